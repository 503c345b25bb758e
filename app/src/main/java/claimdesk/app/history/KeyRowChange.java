package claimdesk.app.history;

import claimdesk.store.claim.KeyState;
import claimdesk.store.claim.StoredKey;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The key row before and after one event, as far as the rows of the same source show it. */
public record KeyRowChange(KnownRow before, KnownRow after) {

    private static final Set<EventType> LOOKS =
            EnumSet.of(EventType.REFUSED, EventType.BUSY, EventType.MISMATCH, EventType.REPLAYED, EventType.EXPIRED);

    private static final String JOURNAL = "journal";
    private static final String KEY_TABLE = "key-table";

    /**
     * What {@code event} found and left; empty if it names no key, or if its source knows nothing of key rows.
     *
     * @param events of the case, in order
     */
    public static Optional<KeyRowChange> at(List<Event> events, Event event) {
        String source = event.details().text(Detail.EVIDENCE).orElse(JOURNAL);
        if (event.subject().scopedKey().isEmpty() || !Set.of(JOURNAL, KEY_TABLE).contains(source)) {
            return Optional.empty();
        }
        if (source.equals(KEY_TABLE)) {
            return Optional.of(new KeyRowChange(KnownRow.UNKNOWN, KnownRow.of(event.details())));
        }
        KnownRow row = KnownRow.UNKNOWN;
        List<Event> ofRow = events.stream()
                .filter(one -> isOfSameRow(one, event) && one.seq() <= event.seq())
                .sorted(Comparator.comparingLong(Event::seq))
                .toList();
        for (Event one : ofRow) {
            KnownRow before = found(row, one);
            row = left(before, one);
            if (one.seq() == event.seq()) {
                return Optional.of(new KeyRowChange(before, row));
            }
        }
        return Optional.empty();
    }

    /** Whether the event wrote the row, or one of its facts is known now that was not before. */
    public boolean isChange() {
        return !before.equals(after);
    }

    /** Runs of one file share its key rows; each imported journal stands for itself. */
    private static boolean isOfSameRow(Event one, Event event) {
        boolean isSameSource = one.details()
                        .text(Detail.EVIDENCE)
                        .equals(event.details().text(Detail.EVIDENCE))
                && one.details().text(Detail.SOURCE).equals(event.details().text(Detail.SOURCE));
        return isSameSource && one.subject().scopedKey().equals(event.subject().scopedKey());
    }

    /** What the event found: what the rows before it say, unless its own digest says that this is not so any more. */
    private static KnownRow found(KnownRow row, Event event) {
        Details said = event.details();
        Optional<String> read = said.text(Detail.ROW_READ)
                .or(() -> LOOKS.contains(event.type()) ? said.text(Detail.ROW) : Optional.empty());
        boolean isAnother = read.isPresent() && row.digest().isPresent() && !read.equals(row.digest());
        KnownRow known = isAnother ? KnownRow.UNKNOWN : row;
        if (LOOKS.contains(event.type())) {
            return known.and(looked(event));
        }
        boolean isInsert = event.type() == EventType.CLAIMED && known.isUnknown() && read.isEmpty();
        return isInsert ? KnownRow.GONE : read.map(known::withDigest).orElse(known);
    }

    private static Details looked(Event event) {
        Details said = event.details();
        Details row = KnownRow.only(said, Detail.ROW, Detail.KEEP_UNTIL_MS);
        row = said.text(Detail.ROW_READ)
                .map(digest -> Details.of(Detail.ROW, digest))
                .orElse(row);
        return switch (event.type()) {
            case BUSY ->
                row.and(KnownRow.only(said, Detail.LEASE_UNTIL_MS)).with(Detail.STATE, KeyState.IN_PROGRESS.text());
            case REPLAYED ->
                row.and(KnownRow.only(said, Detail.STATUS, Detail.OUTCOME, Detail.ANSWER_SHA256))
                        .with(Detail.STATE, KeyState.SAVED.text());
            case EXPIRED ->
                row.and(KnownRow.only(said, Detail.KEEP_UNTIL_MS)).with(Detail.STATE, KeyState.SAVED.text());
            case MISMATCH -> KnownRow.renamed(row, said, Detail.STORED_FINGERPRINT, Detail.FINGERPRINT);
            default -> refused(row, said);
        };
    }

    private static Details refused(Details row, Details said) {
        if (said.has(Detail.ROW, StoredKey.GONE)) {
            return row;
        }
        Details all = KnownRow.renamed(row, said, Detail.STORED_FINGERPRINT, Detail.FINGERPRINT);
        all = KnownRow.renamed(all, said, Detail.STORED_STATE, Detail.STATE);
        all = KnownRow.renamed(all, said, Detail.STORED_TOKEN, Detail.TOKEN);
        return KnownRow.renamed(all, said, Detail.STORED_LEASE_UNTIL_MS, Detail.LEASE_UNTIL_MS);
    }

    private static KnownRow left(KnownRow before, Event event) {
        Details said = event.details();
        return switch (event.type()) {
            case CLAIMED, TAKEN_OVER ->
                KnownRow.of(KnownRow.only(
                                said,
                                Detail.OPERATION,
                                Detail.FINGERPRINT,
                                Detail.TOKEN,
                                Detail.LEASE_UNTIL_MS,
                                Detail.ROW)
                        .with(Detail.STATE, KeyState.IN_PROGRESS.text()));
            case RENEWED ->
                before.and(KnownRow.only(said, Detail.TOKEN, Detail.LEASE_UNTIL_MS, Detail.ROW)
                        .with(Detail.STATE, KeyState.IN_PROGRESS.text()));
            case SAVED ->
                before.and(KnownRow.only(
                                said,
                                Detail.STATUS,
                                Detail.OUTCOME,
                                Detail.KEEP_UNTIL_MS,
                                Detail.ANSWER_SHA256,
                                Detail.ROW)
                        .with(Detail.STATE, KeyState.SAVED.text())
                        .with(Detail.SAVED_AT_MS, event.atMs())
                        .with(Detail.TOKEN, KnownRow.WIPED));
            case RELEASED, PURGED -> KnownRow.GONE;
            default -> before;
        };
    }
}
