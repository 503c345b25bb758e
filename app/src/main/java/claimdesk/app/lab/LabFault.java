package claimdesk.app.lab;

import claimdesk.app.call.Step;
import claimdesk.app.room.Move.Kind;
import java.util.Arrays;
import java.util.Optional;

/** What goes wrong in one row of the grid. Whatever it leaves open is drawn: who is next, and when time passes. */
public enum LabFault {
    NO_FAULT(
            "no-fault",
            "No fault",
            "A asks and is answered. Then the vendor asks twice more, at once.",
            new Plan(3, Entrance.AFTER_FIRST, Passing.NEVER, Strike.NONE)),
    DOUBLE_CLICK(
            "double-click",
            "Double click",
            "A and B ask at once, in any order of their steps.",
            new Plan(2, Entrance.AT_ONCE, Passing.NEVER, Strike.NONE)),
    LOST_REPLY(
            "lost-reply",
            "Reply lost",
            "A's answer is lost on the way. The vendor asks twice more, at once.",
            new Plan(3, Entrance.AFTER_FIRST, Passing.NEVER, new Strike(Step.ANSWER, Kind.LOST_REPLY))),
    LOST_CLAIM(
            "lost-acknowledgement-at-claim",
            "Claim not acknowledged",
            "A's claim is committed, and A is not told. The vendor asks twice more, one after the other.",
            new Plan(3, Entrance.IN_TURN, Passing.LEASE_LEFT, new Strike(Step.CLAIM, Kind.LOST_ACKNOWLEDGEMENT))),
    LOST_SAVE(
            "lost-acknowledgement-at-save",
            "Save not acknowledged",
            "A's save is committed, and A is not told. The vendor asks twice more, one after the other.",
            new Plan(3, Entrance.IN_TURN, Passing.LEASE_LEFT, new Strike(Step.SAVE, Kind.LOST_ACKNOWLEDGEMENT))),
    FULL_DISK(
            "disk-full-at-save",
            "Disk full at save",
            "A's save finds the disk full and writes nothing. The vendor asks twice more; the lease may end meanwhile.",
            new Plan(3, Entrance.IN_TURN, Passing.LEASE_LEFT, new Strike(Step.SAVE, Kind.FULL_DISK))),
    CRASH_BEFORE_WORK(
            "crash-before-work",
            "Crash before the work",
            "A claims and dies. The vendor asks twice more; the lease may end meanwhile.",
            new Plan(3, Entrance.IN_TURN, Passing.LEASE_LEFT, new Strike(Step.WORK, Kind.CRASH))),
    CRASH_BEFORE_SAVE(
            "crash-before-save",
            "Crash after the work",
            "A does the work and dies before its save. The vendor asks twice more; the lease may end meanwhile.",
            new Plan(3, Entrance.IN_TURN, Passing.LEASE_LEFT, new Strike(Step.SAVE, Kind.CRASH))),
    CRASH_BEFORE_ANSWER(
            "crash-before-answer",
            "Crash after the save",
            "A saves and dies before it answers. The vendor asks twice more, one after the other.",
            new Plan(3, Entrance.IN_TURN, Passing.LEASE_LEFT, new Strike(Step.ANSWER, Kind.CRASH))),
    LEASE_ENDS(
            "lease-ends",
            "Lease ends before the save",
            "A's work outlasts its lease. B comes in then; the rest of A and B in any order.",
            new Plan(2, Entrance.AFTER_LEASE, Passing.LEASE_OF_FIRST, Strike.NONE)),
    EXPIRED_KEY(
            "expired-key",
            "Expired key, and the purge",
            "A is answered. The vendor asks twice more; the answer's retention may end, and the purge may run.",
            new Plan(3, Entrance.IN_TURN, Passing.RETENTION, Strike.NONE));

    /** When callers after the first may come in. */
    enum Entrance {
        AT_ONCE,
        /** When A is through: all of them at once. */
        AFTER_FIRST,
        /** One after the other. */
        IN_TURN,
        /** When A's lease has ended, or A is through. */
        AFTER_LEASE
    }

    /** What the clock may pass, once. */
    enum Passing {
        NEVER,
        /** The lease of a key that A has left in progress, at a drawn moment. */
        LEASE_LEFT,
        /** A's lease, just before its save. */
        LEASE_OF_FIRST,
        /** The retention of A's answer, at a drawn moment; the purge may run from then on. */
        RETENTION
    }

    /** What strikes A, once, at which of its steps. */
    record Strike(Step step, Kind kind) {

        /** No step is struck: a call that is done takes none. */
        static final Strike NONE = new Strike(Step.DONE, Kind.STEP);
    }

    record Plan(int callers, Entrance entrance, Passing passing, Strike strike) {}

    private final String id;
    private final String title;
    private final String sentence;
    private final Plan plan;

    LabFault(String id, String title, String sentence, Plan plan) {
        this.id = id;
        this.title = title;
        this.sentence = sentence;
        this.plan = plan;
    }

    /** The stable name in JSON and CSV. */
    public String id() {
        return id;
    }

    /** A few words for a heading. */
    public String title() {
        return title;
    }

    /** What happens, in words; the callers are A, B and C. */
    public String sentence() {
        return sentence;
    }

    Plan plan() {
        return plan;
    }

    public static Optional<LabFault> named(String id) {
        return Arrays.stream(values()).filter(one -> one.id.equals(id)).findFirst();
    }
}
