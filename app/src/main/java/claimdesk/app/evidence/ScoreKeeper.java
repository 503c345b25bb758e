package claimdesk.app.evidence;

import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Counts a history, event by event, each key's in order of seq. What it remembers of a part that shares no key with the
 * next goes with its end; of an attempt, with its answer. Not thread-safe.
 */
public final class ScoreKeeper {

    private record KeyEffect(ScopedKey key, String kind) {}

    private record VendorOrder(String vendor, String order) {}

    private final Map<EventType, Long> counts = new EnumMap<>(EventType.class);
    private long actions;
    private long executions;
    private long doubleEffects;
    private long lies;

    private final Set<VendorOrder> sent = new HashSet<>();
    private final Set<AttemptId> executed = new HashSet<>();
    private final Set<AttemptId> saved = new HashSet<>();
    private final Set<KeyEffect> effects = new HashSet<>();
    private final Set<ScopedKey> doubled = new HashSet<>();

    public void accept(Event event) {
        counts.merge(event.type(), 1L, Long::sum);
        switch (event.type()) {
            case VENDOR_SENT:
                sent(event);
                break;
            case EFFECT:
                effect(event);
                break;
            case SAVED:
                event.subject().attempt().ifPresent(saved::add);
                break;
            case ANSWERED:
                answered(event);
                break;
            default:
                break;
        }
    }

    private void sent(Event event) {
        String vendor = event.subject().vendor().map(Object::toString).orElse("");
        event.subject()
                .order()
                .filter(order -> sent.add(new VendorOrder(vendor, order.text())))
                .ifPresent(order -> actions++);
    }

    private void effect(Event event) {
        event.subject().attempt().filter(executed::add).ifPresent(attempt -> executions++);
        String kind = event.details().text(Detail.EFFECT).orElse("");
        event.subject()
                .scopedKey()
                .filter(key -> !effects.add(new KeyEffect(key, kind)))
                .filter(doubled::add)
                .ifPresent(key -> doubleEffects++);
    }

    private void answered(Event event) {
        boolean wasSaved = event.subject().attempt().map(saved::remove).orElse(false);
        event.subject().attempt().ifPresent(executed::remove);
        if (!wasSaved && SuccessMeansSaved.isFreshSuccess(event)) {
            lies++;
        }
    }

    /** Ends a part of the history: no later event is of a key, or of a vendor's order, that was seen so far. */
    public void endPart() {
        sent.clear();
        executed.clear();
        saved.clear();
        effects.clear();
        doubled.clear();
    }

    /** The counts so far. */
    public Scoreboard scoreboard() {
        return new Scoreboard(
                actions,
                count(EventType.RECEIVED),
                executions,
                count(EventType.REPLAYED),
                count(EventType.BUSY),
                count(EventType.MISMATCH),
                count(EventType.SAVED),
                count(EventType.REFUSED),
                count(EventType.FAILED),
                doubleEffects,
                lies);
    }

    private long count(EventType type) {
        return counts.getOrDefault(type, 0L);
    }
}
