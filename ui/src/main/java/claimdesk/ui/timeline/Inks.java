package claimdesk.ui.timeline;

import claimdesk.ui.timeline.drawing.Ink;
import claimdesk.ui.timeline.drawing.Palette;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import javafx.scene.text.Text;

/** Learns the colours of the theme: unseen texts, one for each ink, whose fill the stylesheet sets. */
final class Inks extends Group {

    private final Map<Ink, Text> probes = new EnumMap<>(Ink.class);

    Inks(Runnable onChange) {
        setManaged(false);
        setVisible(false);
        for (Ink ink : Ink.values()) {
            Text probe = new Text();
            probe.getStyleClass().addAll("timeline-ink", "ink-" + ink.text());
            probe.fillProperty().addListener((property, before, now) -> onChange.run());
            probes.put(ink, probe);
            getChildren().add(probe);
        }
        probes.get(Ink.TEXT).fontProperty().addListener((property, before, now) -> onChange.run());
    }

    Paint of(Ink ink) {
        return probes.get(ink).getFill();
    }

    /** The size of the words around, in pixels. */
    double fontSize() {
        return probes.get(Ink.TEXT).getFont().getSize();
    }

    Palette palette() {
        Map<Ink, String> colours = new EnumMap<>(Ink.class);
        probes.forEach((ink, probe) -> colours.put(ink, hex((Color) probe.getFill())));
        return new Palette(colours);
    }

    /** As it looks on the paper, should it let that show through. */
    private String hex(Color colour) {
        Color paper = (Color) of(Ink.PAPER);
        Color solid = paper.interpolate(
                Color.color(colour.getRed(), colour.getGreen(), colour.getBlue()), colour.getOpacity());
        return String.format(
                Locale.ROOT,
                "#%02x%02x%02x",
                Math.round(solid.getRed() * 255),
                Math.round(solid.getGreen() * 255),
                Math.round(solid.getBlue() * 255));
    }
}
