package claimdesk.app.casework;

import claimdesk.app.casework.Case.CaseRecord;
import claimdesk.store.Store;
import claimdesk.store.Tables;
import claimdesk.store.claim.StoredKey;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.Event;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads cases from a file, live, copied or imported into; only ever looks. */
public final class CaseReader {

    private static final int ROWS_MAX = CaseRowSet.ROWS_MAX;

    /** How many keys of one order are followed, and orders of one key. */
    static final int FOLLOWED_MAX = 500;

    private final Tables tables;
    private final boolean hasKeyRows;
    private final long nowMs;

    private CaseReader(Tables tables, long nowMs) {
        this(tables, true, nowMs);
    }

    private CaseReader(Tables tables, boolean hasKeyRows, long nowMs) {
        this.tables = tables;
        this.hasKeyRows = hasKeyRows;
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

    /** One that does not look for key rows in a file that has none. */
    static CaseReader of(Tables tables, FileTraits traits, long nowMs) {
        return new CaseReader(tables, traits.hasKeyRows(), nowMs);
    }

    static Optional<Case> ofKey(Tables tables, ScopedKey key, long nowMs) {
        return new CaseReader(tables, nowMs).ofKey(key, false);
    }

    private Optional<Case> ofOrder(OrderId order, boolean isNearbyToo) {
        return made(new Topic.OfOrder(order), rowsOf(order), isNearbyToo);
    }

    /** The case of {@code order} from rows that were read with those of others. */
    Optional<Case> ofRows(OrderId order, CaseRowSet rows) {
        return made(new Topic.OfOrder(order), rows, false);
    }

    private CaseRowSet rowsOf(OrderId order) {
        CaseRowSet rows = new CaseRowSet();
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
        CaseRowSet rows = new CaseRowSet();
        rows.add(tables.journal().ofKey(key, ROWS_MAX));
        rows.addLines(tables.evidence().ofKey(key, ROWS_MAX), event -> true);
        for (OrderId order : followed(rows.orders())) {
            CaseRowSet all = rowsOf(order);
            Case whole = Case.of(record(new Topic.OfOrder(order), all, List.of()));
            rows.add(whole.effects().stream()
                    .filter(effect -> effect.key().equals(Optional.of(key)))
                    .map(CaseEffect::event)
                    .toList());
        }
        return made(new Topic.OfKey(key), rows, isNearbyToo);
    }

    static <T> List<T> followed(Collection<T> all) {
        return all.stream().limit(FOLLOWED_MAX).toList();
    }

    private Optional<Case> made(Topic topic, CaseRowSet rows, boolean isNearbyToo) {
        if (rows.isEmpty()) {
            return Optional.empty();
        }
        Optional<Case> restored = RestoredCase.of(tables, topic, rows.events());
        if (restored.isPresent()) {
            return restored;
        }
        List<Event> nearby = isNearbyToo ? Nearby.of(tables, rows.events()) : List.of();
        return Optional.of(Case.of(record(topic, rows, nearby)));
    }

    private CaseRecord record(Topic topic, CaseRowSet rows, List<Event> nearby) {
        Map<ScopedKey, StoredKey> stored = new HashMap<>();
        if (hasKeyRows) {
            followed(rows.keys()).forEach(key -> tables.claims().find(key).ifPresent(row -> stored.put(key, row)));
        }
        List<Event> events = EventIds.withoutDoubles(tables, rows.events());
        return new CaseRecord(topic, events, stored, nearby, nowMs, rows.isCut());
    }
}
