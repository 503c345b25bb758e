package claimdesk.store.window;

import claimdesk.store.claim.PredicateTerm;
import claimdesk.store.identity.AttemptId;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;

/**
 * What the journal tells of one attempt.
 *
 * @param events its journal rows, oldest first; at least one
 */
public record AttemptRow(AttemptId attempt, List<Event> events) {

    public AttemptRow {
        events = List.copyOf(events);
    }

    /** The attempts that {@code events} name, in the order in which they are first named; other rows are left out. */
    public static List<AttemptRow> ofEvents(List<Event> events) {
        Map<AttemptId, List<Event>> byAttempt = new LinkedHashMap<>();
        for (Event event : events) {
            event.subject().attempt().ifPresent(attempt -> byAttempt
                    .computeIfAbsent(attempt, first -> new ArrayList<>())
                    .add(event));
        }
        return byAttempt.entrySet().stream()
                .map(entry -> new AttemptRow(entry.getKey(), entry.getValue()))
                .toList();
    }

    /** What it went through, in order. */
    public List<EventType> types() {
        return events.stream().map(Event::type).toList();
    }

    /** Which try of its vendor's action it was, from 1; empty if nobody said so. */
    public OptionalInt tryNumber() {
        return number(Stream.of(EventType.VENDOR_SENT, EventType.RECEIVED).flatMap(this::all), Detail.TRY_NUMBER);
    }

    /** When it arrived, store clock; empty if it never did. */
    public OptionalLong receivedAtMs() {
        return all(EventType.RECEIVED).mapToLong(Event::atMs).findFirst();
    }

    /** The status that it was answered with; empty if it was not. */
    public OptionalInt status() {
        return number(answers(), Detail.STATUS);
    }

    /** The machine code that it was answered with. */
    public Optional<String> code() {
        return answers()
                .flatMap(answer -> answer.details().text(Detail.CODE).stream())
                .findFirst();
    }

    /** Whether it got the saved answer of an earlier attempt. */
    public boolean isReplayed() {
        return has(EventType.REPLAYED)
                || answers().anyMatch(answer -> answer.details().has(Detail.REPLAYED, "true"));
    }

    /** Whether it was answered, and the answer did not reach its vendor. */
    public boolean isReplyLost() {
        return has(EventType.REPLY_LOST);
    }

    /** Whether the caller that served it stopped on the way. */
    public boolean isCallerCrashed() {
        return has(EventType.CALLER_CRASHED);
    }

    /** Why its save was refused; empty if none was. */
    public Optional<PredicateTerm> refusedTerm() {
        return all(EventType.REFUSED)
                .flatMap(refused -> refused.details().text(Detail.TERM).stream())
                .flatMap(term -> PredicateTerm.named(term).stream())
                .findFirst();
    }

    private boolean has(EventType type) {
        return all(type).findAny().isPresent();
    }

    private Stream<Event> answers() {
        return all(EventType.ANSWERED);
    }

    private Stream<Event> all(EventType type) {
        return events.stream().filter(event -> event.type() == type);
    }

    private static OptionalInt number(Stream<Event> rows, Detail name) {
        return rows.flatMapToLong(row -> row.details().number(name).stream())
                .filter(number -> number == (int) number)
                .mapToInt(number -> (int) number)
                .findFirst();
    }
}
