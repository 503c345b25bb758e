package claimdesk.app.call;

import claimdesk.store.claim.Fingerprint;
import claimdesk.store.identity.IdempotencyKey;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.Subject;
import java.util.Optional;
import java.util.function.Function;

/**
 * Whether an attempt has the form of one that can be served. Decided before any claim, so that a request that is refused
 * here leaves no key row (cases C28, C39).
 */
sealed interface Reception {

    /** The fingerprint is taken here, once, from the request as it came (case C35). */
    record Accepted(ScopedKey key, OrderId order, Fingerprint fingerprint, Details details) implements Reception {}

    record Rejected(ReplyCode code, String detail, Details details) implements Reception {}

    /** What the journal says of it. */
    Details details();

    default <R> R match(Function<Accepted, R> accepted, Function<Rejected, R> rejected) {
        return this instanceof Accepted ? accepted.apply((Accepted) this) : rejected.apply((Rejected) this);
    }

    static Reception of(Attempt attempt) {
        Request request = attempt.request();
        Details seen = Details.of(Detail.OPERATION, attempt.operation().text())
                .with(Detail.METHOD, request.method())
                .with(Detail.ROUTE, request.route())
                .with(Detail.BODY_BYTES, request.bodyBytes())
                .with(Detail.TRY_NUMBER, attempt.tryNumber());
        if (request.bodyBytes() > Request.BODY_BYTES_MAX) {
            String detail =
                    "It has " + request.bodyBytes() + " bytes; at most " + Request.BODY_BYTES_MAX + " are taken.";
            return rejected(ReplyCode.BODY_TOO_LARGE, detail, seen);
        }
        if (attempt.key().isEmpty()) {
            return rejected(ReplyCode.KEY_MISSING, "Send an Idempotency-Key header, the same on every retry.", seen);
        }
        return named(attempt, seen);
    }

    private static Reception named(Attempt attempt, Details seen) {
        ScopedKey key;
        try {
            key = scoped(attempt, attempt.key().orElseThrow());
        } catch (IllegalArgumentException unusable) {
            return rejected(ReplyCode.KEY_INVALID, unusable.getMessage(), seen);
        }
        OrderId order;
        try {
            order = new OrderId(attempt.request().order());
        } catch (IllegalArgumentException unusable) {
            return rejected(ReplyCode.ORDER_INVALID, unusable.getMessage(), seen);
        }
        return Fingerprints.of(attempt.request())
                .match(
                        made -> accepted(key, order, made.fingerprint(), seen),
                        refused -> rejected(ReplyCode.BODY_AMBIGUOUS, refused.reason(), seen));
    }

    /** What can be said of whom an attempt is about before it was accepted. */
    static Subject subject(Attempt attempt) {
        Subject subject = Subject.of(attempt.vendor()).with(attempt.id());
        Optional<IdempotencyKey> key = attempt.key()
                .flatMap(text -> usable(text, name -> scoped(attempt, name).key()));
        Optional<OrderId> order = usable(attempt.request().order(), OrderId::new);
        subject = key.map(subject::with).orElse(subject);
        return order.map(subject::with).orElse(subject);
    }

    private static ScopedKey scoped(Attempt attempt, String key) {
        return new ScopedKey(attempt.vendor(), new IdempotencyKey(key));
    }

    private static <T> Optional<T> usable(String text, Function<String, T> name) {
        try {
            return Optional.of(name.apply(text));
        } catch (IllegalArgumentException unusable) {
            return Optional.empty();
        }
    }

    private static Reception accepted(ScopedKey key, OrderId order, Fingerprint fingerprint, Details seen) {
        Details details = seen.with(Detail.FINGERPRINT, fingerprint.sha256())
                .with(Detail.RAW_SHA256, fingerprint.rawSha256())
                .with(Detail.FINGERPRINT_RULE, fingerprint.rule().text());
        return new Accepted(key, order, fingerprint, details);
    }

    private static Reception rejected(ReplyCode code, String detail, Details seen) {
        return new Rejected(code, detail, seen.with(Detail.CODE, code.text()));
    }
}
