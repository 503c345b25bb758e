package claimdesk.ui.live;

import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.ui.background.Background;
import java.time.InstantSource;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/** The Live screen: lanes, selection, detail and status line. For the JavaFX thread only. */
public final class LiveViewModel {

    private final LiveFeed feed;
    private final Background background;
    private final InstantSource wall;
    private final Supplier<OptionalLong> runNowMs;
    private final TimeText times;

    private final Map<Lane, LaneViewModel> lanes = new EnumMap<>(Lane.class);
    private final DetailViewModel detail;
    private final StatusViewModel status = new StatusViewModel();
    private final ReadOnlyObjectWrapper<Optional<LaneRow>> selected = new ReadOnlyObjectWrapper<>(Optional.empty());
    /** The key whose attempts are shown. */
    private Optional<ScopedKey> opened = Optional.empty();

    private final ReadOnlyBooleanWrapper isEmpty = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper isSeen = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper isOpen = new ReadOnlyBooleanWrapper();
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");
    private final ReadOnlyLongWrapper nowMs = new ReadOnlyLongWrapper();
    private long lastAtMs;

    /**
     * @param feed what {@link #accept} is fed by
     * @param runNowMs the clock of the run that goes on; empty if none does
     */
    public LiveViewModel(
            LiveFeed feed, Background background, InstantSource wall, Supplier<OptionalLong> runNowMs, TimeText times) {
        this.feed = feed;
        this.background = background;
        this.wall = wall;
        this.runNowMs = runNowMs;
        this.times = times;
        this.detail = new DetailViewModel(times);
        for (Lane lane : Lane.values()) {
            lanes.put(lane, new LaneViewModel(lane, LiveReader.ROWS_PER_LANE));
        }
    }

    // Properties

    public LaneViewModel lane(Lane lane) {
        return lanes.get(lane);
    }

    public DetailViewModel detail() {
        return detail;
    }

    public StatusViewModel status() {
        return status;
    }

    /** The row that was selected last, as it stands now; it stays when it has left its lane. */
    public ReadOnlyObjectProperty<Optional<LaneRow>> selectedProperty() {
        return selected.getReadOnlyProperty();
    }

    /** Whether the file is open and holds nothing. */
    public ReadOnlyBooleanProperty emptyProperty() {
        return isEmpty.getReadOnlyProperty();
    }

    /** Whether the file could be read at least once. */
    public ReadOnlyBooleanProperty seenProperty() {
        return isSeen.getReadOnlyProperty();
    }

    /** Whether the file could be read at the last look. */
    public ReadOnlyBooleanProperty openProperty() {
        return isOpen.getReadOnlyProperty();
    }

    /** What is wrong with the file, and what to do; empty if nothing is. */
    public ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }

    /** The store's clock as of the last tick, by which leases are shown. */
    public ReadOnlyLongProperty nowMsProperty() {
        return nowMs.getReadOnlyProperty();
    }

    // Commands

    /** Shows what a look at the file brought. */
    public void accept(LiveNews news) {
        news.match(read -> show(read.snapshot()), failed -> fail(failed.problem()));
    }

    /** Moves what counts down. */
    public void tick() {
        nowMs.set(runNowMs.get().orElse(Math.max(wall.millis(), lastAtMs)));
        status.tick(wall.millis(), times.toTheSecond(nowMs.get()));
    }

    public void select(Lane lane, int place) {
        lane(lane).rowAt(place).get().ifPresent(this::select);
    }

    /** Shows the attempts of a key that need not be in any lane. */
    public void open(ScopedKey key, Optional<OrderId> order) {
        unselect(Optional.of(key));
        detail.show(key, order);
        lookInto(key);
    }

    /** Shows that the journal has no key for what was found, like {@code order 4711}. */
    public void openUnnamed(String found) {
        unselect(Optional.empty());
        detail.showUnnamed(found);
        detail.showAttempts(List.of());
    }

    private void unselect(Optional<ScopedKey> key) {
        selected.set(Optional.empty());
        opened = key;
        feed.lookInto(key);
        lanes.values().forEach(lane -> lane.select(Optional.empty()));
    }

    /** Selects the row {@code by} places below the selected one of this lane; the first, if none is. */
    public void move(Lane lane, int by) {
        LaneViewModel model = lane(lane);
        int from = model.selectedPlaceProperty().get();
        int last = model.filledProperty().get() - 1;
        if (last >= 0) {
            long to = from == LaneViewModel.NONE ? 0 : (long) from + by;
            select(lane, (int) Math.max(0, Math.min(last, to)));
        }
    }

    private void select(LaneRow row) {
        Optional<ScopedKey> before = opened;
        follow(row);
        if (!before.equals(Optional.of(row.key()))) {
            lookInto(row.key());
        }
    }

    private void lookInto(ScopedKey key) {
        detail.showAttempts(List.of());
        feed.lookInto(Optional.of(key));
        background.run(
                () -> {
                    feed.look();
                    return key;
                },
                looked -> {},
                failure -> fail(failure.toString()));
    }

    private void follow(LaneRow row) {
        selected.set(Optional.of(row));
        opened = Optional.of(row.key());
        detail.show(selected.get());
        lanes.values().forEach(lane -> lane.select(selected.get()));
    }

    private void show(LiveSnapshot snapshot) {
        isOpen.set(true);
        isSeen.set(true);
        isEmpty.set(snapshot.isEmpty());
        problem.set("");
        lastAtMs = snapshot.file().lastAtMs();
        tick();
        lane(Lane.IN_PROGRESS)
                .show(snapshot.rows().get(Lane.IN_PROGRESS), snapshot.tally().inProgress());
        lane(Lane.SAVED).show(snapshot.rows().get(Lane.SAVED), snapshot.tally().saved());
        lane(Lane.REFUSED)
                .show(snapshot.rows().get(Lane.REFUSED), snapshot.tally().refused());
        status.show(snapshot.file(), wall.millis());
        selected.get().ifPresent(row -> follow(asItStands(row, snapshot)));
        snapshot.looked()
                .filter(looked -> opened.equals(Optional.of(looked.key())))
                .ifPresent(looked -> detail.showAttempts(looked.attempts()));
    }

    /** The selected row as it was read now; a key that was in progress is followed to where it went. */
    private static LaneRow asItStands(LaneRow row, LiveSnapshot snapshot) {
        List<Lane> where = row.lane() == Lane.REFUSED ? List.of(Lane.REFUSED) : List.of(Lane.IN_PROGRESS, Lane.SAVED);
        return where.stream()
                .flatMap(lane -> snapshot.rows().get(lane).stream())
                .filter(one -> one.number() == row.number())
                .findFirst()
                .orElse(row);
    }

    private void fail(String what) {
        isOpen.set(false);
        problem.set(what);
    }
}
