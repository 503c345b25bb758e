package claimdesk.app.casework;

import claimdesk.app.chain.CaseHeader;
import claimdesk.app.exchange.ImportedEvents;
import claimdesk.app.history.History;
import claimdesk.store.claim.StoredKey;
import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** An order or a key under investigation, with all that the file has about it. Immutable. */
public final class Case {

    private final CaseRecord record;
    private final Map<EventType, List<Event>> byType;
    private final History history;
    private final List<CaseCall> calls;
    private final CaseIndex index;
    private final List<CaseEffect> effects;

    private Case(CaseRecord record) {
        this.record = record;
        this.byType = record.events().stream()
                .collect(Collectors.groupingBy(
                        Event::type, () -> new EnumMap<>(EventType.class), Collectors.toUnmodifiableList()));
        this.history = History.of(record.events());
        this.calls = history.calls().stream().map(CaseCall::new).toList();
        this.index = CaseIndex.of(record.events(), calls);
        this.effects = CaseEffects.of(record.events(), calls);
    }

    /** Sorts the events and brings them into one history. */
    public static Case of(CaseRecord record) {
        return new Case(
                record.with(inOrder(record.events().stream().map(Case::named).toList())));
    }

    /** The journal's own order is by seq; what comes from several places is put in order by store time. */
    private static List<Event> inOrder(List<Event> events) {
        List<Event> sorted = new ArrayList<>(events);
        sorted.sort(Comparator.comparingLong(Event::seq));
        long places = sorted.stream().map(Origin::chapter).distinct().count();
        if (places > 1 || sorted.stream().anyMatch(event -> !Origin.isJournal(event))) {
            sorted.sort(Comparator.comparing((Event event) -> !ImportedEvents.isTimed(event))
                    .thenComparing(Event::atMs)
                    .thenComparing(Event::seq));
        }
        return sorted;
    }

    /** A line of a request log that has no id of its own is still one request. */
    private static Event named(Event event) {
        boolean isRequest = event.details().has(Detail.EVIDENCE, "request-log");
        if (!isRequest || event.subject().attempt().isPresent()) {
            return event;
        }
        String line = event.details().text(Detail.SOURCE).orElse("") + " line "
                + event.details().text(Detail.LINE).orElse("");
        String name = line.length() > AttemptId.CHARACTERS_MAX
                ? "import " + event.run() + line.substring(line.lastIndexOf(" line "))
                : line;
        return new Event(
                event.seq(),
                event.atMs(),
                event.run(),
                event.type(),
                event.subject().with(new AttemptId(name)),
                event.details());
    }

    public Topic topic() {
        return record.topic();
    }

    public List<Event> events() {
        return record.events();
    }

    public List<Event> events(EventType type) {
        return byType.getOrDefault(type, List.of());
    }

    public List<Event> events(Predicate<Event> which) {
        return record.events().stream().filter(which).toList();
    }

    /** The rows of {@code key}, or those that name none, in order. */
    public List<Event> eventsOf(Optional<ScopedKey> key) {
        return index.eventsOf(key);
    }

    public History history() {
        return history;
    }

    /** Its attempts, in the order in which they are first named. */
    public List<CaseCall> calls() {
        return calls;
    }

    /** The attempts with {@code key}, or those without any, in order. */
    public List<CaseCall> callsOf(Optional<ScopedKey> key) {
        return index.callsOf(key);
    }

    public List<CaseEffect> effects() {
        return effects;
    }

    /** The key row that this file has now. */
    public Optional<StoredKey> row(ScopedKey key) {
        return Optional.ofNullable(record.rows().get(key));
    }

    /** When the next lease of its keys ends by itself; empty if none was running when the file was looked at. */
    public OptionalLong nextLeaseEndMs() {
        return record.rows().values().stream()
                .filter(row -> row.isLeased(record.nowMs()))
                .mapToLong(StoredKey::leaseUntilMs)
                .min();
    }

    /** What the same vendors did about other orders at about the same time. */
    public List<Event> nearby() {
        return record.nearby();
    }

    /** Store clock, when the file was looked at. */
    public long nowMs() {
        return record.nowMs();
    }

    /**
     * Complete only if the journal knows of every key that the case names. Of a case out of a case file that is the
     * journal where it comes from, and the file says the same.
     */
    public Completeness completeness() {
        return judged().ownCompleteness();
    }

    private Completeness ownCompleteness() {
        Set<ScopedKey> own = keys(event -> !Origin.of(event).isImported());
        boolean isOwn =
                record.events().stream().anyMatch(event -> !Origin.of(event).isImported())
                        && own.containsAll(keys(event -> true));
        boolean isSaidSo =
                record.from().map(header -> header.standing().isComplete()).orElse(true);
        return isOwn && isSaidSo && !record.isCut() ? Completeness.COMPLETE : Completeness.PARTIAL;
    }

    /** What the case file says of itself that this case comes from, if it comes from one. */
    public Optional<CaseHeader> from() {
        return record.from();
    }

    /** What it is made of, its events in order. */
    public CaseRecord record() {
        return record;
    }

    private Set<ScopedKey> keys(Predicate<Event> which) {
        return record.events().stream()
                .filter(which)
                .flatMap(event -> event.subject().scopedKey().stream())
                .collect(Collectors.toSet());
    }

    /** Whether it had more rows than one case may have, and the newest were left out. */
    public boolean isCut() {
        return record.isCut();
    }

    /** This case without some of its rows: what could still be said if they had never been found. */
    public Case without(Predicate<Event> left) {
        List<Event> nearby = record.nearby().stream().filter(left.negate()).toList();
        return Case.of(new CaseRecord(
                record.topic(),
                events(left.negate()),
                record.rows(),
                nearby,
                record.nowMs(),
                record.isCut(),
                record.from()));
    }

    /** This case as it is judged: what people did about it shows, and proves nothing. */
    public Case judged() {
        return record.events().stream().anyMatch(Case::isAct) ? without(Case::isAct) : this;
    }

    private static boolean isAct(Event event) {
        return event.type() == EventType.AGENT_ACTION;
    }

    /** The operation that a save was for: of its own row, or of its attempt, or of its key. */
    public Optional<String> operationOf(Event event) {
        return index.operationOf(event);
    }

    /**
     * What a case is made of.
     *
     * @param rows the key rows that this file has now
     * @param nearby what the same vendors did about other orders at about the same time
     * @param isCut whether there were more events than one case may have
     * @param from what the case file says of itself that all of it comes from, if it does
     */
    public record CaseRecord(
            Topic topic,
            List<Event> events,
            Map<ScopedKey, StoredKey> rows,
            List<Event> nearby,
            long nowMs,
            boolean isCut,
            Optional<CaseHeader> from) {

        public CaseRecord {
            events = List.copyOf(events);
            rows = Map.copyOf(rows);
            nearby = List.copyOf(nearby);
        }

        /** One that does not come from a case file. */
        public CaseRecord(
                Topic topic,
                List<Event> events,
                Map<ScopedKey, StoredKey> rows,
                List<Event> nearby,
                long nowMs,
                boolean isCut) {
            this(topic, events, rows, nearby, nowMs, isCut, Optional.empty());
        }

        CaseRecord with(List<Event> others) {
            return new CaseRecord(topic, others, rows, nearby, nowMs, isCut, from);
        }
    }
}
