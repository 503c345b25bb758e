package claimdesk.app.vendor;

import claimdesk.app.call.KeyAdvice;
import java.util.function.Function;

/** What a vendor sees of one attempt. Exactly one case holds. */
public sealed interface VendorReply {

    /**
     * An answer arrived in time.
     *
     * @param code the machine code of a refusal's body; empty if there is none
     * @param retryAfterMs what {@code Retry-After} asks for; 0 if there is none
     * @param keyAdvice what the body says; {@link KeyAdvice#NONE} if nothing
     */
    record Answered(int status, String code, long retryAfterMs, KeyAdvice keyAdvice) implements VendorReply {

        public Answered {
            if (retryAfterMs < 0) {
                throw new IllegalArgumentException("Retry-After is " + retryAfterMs + " ms; it needs at least 0");
            }
        }
    }

    /** The vendor stopped waiting. The work may be done, under way, or never begun. */
    record TimedOut() implements VendorReply {}

    /** The connection broke before an answer. The work may be done, under way, or never begun. */
    record ConnectionReset() implements VendorReply {}

    default <R> R match(
            Function<Answered, R> answered,
            Function<TimedOut, R> timedOut,
            Function<ConnectionReset, R> connectionReset) {
        if (this instanceof Answered) {
            return answered.apply((Answered) this);
        }
        if (this instanceof TimedOut) {
            return timedOut.apply((TimedOut) this);
        }
        return connectionReset.apply((ConnectionReset) this);
    }
}
