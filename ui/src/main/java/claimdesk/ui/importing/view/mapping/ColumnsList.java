package claimdesk.ui.importing.view.mapping;

import claimdesk.ui.importing.mapping.ColumnRow;
import claimdesk.ui.importing.mapping.MappingViewModel;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** All columns of a file; the arrow keys go from one to the next, and Enter opens what it can stand for. */
final class ColumnsList extends ListView<ColumnRow> {

    ColumnsList(MappingViewModel model) {
        setId("import-columns");
        setAccessibleText("Columns of the file. Enter chooses what a column stands for");
        getStyleClass().add("import-columns");
        setItems(model.columns());
        setCellFactory(list -> new ColumnCell(model));
        addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            boolean isWanted = event.getCode() == KeyCode.ENTER
                    || event.getCode() == KeyCode.SPACE
                    || event.getCode() == KeyCode.F2;
            if (isFocused() && isWanted && getSelectionModel().getSelectedIndex() >= 0) {
                open();
                event.consume();
            }
        });
        focusedProperty().addListener((property, before, now) -> {
            if (now && getSelectionModel().isEmpty()) {
                getSelectionModel().selectFirst();
            }
        });
    }

    private void open() {
        lookupAll(".list-cell").stream()
                .flatMap(node -> ColumnCell.of(node).stream())
                .filter(cell -> !cell.isEmpty()
                        && cell.getIndex() == getSelectionModel().getSelectedIndex())
                .findFirst()
                .ifPresent(ColumnCell::open);
    }
}
