package claimdesk.app.prove;

import claimdesk.store.claim.Protocol;

/**
 * How hard a file is hammered.
 *
 * @param calls how many actions the vendors have, each with a key of its own, 1 to {@value #CALLS_MAX}
 * @param processes how many processes serve at a time, 1 to {@value #PROCESSES_MAX}
 * @param threads how many threads each has, 1 to {@value #THREADS_MAX}
 * @param kills how many processes are killed, at most one for each call
 * @param leaseMs how long a claim is good, {@value #LEASE_MS_MIN} to {@value #LEASE_MS_MAX} milliseconds
 * @param seed what each call suffers, and when whom a kill meets, is drawn from it; how the calls meet is not
 */
public record ProofPlan(int calls, int processes, int threads, int kills, long leaseMs, Protocol protocol, long seed) {

    public static final int CALLS_MAX = 10_000_000;
    public static final int PROCESSES_MAX = 64;
    public static final int THREADS_MAX = 512;
    public static final long LEASE_MS_MIN = 50;
    public static final long LEASE_MS_MAX = 60_000;

    public ProofPlan {
        check("calls", calls, 1, CALLS_MAX);
        check("processes", processes, 1, PROCESSES_MAX);
        check("threads", threads, 1, THREADS_MAX);
        check("kills", kills, 0, calls);
        check("lease", leaseMs, LEASE_MS_MIN, LEASE_MS_MAX);
    }

    private static void check(String what, long number, long min, long max) {
        if (number < min || number > max) {
            throw new IllegalArgumentException(
                    "--" + what + " " + number + ": a whole number from " + min + " to " + max);
        }
    }

    /** How many requests are under way before the vendors wait with new actions. */
    int requestsMax() {
        return 2 * processes * threads;
    }

    /** How many actions may be open, those included whose vendor waits before it asks again. */
    int actionsMax() {
        return 2 * requestsMax();
    }
}
