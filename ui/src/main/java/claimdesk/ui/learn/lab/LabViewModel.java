package claimdesk.ui.learn.lab;

import claimdesk.app.exchange.table.TableFile;
import claimdesk.app.exchange.table.TableFormat;
import claimdesk.app.lab.Cell;
import claimdesk.app.lab.Grid;
import claimdesk.app.lab.GridTable;
import claimdesk.app.lab.Lab;
import claimdesk.app.room.Schedule;
import claimdesk.ui.background.Background;
import claimdesk.ui.controls.Figures;
import claimdesk.ui.controls.FilePicker;
import claimdesk.ui.controls.ShownText;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** The lab: fills its grid in the background, cell by cell, and opens cells. For the JavaFX thread only. */
public final class LabViewModel {

    private static final int SEEDS_AT_FIRST = 20;
    private static final long FIRST_SEED = 1;

    private final Background slow;
    private final Background quick;
    private final FilePicker picker;
    private final ComparisonViewModel comparison;
    private final ObservableList<Cell> cells = FXCollections.observableArrayList();
    private final ObservableList<Cell> shownCells = FXCollections.unmodifiableObservableList(cells);
    private final StringProperty seeds = new SimpleStringProperty(Integer.toString(SEEDS_AT_FIRST));
    private final ReadOnlyBooleanWrapper isRunning = new ReadOnlyBooleanWrapper();
    private final ReadOnlyStringWrapper message =
            new ReadOnlyStringWrapper("Nothing was run yet. Start runs each fault under each protocol, cell by cell.");
    private Consumer<Schedule> onStep = schedule -> {};
    private AtomicBoolean isAskedToStop = new AtomicBoolean();

    /**
     * @param slow a thread that a grid may keep for as long as it takes
     * @param quick another, for what somebody waits for
     * @param picker asks where an export is to go
     */
    public LabViewModel(Background slow, Background quick, FilePicker picker) {
        this.slow = slow;
        this.quick = quick;
        this.picker = picker;
        this.comparison = new ComparisonViewModel(quick, picker, schedule -> onStep.accept(schedule));
    }

    // Properties

    /** The cells that are filled, in the order in which they were. */
    public ObservableList<Cell> cells() {
        return shownCells;
    }

    /** How many orders each cell is run over, as it was typed. */
    public StringProperty seedsProperty() {
        return seeds;
    }

    public ReadOnlyBooleanProperty runningProperty() {
        return isRunning.getReadOnlyProperty();
    }

    /** How far it is, what it came to, or what is wrong. */
    public ReadOnlyStringProperty messageProperty() {
        return message.getReadOnlyProperty();
    }

    /** The cell that is looked at closer. */
    public ComparisonViewModel comparison() {
        return comparison;
    }

    // Commands

    /** What opens a schedule in the stepper. */
    public void openSchedulesWith(Consumer<Schedule> stepper) {
        onStep = stepper;
    }

    /** Fills a new grid; what was there is forgotten. */
    public void start() {
        if (isRunning.get()) {
            return;
        }
        AtomicBoolean mine = new AtomicBoolean();
        Lab lab;
        try {
            lab = new Lab(Integer.parseInt(seeds.get().strip()), FIRST_SEED, mine::get);
        } catch (IllegalArgumentException wrong) {
            message.set("Seeds: \"" + ShownText.of(seeds.get()) + "\" cannot be run; a whole number from 1 to "
                    + Figures.count(Lab.SEEDS_MAX) + " can. Nothing was run, and the grid is as it was.");
            return;
        }
        isAskedToStop = mine;
        comparison.close();
        cells.clear();
        isRunning.set(true);
        message.set(progress());
        slow.run(() -> lab.fill(cell -> slow.show(() -> filled(cell))), this::ended, this::failed);
    }

    /** Ends it early; the cells that are filled stay. */
    public void cancel() {
        isAskedToStop.set(true);
    }

    /** Asks for a file and writes the cells that are filled to it, as rows. */
    public void exportRows() {
        List<Cell> all = List.copyOf(cells);
        export(
                TableFormat.CSV.ending(),
                file -> () -> new TableFile(file, TableFormat.CSV)
                        .write(new GridTable(all), written -> true)
                        .match(
                                written -> Figures.count(written.rows()) + " cells written to " + name(file),
                                cancelled -> "Nothing was written"));
    }

    /**
     * Asks for a file, has it written in the background, and says how that went.
     *
     * @param writing what writes the file and says how it went; made on this thread
     */
    void export(String ending, Function<Path, Callable<String>> writing) {
        if (cells.isEmpty()) {
            message.set("There is nothing to export yet. Start fills the grid.");
            return;
        }
        FilePicker.Kind kind = new FilePicker.Kind(ending.toUpperCase(Locale.ROOT), List.of("*." + ending));
        picker.save("Export the grid", "lab." + ending, List.of(kind))
                .ifPresent(file -> quick.run(
                        writing.apply(file),
                        message::set,
                        failure -> message.set("Not written: " + name(file) + " ("
                                + ShownText.of(String.valueOf(failure.getMessage()))
                                + "). The grid itself is unharmed; choose another place.")));
    }

    static String name(Path file) {
        return ShownText.of(String.valueOf(file.getFileName()));
    }

    private void filled(Cell cell) {
        cells.add(cell);
        message.set(progress());
    }

    private String progress() {
        return cells.size() + " of " + Lab.cells() + " cells filled, "
                + seeds.get().strip() + " orders each";
    }

    private void ended(Grid grid) {
        isRunning.set(false);
        long kept = grid.cells().stream().filter(Cell::isKept).count();
        String orders = grid.seeds() == 1 ? "one order each" : Figures.count(grid.seeds()) + " orders each";
        String came = kept + " of " + grid.cells().size() + " cells kept everything, " + orders + ". "
                + (grid.breaksPromise()
                        ? "A protocol that is fit for use broke what it is said to keep."
                        : "No protocol that is fit for use broke what it is said to keep.");
        message.set(grid.isComplete() ? came : "Cancelled. " + came + " Not all were run.");
    }

    private void failed(Exception failure) {
        isRunning.set(false);
        message.set("The lab failed: " + failure.getMessage() + ". The cells that are filled stay.");
    }
}
