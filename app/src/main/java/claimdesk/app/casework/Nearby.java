package claimdesk.app.casework;

import claimdesk.app.exchange.ImportedEvents;
import claimdesk.store.Tables;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.RunId;
import claimdesk.store.identity.Vendor;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.util.EnumSet;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds what the vendors of a case did about other orders, in the rows next to the case's own. */
final class Nearby {

    /** How many rows before the first and after the last of a case are looked at. */
    private static final int ROWS_AROUND = 2000;

    private static final int ROWS_MAX = 20_000;

    private static final Set<EventType> VENDOR_SIDE =
            EnumSet.of(EventType.RECEIVED, EventType.ANSWERED, EventType.VENDOR_SENT, EventType.VENDOR_GAVE_UP);

    private Nearby() {}

    static List<Event> of(Tables tables, List<Event> events) {
        Set<Vendor> vendors = events.stream()
                .flatMap(event -> event.subject().vendor().stream())
                .collect(Collectors.toSet());
        Set<OrderId> orders = events.stream()
                .flatMap(event -> event.subject().order().stream())
                .collect(Collectors.toSet());
        return Stream.concat(own(tables, events), imported(tables, events))
                .filter(event -> VENDOR_SIDE.contains(event.type()))
                .filter(event ->
                        event.subject().vendor().filter(vendors::contains).isPresent())
                .filter(event ->
                        event.subject().order().filter(orders::contains).isEmpty())
                .toList();
    }

    private static Stream<Event> own(Tables tables, List<Event> events) {
        LongSummaryStatistics seqs = events.stream()
                .filter(event -> !Origin.of(event).isImported())
                .mapToLong(Event::seq)
                .summaryStatistics();
        if (seqs.getCount() == 0) {
            return Stream.empty();
        }
        long from = Math.max(0, seqs.getMin() - ROWS_AROUND);
        return tables.journal().after(from, rows(from, seqs.getMax())).stream();
    }

    private static Stream<Event> imported(Tables tables, List<Event> events) {
        Map<RunId, LongSummaryStatistics> logs = events.stream()
                .filter(event -> event.details().has(Detail.EVIDENCE, "request-log"))
                .collect(Collectors.groupingBy(
                        Event::run, Collectors.summarizingLong(event -> ImportedEvents.evidenceId(event)
                                .orElse(0))));
        return logs.entrySet().stream().flatMap(log -> {
            long from = Math.max(0, log.getValue().getMin() - ROWS_AROUND);
            return tables
                    .evidence()
                    .ofRun(log.getKey(), from, rows(from, log.getValue().getMax()))
                    .stream()
                    .flatMap(row -> ImportedEvents.of(row).stream());
        });
    }

    private static int rows(long from, long last) {
        return (int) Math.min(ROWS_MAX, last - from + ROWS_AROUND);
    }
}
