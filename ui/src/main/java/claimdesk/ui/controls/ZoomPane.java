package claimdesk.ui.controls;

import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.scene.layout.Region;
import javafx.scene.transform.Scale;

/** Lays out what it holds in its own size divided by a factor, and draws it that much larger. */
public final class ZoomPane extends Region {

    private final DoubleProperty factor = new SimpleDoubleProperty(1);
    private final Region content;

    public ZoomPane(Region content) {
        this.content = content;
        Scale scale = new Scale();
        scale.xProperty().bind(factor);
        scale.yProperty().bind(factor);
        content.getTransforms().add(scale);
        getChildren().add(content);
        factor.addListener((property, before, now) -> requestLayout());
    }

    public DoubleProperty factorProperty() {
        return factor;
    }

    @Override
    protected double computePrefWidth(double height) {
        return content.prefWidth(USE_COMPUTED_SIZE) * factor.get();
    }

    @Override
    protected double computePrefHeight(double width) {
        return content.prefHeight(USE_COMPUTED_SIZE) * factor.get();
    }

    @Override
    protected void layoutChildren() {
        content.resizeRelocate(0, 0, snapSizeX(getWidth() / factor.get()), snapSizeY(getHeight() / factor.get()));
    }
}
