package claimdesk.store.window;

import claimdesk.store.claim.KeyState;
import claimdesk.store.journal.EventType;
import java.util.EnumMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;

/**
 * The counts that the file keeps of itself, and beside them the newest journal rows, which it has not counted yet.
 * Reading them costs the same however large the file is. Bound to one connection and not thread-safe.
 */
public final class Counts {

    private final Handle handle;

    Counts(Handle handle) {
        this.handle = handle;
    }

    /** All counts as of one instant. */
    public Tally now() {
        Map<String, Long> counts = handle
                .createQuery(
                        """
                        SELECT name, sum(count) AS count
                          FROM (SELECT name, count
                                  FROM tally
                                 UNION ALL
                                SELECT type, 1
                                  FROM journal
                                 WHERE seq > (SELECT count FROM tally WHERE name = 'counted_seq'))
                         GROUP BY name
                        """)
                .map((row, context) -> Map.entry(row.getString("name"), row.getLong("count")))
                .list()
                .stream()
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
        Map<EventType, Long> events = new EnumMap<>(EventType.class);
        for (EventType type : EventType.values()) {
            events.put(type, counts.getOrDefault(type.name(), 0L));
        }
        return new Tally(
                counts.getOrDefault(KeyState.IN_PROGRESS.text(), 0L),
                counts.getOrDefault(KeyState.SAVED.text(), 0L),
                events);
    }
}
