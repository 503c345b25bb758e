package claimdesk.app.bench;

import java.util.List;

/**
 * What a bench measures.
 *
 * @param actions of each load of more than one caller; a lone caller takes a tenth, and so does the loop with one commit each
 * @param callers numbers of callers, each tried with each number of processes that is not larger
 * @param keys with how many keys in the file before; empty for the grid of callers and processes in an empty file
 */
public record BenchPlan(int actions, List<Integer> callers, List<Integer> processes, List<Long> keys) {

    public static final int ACTIONS_MIN = 1_000;
    public static final int ACTIONS_MAX = 10_000_000;
    public static final int CALLERS_MAX = 512;
    public static final int PROCESSES_MAX = 16;
    public static final long KEYS_MAX = 100_000_000;

    public BenchPlan {
        check("calls", List.of((long) actions), ACTIONS_MIN, ACTIONS_MAX);
        check("callers", callers.stream().map(Integer::longValue).toList(), 1, CALLERS_MAX);
        check("processes", processes.stream().map(Integer::longValue).toList(), 1, PROCESSES_MAX);
        check("keys", keys, 0, KEYS_MAX);
        callers = List.copyOf(callers);
        processes = List.copyOf(processes);
        keys = List.copyOf(keys);
    }

    private static void check(String what, List<Long> numbers, long min, long max) {
        for (long number : numbers) {
            if (number < min || number > max) {
                throw new IllegalArgumentException(what + " " + number + ": from " + min + " to " + max);
            }
        }
    }
}
