package claimdesk.ui.learn.stepper.step;

import claimdesk.ui.controls.Icons;
import claimdesk.ui.controls.ShownText;
import java.util.List;
import java.util.stream.Collectors;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** One row before a step and after it, the changed cells marked by icon, word and colour. */
final class RowTable extends VBox {

    RowTable(String title, List<Cell> cells, boolean wasThere, boolean isThere) {
        getStyleClass().add("stepper-row");
        Label heading = new Label(title + became(cells, wasThere, isThere));
        heading.getStyleClass().add("stepper-heading");
        getChildren().add(heading);
        if (!wasThere && !isThere) {
            return;
        }
        GridPane grid = new GridPane();
        grid.getStyleClass().add("stepper-cells");
        ColumnConstraints name = new ColumnConstraints();
        ColumnConstraints value = new ColumnConstraints();
        value.setHgrow(Priority.ALWAYS);
        value.setMinWidth(0);
        grid.getColumnConstraints().addAll(name, value, value);
        grid.addRow(0, head("column"), head("before"), head("after"));
        int row = 1;
        List<Cell> empty = cells.stream().filter(Cell::isNull).toList();
        for (Cell cell : cells) {
            if (empty.contains(cell)) {
                continue;
            }
            grid.addRow(
                    row++, label(cell.column(), "stepper-column"), label(cell.before(), "stepper-value"), after(cell));
        }
        getChildren().add(grid);
        if (!empty.isEmpty()) {
            Label nulls = label(
                    "NULL still: " + empty.stream().map(Cell::column).collect(Collectors.joining(", ")),
                    "stepper-muted");
            nulls.setWrapText(true);
            getChildren().add(nulls);
        }
    }

    private static String became(List<Cell> cells, boolean wasThere, boolean isThere) {
        if (!wasThere) {
            return isThere ? ": new" : ": none";
        }
        if (!isThere) {
            return ": gone";
        }
        long changed = cells.stream().filter(Cell::isChanged).count();
        return changed == 0 ? ": not touched" : ": " + changed + (changed == 1 ? " cell changed" : " cells changed");
    }

    private static Label head(String text) {
        return label(text, "stepper-head");
    }

    private static Label after(Cell cell) {
        Label label = label(cell.after(), "stepper-value");
        if (cell.isChanged()) {
            label.setText(label.getText() + "  changed");
            label.setGraphic(Icons.of(Feather.EDIT_2));
            label.getStyleClass().add("stepper-changed");
        }
        return label;
    }

    private static Label label(String text, String style) {
        Label label = new Label(ShownText.of(text));
        label.getStyleClass().add(style);
        label.setMinWidth(0);
        label.setWrapText(true);
        return label;
    }
}
