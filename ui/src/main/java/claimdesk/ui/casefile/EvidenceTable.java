package claimdesk.ui.casefile;

import claimdesk.app.casework.Case;
import claimdesk.app.casework.Origin;
import claimdesk.app.exchange.ImportedEvents;
import claimdesk.store.claim.SavedAnswer;
import claimdesk.store.claim.StoredKey;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The rows of a case as tables: its events, each with a place that can be linked to, and its keys as they stood. */
final class EvidenceTable {

    private static final Set<Detail> PLACES = EnumSet.of(Detail.SOURCE, Detail.LINE, Detail.EVIDENCE);

    private static final Pattern HASH = Pattern.compile("[0-9a-f]{64}");
    private static final int HASH_DIGITS_SHOWN = 12;

    private final Markup page;

    EvidenceTable(Markup page) {
        this.page = page;
    }

    /** The name by which a row is linked to. */
    static String anchor(Event event) {
        return "row-" + event.seq();
    }

    void events(List<Event> events) {
        begin("Row", "Time (UTC)", "Type", "Vendor", "Key", "Attempt", "Order", "What it says");
        for (Event event : events) {
            page.begin("tr", "id", anchor(event));
            page.element("td", Origin.words(event));
            page.element("td", time(event), "class", "nowrap");
            page.element("td", event.type().name(), "class", "nowrap");
            cell(event.subject().vendor().map(Object::toString).orElse(""));
            cell(event.subject().key().map(Object::toString).orElse(""));
            cell(event.subject().attempt().map(Object::toString).orElse(""));
            cell(event.subject().order().map(Object::toString).orElse(""));
            cell(facts(event));
            page.end();
        }
        finish();
    }

    void keys(Case one) {
        List<StoredKey> rows = one.record().rows().values().stream()
                .sorted(Comparator.comparing(row -> row.key().toString()))
                .toList();
        begin("Key", "Order", "State", "Claimed (UTC)", "Lease until (UTC)", "Saved answer");
        for (StoredKey row : rows) {
            page.begin("tr");
            cell(row.key().toString());
            cell(row.order().text());
            page.element("td", row.state().text(), "class", "nowrap");
            page.element("td", time(row.claimedAtMs()), "class", "nowrap");
            page.element("td", time(row.leaseUntilMs()), "class", "nowrap");
            cell(row.saved().map(EvidenceTable::answer).orElse("none"));
            page.end();
        }
        finish();
    }

    private void begin(String... columns) {
        page.begin("div", "class", "wide").begin("table").begin("thead").begin("tr");
        for (String column : columns) {
            page.element("th", column, "scope", "col");
        }
        page.end().end().begin("tbody");
    }

    private void finish() {
        page.end().end().end();
    }

    private void cell(String text) {
        page.element("td", text);
    }

    private static String time(Event event) {
        return ImportedEvents.isTimed(event) ? time(event.atMs()) : "unknown";
    }

    private static String time(long atMs) {
        return Instant.ofEpochMilli(atMs).toString();
    }

    private static String facts(Event event) {
        return event.details().all().entrySet().stream()
                .filter(fact -> !PLACES.contains(fact.getKey()))
                .map(fact -> fact.getKey().text() + " " + shortened(fact.getValue()))
                .collect(Collectors.joining(" \u00B7 "));
    }

    /** Whole hashes stand in the lines; here they are told apart by how they begin. */
    private static String shortened(String value) {
        return HASH.matcher(value).matches() ? value.substring(0, HASH_DIGITS_SHOWN) + "\u2026" : value;
    }

    private static String answer(SavedAnswer saved) {
        String body = new String(saved.answer().body(), StandardCharsets.UTF_8);
        return saved.answer().status() + ", saved " + time(saved.savedAtMs()) + ", "
                + (saved.answer().body().length == 0 ? "no body" : body);
    }
}
