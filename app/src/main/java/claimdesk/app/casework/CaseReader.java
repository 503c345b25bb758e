package claimdesk.app.casework;

import claimdesk.app.casework.Case.CaseRecord;
import claimdesk.app.exchange.ImportedEvents;
import claimdesk.store.Store;
import claimdesk.store.Tables;
import claimdesk.store.claim.StoredKey;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.imported.EvidenceRow;
import claimdesk.store.journal.Event;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;

/** Reads cases from a file, live, copied or imported into; only ever looks. */
public final class CaseReader {

    /** How many rows of one source a case may have; one with more is cut, and says so. */
    static final int ROWS_MAX = 20_000;

    /** How many keys of one order are followed, and orders of one key. */
    private static final int FOLLOWED_MAX = 500;

    private final Tables tables;
    private final long nowMs;

    private CaseReader(Tables tables, long nowMs) {
        this.tables = tables;
        this.nowMs = nowMs;
    }

    /**
     * The case of {@code topic}, with what its vendors did nearby; empty if the file does not name it.
     *
     * @param nowMs store clock
     */
    public static Optional<Case> find(Store store, Topic topic, long nowMs) {
        return store.read(tables -> {
            CaseReader reader = new CaseReader(tables, nowMs);
            return topic.match(one -> reader.ofOrder(one.order(), true), one -> reader.ofKey(one.key(), true));
        });
    }

    static Optional<Case> ofOrder(Tables tables, OrderId order, long nowMs) {
        return new CaseReader(tables, nowMs).ofOrder(order, false);
    }

    static Optional<Case> ofKey(Tables tables, ScopedKey key, long nowMs) {
        return new CaseReader(tables, nowMs).ofKey(key, false);
    }

    private Optional<Case> ofOrder(OrderId order, boolean isNearbyToo) {
        return made(new Topic.OfOrder(order), rowsOf(order), isNearbyToo);
    }

    private Rows rowsOf(OrderId order) {
        Rows rows = new Rows();
        rows.add(tables.caseRows().ofOrder(order, ROWS_MAX));
        rows.addLines(tables.evidence().ofOrder(order, ROWS_MAX), event -> true);
        for (ScopedKey key : followed(rows.keys())) {
            rows.add(tables.caseRows().withoutOrder(key, ROWS_MAX));
            rows.addLines(
                    tables.evidence().ofKey(key, ROWS_MAX),
                    event -> event.subject().order().isEmpty());
        }
        return rows;
    }

    /** A key's case has the effects of its orders, too, that name no key and can only be its own. */
    private Optional<Case> ofKey(ScopedKey key, boolean isNearbyToo) {
        Rows rows = new Rows();
        rows.add(tables.journal().ofKey(key, ROWS_MAX));
        rows.addLines(tables.evidence().ofKey(key, ROWS_MAX), event -> true);
        for (OrderId order : followed(rows.orders())) {
            Rows all = rowsOf(order);
            Case whole = Case.of(record(new Topic.OfOrder(order), all, List.of()));
            rows.add(whole.effects().stream()
                    .filter(effect -> effect.key().equals(Optional.of(key)))
                    .map(CaseEffect::event)
                    .toList());
        }
        return made(new Topic.OfKey(key), rows, isNearbyToo);
    }

    private static <T> List<T> followed(Collection<T> all) {
        return all.stream().limit(FOLLOWED_MAX).toList();
    }

    private Optional<Case> made(Topic topic, Rows rows, boolean isNearbyToo) {
        if (rows.bySeq.isEmpty()) {
            return Optional.empty();
        }
        List<Event> nearby = isNearbyToo ? Nearby.of(tables, rows.events()) : List.of();
        return Optional.of(Case.of(record(topic, rows, nearby)));
    }

    private CaseRecord record(Topic topic, Rows rows, List<Event> nearby) {
        Map<ScopedKey, StoredKey> stored = new HashMap<>();
        followed(rows.keys()).forEach(key -> tables.claims().find(key).ifPresent(row -> stored.put(key, row)));
        return new CaseRecord(topic, rows.events(), stored, nearby, nowMs, rows.isCut);
    }

    /** Events by seq, each once. */
    private static final class Rows {
        private final Map<Long, Event> bySeq = new TreeMap<>();
        private boolean isCut;

        void add(List<Event> events) {
            isCut |= events.size() >= ROWS_MAX;
            events.forEach(event -> bySeq.put(event.seq(), event));
        }

        void addLines(List<EvidenceRow> lines, Predicate<Event> which) {
            isCut |= lines.size() >= ROWS_MAX;
            for (EvidenceRow line : lines) {
                ImportedEvents.of(line).stream().filter(which).forEach(event -> bySeq.put(event.seq(), event));
            }
        }

        List<Event> events() {
            return List.copyOf(bySeq.values());
        }

        Set<ScopedKey> keys() {
            Set<ScopedKey> keys = new LinkedHashSet<>();
            bySeq.values().forEach(event -> event.subject().scopedKey().ifPresent(keys::add));
            return keys;
        }

        Set<OrderId> orders() {
            Set<OrderId> orders = new LinkedHashSet<>();
            bySeq.values().forEach(event -> event.subject().order().ifPresent(orders::add));
            return orders;
        }
    }
}
