package claimdesk.ui.timeline;

import claimdesk.app.casework.Origin;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import claimdesk.ui.controls.ShownText;

/** Where an event is written down, so that a person finds it again. */
public final class RowName {

    private RowName() {}

    /** Like {@code Row 918}, or {@code emails.csv line 2}. */
    public static String of(Event event) {
        return Origin.of(event).isImported()
                ? ShownText.of(event.details().text(Detail.SOURCE).orElse("?")) + " line "
                        + event.details().text(Detail.LINE).orElse("?")
                : "Row " + event.seq();
    }
}
