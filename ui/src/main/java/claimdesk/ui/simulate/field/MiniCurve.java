package claimdesk.ui.simulate.field;

import java.util.Optional;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Polyline;

/** The waits of a vendor in the size of a word, to be compared down a list. */
public final class MiniCurve extends Pane {

    private static final double WIDTH = 64;
    private static final double HEIGHT = 22;

    private final Polygon band = new Polygon();
    private final Polyline line = new Polyline();

    public MiniCurve() {
        getStyleClass().add("mini-curve");
        setMinSize(WIDTH, HEIGHT);
        setMaxSize(WIDTH, HEIGHT);
        setMouseTransparent(true);
        band.getStyleClass().add("curve-band");
        line.getStyleClass().add("curve-line");
        band.setManaged(false);
        line.setManaged(false);
        getChildren().addAll(band, line);
    }

    public void show(Optional<DelayCurve> curve) {
        band.getPoints().clear();
        line.getPoints().clear();
        curve.ifPresent(one -> {
            int count = one.shown().size();
            for (int place = 0; place < count; place++) {
                double x = x(place, count);
                band.getPoints().addAll(x, y(one.shown().get(place).maxMs(), one));
                line.getPoints().addAll(x, y(one.shown().get(place).maxMs(), one));
            }
            for (int place = count - 1; place >= 0; place--) {
                band.getPoints()
                        .addAll(x(place, count), y(one.shown().get(place).minMs(), one));
            }
        });
    }

    private static double x(int place, int count) {
        return count == 1 ? WIDTH / 2 : 1 + (WIDTH - 2) * place / (count - 1);
    }

    private static double y(long ms, DelayCurve curve) {
        return HEIGHT - 1 - (HEIGHT - 2) * ms / curve.topMs();
    }
}
