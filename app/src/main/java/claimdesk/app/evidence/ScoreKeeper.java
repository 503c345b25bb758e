package claimdesk.app.evidence;

import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Counts a history, event by event, each key's in order of seq. What it remembers of a part that shares no key with the
 * next goes with its end; of an attempt, with its answer. Not thread-safe.
 */
public final class ScoreKeeper {

    private static final Map<EventType, Score> EVERY = new EnumMap<>(Map.of(
            EventType.RECEIVED, Score.ATTEMPTS,
            EventType.SAVED, Score.SAVED,
            EventType.REPLAYED, Score.REPLAYS,
            EventType.BUSY, Score.BUSY,
            EventType.MISMATCH, Score.MISMATCHES,
            EventType.REFUSED, Score.REFUSED,
            EventType.FAILED, Score.FAILED));

    private record KeyEffect(ScopedKey key, String kind) {}

    private record VendorOrder(String vendor, String order) {}

    private final Map<Score, Long> counts = new EnumMap<>(Score.class);

    private final Set<VendorOrder> sent = new HashSet<>();
    private final Set<AttemptId> executed = new HashSet<>();
    private final Set<AttemptId> saved = new HashSet<>();
    private final Set<KeyEffect> effects = new HashSet<>();
    private final Set<ScopedKey> doubled = new HashSet<>();

    /** Counts one event. Returns the figures that grew by it, each by one. */
    public Set<Score> accept(Event event) {
        Set<Score> grown = EnumSet.noneOf(Score.class);
        if (EVERY.containsKey(event.type())) {
            grown.add(EVERY.get(event.type()));
        }
        switch (event.type()) {
            case VENDOR_SENT:
                sent(event, grown);
                break;
            case EFFECT:
                effect(event, grown);
                break;
            case SAVED:
                event.subject().attempt().ifPresent(saved::add);
                break;
            case ANSWERED:
                answered(event, grown);
                break;
            default:
                break;
        }
        grown.forEach(score -> counts.merge(score, 1L, Long::sum));
        return grown;
    }

    private void sent(Event event, Set<Score> grown) {
        String vendor = event.subject().vendor().map(Object::toString).orElse("");
        event.subject()
                .order()
                .filter(order -> sent.add(new VendorOrder(vendor, order.text())))
                .ifPresent(order -> grown.add(Score.ACTIONS));
    }

    private void effect(Event event, Set<Score> grown) {
        event.subject().attempt().filter(executed::add).ifPresent(attempt -> grown.add(Score.EXECUTIONS));
        String kind = event.details().text(Detail.EFFECT).orElse("");
        event.subject()
                .scopedKey()
                .filter(key -> !effects.add(new KeyEffect(key, kind)))
                .filter(doubled::add)
                .ifPresent(key -> grown.add(Score.DOUBLE_EFFECTS));
    }

    private void answered(Event event, Set<Score> grown) {
        boolean wasSaved = event.subject().attempt().map(saved::remove).orElse(false);
        event.subject().attempt().ifPresent(executed::remove);
        if (!wasSaved && SuccessMeansSaved.isFreshSuccess(event)) {
            grown.add(Score.LIES);
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
                count(Score.ACTIONS),
                count(Score.ATTEMPTS),
                count(Score.EXECUTIONS),
                count(Score.REPLAYS),
                count(Score.BUSY),
                count(Score.MISMATCHES),
                count(Score.SAVED),
                count(Score.REFUSED),
                count(Score.FAILED),
                count(Score.DOUBLE_EFFECTS),
                count(Score.LIES));
    }

    private long count(Score score) {
        return counts.getOrDefault(score, 0L);
    }
}
