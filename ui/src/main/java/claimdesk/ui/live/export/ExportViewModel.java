package claimdesk.ui.live.export;

import claimdesk.app.exchange.table.Table;
import claimdesk.app.exchange.table.TableFile;
import claimdesk.app.exchange.table.TableFormat;
import claimdesk.app.exchange.table.WriteOutcome;
import claimdesk.ui.background.Background;
import claimdesk.ui.controls.Figures;
import claimdesk.ui.controls.FilePicker;
import claimdesk.ui.controls.ShownText;
import claimdesk.ui.live.lane.LaneViewModel;
import claimdesk.ui.live.row.Lane;
import claimdesk.ui.live.row.LaneRow;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/** Takes rows out of a lane: the selected ones as text, all that can be scrolled through as a file. */
public final class ExportViewModel {

    /** More would fill the clipboard beyond what other programs take; a file has no such limit. */
    public static final int COPIED_MAX = 100_000;

    private static final List<FilePicker.Kind> KINDS = List.of(
            new FilePicker.Kind("CSV, for spreadsheets", List.of("*.csv")),
            new FilePicker.Kind("NDJSON, for programs", List.of("*.ndjson")));

    private final Background background;
    private final BiFunction<Lane, long[], List<LaneRow>> reader;
    private final ReadOnlyBooleanWrapper isRunning = new ReadOnlyBooleanWrapper();
    private final ReadOnlyDoubleWrapper progress = new ReadOnlyDoubleWrapper();
    private final ReadOnlyStringWrapper message = new ReadOnlyStringWrapper("");
    private FilePicker picker = FilePicker.NONE;
    private volatile boolean isCancelled;

    /**
     * @param background not what reads the lanes: a long export must not hold them up
     * @param reader reads rows by their numbers, on the background's thread and, for a copy, on several at once
     */
    public ExportViewModel(Background background, BiFunction<Lane, long[], List<LaneRow>> reader) {
        this.background = background;
        this.reader = reader;
    }

    // Properties

    public ReadOnlyBooleanProperty runningProperty() {
        return isRunning.getReadOnlyProperty();
    }

    /** How much is done, 0 to 1. */
    public ReadOnlyDoubleProperty progressProperty() {
        return progress.getReadOnlyProperty();
    }

    /** What goes on, or how it ended; empty if nothing was asked for yet. */
    public ReadOnlyStringProperty messageProperty() {
        return message.getReadOnlyProperty();
    }

    // Commands

    /** Who is asked for the file. */
    public void askForFiles(FilePicker asked) {
        picker = asked;
    }

    /** Puts the selected rows on the clipboard as tab-separated text, with a line of names. */
    public void copy(LaneViewModel lane, Consumer<String> clipboard) {
        long[] numbers = lane.selectedNumbers();
        if (isRunning.get() || numbers.length == 0) {
            return;
        }
        if (numbers.length > COPIED_MAX) {
            message.set(Figures.count(numbers.length) + " rows are selected; at most " + Figures.count(COPIED_MAX)
                    + " can be copied. Nothing was copied. Export them to a file instead (Ctrl+E).");
            return;
        }
        begin("Copying " + rows(numbers.length));
        background.run(
                () -> CopiedRows.read(lane.lane(), numbers, some -> reader.apply(lane.lane(), some)),
                copied -> {
                    clipboard.accept(copied.text());
                    end(rows(copied.rows()) + " copied");
                },
                failure -> end("Nothing was copied: " + failure.getMessage()));
    }

    /** Asks for a file and writes to it what the lane shows: its filter, its order, its columns. */
    public void export(LaneViewModel lane) {
        if (isRunning.get()) {
            return;
        }
        if (!lane.reachProperty().get().isComplete()) {
            message.set("\"" + lane.lane().title()
                    + "\" is still being read. Nothing was written. Export it when that is" + " done.");
            return;
        }
        long[] numbers = lane.allNumbers();
        export(
                lane.lane().id(),
                new RowPages(lane.lane(), numbers, some -> reader.apply(lane.lane(), some)),
                numbers.length);
    }

    /**
     * Asks for a file and writes a table to it.
     *
     * @param proposed what the file is called, without its ending
     * @param all how many rows it has
     */
    public void export(String proposed, Table rows, long all) {
        if (!isRunning.get()) {
            picker.save("Export to", proposed + "." + TableFormat.CSV.ending(), KINDS)
                    .ifPresent(file -> write(file, rows, all));
        }
    }

    private void write(Path file, Table rows, long all) {
        String name = ShownText.of(String.valueOf(file.getFileName()));
        Optional<TableFormat> format = TableFormat.ofFile(String.valueOf(file.getFileName()));
        if (format.isEmpty()) {
            message.set(name + ": the name must end with .csv or .ndjson. Nothing was written.");
            return;
        }
        begin("Writing " + name);
        background.run(
                () -> new TableFile(file, format.get()).write(rows, written -> goesOn(written, all)),
                outcome -> end(outcome.match(
                        written -> written(name, written, all),
                        cancelled -> "Export to " + name + " was cancelled; nothing was written")),
                failure -> end("Nothing was written to " + name + ": " + failure));
    }

    private static String written(String name, WriteOutcome.Written written, long asked) {
        long left = asked - written.rows();
        return rows(written.rows()) + " written to " + name
                + (left == 0 ? "" : "; " + Figures.count(left) + " had left the lane meanwhile");
    }

    private static String rows(long number) {
        return Figures.count(number) + (number == 1 ? " row" : " rows");
    }

    private boolean goesOn(long written, long all) {
        background.show(() -> progress.set(all == 0 ? 1 : written / (double) all));
        return !isCancelled;
    }

    public void cancel() {
        isCancelled = true;
    }

    /** Puts the message away. */
    public void putAway() {
        message.set("");
    }

    private void begin(String what) {
        isCancelled = false;
        progress.set(0);
        isRunning.set(true);
        message.set(what);
    }

    private void end(String how) {
        isRunning.set(false);
        message.set(how);
    }
}
