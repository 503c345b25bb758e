package claimdesk.ui.timeline;

import claimdesk.app.history.History;
import claimdesk.store.journal.Event;
import claimdesk.ui.background.Background;
import claimdesk.ui.controls.Figures;
import claimdesk.ui.controls.FilePicker;
import claimdesk.ui.timeline.layout.EventText;
import claimdesk.ui.timeline.layout.TimelineLayout;
import claimdesk.ui.timeline.shape.Mark;
import claimdesk.ui.timeline.shape.Timeline;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.LongFunction;
import java.util.function.Predicate;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;

/** A timeline, and the event on it that is selected. For the JavaFX thread only. */
public final class TimelineViewModel {

    /** How many events are drawn at most; of more, the newest. */
    public static final int EVENTS_MAX = 2000;

    public static final double ZOOM_MAX = 16;

    private static final double ZOOM_STEP = 1.5;
    private static final double WIDTH_AT_FIRST = 900;

    private final EventText text;
    private final ReadOnlyObjectWrapper<Timeline> timeline = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyObjectWrapper<Optional<Event>> selected = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyStringWrapper facts = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper leftOut = new ReadOnlyStringWrapper("");
    private final BooleanProperty isOnlyTrouble = new SimpleBooleanProperty();
    private final DoubleProperty zoom = new SimpleDoubleProperty(1);
    private final DoubleProperty width = new SimpleDoubleProperty(WIDTH_AT_FIRST);
    private FilePicker picker = FilePicker.NONE;
    private Background writer = new Background(Runnable::run, Runnable::run);
    private List<Event> events = List.of();
    private History history = History.of(List.of());
    private boolean isCut;

    /**
     * @param times how an instant of the store's clock is written, milliseconds since 1970
     */
    public TimelineViewModel(LongFunction<String> times) {
        this.text = new EventText(times);
        isOnlyTrouble.addListener((property, before, now) -> layOut());
        zoom.addListener((property, before, now) -> layOut());
        width.addListener((property, before, now) -> layOut());
        layOut();
    }

    // Properties

    public ReadOnlyObjectProperty<Timeline> timelineProperty() {
        return timeline.getReadOnlyProperty();
    }

    /** The event that has the focus mark. */
    public ReadOnlyObjectProperty<Optional<Event>> selectedProperty() {
        return selected.getReadOnlyProperty();
    }

    /** The journal row of the selected event, in one line; empty if none is. */
    public ReadOnlyStringProperty factsProperty() {
        return facts.getReadOnlyProperty();
    }

    /** What is not drawn, in words; empty if everything is. */
    public ReadOnlyStringProperty leftOutProperty() {
        return leftOut.getReadOnlyProperty();
    }

    public BooleanProperty onlyTroubleProperty() {
        return isOnlyTrouble;
    }

    /** How much wider than its place the plot is; 1 fits. */
    public DoubleProperty zoomProperty() {
        return zoom;
    }

    /** The room for the plot, in units of the layout. */
    public DoubleProperty widthProperty() {
        return width;
    }

    // Commands

    /**
     * Shows what happened to one key or order.
     *
     * @param ofOne its events, in order of their seq; the oldest beyond {@link #EVENTS_MAX} are left out
     */
    public void show(List<Event> ofOne) {
        List<Event> now = ofOne.subList(Math.max(0, ofOne.size() - EVENTS_MAX), ofOne.size());
        if (now.equals(events)) {
            return;
        }
        isCut = now.size() < ofOne.size();
        events = List.copyOf(now);
        history = History.of(events);
        layOut();
        // The same row may say something else now, as when personal data are masked.
        selectedMark()
                .filter(mark -> !selected.get().equals(Optional.of(mark.event())))
                .ifPresent(this::select);
    }

    public void zoomIn() {
        zoom.set(Math.min(ZOOM_MAX, zoom.get() * ZOOM_STEP));
    }

    public void zoomOut() {
        zoom.set(Math.max(1, zoom.get() / ZOOM_STEP));
    }

    public void zoomToFit() {
        zoom.set(1);
    }

