package claimdesk.ui.live.row;

import claimdesk.store.claim.Answer;
import claimdesk.store.window.AttemptRow;
import java.util.OptionalInt;

/**
 * What a caller answered, as far as the journal knows by now.
 *
 * @param status empty if it has not answered
 * @param isLost whether the answer is known not to have reached its vendor
 */
public record Told(OptionalInt status, boolean isLost) {

    private static final int SERVER_ERROR_FROM = 500;

    public static Told nothing() {
        return new Told(OptionalInt.empty(), false);
    }

    public static Told of(AttemptRow attempt) {
        return new Told(attempt.status(), attempt.isReplyLost());
    }

    public boolean isSuccess() {
        return status.isPresent() && Answer.isSuccess(status.getAsInt());
    }

    /** For a refused save: like {@code 500 server error}. */
    public String afterRefusal() {
        if (status.isEmpty()) {
            return "not answered";
        }
        String kind = isSuccess() ? "success" : status.getAsInt() >= SERVER_ERROR_FROM ? "server error" : "refusal";
        return status.getAsInt() + " " + kind;
    }
}
