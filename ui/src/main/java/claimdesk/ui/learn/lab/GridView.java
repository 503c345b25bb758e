package claimdesk.ui.learn.lab;

import claimdesk.app.lab.Cell;
import claimdesk.app.lab.LabFault;
import claimdesk.store.claim.Protocol;
import claimdesk.store.study.Protocols;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.simulate.ProtocolText;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.DoubleBinding;
import javafx.collections.ListChangeListener;
import javafx.geometry.HPos;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;

/**
 * The grid: a row for each fault, a column for each protocol. The arrow keys go from cell to cell; its headings stay in
 * sight when it scrolls.
 */
final class GridView extends ScrollPane {

    private static final double CELL_WIDTH = 134;
    private static final double HEADING_WIDTH = 124;

    private final GridPane grid = new GridPane();
    private final CellButton[][] cells =
            new CellButton[LabFault.values().length][Protocols.all().size()];
    private int row;
    private int column;

    GridView(LabViewModel model, Consumer<Cell> onOpen) {
        setId("lab-grid");
        getStyleClass().add("lab-scroll");
        setFitToWidth(true);
        setFocusTraversable(false);
        grid.getStyleClass().add("lab-grid");
        setContent(grid);
        columns();
        headings();
        for (LabFault fault : LabFault.values()) {
            for (Protocol protocol : Protocols.all()) {
                add(
                        new CellButton(fault, protocol),
                        fault.ordinal(),
                        Protocols.all().indexOf(protocol),
                        onOpen);
            }
        }
        cells[0][0].setFocusTraversable(true);
        model.cells().addListener((ListChangeListener<Cell>) change -> show(change));
        model.cells().forEach(this::show);
        // Before the buttons, which would take an arrow key for a way to their neighbours in the order of the Tab key.
        addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    }

    private void columns() {
        ColumnConstraints heading = new ColumnConstraints(HEADING_WIDTH, HEADING_WIDTH, HEADING_WIDTH);
        grid.getColumnConstraints().add(heading);
        for (int place = 0; place < Protocols.all().size(); place++) {
            ColumnConstraints cell = new ColumnConstraints(CELL_WIDTH, CELL_WIDTH, Double.MAX_VALUE);
            cell.setHgrow(Priority.ALWAYS);
            cell.setFillWidth(true);
            cell.setHalignment(HPos.LEFT);
            grid.getColumnConstraints().add(cell);
        }
    }

    private void headings() {
        DoubleBinding down = scrolled(true);
        DoubleBinding across = scrolled(false);
        Label corner = new Label("");
        corner.getStyleClass().add("lab-heading");
        corner.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
        corner.translateXProperty().bind(across);
        corner.translateYProperty().bind(down);
        corner.setViewOrder(-2);
        grid.add(corner, 0, 0);
        List<Protocol> protocols = Protocols.all();
        for (int place = 0; place < protocols.size(); place++) {
            Protocol protocol = protocols.get(place);
            Label heading = heading(LabText.inTwoLines(protocol.id()), LabText.explained(protocol));
            heading.setId("lab-heading-" + protocol.id());
            heading.setGraphic(Icons.of(ProtocolText.icon(protocol)));
            heading.translateYProperty().bind(down);
            grid.add(heading, 1 + place, 0);
        }
        for (LabFault fault : LabFault.values()) {
            Label heading = heading(fault.title(), fault.sentence());
            heading.setWrapText(true);
            heading.translateXProperty().bind(across);
            grid.add(heading, 0, 1 + fault.ordinal());
        }
    }

    private static Label heading(String text, String help) {
        Label heading = new Label(text);
        heading.getStyleClass().add("lab-heading");
        heading.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
        heading.setViewOrder(-1);
        Icons.explain(heading, help);
        return heading;
    }

