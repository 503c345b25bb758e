package claimdesk.app.finding;

import claimdesk.app.casework.Case;
import claimdesk.app.casework.Phrases;
import claimdesk.app.exchange.ImportedEvents;
import claimdesk.store.identity.Vendor;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How far a vendor's clock is from the store's: an annotation, by which nothing is corrected or put in order (C60). */
final class ClockFindings {

    private static final long NOTED_MS = 1000;

    private ClockFindings() {}

    static Stream<Finding> of(Case one) {
        Map<Vendor, List<Event>> byVendor = one
                .events(event -> event.details().number(Detail.VENDOR_CLOCK_MS).isPresent()
                        && ImportedEvents.isTimed(event)
                        && event.type() != EventType.ANSWERED
                        && event.type() != EventType.REPLY_LOST
                        && event.subject().vendor().isPresent())
                .stream()
                .collect(Collectors.groupingBy(
                        event -> event.subject().vendor().orElseThrow(), LinkedHashMap::new, Collectors.toList()));
        return byVendor.entrySet().stream().flatMap(vendor -> ofVendor(vendor.getKey(), vendor.getValue()).stream());
    }

    private static Optional<Finding> ofVendor(Vendor vendor, List<Event> events) {
        long[] offsets =
                events.stream().mapToLong(ClockFindings::offsetMs).sorted().toArray();
        long middle = offsets[offsets.length / 2];
        if (Math.abs(middle) < NOTED_MS) {
            return Optional.empty();
        }
        return Optional.of(new Finding(
                FindingCode.VENDOR_CLOCK_OFFSET,
                "The clock of vendor " + vendor + " is about " + (middle < 0 ? "-" : "+")
                        + Phrases.duration(Math.abs(middle)) + " from the store's; no time was corrected by it.",
                events));
    }

    private static long offsetMs(Event event) {
        return event.details().number(Detail.VENDOR_CLOCK_MS).orElseThrow() - event.atMs();
    }
}
