package claimdesk.app.call;

import claimdesk.store.claim.Fingerprint;
import java.util.function.Function;

/** What becomes of taking a request's fingerprint. Exactly one case holds. */
public sealed interface FingerprintOutcome {

    record Made(Fingerprint fingerprint) implements FingerprintOutcome {}

    /** The body can be read in two ways, so that no fingerprint says what it asks; nothing may be claimed for it. */
    record Refused(String reason) implements FingerprintOutcome {}

    default <R> R match(Function<Made, R> made, Function<Refused, R> refused) {
        if (this instanceof Made) {
            return made.apply((Made) this);
        }
        return refused.apply((Refused) this);
    }
}
