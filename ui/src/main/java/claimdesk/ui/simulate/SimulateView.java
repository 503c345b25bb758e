package claimdesk.ui.simulate;

import claimdesk.app.scenario.file.Problem;
import claimdesk.app.scenario.file.ShippedScenarios;
import claimdesk.ui.controls.question.QuestionBar;
import claimdesk.ui.simulate.editor.FaultsView;
import claimdesk.ui.simulate.editor.ProblemsView;
import claimdesk.ui.simulate.editor.ScenarioBar;
import claimdesk.ui.simulate.editor.ScenarioTextView;
import claimdesk.ui.simulate.editor.VendorsView;
import java.util.Map;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.SplitPane;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.RowConstraints;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/** The Simulate screen: the scenario's file, its three columns or its text, and what a run of it comes to. */
public final class SimulateView extends BorderPane {

    private static final double[] COLUMN_PERCENT = {39, 32, 29};

    private final SimulateViewModel model;
    private final ScenarioTextView text;

    /**
     * @param isReadOnly whether nothing can be run
     */
    public SimulateView(SimulateViewModel model, boolean isReadOnly) {
        this.model = model;
        this.text = new ScenarioTextView(model.scenario());
        setId("simulate");
        getStyleClass().add("simulate");
        setTop(new VBox(
                new ScenarioBar(model.scenario(), model.file(), ShippedScenarios.all()),
                new QuestionBar("question", model.file().questionProperty(), model.file()::putQuestionAway),
                banner("scenario-problem", "banner"),
                new ProblemsView(model.scenario(), this::goTo)));
        SplitPane parts = new SplitPane(faces(isReadOnly), new OutcomeView(model));
        parts.setOrientation(Orientation.VERTICAL);
        parts.setDividerPositions(0.56);
        parts.getStyleClass().add("simulate-parts");
        parts.setMinSize(0, 0);
        setCenter(parts);
        keys();
    }

    private Node faces(boolean isReadOnly) {
        GridPane columns = new GridPane();
        columns.getStyleClass().add("columns");
        columns.setMinWidth(0);
        for (double percent : COLUMN_PERCENT) {
            ColumnConstraints column = new ColumnConstraints();
            column.setPercentWidth(percent);
            column.setFillWidth(true);
            columns.getColumnConstraints().add(column);
        }
        RowConstraints row = new RowConstraints();
        row.setVgrow(Priority.ALWAYS);
        row.setMinHeight(0);
        columns.getRowConstraints().add(row);
        columns.addRow(
                0,
                new VendorsView(model.scenario()),
                new FaultsView(model.scenario()),
                new RunColumn(model, isReadOnly));
        columns.visibleProperty().bind(model.scenario().textShownProperty().not());
        text.visibleProperty().bind(model.scenario().textShownProperty());
        StackPane faces = new StackPane(columns, text);
        faces.setMinSize(0, 180);
        return faces;
    }

    private Label banner(String id, String styleClass) {
        Label label = new Label();
        label.setId(id);
        label.setWrapText(true);
        label.setMaxWidth(Double.MAX_VALUE);
        label.setMinHeight(Label.USE_PREF_SIZE);
        label.getStyleClass().add(styleClass);
        label.textProperty().bind(model.file().problemProperty());
        label.visibleProperty().bind(model.file().problemProperty().isNotEmpty());
        label.managedProperty().bind(label.visibleProperty());
        return label;
    }

    private void goTo(Problem problem) {
        model.scenario().textShownProperty().set(true);
        text.goTo(problem.line(), problem.column());
    }

    private void keys() {
        Map<KeyCombination, Runnable> keys = Map.of(
                KeyCombination.valueOf("Shortcut+O"), model.file()::open,
                KeyCombination.valueOf("Shortcut+S"), model.file()::save,
                KeyCombination.valueOf("Shortcut+Shift+S"), model.file()::saveAs,
                KeyCombination.valueOf("Shortcut+Enter"), model::start);
        addEventFilter(KeyEvent.KEY_PRESSED, event -> keys.entrySet().stream()
                .filter(key -> key.getKey().match(event))
                .findFirst()
                .ifPresent(key -> {
                    key.getValue().run();
                    event.consume();
                }));
    }
}
