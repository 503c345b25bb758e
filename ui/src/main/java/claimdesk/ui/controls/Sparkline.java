package claimdesk.ui.controls;

import java.util.function.IntToDoubleFunction;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;

/** A figure over the last minute, as a line without axes. What it means stands in words beside or behind it. */
public final class Sparkline extends Region {

    private static final double WIDTH = 56;
    private static final double HEIGHT = 18;

    private final int values;
    private final Path line = new Path();

    /**
     * @param values how many there are
     */
    public Sparkline(int values) {
        this.values = values;
        getStyleClass().add("sparkline");
        line.getStyleClass().add("sparkline-line");
        line.setManaged(false);
        getChildren().add(line);
        setMinSize(WIDTH, HEIGHT);
        setMaxSize(WIDTH, HEIGHT);
        setPrefSize(WIDTH, HEIGHT);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    }

    /**
     * @param ago the value that many steps ago, 0 being the latest
     */
    public void show(IntToDoubleFunction ago) {
        double most = 1;
        for (int step = 0; step < values; step++) {
            most = Math.max(most, ago.applyAsDouble(step));
        }
        line.getElements().clear();
        for (int step = values - 1; step >= 0; step--) {
            double x = WIDTH * (values - 1 - step) / (values - 1);
            double y = 1 + (HEIGHT - 2) * (1 - ago.applyAsDouble(step) / most);
            line.getElements().add(step == values - 1 ? new MoveTo(x, y) : new LineTo(x, y));
        }
    }
}
