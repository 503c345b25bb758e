package claimdesk.app.bench;

import claimdesk.store.bench.Rows;

/**
 * What is measured at once.
 *
 * @param rows what each action does: a whole call, or only its claim and its save
 * @param callers threads, in all processes together
 * @param actions how many, each with a key of its own
 */
public record Load(Rows rows, int callers, int processes, int actions) {

    public Load {
        if (processes < 1 || callers < processes || actions < callers) {
            throw new IllegalArgumentException(actions + " actions by " + callers + " callers in " + processes
                    + " processes: each process needs a caller, and each caller an action");
        }
    }

    /** The share of one of its processes; all shares together are this load. */
    Load share(int process) {
        return new Load(
                rows,
                callers / processes + (process < callers % processes ? 1 : 0),
                1,
                actions / processes + (process < actions % processes ? 1 : 0));
    }
}
