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
        Optional<ScopedKey> key = event.subject().scopedKey();
        Optional<String> row = event.details().text(Detail.ROW);
        if (key.isEmpty() || row.isEmpty()) {
            return;
        }
        Left before = left.put(key.get(), new Left(row.get(), event.type(), event.seq()));
        if (before != null && LOOKS.contains(event.type()) && !before.row().equals(row.get())) {
            violated(
                    "key " + key.get() + " had another row at seq " + event.seq() + " than " + before.by()
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
