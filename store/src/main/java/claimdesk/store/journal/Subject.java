package claimdesk.store.journal;

import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.IdempotencyKey;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.identity.Vendor;
import java.util.Objects;
import java.util.Optional;

/** Whom and what a journal row is about. Any part may be missing: a request without a key has none. */
public final class Subject {

    private static final Subject NOBODY = new Subject(null, null, null, null);

    private final Vendor vendor;
    private final IdempotencyKey key;
    private final AttemptId attempt;
    private final OrderId order;

    private Subject(Vendor vendor, IdempotencyKey key, AttemptId attempt, OrderId order) {
        this.vendor = vendor;
        this.key = key;
        this.attempt = attempt;
        this.order = order;
    }

    public static Subject nobody() {
        return NOBODY;
    }

    /** A subject of whatever parts there are; a missing one is null. */
    public static Subject of(Vendor vendor, IdempotencyKey key, AttemptId attempt, OrderId order) {
        return new Subject(vendor, key, attempt, order);
    }

    public static Subject of(Vendor vendor) {
        return new Subject(Objects.requireNonNull(vendor), null, null, null);
    }

    public static Subject of(ScopedKey key) {
        return new Subject(key.vendor(), key.key(), null, null);
    }

    public Subject with(IdempotencyKey key) {
        return new Subject(vendor, key, attempt, order);
    }

    public Subject with(AttemptId attempt) {
        return new Subject(vendor, key, attempt, order);
    }

    public Subject with(OrderId order) {
        return new Subject(vendor, key, attempt, order);
    }

    public Optional<Vendor> vendor() {
        return Optional.ofNullable(vendor);
    }

    public Optional<IdempotencyKey> key() {
        return Optional.ofNullable(key);
    }

    public Optional<AttemptId> attempt() {
        return Optional.ofNullable(attempt);
    }

    public Optional<OrderId> order() {
        return Optional.ofNullable(order);
    }

    /** Vendor and key together, where both are known. */
    public Optional<ScopedKey> scopedKey() {
        return vendor == null || key == null ? Optional.empty() : Optional.of(new ScopedKey(vendor, key));
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof Subject)) {
            return false;
        }
        Subject that = (Subject) other;
        return Objects.equals(vendor, that.vendor)
                && Objects.equals(key, that.key)
                && Objects.equals(attempt, that.attempt)
                && Objects.equals(order, that.order);
    }

    @Override
    public int hashCode() {
        return Objects.hash(vendor, key, attempt, order);
    }

    @Override
    public String toString() {
        return "vendor " + vendor + ", key " + key + ", attempt " + attempt + ", order " + order;
    }
}
