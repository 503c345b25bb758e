package claimdesk.ui.simulate.field;

import java.util.List;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.layout.Pane;

/** Lays its children out in as many columns of one width as there is room for, rows as high as their highest child. */
public final class FieldGrid extends Pane {

    private static final double GAP_ACROSS = 10;

    private final double columnMin;
    private final int columnsMax;
    private double gapDown = 8;
    private boolean isEven;

    /**
     * @param columnMin no column is narrower, unless there is only one
     */
    public FieldGrid(double columnMin, int columnsMax, Node... children) {
        this.columnMin = columnMin;
        this.columnsMax = columnsMax;
        getChildren().addAll(children);
        setMinWidth(0);
    }

    /** With rows as close together as lines of text. */
    public FieldGrid dense() {
        gapDown = 0;
        return this;
    }

    /** With rows of about as many children each. */
    public FieldGrid even() {
        isEven = true;
        return this;
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    private List<Node> shown() {
        return getChildren().stream().filter(Node::isManaged).toList();
    }

    private int columns(double width) {
        int fit = (int) ((width + GAP_ACROSS) / (columnMin + GAP_ACROSS));
        int columns = Math.max(1, Math.min(columnsMax, fit));
        int count = shown().size();
        int rows = Math.max(1, (count + columns - 1) / columns);
        return isEven ? Math.max(1, (count + rows - 1) / rows) : columns;
    }

    private static double columnWidth(double width, int columns) {
        return Math.max(0, Math.floor((width - (columns - 1) * GAP_ACROSS) / columns));
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected double computePrefWidth(double height) {
        return columnMin;
    }

    @Override
    protected double computePrefHeight(double width) {
        return place(width < 0 ? columnMin : width, false);
    }

    @Override
    protected void layoutChildren() {
        place(getWidth(), true);
    }

    /** Goes through the rows. Returns the height of all. */
    private double place(double width, boolean isMoved) {
        int columns = columns(width);
        double each = columnWidth(width, columns);
        List<Node> nodes = shown();
        double y = getInsets().getTop();
        for (int first = 0; first < nodes.size(); first += columns) {
            List<Node> row = nodes.subList(first, Math.min(nodes.size(), first + columns));
            double height = row.stream()
                    .mapToDouble(node -> Math.ceil(node.prefHeight(each)))
                    .max()
                    .orElse(0);
            for (int place = 0; isMoved && place < row.size(); place++) {
                row.get(place).resizeRelocate(place * (each + GAP_ACROSS), y, each, height);
            }
            y += height + gapDown;
        }
        return Math.max(0, y - gapDown);
    }
}
