package claimdesk.app.evidence;

import claimdesk.store.claim.StoredKey;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/**
 * A refused save leaves the key row byte-identical. Every event that writes a key row, or looks at one, carries the row's
 * digest: what is looked at next, and what is left at the end, must be the row that the last event left.
 */
final class RefusalLeavesRow extends Rule {

    private static final Set<EventType> LOOKS =
            EnumSet.of(EventType.REFUSED, EventType.BUSY, EventType.MISMATCH, EventType.REPLAYED);

    /** What neither writes a key row nor looks at one; to ask for a digest would be waste. */
    private static final Set<EventType> APART = EnumSet.of(
            EventType.RECEIVED, EventType.WORK_STARTED, EventType.EFFECT, EventType.ANSWERED, EventType.VENDOR_SENT);

    private record Left(String row, EventType by, long seq) {}

    private Optional<Left> left = Optional.empty();

    RefusalLeavesRow(Findings findings) {
        super(findings);
    }

    @Override
    void accept(Event event) {
        if (APART.contains(event.type()) || event.subject().key().isEmpty()) {
            return;
        }
        left.ifPresent(before -> found(event).ifPresent(row -> check(before, row, event)));
        event.details().text(Detail.ROW).ifPresent(row -> left = Optional.of(new Left(row, event.type(), event.seq())));
    }

    /** The row that the event found: one that only looks leaves what it found, and a takeover says both. */
    private static Optional<String> found(Event event) {
        Optional<String> read = event.details().text(Detail.ROW_READ);
        return read.isEmpty() && LOOKS.contains(event.type()) ? event.details().text(Detail.ROW) : read;
    }

    private void check(Left before, String row, Event event) {
        if (!before.row().equals(row)) {
            violated(
                    event,
                    "key " + key(event) + " had another row at seq " + event.seq() + " than " + before.by()
                            + " had left at seq " + before.seq(),
                    before.seq(),
                    event.seq());
        }
    }

    @Override
    boolean needsRow() {
        return left.isPresent() && left.get().by() == EventType.REFUSED;
    }

    @Override
    void atEnd(KeyEnd end) {
        String there = end.row().map(StoredKey::digest).orElse(StoredKey.GONE);
        left.filter(before -> !before.row().equals(there))
                .ifPresent(before -> violatedAtEnd(
                        end,
                        "key " + end.key() + " has another row at the end than the refused save had left at seq "
                                + before.seq(),
                        before.seq()));
    }
}
