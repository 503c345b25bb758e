package claimdesk.app.call;

import claimdesk.store.claim.Answer;
import claimdesk.store.claim.OutcomeClass;
import claimdesk.store.claim.PredicateTerm;

/** The replies that are not the work's own answer. */
final class Replies {

    private static final long TRY_AGAIN_MS = 1000;

    private final ReplyProfile profile;

    Replies(ReplyProfile profile) {
        this.profile = profile;
    }

    Reply problem(ReplyCode code, String detail) {
        return Reply.of(body(code, detail), code);
    }

    /** Nothing was claimed and nothing done. */
    Reply unavailable(String reason) {
        return Reply.retryAfter(body(ReplyCode.UNAVAILABLE, reason), ReplyCode.UNAVAILABLE, TRY_AGAIN_MS);
    }

    Reply busy(long leaseLeftMs) {
        String detail = "Its claim runs for another " + leaseLeftMs + " ms.";
        return Reply.retryAfter(body(ReplyCode.KEY_BUSY, detail), ReplyCode.KEY_BUSY, leaseLeftMs);
    }

    Reply refused(PredicateTerm term) {
        return problem(ReplyCode.NOT_SAVED, "The save was refused: " + term.sentence() + ".");
    }

    Reply saveFailed() {
        return problem(ReplyCode.SAVE_FAILED, "A retry with the same key will tell what became of it.");
    }

    /** Claimed, but nothing was done: to be released. */
    Ending noEffect(String reason) {
        return new Ending(body(ReplyCode.UNAVAILABLE, reason), ReplyCode.UNAVAILABLE, OutcomeClass.NO_EFFECT);
    }

    /** Claimed, and nobody knows what was done: to be kept. */
    Ending unknown(String reason) {
        return new Ending(body(ReplyCode.OUTCOME_UNKNOWN, reason), ReplyCode.OUTCOME_UNKNOWN, OutcomeClass.UNKNOWN);
    }

    private Answer body(ReplyCode code, String detail) {
        return ReplyBody.problem(code, profile.status(code), detail);
    }
}
