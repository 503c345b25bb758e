package claimdesk.app.room;

import claimdesk.store.Tables;
import claimdesk.store.claim.KeyState;
import claimdesk.store.claim.OutcomeClass;
import claimdesk.store.claim.StoredKey;
import claimdesk.store.effect.Effect;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.order.Order;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** The rows that the calls of one key work on: its key row, its order, its effects with what waits in the outbox. */
public record Rows(Optional<StoredKey> key, Optional<Order> order, List<Effect> effects) {

    private static final int EFFECTS_MAX = 100;

    static Rows read(Tables tables, ScopedKey key, OrderId order) {
        return new Rows(
                tables.claims().find(key),
                tables.orders().find(order),
                tables.effects().ofKey(key, EFFECTS_MAX));
    }

    /** When the key row next changes by itself: its lease ends, or its answer's retention does; empty if it does not. */
    OptionalLong nextEndMs(long nowMs) {
        return key.map(row -> row.state() == KeyState.IN_PROGRESS ? row.leaseUntilMs() : keptUntilMs(row))
                .filter(endMs -> endMs > nowMs && endMs < Long.MAX_VALUE)
                .map(OptionalLong::of)
                .orElse(OptionalLong.empty());
    }

    boolean isExpired(long nowMs) {
        return key.filter(row -> row.state() == KeyState.SAVED && keptUntilMs(row) <= nowMs)
                .isPresent();
    }

    private static long keptUntilMs(StoredKey row) {
        return row.saved()
                .filter(saved -> saved.outcome() == OutcomeClass.FINAL)
                .map(saved -> saved.keepUntilMs())
                .orElse(Long.MAX_VALUE);
    }

    /** Equal for equal rows and for no others, but for the surrogate numbers, which nothing depends on. */
    String image() {
        return key.map(StoredKey::digest).orElse(StoredKey.GONE) + " " + order + " " + effects;
    }
}
