package claimdesk.app.casework;

import claimdesk.app.exchange.ImportedEvents;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.imported.EvidenceRow;
import claimdesk.store.journal.Event;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;

/** The events of a case while they are gathered, by seq, each once. Not thread-safe. */
final class CaseRowSet {

    /** How many rows of one source a case may have; one with more is cut, and says so. */
    static final int ROWS_MAX = 20_000;

    private final Map<Long, Event> bySeq = new TreeMap<>();
    private boolean isCut;

    void add(List<Event> events) {
        isCut |= events.size() >= ROWS_MAX;
        events.forEach(event -> bySeq.put(event.seq(), event));
    }

    void addLines(List<EvidenceRow> lines, Predicate<Event> which) {
        isCut |= lines.size() >= ROWS_MAX;
        for (EvidenceRow line : lines) {
            for (Event event : ImportedEvents.of(line)) {
                if (which.test(event)) {
                    bySeq.put(event.seq(), event);
                }
            }
        }
    }

    boolean isEmpty() {
        return bySeq.isEmpty();
    }

    boolean isCut() {
        return isCut;
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
