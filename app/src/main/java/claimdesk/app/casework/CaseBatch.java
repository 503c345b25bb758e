package claimdesk.app.casework;

import claimdesk.store.Tables;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.imported.EvidenceRow;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.KeyList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Reads the cases of orders that follow each other with a few questions for all of them. What it reads is what {@link
 * CaseReader} reads case by case. Not thread-safe.
 */
final class CaseBatch {

    /** How many rows one question may bring. */
    private static final int ROWS_MAX = 8192;

    private final Tables tables;
    private final FileTraits traits;
    private final long nowMs;
    private final Map<OrderId, CaseRowSet> rows = new LinkedHashMap<>();
    private boolean isTooLarge;

    private CaseBatch(Tables tables, FileTraits traits, List<OrderId> orders, long nowMs) {
        this.tables = tables;
        this.traits = traits;
        this.nowMs = nowMs;
        orders.forEach(order -> rows.put(order, new CaseRowSet()));
    }

    /**
     * The cases of {@code orders}; empty if they have more rows than may be in memory at once.
     *
     * @param orders all that the file names from the first to the last of them, in order of their text
     */
    static Optional<List<Case>> of(Tables tables, FileTraits traits, List<OrderId> orders, long nowMs) {
        CaseBatch batch = new CaseBatch(tables, traits, orders, nowMs);
        batch.readOrders(orders.get(0), orders.get(orders.size() - 1));
        if (!batch.isTooLarge) {
            batch.readKeys();
        }
        return batch.isTooLarge ? Optional.empty() : Optional.of(batch.cases());
    }

    private void readOrders(OrderId first, OrderId last) {
        Map<OrderId, List<Event>> events = new HashMap<>();
        within(tables.caseRows().ofOrders(first, last, ROWS_MAX)).forEach(event -> events.computeIfAbsent(
                        event.subject().order().orElseThrow(), order -> new ArrayList<>())
                .add(event));
        Map<OrderId, List<EvidenceRow>> lines = new HashMap<>();
        within(tables.evidence().ofOrders(first, last, ROWS_MAX)).forEach(line -> lines.computeIfAbsent(
                        line.line().subject().order().orElseThrow(), order -> new ArrayList<>())
                .add(line));
        rows.forEach((order, mine) -> {
            mine.add(events.getOrDefault(order, List.of()));
            mine.addLines(lines.getOrDefault(order, List.of()), event -> true);
        });
    }

    /** Adds what names no order, but a key of one. */
    private void readKeys() {
        Map<CaseRowSet, List<ScopedKey>> ofCase = new LinkedHashMap<>();
        Set<ScopedKey> all = new LinkedHashSet<>();
        rows.values().forEach(mine -> {
            List<ScopedKey> keys = CaseReader.followed(mine.keys());
            ofCase.put(mine, keys);
            all.addAll(keys);
        });
        List<ScopedKey> keys = List.copyOf(all);
        isTooLarge = !KeyList.canHold(keys) || traits.hasLargeOf(keys);
        if (isTooLarge) {
            return;
        }
        Map<ScopedKey, List<Event>> events = new HashMap<>();
        within(traits.hasRowsWithoutOrder() ? tables.caseRows().withoutOrder(keys, ROWS_MAX) : List.of())
                .forEach(event -> events.computeIfAbsent(
                                event.subject().scopedKey().orElseThrow(), key -> new ArrayList<>())
                        .add(event));
        Map<ScopedKey, List<EvidenceRow>> lines =
                traits.hasLinesWithoutOrder() ? tables.evidence().withoutOrder(keys, ROWS_MAX) : Map.of();
        within(lines.values().stream().flatMap(List::stream).toList());
        ofCase.forEach((mine, own) -> own.forEach(key -> {
            mine.add(events.getOrDefault(key, List.of()));
            mine.addLines(lines.getOrDefault(key, List.of()), event -> true);
        }));
    }

    private <T> List<T> within(List<T> found) {
        isTooLarge |= found.size() >= ROWS_MAX;
        return found;
    }

    private List<Case> cases() {
        List<Case> cases = new ArrayList<>();
        CaseReader reader = CaseReader.of(tables, traits, nowMs);
        rows.forEach((order, mine) -> reader.ofRows(order, mine).ifPresent(cases::add));
        return cases;
    }
}
