package claimdesk.app.scenario;

import claimdesk.store.order.Operation;
import java.util.List;
import java.util.stream.Stream;

/**
 * The logical actions of a vendor, each on an order of its own.
 *
 * @param count how many, 1 to 100 000
 * @param operations what they ask for, in turn, starting again at the end of the list
 * @param startMs when the first begins, milliseconds from the start of the run
 * @param everyMs from one beginning to the next, milliseconds; 0 begins all at once
 */
public record ActionPlan(int count, List<Operation> operations, long startMs, long everyMs) {

    public static final int COUNT_MAX = 100_000;
    public static final int OPERATIONS_MAX = 100;

    public ActionPlan {
        Bounds.check("count of actions", count, 1, COUNT_MAX);
        Bounds.check("count of operations", operations.size(), 1, OPERATIONS_MAX);
        Bounds.check("start", startMs, 0, Bounds.DAY_MS);
        Bounds.check("spacing", everyMs, 0, Bounds.DAY_MS);
        operations = List.copyOf(operations);
    }

    /** What the {@code action}th action asks for, from 1. */
    public Operation operationOf(int action) {
        return operations.get((action - 1) % operations.size());
    }

    /** When the {@code action}th action begins, from 1, milliseconds from the start of the run. */
    public long startMsOf(int action) {
        return startMs + (action - 1) * everyMs;
    }

    /** The operations that are reached at all: a list longer than {@code count} is not used up. */
    Stream<Operation> operationsAsked() {
        return operations.stream().limit(count);
    }
}
