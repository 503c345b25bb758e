package claimdesk.ui.simulate.field;

import claimdesk.app.vendor.DelayRange;
import claimdesk.ui.controls.Figures;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.geometry.VPos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Polyline;
import javafx.scene.shape.Shape;
import javafx.scene.text.Text;

/** Draws the waits of a vendor: retries along, delay upward, a band for what chance may make of it. */
public final class CurveView extends Pane {

    private static final PseudoClass STALE = PseudoClass.getPseudoClass("stale");
    private static final double LEFT = 46;
    private static final double RIGHT = 10;
    private static final double TOP = 8;
    private static final double BOTTOM = 18;
    private static final double DOT = 2.5;

    private Optional<DelayCurve> curve = Optional.empty();

    public CurveView() {
        setId("curve");
        getStyleClass().add("curve");
        setMinHeight(96);
        setPrefHeight(112);
        setMinWidth(0);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    }

    /** Draws this; without one, what was drawn last stays, and is marked as out of date. */
    public void show(Optional<DelayCurve> now) {
        pseudoClassStateChanged(STALE, now.isEmpty());
        now.ifPresent(one -> {
            curve = now;
            setAccessibleText("Waits before each retry. " + one.words());
            requestLayout();
        });
    }

    @Override
    protected void layoutChildren() {
        getChildren().setAll(curve.map(this::drawn).orElse(List.of()));
    }

    private List<Node> drawn(DelayCurve one) {
        List<Node> nodes = new ArrayList<>();
        nodes.addAll(axes(one));
        if (!one.shown().isEmpty()) {
            Polygon band = styled(new Polygon(), "curve-band");
            Polyline most = styled(new Polyline(), "curve-line");
            List<Node> dots = new ArrayList<>();
            for (int place = 0; place < one.shown().size(); place++) {
                DelayRange range = one.shown().get(place);
                band.getPoints().addAll(x(place, one), y(range.maxMs(), one));
                most.getPoints().addAll(x(place, one), y(range.maxMs(), one));
                dots.add(styled(new Circle(x(place, one), y(range.maxMs(), one), DOT), "curve-dot"));
                if (range.minMs() != range.maxMs()) {
                    Line reach = new Line(x(place, one), y(range.minMs(), one), x(place, one), y(range.maxMs(), one));
                    dots.add(0, styled(reach, "curve-reach"));
                }
            }
            for (int place = one.shown().size() - 1; place >= 0; place--) {
                band.getPoints().addAll(x(place, one), y(one.shown().get(place).minMs(), one));
            }
            nodes.add(band);
            nodes.add(most);
            nodes.addAll(dots);
        }
        return nodes;
    }

    private List<Node> axes(DelayCurve one) {
        List<Node> nodes = new ArrayList<>();
        long top = one.topMs();
        for (int part = 0; part <= 2; part++) {
            double y = y(top * part / 2, one);
            nodes.add(styled(new Line(LEFT, y, getWidth() - RIGHT, y), "curve-grid"));
            if (one.retries() > 0) {
                Text text = text(Figures.length(top * part / 2), y);
                text.setX(LEFT - 6 - text.getLayoutBounds().getWidth());
                text.setTextOrigin(VPos.CENTER);
                nodes.add(text);
            }
        }
        int every = one.shown().size() > 8 ? 3 : 1;
        for (int place = 0; place < one.shown().size(); place += every) {
            Text text = text(Integer.toString(place + 1), getHeight() - BOTTOM + 4);
            text.setX(x(place, one) - text.getLayoutBounds().getWidth() / 2);
            text.setTextOrigin(VPos.TOP);
            nodes.add(text);
        }
        return nodes;
    }

    private static Text text(String words, double y) {
        Text text = styled(new Text(words), "curve-text");
        text.applyCss();
        text.setY(y);
        return text;
    }

    private double x(int place, DelayCurve one) {
        double width = Math.max(0, getWidth() - LEFT - RIGHT);
        int count = one.shown().size();
        return Math.round(LEFT + width * (place + 0.5) / count);
    }

    private double y(long ms, DelayCurve one) {
        double height = Math.max(0, getHeight() - TOP - BOTTOM);
        return Math.round(TOP + height * (1 - ms / (double) one.topMs())) + 0.5;
    }

    private static <T extends Shape> T styled(T shape, String styleClass) {
        shape.getStyleClass().add(styleClass);
        shape.setManaged(false);
        return shape;
    }
}
