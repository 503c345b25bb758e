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

/** Counts a history, event by event, in order of seq. Not thread-safe. */
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
    private final Set<VendorOrder> actions = new HashSet<>();
    private final Set<AttemptId> executed = new HashSet<>();
    private final Set<AttemptId> savedAttempts = new HashSet<>();
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
                if (isNewAction(event)) {
                    grown.add(Score.ACTIONS);
                }
                break;
            case EFFECT:
                effect(event, grown);
                break;
            case SAVED:
                event.subject().attempt().ifPresent(savedAttempts::add);
                break;
            case ANSWERED:
                if (isLie(event)) {
                    grown.add(Score.LIES);
                }
                break;
            default:
                break;
        }
        grown.forEach(score -> counts.merge(score, 1L, Long::sum));
        return grown;
    }

    private boolean isNewAction(Event sent) {
        String vendor = sent.subject().vendor().map(Object::toString).orElse("");
        return sent.subject()
                .order()
                .map(order -> actions.add(new VendorOrder(vendor, order.text())))
                .orElse(false);
    }

    private void effect(Event event, Set<Score> grown) {
        if (event.subject().attempt().map(executed::add).orElse(false)) {
            grown.add(Score.EXECUTIONS);
        }
        String kind = event.details().text(Detail.EFFECT).orElse("");
        event.subject().scopedKey().ifPresent(key -> {
            if (!effects.add(new KeyEffect(key, kind)) && doubled.add(key)) {
                grown.add(Score.DOUBLE_EFFECTS);
            }
        });
    }

    private boolean isLie(Event answered) {
        return SuccessMeansSaved.isFreshSuccess(answered)
                && !answered.subject().attempt().map(savedAttempts::contains).orElse(false);
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
