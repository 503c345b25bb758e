package claimdesk.app.lesson;

import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.util.ArrayList;
import java.util.List;

/**
 * How many requests arrived in each stretch of a run.
 *
 * @param perMs how long a stretch is
 * @param counts one for each stretch, from the run's first row on
 */
public record Arrivals(long perMs, List<Integer> counts) {

    private static final int STRETCHES_MAX = 600;

    public Arrivals {
        counts = List.copyOf(counts);
    }

    /** Counts what {@code events}, a run's journal in order of seq, say was received; the end of a long run is left out. */
    public static Arrivals of(List<Event> events, long perMs) {
        List<Integer> counts = new ArrayList<>();
        for (Event event : events) {
            long stretch = (event.atMs() - events.get(0).atMs()) / perMs;
            if (event.type() == EventType.RECEIVED && stretch < STRETCHES_MAX) {
                while (counts.size() <= stretch) {
                    counts.add(0);
                }
                counts.set((int) stretch, counts.get((int) stretch) + 1);
            }
        }
        return new Arrivals(perMs, counts);
    }

    public int most() {
        return counts.stream().mapToInt(Integer::intValue).max().orElse(0);
    }
}
