package claimdesk.app.prove;

import claimdesk.app.prove.worker.Ask;
import claimdesk.app.prove.worker.Loop;
import claimdesk.app.prove.worker.Told;
import claimdesk.app.prove.worker.Workers;
import claimdesk.app.vendor.RetryRule;
import claimdesk.app.vendor.VendorReply;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * The vendors: begin actions, send their requests to the workers, and send them again, with the same key, until they
 * have an answer. They live in the process that nobody kills, and know what they were told from the workers' output
 * alone. To be used on the loop's thread.
 */
final class VendorSide implements Workers.Listener {

    /** After so many requests without an answer the vendor gives up. */
    private static final int TRIES_MAX = 500;

    private static final int DELAY_MS_MIN = 20;
    private static final int DELAY_MS_MAX = 200;
    private static final int NO_WORKER_LOOK_MS = 20;
    /** How long before a lease's end the earliest of those that outlast theirs goes on, and who is to take over asks. */
    private static final int BEFORE_THE_END_MS = 20;

    private static final int TAKEOVER_LOOK_MS = 30;

    private static final int ANY_WORKER = -1;
    private static final int NO_TRY = 0;

    /** An action that has begun and is not settled yet. */
    private static final class Action {
        private final int number;
        private final Fate fate;
        private int tries;
        /** Requests that are under way, or that will be. */
        private int open;

        private int worker = ANY_WORKER;
        /** The try that asks for something else. */
        private int otherTry = NO_TRY;

        private boolean isAnswered;

        private Action(int number, Fate fate) {
            this.number = number;
            this.fate = fate;
        }
    }

    private final ProofPlan plan;
    private final Loop loop;
    private final Workers workers;
    private final Killer killer;
    /** Two sources, for how many delays are drawn depends on how the calls meet, and what they suffer must not. */
    private final SplittableRandom fates;

    private final SplittableRandom chance;
    private final ToldAnswers told;
    private final Map<Integer, Action> actions = new HashMap<>();
    private int begun;
    private volatile int settled;
    private volatile long requests;
    private volatile int gaveUp;
    private volatile long breakdowns;
    private volatile long mismatchesServed;

    VendorSide(ProofPlan plan, Loop loop, Workers workers, Killer killer, SplittableRandom chance) {
        this.plan = plan;
        this.loop = loop;
        this.workers = workers;
        this.killer = killer;
        this.fates = chance.split();
        this.chance = chance;
        this.told = new ToldAnswers(plan.calls());
    }

    /** How many actions are settled: answered, or given up, and with no request under way. On any thread. */
    int settled() {
        return settled;
    }

    /** How many requests were sent. On any thread. */
    long requests() {
        return requests;
    }

    int gaveUp() {
        return gaveUp;
    }

    /** Over how many requests a worker broke down. */
    long breakdowns() {
        return breakdowns;
    }

    /** How many requests for something else, with a key that was used, were told a success. */
    long mismatchesServed() {
        return mismatchesServed;
    }

    ToldAnswers toldAnswers() {
        return told;
    }

    @Override
    public void ready() {
        goOn();
    }

    /** Begins as many actions as there is room for. */
    private void goOn() {
        while (begun < plan.calls()
                && workers.areAnyReady()
                && workers.unanswered() < plan.requestsMax()
                && actions.size() < plan.actionsMax()
                && killer.allowsAnother(begun)) {
            begin();
        }
        if (settled == plan.calls() && killer.isDone()) {
            workers.finish();
        }
    }

    private void begin() {
        begun++;
        Action action = new Action(begun, Fate.draw(fates));
        actions.put(begun, action);
        action.worker = send(action, action.fate.first());
        if (action.fate.isTwice()) {
            later(action, action.fate.outlasts() ? plan.leaseMs() - BEFORE_THE_END_MS : 0);
        }
        killer.begun(begun, this::goOn);
    }

    private int send(Action action, Ask.Fault fault) {
        action.tries++;
        action.open++;
        requests++;
        Ask ask = new Ask(action.number, action.tries, fault, ms(fault));
        return workers.send(
                ask, fault == Ask.Fault.LINGER_AT_SAVE && chance.nextBoolean() ? action.worker : ANY_WORKER);
    }

    private long ms(Ask.Fault fault) {
        return switch (fault) {
            case OUTLAST_AT_WORK, OUTLAST_AT_SAVE ->
                chance.nextLong(plan.leaseMs() / 2 + BEFORE_THE_END_MS) - BEFORE_THE_END_MS;
            case LINGER_AT_SAVE -> chance.nextLong(plan.leaseMs() / 2);
            case NONE, FULL_AT_SAVE, UNHEARD_AT_CLAIM, UNHEARD_AT_SAVE, OTHER_REQUEST -> 0;
        };
    }

    /** Sends another request after a while, unless the action was answered meanwhile. */
    private void later(Action action, long delayMs) {
        action.open++;
        loop.in(delayMs, () -> again(action));
    }

    private void again(Action action) {
        if (!action.isAnswered && !workers.areAnyReady()) {
            loop.in(NO_WORKER_LOOK_MS, () -> again(action));
            return;
        }
        action.open--;
        if (!action.isAnswered) {
            send(action, action.fate.outlasts() ? Ask.Fault.LINGER_AT_SAVE : Ask.Fault.NONE);
        }
        settleIfDone(action);
    }

    @Override
    public void told(Told reply) {
        if (reply.tryNumber() == actions.get(reply.number()).otherTry) {
            mismatchesServed += reply.isSuccess() ? 1 : 0;
        } else {
            told.add(reply);
        }
        breakdowns += reply.isBreakdown() ? 1 : 0;
        closed(reply.number(), reply.asVendorSees());
        goOn();
    }

    @Override
    public void lost(List<Ask> unanswered) {
        unanswered.forEach(ask -> closed(ask.number(), new VendorReply.ConnectionReset()));
    }

    /** One request is over. */
    private void closed(int number, VendorReply reply) {
        Action action = actions.get(number);
        action.open--;
        if (!action.isAnswered) {
            decide(action, reply);
        }
        settleIfDone(action);
    }

    private void decide(Action action, VendorReply reply) {
        boolean isAnswer = !RetryRule.decide(reply).retries();
        if (!isAnswer && action.tries < TRIES_MAX) {
            later(action, action.fate.outlasts() ? chance.nextInt(TAKEOVER_LOOK_MS) : delayMs(action.tries));
            return;
        }
        action.isAnswered = true;
        if (!isAnswer) {
            gaveUp++;
        } else if (action.fate.isAskedAgain() && workers.areAnyReady()) {
            send(action, Ask.Fault.NONE);
        } else if (action.fate.isAskedOtherwise() && workers.areAnyReady()) {
            action.otherTry = action.tries + 1;
            send(action, Ask.Fault.OTHER_REQUEST);
        }
    }

    /** Grows with each try and is never the same for two. */
    private long delayMs(int tries) {
        int upTo = Math.min(DELAY_MS_MAX, DELAY_MS_MIN << Math.min(tries, 4));
        return DELAY_MS_MIN / 2 + chance.nextLong(upTo);
    }

    private void settleIfDone(Action action) {
        if (action.open == 0 && action.isAnswered && actions.remove(action.number) != null) {
            settled++;
            goOn();
        }
    }
}
