package claimdesk.ui.timeline;

import claimdesk.ui.controls.Icons;
import claimdesk.ui.timeline.TimelinePainter.View;
import claimdesk.ui.timeline.drawing.Frame;
import claimdesk.ui.timeline.drawing.Palette;
import claimdesk.ui.timeline.shape.Label;
import claimdesk.ui.timeline.shape.Mark;
import claimdesk.ui.timeline.shape.Timeline;
import java.util.Comparator;
import java.util.Optional;
import javafx.beans.value.ChangeListener;
import javafx.geometry.Orientation;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.Region;

/**
 * The drawing of a timeline: a canvas as large as what is seen of it, moved by scroll bars, with a focus mark that the
 * keyboard moves. Says the mark in focus as its accessible text.
 */
final class TimelinePane extends Region {

    private static final double USUAL_FONT_SIZE = 13;
    private static final double REACH = 12;
    private static final double MARGIN = 60;

    private final TimelineViewModel model;
    private final Canvas canvas = new Canvas();
    private final ScrollBar across = new ScrollBar();
    private final ScrollBar down = new ScrollBar();
    private final Inks inks = new Inks(this::requestLayout);
    private final Tooltip tooltip = Icons.explanation("");

    TimelinePane(TimelineViewModel model) {
        this.model = model;
        setId("timeline");
        getStyleClass().add("timeline");
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.LIST_VIEW);
        across.setFocusTraversable(false);
        down.setOrientation(Orientation.VERTICAL);
        down.setFocusTraversable(false);
        getChildren().addAll(inks, canvas, across, down);
        ChangeListener<Object> redraws = (property, before, now) -> requestLayout();
        model.timelineProperty().addListener(redraws);
        focusedProperty().addListener(redraws);
        across.valueProperty().addListener(redraws);
        down.valueProperty().addListener(redraws);
        model.selectedProperty().addListener((property, before, now) -> selected());
        addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
        addEventHandler(MouseEvent.MOUSE_PRESSED, this::clicked);
        addEventHandler(MouseEvent.MOUSE_MOVED, this::hovered);
        addEventHandler(ScrollEvent.SCROLL, this::scrolled);
        describe();
    }

    Palette palette() {
        return inks.palette();
    }

    Inks inks() {
        return inks;
    }

    private double scale() {
        return inks.fontSize() / USUAL_FONT_SIZE;
    }

    @Override
    protected double computePrefHeight(double width) {
        return (Frame.AXIS_HEIGHT + model.timelineProperty().get().size().height()) * scale() + across.prefHeight(-1);
    }

    @Override
    protected void layoutChildren() {
        double barWidth = down.prefWidth(-1);
        double barHeight = across.prefHeight(-1);
        double scale = scale();
        model.widthProperty().set(Math.max(0, (getWidth() - barWidth) / scale - Frame.HEADER_WIDTH));
        Timeline timeline = model.timelineProperty().get();
        double wide = (getWidth() - barWidth) / scale - Frame.HEADER_WIDTH;
        double high = getHeight() / scale - Frame.AXIS_HEIGHT;
        boolean isWider = timeline.size().width() > wide + 1;
        high -= isWider ? barHeight / scale : 0;
        bar(across, timeline.size().width(), wide);
        bar(down, timeline.size().height(), high);
        across.resizeRelocate(
                Frame.HEADER_WIDTH * scale, getHeight() - barHeight, Math.max(0, wide * scale), barHeight);
        down.resizeRelocate(getWidth() - barWidth, Frame.AXIS_HEIGHT * scale, barWidth, Math.max(0, high * scale));
        canvas.setWidth(Math.max(0, getWidth() - (down.isVisible() ? barWidth : 0)));
        canvas.setHeight(Math.max(0, getHeight() - (across.isVisible() ? barHeight : 0)));
        paint(timeline, scale);
    }

    private static void bar(ScrollBar bar, double whole, double seen) {
        double most = Math.max(0, whole - seen);
        bar.setMax(most);
        bar.setVisibleAmount(whole <= 0 ? most : most * Math.min(1, Math.max(0, seen) / whole));
        bar.setUnitIncrement(Label.HEIGHT * 2);
        bar.setBlockIncrement(Math.max(1, seen * 0.8));
        bar.setValue(Math.max(0, Math.min(most, bar.getValue())));
        bar.setVisible(most > 1);
    }

    private void paint(Timeline timeline, double scale) {
        View view = new View(
                across.getValue(), down.getValue(), canvas.getWidth() / scale, canvas.getHeight() / scale, scale);
        new TimelinePainter(timeline, inks::of).paint(canvas.getGraphicsContext2D(), view, model.selectedMark());
    }

    private void selected() {
        describe();
        model.selectedMark().ifPresent(mark -> {
            bring(across, mark.x(), canvas.getWidth() / scale() - Frame.HEADER_WIDTH);
            bring(down, mark.y(), canvas.getHeight() / scale() - Frame.AXIS_HEIGHT);
        });
        requestLayout();
    }

    private static void bring(ScrollBar bar, double place, double seen) {
        double margin = Math.min(MARGIN, seen / 3);
        if (place < bar.getValue() + margin) {
            bar.setValue(Math.max(0, place - margin));
        } else if (place > bar.getValue() + seen - margin) {
            bar.setValue(Math.min(bar.getMax(), place - seen + margin));
        }
    }

    private void describe() {
        setAccessibleText(model.selectedMark()
                .map(Mark::spoken)
                .orElse("Timeline. Left and right go from event to event, up and down from lane to lane."));
        notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
    }

    private void pressed(KeyEvent event) {
        switch (event.getCode()) {
            case LEFT -> model.move(-1);
            case RIGHT -> model.move(1);
            case UP -> model.moveUp();
            case DOWN -> model.moveDown();
            case HOME -> model.moveToFirst();
            case END -> model.moveToLast();
            default -> {
                return;
            }
        }
        event.consume();
    }

    private void clicked(MouseEvent event) {
        requestFocus();
        markAt(event).ifPresent(model::select);
    }

    private void hovered(MouseEvent event) {
        Optional<Mark> mark = markAt(event);
        if (mark.isEmpty()) {
            Tooltip.uninstall(canvas, tooltip);
            tooltip.hide();
        } else if (!mark.get().spoken().equals(tooltip.getText()) || !tooltip.isShowing()) {
            tooltip.setText(mark.get().spoken());
            Tooltip.install(canvas, tooltip);
        }
    }

    private void scrolled(ScrollEvent event) {
        if (event.isShortcutDown()) {
            return;
        }
        ScrollBar bar = event.isShiftDown() || !down.isVisible() ? across : down;
        double by = event.getDeltaY() == 0 ? event.getDeltaX() : event.getDeltaY();
        bar.setValue(Math.max(0, Math.min(bar.getMax(), bar.getValue() - by / scale())));
        event.consume();
    }

    /** The mark or its words under the mouse. */
    private Optional<Mark> markAt(MouseEvent event) {
        double x = event.getX() / scale() - Frame.HEADER_WIDTH + across.getValue();
        double y = event.getY() / scale() - Frame.AXIS_HEIGHT + down.getValue();
        return model.timelineProperty().get().marks().stream()
                .filter(mark -> Math.hypot(mark.x() - x, mark.y() - y) <= REACH || isIn(mark.label(), x, y))
                .min(Comparator.comparingDouble(mark -> Math.hypot(mark.x() - x, mark.y() - y)));
    }

    private static boolean isIn(Label label, double x, double y) {
        return label.isShown()
                && x >= label.x()
                && x <= label.x() + label.width()
                && y <= label.y() + 3
                && y >= label.y() - Label.HEIGHT + 3;
    }
}
