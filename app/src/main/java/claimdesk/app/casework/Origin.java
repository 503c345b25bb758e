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
        return kind.equals("journal") ? journal(event) : kind;
    }

    /** Whose journal an event was recorded in, where it is that of a store: two have nothing to do with each other. */
    public static String journal(Event event) {
        if (!of(event).isImported()) {
            return "journal";
        }
        String within = event.details().text(Detail.CASE_SEQ).isEmpty()
                ? ""
                : " " + event.details().text(Detail.SOURCE).orElse("");
        return "import " + event.run() + within;
    }

    /** The row in words, as in "emails.csv line 2" or "journal row 12". */
    public static String words(Event event) {
        if (!of(event).isImported()) {
            return "journal row " + event.seq();
        }
        String row = event.details().text(Detail.SOURCE).orElse("?") + " line "
                + event.details().text(Detail.LINE).orElse("?");
        return event.details()
                .text(Detail.SOURCE_SEQ)
                .map(seq -> row + " (journal row " + seq + ")")
                .orElse(row);
    }

    /** Whether the event says what another Claimdesk's journal, or this one's, recorded. */
    public static boolean isJournal(Event event) {
        return !of(event).isImported() || event.details().has(Detail.EVIDENCE, "journal");
    }
}
