package claimdesk.ui.simulate.editor;

import atlantafx.base.theme.Styles;
import claimdesk.app.scenario.file.Problem;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.controls.ShownText;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** All that is wrong with the scenario, each with its line and column; choosing one goes there. */
public final class ProblemsView extends VBox {

    private static final double ROW_HEIGHT = 28;
    private static final int ROWS_MAX = 3;

    private final ListView<Problem> list = new ListView<>();
    private final Label title = Icons.word(Feather.ALERT_TRIANGLE, "", "problems-title");

    /**
     * @param onChosen goes to where a problem is
     */
    public ProblemsView(ScenarioViewModel model, Consumer<Problem> onChosen) {
        setId("problems");
        getStyleClass().add("problems");
        title.setId("problems-title");
        list.setId("problems-list");
        list.setAccessibleText("What is wrong with the scenario");
        list.getStyleClass().add(Styles.DENSE);
        list.setFixedCellSize(ROW_HEIGHT);
        list.setCellFactory(view -> new ProblemCell());
        list.setOnMouseClicked(event -> choose(onChosen));
        list.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER) {
                choose(onChosen);
                event.consume();
            }
        });
        getChildren().addAll(title, list);
        model.problemsProperty().addListener((property, before, now) -> show(now));
        show(model.problemsProperty().get());
    }

    private void choose(Consumer<Problem> onChosen) {
        Problem chosen = list.getSelectionModel().getSelectedItem();
        if (chosen != null) {
            onChosen.accept(chosen);
        }
    }

    private void show(List<Problem> problems) {
        setVisible(!problems.isEmpty());
        setManaged(!problems.isEmpty());
        title.setText((problems.size() == 1 ? "One thing is" : problems.size() + " things are")
                + " wrong with the scenario. It can be saved as it is, and played when that is mended.");
        if (!list.getItems().equals(problems)) {
            list.getItems().setAll(problems);
        }
        double height = ROW_HEIGHT * Math.min(ROWS_MAX, Math.max(1, problems.size())) + 2;
        list.setPrefHeight(height);
        list.setMinHeight(height);
    }

    private static final class ProblemCell extends ListCell<Problem> {
        @Override
        protected void updateItem(Problem problem, boolean isEmpty) {
            super.updateItem(problem, isEmpty);
            setPrefWidth(0);
            setText(
                    isEmpty
                            ? null
                            : "line " + problem.line() + ", column " + problem.column() + ": "
                                    + ShownText.of(problem.text()));
            setTooltip(isEmpty ? null : Icons.explanation(ShownText.of(problem.text())));
        }
    }
}
