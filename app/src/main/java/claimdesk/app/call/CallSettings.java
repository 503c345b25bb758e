package claimdesk.app.call;

import claimdesk.store.order.Operation;
import java.util.EnumMap;
import java.util.Map;

/**
 * How calls are served.
 *
 * @param leaseMs how long a claim is good, for each operation, milliseconds; an operation's work must fit into it
 * @param retentionMs how long an answer is replayed, milliseconds
 * @param worker stable name of this process
 */
public record CallSettings(Map<Operation, Long> leaseMs, long retentionMs, ReplyProfile profile, String worker) {

    public CallSettings {
        EnumMap<Operation, Long> all = new EnumMap<>(Operation.class);
        for (Operation operation : Operation.values()) {
            Long lease = leaseMs.get(operation);
            if (lease == null || lease < 1) {
                throw new IllegalArgumentException("the lease of " + operation.text() + " is " + lease + " ms");
            }
            all.put(operation, lease);
        }
        if (retentionMs < 1) {
            throw new IllegalArgumentException("a retention of " + retentionMs + " ms; at least 1 is needed");
        }
        leaseMs = Map.copyOf(all);
    }

    /** Settings with one lease for every operation. */
    public static CallSettings of(long leaseMs, long retentionMs, ReplyProfile profile, String worker) {
        EnumMap<Operation, Long> all = new EnumMap<>(Operation.class);
        for (Operation operation : Operation.values()) {
            all.put(operation, leaseMs);
        }
        return new CallSettings(all, retentionMs, profile, worker);
    }

    public long leaseMs(Operation operation) {
        return leaseMs.get(operation);
    }
}
