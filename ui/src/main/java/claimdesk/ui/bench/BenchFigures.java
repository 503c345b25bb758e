package claimdesk.ui.bench;

import java.util.LinkedHashMap;
import java.util.Map;

/** What was measured, by name, in the order in which it was. Not thread-safe. */
final class BenchFigures {

    private static final double FRAME_MS = 33;
    private static final double ROUNDING = 10;

    private final Map<String, Double> figures = new LinkedHashMap<>();

    void put(String name, double value) {
        figures.put(name, Math.round(value * ROUNDING) / ROUNDING);
    }

    void putFrames(String name, Samples frames) {
        put(name + "Frames", frames.size());
        put(name + "FrameMsP50", frames.quantile(0.5));
        put(name + "FrameMsP99", frames.quantile(0.99));
        put(name + "FrameMsMax", frames.quantile(1));
        put(name + "FramesOver33MsPercent", frames.partOver(FRAME_MS) * 100);
    }

    void putLag(String name, Samples lag) {
        put(name + "Looks", lag.size());
        put(name + "CommitToScreenMsP50", lag.quantile(0.5));
        put(name + "CommitToScreenMsP99", lag.quantile(0.99));
        put(name + "CommitToScreenMsMax", lag.quantile(1));
    }

    Map<String, Double> all() {
        return figures;
    }
}
