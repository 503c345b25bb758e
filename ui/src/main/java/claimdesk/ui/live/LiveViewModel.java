package claimdesk.ui.live;

import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.ui.background.Background;
import claimdesk.ui.controls.FilePicker;
import claimdesk.ui.live.detail.DetailViewModel;
import claimdesk.ui.live.export.ExportViewModel;
import claimdesk.ui.live.feed.LiveFeed;
import claimdesk.ui.live.feed.LiveNews;
import claimdesk.ui.live.feed.LiveSnapshot;
import claimdesk.ui.live.feed.Wanted;
import claimdesk.ui.live.filter.FilterViewModel;
import claimdesk.ui.live.lane.LaneQuery;
import claimdesk.ui.live.lane.LaneSort;
import claimdesk.ui.live.lane.LaneViewModel;
import claimdesk.ui.live.row.Lane;
import claimdesk.ui.live.row.LaneRow;
import claimdesk.ui.live.row.TimeText;
import claimdesk.ui.live.status.StatusViewModel;
import java.time.InstantSource;
import java.util.ArrayList;
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
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/** The Live screen: lanes, selection, detail and status line. For the JavaFX thread only. */
public final class LiveViewModel {

    private final InstantSource wall;
    private final Supplier<OptionalLong> runNowMs;
    private final TimeText times;

    private final Map<Lane, LaneViewModel> lanes = new EnumMap<>(Lane.class);
    private final Background errands;
    private final FilterViewModel filter;
    private final ExportViewModel export;
    private final DetailViewModel detail;
    private final StatusViewModel status = new StatusViewModel();
    private final LiveLook look;
    private final LiveSelection selection =
            new LiveSelection(lanes, this::lookInto, row -> detail().show(Optional.of(row)));
    private final ReadOnlyBooleanWrapper isEmpty = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper hasImports = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper isSeen = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper isOpen = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper isPaused = new ReadOnlyBooleanWrapper();
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");
    private final ReadOnlyLongWrapper nowMs = new ReadOnlyLongWrapper();
    private final ReadOnlyLongWrapper behind = new ReadOnlyLongWrapper();
    private long lastAtMs;

    /** Where the file is read; what takes long is an errand, so that the lanes need not wait for it. */
    public record Workers(Background lanes, Background errands) {}

    /**
     * @param feed what {@link #accept} is fed by
     * @param runNowMs the clock of the run that goes on; empty if none does
     */
    public LiveViewModel(
            LiveFeed feed, Workers workers, InstantSource wall, Supplier<OptionalLong> runNowMs, TimeText times) {
        this.look = new LiveLook(feed, workers.lanes(), this::wanted, this::fail);
        this.wall = wall;
        this.runNowMs = runNowMs;
        this.times = times;
        this.errands = workers.errands();
        this.detail = new DetailViewModel(times);
        this.export = new ExportViewModel(errands, feed::rows);
        this.filter = new FilterViewModel(
                errands,
                () -> feed.read(
                        tables -> FilterViewModel.choices(tables.window().filterChoices())));
        for (Lane lane : Lane.values()) {
            lanes.put(lane, new LaneViewModel(lane));
        }
        filter.filterProperty().addListener((property, before, now) -> lanes.values()
                .forEach(lane ->
                        lane.ask(new LaneQuery(now, lane.queryProperty().get().sort()))));
        lanes.values().forEach(lane -> lane.onWanted(look::want));
    }

    // Properties

    public LaneViewModel lane(Lane lane) {
        return lanes.get(lane);
    }

    public FilterViewModel filter() {
        return filter;
    }

    public ExportViewModel export() {
        return export;
    }

    public DetailViewModel detail() {
        return detail;
    }

    public StatusViewModel status() {
        return status;
    }

    public LiveSelection selection() {
        return selection;
    }

    /** Whether the file is open and holds nothing. */
    public ReadOnlyBooleanProperty emptyProperty() {
        return isEmpty.getReadOnlyProperty();
    }

    /** Whether, though no call was served in the file, evidence was imported into it. */
    public ReadOnlyBooleanProperty importsProperty() {
        return hasImports.getReadOnlyProperty();
    }

