package claimdesk.app.casework;

import claimdesk.app.exchange.ImportedEvents;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import java.util.OptionalLong;

/**
 * The row that an event stands in: a line of the journal, or of an imported file. Several events may stand in one row.
 *
 * @param row the journal's seq, or the number of the imported line among all of the file
 */
public record Origin(boolean isImported, long row) {

    public static Origin of(Event event) {
        OptionalLong evidence = ImportedEvents.evidenceId(event);
        return new Origin(evidence.isPresent(), evidence.orElse(event.seq()));
    }

    /**
     * What counts once together: an effect that the journal has and that a provider's log has too is one effect. Logs of
     * effects complete each other; every other source tells the whole story anew.
     */
    static String chapter(Event event) {
        if (!of(event).isImported()) {
            return "journal";
        }
        String kind = event.details().text(Detail.EVIDENCE).orElse("");
        return kind.equals("journal") ? "import " + event.run() : kind;
    }

    /** Whether the event says what another Claimdesk's journal, or this one's, recorded. */
    public static boolean isJournal(Event event) {
        return !of(event).isImported() || event.details().has(Detail.EVIDENCE, "journal");
    }
}
