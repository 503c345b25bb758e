package claimdesk.ui.controls;

import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;

/** How much of a lease is left, as a bar that shrinks. The words stand beside it. */
public final class LeaseBar extends Region {

    private static final PseudoClass SHORT = PseudoClass.getPseudoClass("short");
    private static final double SHORT_FRACTION = 0.25;

    private final Region left = new Region();
    private double fraction;

    public LeaseBar() {
        getStyleClass().add("lease-bar");
        left.getStyleClass().add("left");
        left.setManaged(false);
        getChildren().add(left);
        setAccessibleRole(AccessibleRole.PROGRESS_INDICATOR);
    }

    /**
     * @param fraction what is left, 0 to 1
     */
    public void setFraction(double fraction) {
        if (this.fraction != fraction) {
            this.fraction = fraction;
            pseudoClassStateChanged(SHORT, fraction < SHORT_FRACTION);
            requestLayout();
        }
    }

    public double fraction() {
        return fraction;
    }

    @Override
    protected void layoutChildren() {
        left.resizeRelocate(0, 0, Math.round(getWidth() * fraction), getHeight());
    }
}
