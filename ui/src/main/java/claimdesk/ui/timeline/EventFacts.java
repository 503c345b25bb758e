package claimdesk.ui.timeline;

import claimdesk.store.journal.Event;
import claimdesk.ui.controls.ShownText;
import claimdesk.ui.timeline.layout.EventText;
import java.util.stream.Collectors;

/** The journal row of an event, whole, as one line. */
final class EventFacts {

    private EventFacts() {}

    static String of(Event event, EventText text) {
        String facts = event.details().all().entrySet().stream()
                .map(fact -> fact.getKey().text() + " " + ShownText.of(fact.getValue()))
                .collect(Collectors.joining("  \u00B7  "));
        return RowName.of(event) + "  \u00B7  " + text.spoken(event) + (facts.isEmpty() ? "" : "  \u00B7  " + facts);
    }
}