    /** Whether the file could be read at least once. */
    public ReadOnlyBooleanProperty seenProperty() {
        return isSeen.getReadOnlyProperty();
    }

    /** Whether the file could be read at the last look. */
    public ReadOnlyBooleanProperty openProperty() {
        return isOpen.getReadOnlyProperty();
    }

    /** Whether the lanes stay as they are, while the work goes on. */
    public ReadOnlyBooleanProperty pausedProperty() {
        return isPaused.getReadOnlyProperty();
    }

    /** How many journal rows the lanes do not show yet. */
    public ReadOnlyLongProperty behindProperty() {
        return behind.getReadOnlyProperty();
    }

    /** What is wrong with the file, and what to do; empty if nothing is. */
    public ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }

    /** The store's clock as of the last tick, by which leases are shown; it stands still while the lanes do. */
    public ReadOnlyLongProperty nowMsProperty() {
        return nowMs.getReadOnlyProperty();
    }

    // Commands

    /** Shows what a look at the file brought. */
    public void accept(LiveNews news) {
        look.show(() -> news.match(read -> show(read.snapshot()), failed -> fail(failed.problem())));
    }

    /** Who is asked where something is to be written. */
    public void askForFiles(FilePicker picker) {
        export.askForFiles(picker);
        detail.timeline().exportBy(picker, errands);
    }

    /** Moves what counts down. */
    public void tick() {
        long now = runNowMs.get().orElse(Math.max(wall.millis(), lastAtMs));
        if (!isPaused.get()) {
            nowMs.set(now);
        }
        status.tick(wall.millis(), times.toTheSecond(now));
    }

    /** Keeps the lanes as they are, or has them catch up. */
    public void setPaused(boolean isWanted) {
        isPaused.set(isWanted);
        look.want();
        tick();
    }

    /** Shows a lane in another order. */
    public void sort(Lane lane, LaneSort sort) {
        lane(lane).ask(new LaneQuery(filter.filterProperty().get(), sort));
    }

    /** Shows the attempts of a key that need not be in any lane. */
    public void open(ScopedKey key, Optional<OrderId> order) {
        selection.none();
        detail.show(key, order);
        look.into(Optional.of(key), detail::forget);
    }

    /** Shows that the journal has no key for what was found, like {@code order 4711}. */
    public void openUnnamed(String found) {
        selection.none();
        detail.showUnnamed(found);
        look.into(Optional.empty(), detail::forget);
    }

    private void lookInto(LaneRow row) {
        detail.show(Optional.of(row));
        detail.point(row);
        look.into(Optional.of(row.key()), detail::forget);
    }

    private Wanted wanted() {
        return Wanted.of(
                filter.filterProperty().get(),
                lanes.values(),
                selection.selectedProperty().get(),
                isPaused.get());
    }

    private void show(LiveSnapshot snapshot) {
        isOpen.set(true);
        hasImports.set(snapshot.hasImports());
        isEmpty.set(snapshot.isEmpty());
        // Whoever hears of this asks whether it is empty.
        isSeen.set(true);
        problem.set("");
        behind.set(snapshot.behind());
        lastAtMs = snapshot.file().lastAtMs();
        tick();
        long wallMs = wall.millis();
        lane(Lane.IN_PROGRESS).countIs(snapshot.tally().inProgress(), wallMs);
        lane(Lane.SAVED).countIs(snapshot.tally().saved(), wallMs);
        lane(Lane.REFUSED).countIs(snapshot.tally().refused(), wallMs);
        List<LaneRow> entered = new ArrayList<>();
        snapshot.lanes().forEach((lane, change) -> entered.addAll(lane(lane).apply(change)));
        status.show(snapshot.file(), wallMs);
        status.shown(entered, wallMs, runNowMs.get().isPresent());
        selection.follow(snapshot);
        snapshot.looked().filter(read -> look.isInto(read.key())).ifPresent(detail::show);
    }

    private void fail(String what) {
        isOpen.set(false);
        problem.set(what);
    }
}
