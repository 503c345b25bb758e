package claimdesk.ui.live;

import claimdesk.store.database.StoreException;
import claimdesk.ui.background.Background;
import java.time.InstantSource;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/** The Live screen's state: the newest rows of each lane, the one that is selected, and its attempts. */
public final class LiveViewModel {

    private final LiveReader reader;
    private final Background background;
    private final Supplier<InstantSource> clock;

    // Properties
    private final Map<Lane, ReadOnlyObjectWrapper<List<LaneRow>>> rows = new EnumMap<>(Lane.class);
    private final Map<Lane, ReadOnlyLongWrapper> counts = new EnumMap<>(Lane.class);
    private final ReadOnlyObjectWrapper<Optional<LaneRow>> selected = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<List<AttemptLine>> attempts = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyLongWrapper nowMs = new ReadOnlyLongWrapper();
    private final ReadOnlyStringWrapper figures = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper failure = new ReadOnlyStringWrapper("");

    private boolean isLooking;
    private LiveLook.FileFigures lastFigures;

    /**
     * @param clock the clock by which leases are judged now: that of the run that goes on, or the system's
     */
    public LiveViewModel(LiveReader reader, Background background, Supplier<InstantSource> clock) {
        this.reader = reader;
        this.background = background;
        this.clock = clock;
        for (Lane lane : Lane.values()) {
            rows.put(lane, new ReadOnlyObjectWrapper<>(List.of()));
            counts.put(lane, new ReadOnlyLongWrapper());
        }
    }

    /** The newest rows of a lane, newest first. */
    public ReadOnlyObjectProperty<List<LaneRow>> rows(Lane lane) {
        return rows.get(lane).getReadOnlyProperty();
    }

    /** How many rows the lane has in the file. */
    public ReadOnlyLongProperty count(Lane lane) {
        return counts.get(lane).getReadOnlyProperty();
    }

    /** The row that was chosen; it stays chosen when its lane has moved on. */
    public ReadOnlyObjectProperty<Optional<LaneRow>> selected() {
        return selected.getReadOnlyProperty();
    }

    /** The attempts of the selected row's key, oldest first. */
    public ReadOnlyObjectProperty<List<AttemptLine>> attempts() {
        return attempts.getReadOnlyProperty();
    }

    /** The time by which leases run down. */
    public ReadOnlyLongProperty nowMs() {
        return nowMs.getReadOnlyProperty();
    }

    /** The file's figures, for the status line. */
    public ReadOnlyStringProperty figures() {
        return figures.getReadOnlyProperty();
    }

    /** Why the file could not be read; empty if it could. */
    public ReadOnlyStringProperty failure() {
        return failure.getReadOnlyProperty();
    }

    public boolean isEmpty() {
        return counts.values().stream().allMatch(count -> count.get() == 0);
    }

    /** The terms of the selected row's refused save; empty for another row. */
    public List<TermLine> terms() {
        return selected.get().map(TermLine::of).orElse(List.of());
    }

    // Commands

    /** Moves the time on, and looks at the file unless a look is under way. */
    public void tick() {
        nowMs.set(clock.get().millis());
        if (!isLooking) {
            isLooking = true;
            background.run(reader::look, this::looked, this::failed);
        }
    }

    public void select(LaneRow row) {
        selected.set(Optional.of(row));
        attempts.set(List.of());
        readAttempts();
    }

    public void clearSelection() {
        selected.set(Optional.empty());
        attempts.set(List.of());
    }

    /** The selected row and its attempts as text, one a line. */
    public String selectedText() {
        return selected.get()
                .map(row -> row.lane().title() + "\t" + row.title() + "\t" + row.mark() + "\t" + row.note() + "\n"
                        + attempts.get().stream().map(AttemptLine::text).collect(Collectors.joining("\n")))
                .orElse("");
    }

    private void looked(Optional<LiveLook> look) {
        isLooking = false;
        failure.set("");
        look.ifPresent(this::show);
    }

    private void show(LiveLook look) {
        for (Lane lane : Lane.values()) {
            rows.get(lane).set(look.rows(lane));
        }
        counts.get(Lane.IN_PROGRESS).set(look.tally().inProgress());
        counts.get(Lane.SAVED).set(look.tally().saved());
        counts.get(Lane.REFUSED).set(look.tally().refused());
        figures.set(FigureText.of(look.file(), lastFigures));
        lastFigures = look.file();
        refreshSelected(look);
    }

    /** The selected row as it is now, where it is still among the newest; its key may have moved to another lane. */
    private void refreshSelected(LiveLook look) {
        selected.get().ifPresent(chosen -> {
            look.rows(chosen.lane()).stream()
                    .filter(chosen::isSame)
                    .findFirst()
                    .ifPresent(row -> selected.set(Optional.of(row)));
            readAttempts();
        });
    }

    private void readAttempts() {
        selected.get()
                .ifPresent(chosen -> background.run(
                        () -> reader.attempts(chosen.key()), lines -> showAttempts(chosen, lines), this::failed));
    }

    private void showAttempts(LaneRow of, List<AttemptLine> lines) {
        boolean isStillChosen = selected.get().filter(of::isSame).isPresent();
        if (isStillChosen && !lines.equals(attempts.get())) {
            attempts.set(lines);
        }
    }

    private void failed(Exception problem) {
        isLooking = false;
        failure.set(
                problem instanceof StoreException ? problem.getMessage() : "the file could not be read: " + problem);
    }
}
