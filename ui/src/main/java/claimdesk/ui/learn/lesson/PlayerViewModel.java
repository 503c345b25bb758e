package claimdesk.ui.learn.lesson;

import claimdesk.app.lesson.Arrivals;
import claimdesk.app.lesson.Happened;
import claimdesk.app.lesson.Lesson.Drawing;
import claimdesk.store.journal.Event;
import claimdesk.ui.timeline.TimelineViewModel;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;

/**
 * Shows what happened in a run, row by row, at a pace that can be followed: it can be held, stepped, taken back and
 * slowed down. The run itself was made at once. For the JavaFX thread only.
 */
public final class PlayerViewModel {

    /** How long a row stands at least, and at most, milliseconds at the normal tempo. */
    private static final long ROW_MS_MIN = 450;

    private static final long ROW_MS_MAX = 1_400;

    /** How many of a run's milliseconds pass in one of the wall's where only arrivals are drawn. */
    private static final double ARRIVALS_TIMES = 4;

    private static final long ARRIVALS_PER_MS = 1000;

    private final PointerText words = new PointerText(this::sinceStart);
    private final TimelineViewModel timeline;
    private final ObjectProperty<Tempo> tempo = new SimpleObjectProperty<>(Tempo.NORMAL);
    private final ReadOnlyIntegerWrapper place = new ReadOnlyIntegerWrapper();
    private final ReadOnlyIntegerWrapper length = new ReadOnlyIntegerWrapper();
    private final ReadOnlyBooleanWrapper isPlaying = new ReadOnlyBooleanWrapper();
    private final ReadOnlyObjectWrapper<Drawing> drawing = new ReadOnlyObjectWrapper<>(Drawing.TIMELINE);
    private final ReadOnlyObjectWrapper<Arrivals> arrivals =
            new ReadOnlyObjectWrapper<>(Arrivals.of(List.of(), ARRIVALS_PER_MS));
    private final ReadOnlyObjectWrapper<Optional<Arrivals>> before = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final StringBinding pointer;
    private Arrivals first = Arrivals.of(List.of(), ARRIVALS_PER_MS);
    private List<Event> events = List.of();
    private Runnable onEnd = () -> {};
    private double leftMs;

    PlayerViewModel() {
        timeline = new TimelineViewModel(this::sinceStart);
        pointer = Bindings.createStringBinding(this::pointerWords, place, length, timeline.selectedProperty());
        place.addListener((property, old, now) -> draw());
    }

    // Properties

    public TimelineViewModel timeline() {
        return timeline;
    }

    ObjectProperty<Tempo> tempoProperty() {
        return tempo;
    }

    /** How many of the rows are shown. */
    public ReadOnlyIntegerProperty placeProperty() {
        return place.getReadOnlyProperty();
    }

    /** How many rows there are; 0 before a run. */
    public ReadOnlyIntegerProperty lengthProperty() {
        return length.getReadOnlyProperty();
    }

    public ReadOnlyBooleanProperty playingProperty() {
        return isPlaying.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<Drawing> drawingProperty() {
        return drawing.getReadOnlyProperty();
    }

    /** The arrivals so far. */
    public ReadOnlyObjectProperty<Arrivals> arrivalsProperty() {
        return arrivals.getReadOnlyProperty();
    }

    /** All arrivals of the run of the question, while another one is shown. */
    public ReadOnlyObjectProperty<Optional<Arrivals>> beforeProperty() {
        return before.getReadOnlyProperty();
    }

    /** Where the run stands, in words. */
    StringBinding pointerProperty() {
        return pointer;
    }

    private String pointerWords() {
        Optional<Event> last = place.get() == 0 ? Optional.empty() : Optional.of(events.get(place.get() - 1));
        String what = drawing.get() == Drawing.ARRIVALS
                ? last.map(event -> sinceStart(event.atMs())).orElse("")
                : timeline.selectedProperty().get().map(words::of).orElse("");
        return PointerText.of(place.get(), length.get(), what);
    }

    private String sinceStart(long atMs) {
        long start = events.isEmpty() ? atMs : events.get(0).atMs();
        return String.format(Locale.ROOT, "%.3f s", (atMs - start) / 1000.0);
    }

    // Commands

    /**
     * Begins to show a run.
     *
     * @param isOther whether it is another run than that of the question, to be compared with it
     * @param whenSeen told once, when it was shown to its end
     */
    void show(Happened happened, Drawing how, boolean isOther, Runnable whenSeen) {
        isPlaying.set(false);
        first = isOther ? first : Arrivals.of(happened.events(), ARRIVALS_PER_MS);
        before.set(isOther && how == Drawing.ARRIVALS ? Optional.of(first) : Optional.empty());
        place.set(0);
        drawing.set(how);
        events = how == Drawing.ARRIVALS ? happened.events() : happened.drawn();
        onEnd = whenSeen;
        length.set(events.size());
        draw();
        leftMs = 0;
        isPlaying.set(true);
    }

    void clear() {
        isPlaying.set(false);
        place.set(0);
        events = List.of();
        onEnd = () -> {};
        length.set(0);
        before.set(Optional.empty());
        draw();
    }

    /** Goes on by {@code ms} of the wall's time. */
    void tick(long ms) {
        if (!isPlaying.get()) {
            return;
        }
        leftMs -= ms * tempo.get().times();
        int next = place.get();
        while (leftMs <= 0 && next < events.size()) {
            next++;
            leftMs += untilAfter(next);
        }
        goTo(next);
    }

    /** How long row number {@code number}, from 1, stands before the next one comes. */
    private double untilAfter(int number) {
        if (number >= events.size()) {
            return 0;
        }
        long gapMs =
                Math.max(0, events.get(number).atMs() - events.get(number - 1).atMs());
        return drawing.get() == Drawing.ARRIVALS
                ? Math.min(gapMs, ROW_MS_MAX * ARRIVALS_TIMES) / ARRIVALS_TIMES
                : Math.max(ROW_MS_MIN, Math.min(gapMs, ROW_MS_MAX));
    }

    void playOrPause() {
        if (length.get() > 0 && place.get() == length.get()) {
            leftMs = 0;
            place.set(0);
            isPlaying.set(true);
        } else if (length.get() > 0) {
            isPlaying.set(!isPlaying.get());
        }
    }

    /** Holds it, and shows one row more. */
    void step() {
        isPlaying.set(false);
        goTo(Math.min(events.size(), place.get() + 1));
    }

    /** Holds it, and shows one row less. */
    void stepBack() {
        isPlaying.set(false);
        goTo(Math.max(0, place.get() - 1));
    }

    /** Shows all of it. */
    public void toEnd() {
        goTo(events.size());
    }

    /** Goes to the row of that seq, if it is drawn. */
    void point(long seq) {
        isPlaying.set(false);
        timeline.select(seq);
    }

    private void goTo(int next) {
        place.set(next);
        if (next == events.size() && next > 0) {
            isPlaying.set(false);
            Runnable seen = onEnd;
            onEnd = () -> {};
            seen.run();
        }
    }

    private void draw() {
        List<Event> shown = events.subList(0, Math.min(place.get(), events.size()));
        if (drawing.get() == Drawing.ARRIVALS) {
            arrivals.set(Arrivals.of(shown, ARRIVALS_PER_MS));
            return;
        }
        timeline.show(shown);
        if (!shown.isEmpty()) {
            timeline.select(shown.get(shown.size() - 1).seq());
        }
    }
}
