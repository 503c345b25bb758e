package claimdesk.ui.shell.frame;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import javafx.geometry.Insets;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;

/** Labels in one line, none of them cut: what does not fit is left out. Labels that are not managed take no part. */
class FittingLine extends Region {

    private static final double GAP = 18;

    private record Place(int rank, boolean isRight, Label label) {}

    private final List<Place> places = new ArrayList<>();

    /**
     * @param rank the higher, the sooner it is left out
     */
    final void addLeft(int rank, Label label) {
        add(new Place(rank, false, label));
    }

    /** As {@link #addLeft}, at the right end. */
    final void addRight(int rank, Label label) {
        add(new Place(rank, true, label));
    }

    private void add(Place place) {
        places.add(place);
        getChildren().add(place.label());
    }

    @Override
    protected double computeMinWidth(double height) {
        return 0;
    }

    @Override
    protected double computePrefHeight(double width) {
        double highest = places.stream()
                .mapToDouble(place -> place.label().prefHeight(-1))
                .max()
                .orElse(0);
        return Math.ceil(highest) + getInsets().getTop() + getInsets().getBottom();
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected void layoutChildren() {
        Insets insets = getInsets();
        List<Place> shown = fitting(getWidth() - insets.getLeft() - insets.getRight());
        places.forEach(place -> place.label().setVisible(shown.contains(place)));
        double left = insets.getLeft();
        double right = getWidth() - insets.getRight();
        for (Place place : shown) {
            double width = width(place);
            double height = place.label().prefHeight(-1);
            if (place.isRight()) {
                right -= width;
            }
            place.label().resizeRelocate(place.isRight() ? right : left, insets.getTop(), width, height);
            if (!place.isRight()) {
                left += width + GAP;
            }
        }
    }

    private List<Place> fitting(double width) {
        List<Place> shown = new ArrayList<>();
        double left = width + GAP;
        List<Place> byRank = places.stream()
                .filter(place -> place.label().isManaged())
                .sorted(Comparator.comparingInt(Place::rank))
                .toList();
        for (Place place : byRank) {
            left -= width(place) + GAP;
            if (left < 0) {
                break;
            }
            shown.add(place);
        }
        shown.sort(Comparator.comparingInt(places::indexOf));
        return shown;
    }

    private static double width(Place place) {
        return Math.ceil(place.label().prefWidth(-1));
    }
}