    /** How far the grid is scrolled, down or across. */
    private DoubleBinding scrolled(boolean isDown) {
        return Bindings.createDoubleBinding(
                () -> isDown
                        ? Math.max(0, grid.getHeight() - getViewportBounds().getHeight()) * getVvalue()
                        : Math.max(0, grid.getWidth() - getViewportBounds().getWidth()) * getHvalue(),
                vvalueProperty(),
                hvalueProperty(),
                viewportBoundsProperty(),
                grid.heightProperty(),
                grid.widthProperty());
    }

    private void add(CellButton cell, int atRow, int atColumn, Consumer<Cell> onOpen) {
        cells[atRow][atColumn] = cell;
        cell.setOnAction(event -> {
            focus(atRow, atColumn);
            cell.cell().ifPresent(onOpen);
        });
        cell.focusedProperty().addListener((property, before, now) -> {
            if (now) {
                bringIntoSight(cell);
            }
        });
        grid.add(cell, 1 + atColumn, 1 + atRow);
    }

    private void show(ListChangeListener.Change<? extends Cell> change) {
        while (change.next()) {
            if (change.wasRemoved()) {
                for (CellButton[] line : cells) {
                    for (CellButton cell : line) {
                        cell.show(Optional.empty());
                    }
                }
            }
            change.getAddedSubList().forEach(this::show);
        }
    }

    private void show(Cell cell) {
        cells[cell.fault().ordinal()][Protocols.all().indexOf(cell.protocol())].show(Optional.of(cell));
    }

    private void pressed(KeyEvent event) {
        if (event.isShortcutDown() || event.isAltDown()) {
            return;
        }
        switch (event.getCode()) {
            case LEFT -> focus(row, column - 1);
            case RIGHT -> focus(row, column + 1);
            case UP -> focus(row - 1, column);
            case DOWN -> focus(row + 1, column);
            case HOME -> focus(row, 0);
            case END -> focus(row, cells[row].length - 1);
            case ENTER -> cells[row][column].fire();
            default -> {
                return;
            }
        }
        event.consume();
    }

    /** Goes to a cell, or to the nearest that there is. Tab comes to that one only. */
    private void focus(int toRow, int toColumn) {
        cells[row][column].setFocusTraversable(false);
        row = Math.max(0, Math.min(cells.length - 1, toRow));
        column = Math.max(0, Math.min(cells[row].length - 1, toColumn));
        cells[row][column].setFocusTraversable(true);
        cells[row][column].requestFocus();
    }

    /** Goes to the cell that was the last in focus. */
    void focusAgain() {
        focus(row, column);
    }

    /** Scrolls so that no heading lies over {@code cell}. */
    private void bringIntoSight(Node cell) {
        Insets headings = new Insets(
                cells[0][0].getBoundsInParent().getMinY(),
                0,
                0,
                cells[0][0].getBoundsInParent().getMinX());
        double high = getViewportBounds().getHeight();
        double wide = getViewportBounds().getWidth();
        setVvalue(towards(
                cell.getBoundsInParent().getMinY() - headings.getTop(),
                cell.getBoundsInParent().getMaxY(),
                high,
                grid.getHeight(),
                getVvalue()));
        setHvalue(towards(
                cell.getBoundsInParent().getMinX() - headings.getLeft(),
                cell.getBoundsInParent().getMaxX(),
                wide,
                grid.getWidth(),
                getHvalue()));
    }

    /** The scroll value nearest to {@code now} at which all from {@code low} to {@code high} is seen. */
    private static double towards(double low, double high, double seen, double whole, double now) {
        double most = whole - seen;
        if (most <= 0) {
            return 0;
        }
        double at = now * most;
        double least = high - seen;
        double wanted = at > low ? low : at < least ? least : at;
        return Math.max(0, Math.min(1, wanted / most));
    }

    /** The whole grid, to be drawn: scrolled to its beginning, so that its headings lie where they belong. */
    Node whole() {
        setVvalue(0);
        setHvalue(0);
        grid.applyCss();
        grid.layout();
        return grid;
    }
}