    public void select(Mark mark) {
        select(Optional.of(mark.event()));
    }

    /** Selects the event with that seq, if it is drawn. */
    public void select(long seq) {
        timeline.get().marks().stream()
                .filter(mark -> mark.event().seq() == seq)
                .findFirst()
                .ifPresent(this::select);
    }

    public void selectNone() {
        select(Optional.empty());
    }

    /** Selects the mark {@code by} places on in time; the first or the last, if none is selected. */
    public void move(int by) {
        List<Mark> marks = timeline.get().marks();
        if (marks.isEmpty()) {
            return;
        }
        int from = selectedMark().map(marks::indexOf).orElse(by > 0 ? -1 : marks.size());
        select(marks.get(Math.max(0, Math.min(marks.size() - 1, from + by))));
    }

    public void moveToFirst() {
        timeline.get().marks().stream().findFirst().ifPresent(this::select);
    }

    public void moveToLast() {
        List<Mark> marks = timeline.get().marks();
        if (!marks.isEmpty()) {
            select(marks.get(marks.size() - 1));
        }
    }

    public void moveUp() {
        moveToLane(
                mark -> lane -> lane < mark.lane(),
                Comparator.comparingInt(Mark::lane).reversed());
    }

    public void moveDown() {
        moveToLane(mark -> lane -> lane > mark.lane(), Comparator.comparingInt(Mark::lane));
    }

    /** Selects the mark nearest in time on the next lane that has one. */
    private void moveToLane(Function<Mark, Predicate<Integer>> isBeyond, Comparator<Mark> nearestLane) {
        Optional<Mark> from = selectedMark();
        if (from.isEmpty()) {
            moveToFirst();
            return;
        }
        Comparator<Mark> nearest = Comparator.comparingDouble(
                mark -> Math.abs(mark.x() - from.get().x()));
        timeline.get().marks().stream()
                .filter(mark -> isBeyond.apply(from.get()).test(mark.lane()))
                .min(nearestLane.thenComparing(nearest))
                .ifPresent(this::select);
    }

    /** The mark of the selected event; empty if none is, or if it is left out. */
    public Optional<Mark> selectedMark() {
        return selected.get().flatMap(event -> timeline.get().marks().stream()
                .filter(mark -> mark.event().seq() == event.seq())
                .findFirst());
    }

    /** Who is asked where an export is to go, and what writes it. */
    public void exportBy(FilePicker asked, Background background) {
        picker = asked;
        writer = background;
    }

    /**
     * Asks for a file, has it written in the background, and says how that went.
     *
     * @param extension without a dot
     * @param writing what writes the file and says how it went; made on this thread
     */
    void export(String extension, Function<Path, Callable<String>> writing) {
        FilePicker.Kind kind = new FilePicker.Kind(extension.toUpperCase(Locale.ROOT), List.of("*." + extension));
        picker.save("Export the timeline", "timeline." + extension, List.of(kind))
                .ifPresent(file -> writer.run(
                        writing.apply(file), this::say, failure -> say("Not written: " + failure.getMessage())));
    }

    /** Says how an export went, until another event is selected. */
    private void say(String words) {
        facts.set(words);
    }

    private void select(Optional<Event> event) {
        selected.set(event);
        facts.set(event.map(one -> EventFacts.of(one, text)).orElse(""));
    }

    private void layOut() {
        double wide = Math.max(1, width.get() * zoom.get());
        timeline.set(TimelineLayout.of(history, new TimelineLayout.Wish(wide, isOnlyTrouble.get()), text));
        if (selectedMark().isEmpty()) {
            select(Optional.empty());
        }
        leftOut.set(leftOutNow());
    }

    private String leftOutNow() {
        String older = isCut ? "The newest " + Figures.count(EVENTS_MAX) + " events; older ones are not drawn. " : "";
        int hidden = timeline.get().hidden();
        return older
                + (hidden == 0
                        ? ""
                        : Figures.count(hidden) + " of " + Figures.count(events.size()) + " events left out");
    }
}
