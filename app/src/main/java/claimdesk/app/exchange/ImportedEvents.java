package claimdesk.app.exchange;

import claimdesk.store.imported.EvidenceLine;
import claimdesk.store.imported.EvidenceRow;
import claimdesk.store.imported.SourceKind;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/**
 * Imported lines as events, so that findings and verdicts read them like the journal. What each kind of line becomes is
 * in {@code docs/evidence.md}. An event says nothing that its line does not: no claim is made up for a request log.
 */
public final class ImportedEvents {

    /** The seqs of imported events begin here, so that they never meet those of the journal. */
    public static final long FIRST_SEQ = 1L << 40;

    /** Store time of an event that has none; its {@link Detail#TIME_NOTE} says why. */
    public static final long NO_TIME_MS = 0;

    private static final int EVENTS_MAX = 4;
    private static final long HUNG_UP = 499;
    private static final String NO_TIME = "no-time";
    private static final String END_UNKNOWN = "end-unknown";

    private final EvidenceRow row;
    /** The line's details, and where it stands. */
    private final Details said;

    private final List<Event> events = new ArrayList<>(2);

    private ImportedEvents(EvidenceRow row) {
        this.row = row;
        this.said = line(row)
                .details()
                .and(Details.of(Map.of(
                        Detail.EVIDENCE, row.kind().text(),
                        Detail.SOURCE, row.source(),
                        Detail.LINE, Long.toString(line(row).line()))));
    }

    /**
     * The events that one line stands for, in the order in which they happened: at least one, but for lines of a case
     * file that are no events of the case.
     */
    public static List<Event> of(EvidenceRow row) {
        ImportedEvents all = new ImportedEvents(row);
        switch (row.kind()) {
            case REQUEST_LOG:
                all.request();
                break;
            case KEY_TABLE:
                all.key();
                break;
            case CASE_FILE:
                all.recorded();
                break;
            case EFFECT_LOG:
                all.add(EventType.EFFECT, line(row).atMs(), all.said);
                break;
            default:
                all.add(line(row).type().orElseThrow(), line(row).atMs(), all.said);
                break;
        }
        return List.copyOf(all.events);
    }

    /** Whether the event says when it was by the store's clock. */
    public static boolean isTimed(Event event) {
        return event.seq() < FIRST_SEQ || event.atMs() != NO_TIME_MS;
    }

    /** The number of the evidence row that an imported event comes from. */
    public static OptionalLong evidenceId(Event event) {
        return event.seq() < FIRST_SEQ ? OptionalLong.empty() : OptionalLong.of((event.seq() - FIRST_SEQ) / EVENTS_MAX);
    }

    private void request() {
        if (said.text(Detail.RAW_TIME).isEmpty()) {
            // By the vendor's clock: what it says that it sent, and was told.
            add(EventType.VENDOR_SENT, OptionalLong.empty(), said);
            return;
        }
        OptionalLong atMs = line(row).atMs();
        add(EventType.RECEIVED, atMs, said);
        OptionalLong status = said.number(Detail.STATUS);
        if (status.isEmpty()) {
            return;
        }
        OptionalLong tookMs = said.number(Detail.DURATION_MS);
        Details told = tookMs.isPresent() || atMs.isEmpty() ? said : said.with(Detail.TIME_NOTE, END_UNKNOWN);
        OptionalLong endMs = atMs.isPresent() ? OptionalLong.of(atMs.getAsLong() + tookMs.orElse(0)) : atMs;
        add(status.getAsLong() == HUNG_UP ? EventType.REPLY_LOST : EventType.ANSWERED, endMs, told);
    }

    private void key() {
        if (line(row).atMs().isPresent() || said.text(Detail.RAW_TIME).isPresent() || !isSaved(said)) {
            add(EventType.CLAIMED, line(row).atMs(), said);
        }
        if (isSaved(said)) {
            add(EventType.SAVED, said.number(Detail.SAVED_AT_MS), said);
        }
    }

    private static boolean isSaved(Details said) {
        return said.has(Detail.STATE, "saved")
                || said.text(Detail.STATE).isEmpty()
                        && (said.text(Detail.RAW_SAVED_AT).isPresent()
                                || said.text(Detail.STATUS).isPresent());
    }

    /** Of a case file: what it was where the file was made, a row of the journal or a line of another file. */
    private void recorded() {
        Details said = line(row).details();
        if (line(row).type().isEmpty()) {
            return;
        }
        if (said.text(Detail.EVIDENCE).isEmpty()) {
            said = said.with(Detail.EVIDENCE, SourceKind.JOURNAL.text())
                    .with(Detail.SOURCE, row.source())
                    .with(Detail.LINE, line(row).line())
                    .with(Detail.SOURCE_SEQ, said.text(Detail.CASE_SEQ).orElse(""))
                    .with(Detail.SOURCE_RUN, said.text(Detail.CASE_RUN).orElse(""));
        }
        events.add(new Event(
                FIRST_SEQ + row.id() * EVENTS_MAX,
                line(row).atMs().orElse(NO_TIME_MS),
                row.run(),
                line(row).type().get(),
                line(row).subject(),
                said));
    }

    private void add(EventType type, OptionalLong atMs, Details said) {
        Details details = said;
        if (atMs.isEmpty() && details.text(Detail.TIME_NOTE).isEmpty()) {
            details = details.with(Detail.TIME_NOTE, NO_TIME);
        }
        events.add(new Event(
                FIRST_SEQ + row.id() * EVENTS_MAX + events.size(),
                atMs.orElse(NO_TIME_MS),
                row.run(),
                type,
                line(row).subject(),
                details));
    }

    private static EvidenceLine line(EvidenceRow row) {
        return row.line();
    }
}
