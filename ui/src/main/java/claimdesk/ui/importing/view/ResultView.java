package claimdesk.ui.importing.view;

import atlantafx.base.theme.Styles;
import claimdesk.app.exchange.ImportOutcome;
import claimdesk.app.exchange.Rejected;
import claimdesk.app.masking.MaskedText;
import claimdesk.ui.controls.Clip;
import claimdesk.ui.controls.Figures;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.controls.ShownText;
import claimdesk.ui.importing.FileState;
import claimdesk.ui.importing.FileViewModel;
import claimdesk.ui.importing.ImportWords;
import claimdesk.ui.importing.ImportingViewModel;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** What an import came to: its counts, the lines that were not taken, and what can be done next. */
final class ResultView extends VBox {

    private static final KeyCombination COPY = new KeyCodeCombination(KeyCode.C, KeyCombination.SHORTCUT_DOWN);
    private static final double GAP = 8;
    private static final double LINE_WIDTH = 90;
    private static final double REASON_WIDTH = 700;

    private final ImportingViewModel model;
    private final FileViewModel file;
    private final FlowPane buttons = new FlowPane(GAP, GAP);

    /**
     * @param ways out to where it can be imported
     */
    ResultView(ImportingViewModel model, FileViewModel file, WaysOut ways) {
        this.model = model;
        this.file = file;
        setId("import-result");
        getStyleClass().add("import-page");
        Optional<ImportOutcome> outcome = file.outcome();
        FileState state = file.stateProperty().get();
        boolean isGood = state == FileState.IMPORTED || state == FileState.KNOWN;
        Label title = Icons.word(
                icon(state),
                outcome.map(ImportWords::title).orElse("Nothing was imported"),
                "empty-title",
                isGood ? "import-good" : "import-bad");
        title.setId("import-title");
        Label name = new Label(file.name());
        name.getStyleClass().add("muted");
        Label text = new Label(
                outcome.map(ImportWords::text).orElse(file.noteProperty().get()));
        text.setId("import-text");
        text.setWrapText(true);
        text.setMinHeight(USE_PREF_SIZE);
        getChildren().addAll(title, name, text, buttons);
        addButtons(ways, state);
        outcome.ifPresent(this::addRejected);
    }

    Node first() {
        return buttons.getChildren().get(0);
    }

    private void addButtons(WaysOut ways, FileState state) {
        boolean isIn = state == FileState.IMPORTED || state == FileState.KNOWN;
        if (isIn) {
            buttons.getChildren()
                    .add(Buttons.main(
                            "import-investigate", Feather.SEARCH, "Investigate what came in", ways.onInvestigate()));
        } else {
            buttons.getChildren()
                    .add(Buttons.main("import-again", Feather.EDIT_3, "Back to the mapping", file::reopen));
        }
        if (state == FileState.FAILED && file.outcome().isEmpty()) {
            buttons.getChildren()
                    .add(Buttons.of("import-own", Feather.HOME, "Import into my own data file", ways.onOwn()));
        }
        if (isIn && !model.isReadOnly()) {
            buttons.getChildren()
                    .add(Buttons.of("import-undo", Feather.ROTATE_CCW, "Undo this import", () -> model.undo(file)));
        }
        if (model.readyCount() > 0) {
            buttons.getChildren()
                    .add(Buttons.of(
                            "import-rest",
                            Feather.DOWNLOAD,
                            model.readyCount() == 1
                                    ? "Import the other one that is ready"
                                    : "Import the " + model.readyCount() + " others that are ready",
                            model::importAll));
        }
        buttons.getChildren()
                .add(Buttons.of("import-close", Feather.CHECK, "Take it off this list", () -> model.remove(file)));
    }

    private void addRejected(ImportOutcome outcome) {
        List<Rejected> lines = ImportWords.rejected(outcome);
        if (lines.isEmpty()) {
            return;
        }
        long all = ImportWords.rejectedCount(outcome);
        Label heading = new Label(Figures.count(all) + (all == 1 ? " line was" : " lines were") + " not taken"
                + (all > lines.size() ? "; the first " + Figures.count(lines.size()) + " of them:" : ":"));
        heading.getStyleClass().add("setting-name");
        TableView<Rejected> table = new TableView<>();
        table.setId("import-rejected");
        table.setAccessibleText("Lines that were not taken, and why");
        table.getStyleClass().add(Styles.DENSE);
        table.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
        table.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        table.getColumns().add(column("Line", LINE_WIDTH, one -> Figures.count(one.line())));
        table.getColumns().add(column("Why", REASON_WIDTH, one -> ShownText.of(MaskedText.of(one.reason()))));
        table.getItems().setAll(lines);
        table.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (COPY.match(event)) {
                Clip.copy(ImportWords.copied(table.getSelectionModel().getSelectedItems()));
                event.consume();
            }
        });
        VBox.setVgrow(table, Priority.ALWAYS);
        Button copy =
                Buttons.of("import-copy", Feather.COPY, "Copy these lines", () -> Clip.copy(ImportWords.copied(lines)));
        getChildren().addAll(heading, table, copy);
    }

    private static TableColumn<Rejected, String> column(String title, double width, Function<Rejected, String> text) {
        TableColumn<Rejected, String> column = new TableColumn<>(title);
        column.setCellValueFactory(cell -> new ReadOnlyStringWrapper(text.apply(cell.getValue())));
        column.setPrefWidth(width);
        column.setSortable(false);
        column.setReorderable(false);
        return column;
    }

    static Feather icon(FileState state) {
        switch (state) {
            case READING:
                return Feather.LOADER;
            case UNREADABLE:
            case FAILED:
            case NOTHING_GOOD:
                return Feather.X_CIRCLE;
            case UNCLEAR:
                return Feather.ALERT_TRIANGLE;
            case READY:
                return Feather.CIRCLE;
            case WAITING:
                return Feather.CLOCK;
            case RUNNING:
                return Feather.DOWNLOAD;
            case CANCELLED:
                return Feather.SLASH;
            default:
                return Feather.CHECK_CIRCLE;
        }
    }
}
