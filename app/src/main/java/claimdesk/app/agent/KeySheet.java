package claimdesk.app.agent;

import claimdesk.store.Store;
import claimdesk.store.Tables;
import claimdesk.store.claim.StoredKey;
import claimdesk.store.effect.Effect;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import claimdesk.store.journal.Subject;
import java.util.List;
import java.util.Optional;

/**
 * What an agent is shown of a key before an act on it, read in one transaction. The act is conditional on {@code row}.
 *
 * @param row empty if the key is free
 * @param request empty if the journal has none that was served
 * @param effects what was done for the key, as far as this file knows
 * @param hasWorkBegun whether the call that holds the row in progress had begun its work
 * @param nowMs store clock
 */
public record KeySheet(
        ScopedKey key,
        Optional<StoredKey> row,
        Optional<KnownRequest> request,
        List<Effect> effects,
        boolean hasWorkBegun,
        long nowMs) {

    private static final int EVENTS_MAX = 20_000;
    private static final int EFFECTS_MAX = 100;

    public KeySheet {
        effects = List.copyOf(effects);
    }

    public static KeySheet read(Store store, ScopedKey key) {
        return store.read(tables -> read(tables, key));
    }

    private static KeySheet read(Tables tables, ScopedKey key) {
        Optional<StoredKey> row = tables.claims().find(key);
        List<Event> events = tables.journal().newestOfKey(key, EVENTS_MAX);
        boolean hasWorkBegun = row.isPresent()
                && events.stream()
                        .anyMatch(event -> event.type() == EventType.WORK_STARTED
                                && event.subject()
                                        .attempt()
                                        .equals(Optional.of(row.get().attempt())));
        return new KeySheet(
                key,
                row,
                KnownRequest.of(events, row),
                tables.effects().ofKey(key, EFFECTS_MAX),
                hasWorkBegun,
                tables.claims().nowMs());
    }

    /** Whom the journal names for an act on the key. */
    Subject subject() {
        Subject subject = Subject.of(key);
        Optional<OrderId> order = row.map(StoredKey::order).or(() -> request.map(KnownRequest::order));
        return order.map(subject::with).orElse(subject);
    }
}
