package claimdesk.app.vendor;

import claimdesk.app.call.KeyAdvice;
import claimdesk.app.call.ReplyCode;
import claimdesk.app.vendor.VendorReply.Answered;
import claimdesk.store.claim.Answer;

/**
 * Decides what is worth another attempt: what may pass by itself, and nothing else. It knows no limit; how often and
 * when is for {@link RetryPolicy}.
 */
public final class RetryRule {

    /** Of all 409, the one that means "still running" (case C44). */
    private static final String KEY_BUSY = ReplyCode.KEY_BUSY.text();

    private RetryRule() {}

    public static RetryDecision decide(VendorReply reply) {
        return reply.match(
                RetryRule::answered,
                timedOut -> retry("no answer in time, which proves only that the vendor stopped waiting"),
                reset -> retry("connection reset, which does not tell whether the work was done"));
    }

    private static RetryDecision answered(Answered answer) {
        return switch (answer.status()) {
            case 429 -> retry("429: too many requests for now");
            case 502, 503, 504 -> retry(answer.status() + ": out of reach for now");
            case 409 ->
                answer.code().equals(KEY_BUSY)
                        ? retry("409 " + KEY_BUSY
                                + ": an earlier attempt is still running, its answer will be replayed")
                        : stop("409: the request itself is refused, and would be again");
            case 500 ->
                answer.keyAdvice() == KeyAdvice.SAME_KEY
                        ? retry("500, and the answer says to ask again with the same key")
                        : stop("500, and the answer does not say that asking again with the same key is safe");
            default -> settled(answer.status());
        };
    }

    private static RetryDecision settled(int status) {
        if (Answer.isSuccess(status)) {
            return stop(status + ": done");
        }
        if (status >= 400 && status < 500) {
            return stop(status + ": the request itself is refused, and would be again");
        }
        return stop(status + ": not known to pass by itself");
    }

    private static RetryDecision retry(String why) {
        return new RetryDecision(true, why);
    }

    private static RetryDecision stop(String why) {
        return new RetryDecision(false, why);
    }
}
