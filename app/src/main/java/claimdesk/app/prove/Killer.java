package claimdesk.app.prove;

import claimdesk.app.prove.worker.Loop;
import claimdesk.app.prove.worker.Workers;
import java.util.SplittableRandom;

/**
 * Decides when a worker process is killed: each kill becomes due at an action of its own and strikes a moment later,
 * while requests are under way. To be used on the loop's thread.
 */
final class Killer {

    private static final int DELAY_MS_MAX = 30;
    private static final int LOOK_AGAIN_MS = 5;

    private final ProofPlan plan;
    private final Loop loop;
    private final Workers workers;
    private final SplittableRandom chance;
    /** The actions at whose beginning a kill becomes due, in order. */
    private final int[] dueAt;

    private int due;
    private volatile int done;

    Killer(ProofPlan plan, Loop loop, Workers workers, SplittableRandom chance) {
        this.plan = plan;
        this.loop = loop;
        this.workers = workers;
        this.chance = chance;
        this.dueAt = chance.ints(plan.kills(), 1, plan.calls() + 1).sorted().toArray();
    }

    /** Notes that action {@code number} has begun; {@code onKill} is called after each kill that this brings. */
    void begun(int number, Runnable onKill) {
        while (due < dueAt.length && dueAt[due] <= number) {
            due++;
            loop.in(chance.nextInt(DELAY_MS_MAX), () -> kill(onKill));
        }
    }

    private void kill(Runnable onKill) {
        if (!workers.killOne()) {
            loop.in(LOOK_AGAIN_MS, () -> kill(onKill));
            return;
        }
        done++;
        onKill.run();
    }

    /** Whether another action may begin: the vendors do not run away from a kill that is due. */
    boolean allowsAnother(int begun) {
        return done == due || begun < dueAt[done] + plan.requestsMax();
    }

    boolean isDone() {
        return done == plan.kills();
    }

    /** How many processes were killed. On any thread. */
    int kills() {
        return done;
    }
}
