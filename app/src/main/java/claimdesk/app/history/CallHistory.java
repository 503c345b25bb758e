package claimdesk.app.history;

import claimdesk.store.identity.AttemptId;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;

/**
 * One attempt, as the vendor sent it and as it was served.
 *
 * @param events its journal rows, oldest first; at least one
 * @param leases the claims that it held, in order
 */
public record CallHistory(AttemptId attempt, List<Event> events, List<Lease> leases) {

    public CallHistory {
        events = List.copyOf(events);
        leases = List.copyOf(leases);
    }

    /** Which try of its vendor's action it was, from 1; empty if nobody said so. */
    public OptionalLong tryNumber() {
        return Stream.of(EventType.VENDOR_SENT, EventType.RECEIVED)
                .flatMap(type -> first(type).stream())
                .flatMapToLong(event -> event.details().number(Detail.TRY_NUMBER).stream())
                .findFirst();
    }

    public Optional<Event> first(EventType type) {
        return events.stream().filter(event -> event.type() == type).findFirst();
    }

    /** The first and the last thing that was done in serving it; empty if it never arrived. */
    public Optional<Served> served() {
        List<Event> atDesk =
                events.stream().filter(event -> Place.of(event) == Place.CALL).toList();
        if (atDesk.isEmpty()) {
            return Optional.empty();
        }
        Event last = atDesk.stream()
                .filter(CallHistory::isEnd)
                .reduce((before, later) -> later)
                .orElse(atDesk.get(atDesk.size() - 1));
        return Optional.of(new Served(atDesk.get(0), last, isEnd(last)));
    }

    private static boolean isEnd(Event event) {
        return event.type() == EventType.ANSWERED || event.type() == EventType.CALLER_CRASHED;
    }

    /** What its vendor was told. */
    public Delivery delivery() {
        Optional<Event> answer = first(EventType.ANSWERED);
        if (answer.isEmpty()) {
            return new Delivery.Nothing();
        }
        return first(EventType.REPLY_LOST)
                .<Delivery>map(lost -> new Delivery.Lost(answer.get(), lost))
                .orElseGet(() -> new Delivery.Answered(
                        answer.get(), answer.get().details().has(Detail.REPLAYED, "true")));
    }

    /**
     * @param hasEnded whether {@code last} is its answer or its crash, and not merely the newest that is known
     */
    public record Served(Event first, Event last, boolean hasEnded) {}
}
