package claimdesk.app.history;

import claimdesk.store.claim.Answer;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;

/** How an event bears on the order: whether it is the usual way, settles something, or is trouble. */
public enum Tone {
    ROUTINE,
    SETTLED,
    /** Somebody has to come back: nothing was lost and nothing was done. */
    HELD_BACK,
    FAILED,
    /** Put in the way on purpose. */
    INJECTED;

    private static final int CONFLICT = 409;

    public static Tone of(Event event) {
        return switch (event.type()) {
            case RECEIVED, CLAIMED, TAKEN_OVER, WORK_STARTED, RENEWED, RELEASED, EXPIRED, PURGED -> ROUTINE;
            case VENDOR_SENT, AGENT_ACTION, BREAKER_CLOSED -> ROUTINE;
            case EFFECT, SAVED, REPLAYED -> SETTLED;
            case BUSY -> HELD_BACK;
            case MISMATCH, REFUSED, FAILED, REPLY_LOST, CALLER_CRASHED -> FAILED;
            case VENDOR_TIMED_OUT, VENDOR_GAVE_UP, BREAKER_OPENED -> FAILED;
            case FAULT -> INJECTED;
            case ANSWERED ->
                ofAnswer((int) event.details().number(Detail.STATUS).orElse(0));
        };
    }

    private static Tone ofAnswer(int status) {
        if (status == 0) {
            return ROUTINE;
        }
        if (Answer.isSuccess(status)) {
            return SETTLED;
        }
        return status == CONFLICT ? HELD_BACK : FAILED;
    }

    /** Whether it failed, was refused, or was put in the way; what is left when only such are asked for. */
    public boolean isTrouble() {
        return this == HELD_BACK || this == FAILED || this == INJECTED;
    }
}
