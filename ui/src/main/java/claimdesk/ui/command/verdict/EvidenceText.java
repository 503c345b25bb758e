package claimdesk.ui.command.verdict;

import claimdesk.app.casework.Origin;
import claimdesk.app.exchange.ImportedEvents;
import claimdesk.app.masking.MaskedText;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The rows that carry a statement or a finding, so that a person and a program can find each again. */
final class EvidenceText {

    private static final int SHOWN_MAX = 12;

    private EvidenceText() {}

    /** As in "journal 12 SAVED, keys.csv line 2 SAVED". */
    static String plain(List<Event> events) {
        List<String> rows = events.stream().map(EvidenceText::place).distinct().toList();
        String shown = rows.stream().limit(SHOWN_MAX).collect(Collectors.joining(", "));
        return rows.size() <= SHOWN_MAX ? shown : shown + " and " + (rows.size() - SHOWN_MAX) + " more";
    }

    private static String place(Event event) {
        return MaskedText.name(Origin.words(event)) + " " + event.type();
    }

    static List<Map<String, Object>> json(List<Event> events) {
        return events.stream().map(EvidenceText::json).toList();
    }

    private static Map<String, Object> json(Event event) {
        Map<String, Object> row = new LinkedHashMap<>();
        if (Origin.of(event).isImported()) {
            row.put("file", MaskedText.name(event.details().text(Detail.SOURCE).orElse("")));
            row.put("line", event.details().number(Detail.LINE).orElse(0));
            row.put("import", event.run().number());
            event.details().number(Detail.SOURCE_SEQ).ifPresent(seq -> row.put("sourceSeq", seq));
        } else {
            row.put("seq", event.seq());
            row.put("run", event.run().number());
        }
        row.put("type", event.type().name());
        if (ImportedEvents.isTimed(event)) {
            row.put("time", Instant.ofEpochMilli(event.atMs()).toString());
        }
        event.subject().vendor().ifPresent(vendor -> row.put("vendor", MaskedText.name(vendor.text())));
        event.subject().key().ifPresent(key -> row.put("key", MaskedText.name(key.text())));
        event.subject().attempt().ifPresent(attempt -> row.put("attempt", MaskedText.name(attempt.text())));
        event.subject().order().ifPresent(order -> row.put("order", MaskedText.name(order.text())));
        return row;
    }
}
