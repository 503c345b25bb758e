package claimdesk.ui.investigate.verdict;

import claimdesk.store.journal.Event;
import claimdesk.ui.timeline.RowName;
import java.util.List;
import java.util.Locale;

/**
 * A row that carries a statement or a finding.
 *
 * @param seq of the event in it
 * @param text like {@code Row 918 refused}
 */
public record EvidenceLink(long seq, String text) {

    static List<EvidenceLink> of(List<Event> events) {
        return events.stream()
                .map(event -> new EvidenceLink(
                        event.seq(),
                        RowName.of(event) + " "
                                + event.type().name().toLowerCase(Locale.ROOT).replace('_', ' ')))
                .toList();
    }
}
