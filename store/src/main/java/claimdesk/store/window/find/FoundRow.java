package claimdesk.store.window.find;

import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.identity.Vendor;
import claimdesk.store.journal.EventType;
import claimdesk.store.journal.Subject;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;

/**
 * A key, or an order that came without one, with what the file has about it in short.
 *
 * @param subject whom it is about: vendor and key, or an order; the order that its newest row names beside the key
 * @param attempts how often it was received, counted up to a bound
 * @param status the newest that any row has
 * @param newestAtMs store clock; empty where no row says when
 * @param marks what happened to it that is worth a word, among its newest rows
 * @param isImported whether imported lines name it
 */
public record FoundRow(
        Subject subject,
        Standing standing,
        int attempts,
        OptionalInt status,
        OptionalLong newestAtMs,
        Set<EventType> marks,
        boolean isImported) {

    public FoundRow {
        marks = Set.copyOf(marks);
    }

    public Optional<ScopedKey> key() {
        return subject.scopedKey();
    }

    public Optional<OrderId> order() {
        return subject.order();
    }

    public Optional<Vendor> vendor() {
        return subject.vendor();
    }
}
