package claimdesk.ui.settings;

import java.util.List;

/**
 * How large everything is drawn: the presentation size.
 *
 * @param percent one of {@link #STEPS}
 */
public record Zoom(int percent) {

    /** What may be chosen, smallest first. */
    public static final List<Integer> STEPS = List.of(80, 90, 100, 110, 125, 150, 175, 200, 250);

    public static final Zoom NORMAL = new Zoom(100);

    public Zoom {
        if (!STEPS.contains(percent)) {
            throw new IllegalArgumentException("a size of " + percent + " %; allowed: " + STEPS);
        }
    }

    public double factor() {
        return percent / 100.0;
    }

    /** The next larger size; the same if there is none. */
    public Zoom larger() {
        return at(STEPS.indexOf(percent) + 1);
    }

    /** The next smaller size; the same if there is none. */
    public Zoom smaller() {
        return at(STEPS.indexOf(percent) - 1);
    }

    private static Zoom at(int place) {
        return new Zoom(STEPS.get(Math.max(0, Math.min(STEPS.size() - 1, place))));
    }
}
