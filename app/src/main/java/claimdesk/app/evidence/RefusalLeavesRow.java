package claimdesk.app.evidence;

import claimdesk.store.claim.StoredKey;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A refused save leaves the key row byte-identical. Every event that writes a key row, or looks at one, carries the row's
 * digest: what is looked at next, and what is left at the end, must be the row that the last event left.
 */
final class RefusalLeavesRow extends Rule {

    private static final Set<EventType> LOOKS =
            EnumSet.of(EventType.REFUSED, EventType.BUSY, EventType.MISMATCH, EventType.REPLAYED);

    private record Left(String row, EventType by, long seq) {}

    private final Map<ScopedKey, Left> left = new HashMap<>();

    @Override
    void accept(Event event) {
        event.subject().scopedKey().ifPresent(key -> {
            found(event).ifPresent(row -> check(key, row, event));
            event.details().text(Detail.ROW).ifPresent(row -> left.put(key, new Left(row, event.type(), event.seq())));
        });
    }

    /** The row that the event found: one that only looks leaves what it found, and a takeover says both. */
    private static Optional<String> found(Event event) {
        Optional<String> read = event.details().text(Detail.ROW_READ);
        return read.isEmpty() && LOOKS.contains(event.type()) ? event.details().text(Detail.ROW) : read;
    }

    private void check(ScopedKey key, String row, Event event) {
        Left before = left.get(key);
        if (before != null && !before.row().equals(row)) {
            violated(
                    "key " + key + " had another row at seq " + event.seq() + " than " + before.by()
                            + " had left at seq " + before.seq(),
                    before.seq(),
                    event.seq());
        }
    }

    @Override
    void atEnd(ScopedKey key, Optional<StoredKey> row, long nowMs) {
        Left before = left.get(key);
        String there = row.map(StoredKey::digest).orElse(StoredKey.GONE);
        if (before != null && before.by() == EventType.REFUSED && !before.row().equals(there)) {
            violated(
                    "key " + key + " has another row at the end than the refused save had left at seq " + before.seq(),
                    before.seq());
        }
    }
}
