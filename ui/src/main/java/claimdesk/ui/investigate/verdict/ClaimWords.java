package claimdesk.ui.investigate.verdict;

import claimdesk.app.verdict.Claim;

/** What a statement is about, in a few words; whether it is so, is said beside them. */
final class ClaimWords {

    private ClaimWords() {}

    static String of(Claim claim) {
        return switch (claim) {
            case DELIVERED -> "delivered";
            case REISSUED -> "reissued";
            case REFUNDED -> "refunded";
            case CANCELLED -> "cancelled";
            case TOLD_LAST -> "what the vendor was told";
            case TOLD_TRUE -> "the last answer was true";
            case ERROR_AFTER_EFFECT -> "error told after the effect";
            case ANSWER_SAVED -> "answer saved";
            case SAVE_REFUSED -> "save refused";
            case SAVE_FAILED -> "save failed";
            case EFFECT_COUNT -> "number of effects";
            case DOUBLE_EFFECT -> "double effect";
            case REPEATED_EFFECT -> "repeated effect";
            case CAUSE_ROTATED_KEYS -> "cause: vendor rotated keys";
            case CAUSE_LEASE_TOO_SHORT -> "cause: lease too short";
            case CAUSE_STORE_FAULT -> "cause: store fault";
            case CAUSE_TWO_ORDERS -> "cause: two real orders";
        };
    }
}
