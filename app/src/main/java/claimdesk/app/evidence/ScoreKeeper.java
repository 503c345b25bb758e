package claimdesk.app.evidence;

import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Counts a history, event by event, in order of seq. Not thread-safe. */
public final class ScoreKeeper {

    private record KeyEffect(ScopedKey key, String kind) {}

    private record VendorOrder(String vendor, String order) {}

    private final Map<EventType, Long> counts = new EnumMap<>(EventType.class);
    private final Set<VendorOrder> actions = new HashSet<>();
    private final Set<AttemptId> executed = new HashSet<>();
    private final Set<AttemptId> savedAttempts = new HashSet<>();
    private final Map<KeyEffect, Integer> effects = new HashMap<>();
    private final Set<ScopedKey> doubled = new HashSet<>();
    private long lies;

    public void accept(Event event) {
        counts.merge(event.type(), 1L, Long::sum);
        switch (event.type()) {
            case VENDOR_SENT:
                event.subject()
                        .order()
                        .ifPresent(order -> actions.add(new VendorOrder(
                                event.subject().vendor().map(Object::toString).orElse(""), order.text())));
                break;
            case EFFECT:
                effect(event);
                break;
            case SAVED:
                event.subject().attempt().ifPresent(savedAttempts::add);
                break;
            case ANSWERED:
                if (SuccessMeansSaved.isFreshSuccess(event)
                        && !event.subject()
                                .attempt()
                                .map(savedAttempts::contains)
                                .orElse(false)) {
                    lies++;
                }
                break;
            default:
                break;
        }
    }

    private void effect(Event event) {
        event.subject().attempt().ifPresent(executed::add);
        event.subject().scopedKey().ifPresent(key -> {
            String kind = event.details().text(Detail.EFFECT).orElse("");
            if (effects.merge(new KeyEffect(key, kind), 1, Integer::sum) > 1) {
                doubled.add(key);
            }
        });
    }

    /** The counts so far. */
    public Scoreboard scoreboard() {
        return new Scoreboard(
                actions.size(),
                count(EventType.RECEIVED),
                executed.size(),
                count(EventType.REPLAYED),
                count(EventType.BUSY),
                count(EventType.MISMATCH),
                count(EventType.SAVED),
                count(EventType.REFUSED),
                count(EventType.FAILED),
                doubled.size(),
                lies);
    }

    private long count(EventType type) {
        return counts.getOrDefault(type, 0L);
    }
}
