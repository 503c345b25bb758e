package claimdesk.ui.simulate.editor;

import atlantafx.base.theme.Styles;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.simulate.field.DelayCurve;
import claimdesk.ui.simulate.field.MiniCurve;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.value.ChangeListener;
import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** The vendors or the faults of a scenario, each by its name and a sentence; Delete removes the selected one. */
final class PartListView<R> extends ListView<R> {

    private static final double ROW_HEIGHT = 40;
    private static final int ROWS_MIN = 2;
    private static final int ROWS_MAX = 3;

    /** How a row is shown. */
    record Look<R>(
            Function<R, Node> icon,
            Function<R, String> title,
            Function<R, String> summary,
            Function<R, Boolean> isBroken,
            Function<R, Optional<DelayCurve>> curve) {}

    private final Look<R> look;

    PartListView(String id, String name, PartList<R> model, Look<R> look) {
        this.look = look;
        setId(id);
        setAccessibleText(name);
        getStyleClass().addAll(Styles.DENSE, "parts");
        setFixedCellSize(ROW_HEIGHT);
        setItems(model.rows());
        setCellFactory(list -> new PartCell());
        Label none = new Label("None.");
        none.getStyleClass().add("muted");
        setPlaceholder(none);
        ChangeListener<Number> follow = (property, before, now) -> select(now.intValue());
        model.selectedProperty().addListener(follow);
        select(model.selectedProperty().get());
        getSelectionModel().selectedIndexProperty().addListener((property, before, now) -> {
            if (now.intValue() >= 0) {
                model.selectedProperty().set(now.intValue());
            }
        });
        model.rows().addListener((ListChangeListener<R>) change -> {
            fit();
            select(model.selectedProperty().get());
        });
        fit();
        setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.DELETE) {
                model.remove();
                event.consume();
            }
        });
    }

    private void select(int place) {
        if (place == PartList.NONE) {
            getSelectionModel().clearSelection();
        } else if (getSelectionModel().getSelectedIndex() != place
                && place < getItems().size()) {
            getSelectionModel().select(place);
            scrollTo(place);
        }
    }

    private void fit() {
        int rows = Math.max(1, Math.min(ROWS_MAX, getItems().size()));
        setPrefHeight(rows * ROW_HEIGHT + 2);
        setMinHeight(Math.min(rows, ROWS_MIN) * ROW_HEIGHT + 2);
        setMaxHeight(getPrefHeight());
    }

    private final class PartCell extends ListCell<R> {

        private final Label title = new Label();
        private final Label summary = new Label();
        private final MiniCurve curve = new MiniCurve();
        private final HBox line = new HBox();

        PartCell() {
            title.getStyleClass().add("part-title");
            title.setMinWidth(0);
            summary.getStyleClass().add("part-summary");
            summary.setMinWidth(0);
            VBox words = new VBox(title, summary);
            words.setMinWidth(0);
            HBox.setHgrow(words, Priority.ALWAYS);
            line.getChildren().setAll(words, curve);
            line.getStyleClass().add("part-line");
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(R row, boolean isEmpty) {
            super.updateItem(row, isEmpty);
            setGraphic(isEmpty || row == null ? null : line);
            if (!isEmpty && row != null) {
                boolean isBroken = look.isBroken().apply(row);
                title.setText(look.title().apply(row));
                title.setGraphic(
                        isBroken
                                ? Icons.of(Feather.ALERT_CIRCLE, "danger-icon")
                                : look.icon().apply(row));
                Optional<DelayCurve> waits = look.curve().apply(row);
                curve.show(waits);
                curve.setVisible(waits.isPresent());
                curve.setManaged(waits.isPresent());
                summary.setText(look.summary().apply(row));
                setAccessibleText(
                        title.getText() + ", " + summary.getText() + (isBroken ? ", has something wrong" : ""));
            }
        }
    }
}
