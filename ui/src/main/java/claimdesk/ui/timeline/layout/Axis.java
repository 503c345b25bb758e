package claimdesk.ui.timeline.layout;

import claimdesk.app.history.History.Pause;
import claimdesk.ui.controls.Figures;
import claimdesk.ui.timeline.shape.Gap;
import claimdesk.ui.timeline.shape.Tick;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.LongStream;

/**
 * Where instants stand from left to right. In proportion to time, but for three things: what follows at once gets room
 * for its mark, a long stretch that would leave no room for the rest becomes a gap, and so does a clock that goes back.
 * Never one stop left of an earlier one.
 */
final class Axis {

    static final double START = 16;

    private static final double[] ROOM_FOR_MARK = {72, 54, 38, 26, 20};
    private static final double ROOM_SHARE_MAX = 0.6;
    private static final double STEP_MIN = 3;
    private static final double GAP_PADDING = 40;
    private static final long GAP_MS_MIN = 500;
    private static final int GAPS_TRIED_MAX = 16;
    private static final int BISECTIONS = 40;
    private static final long TELLING_MS = 20;
    private static final double TELLING_WIDTH = 6;
    private static final double IDLE_SHARE_MAX = 0.2;

    /**
     * One thing that needs a place.
     *
     * @param lane the lane on which it needs room; {@link LanePlan#NO_LANE} for none
     * @param before what went on before it
     */
    record Stop(long atMs, int lane, Pause before) {}

    private final List<Stop> stops;
    private final int lanes;
    /** How wide each stretch is if it is a gap. */
    private final double[] gapWidths;

    private final double room;
    private long gapFromMs = Long.MAX_VALUE;
    private double[] xs;

    /**
     * @param width what the stops should fill; they need more if there are many
     */
    Axis(List<Stop> stops, double width) {
        this.stops = stops;
        this.lanes = 1 + stops.stream().mapToInt(Stop::lane).max().orElse(0);
        this.gapWidths = new double[stops.size()];
        for (int place = 1; place < gapWidths.length; place++) {
            gapWidths[place] = gapWidth(place);
        }
        this.room = room(width);
        double least = last(placed(0, Long.MAX_VALUE, room));
        double filled = least > width * (1 - 1.0 / 3) ? Math.max(width, least * 3 / 2) : width;
        choose(filled);
    }

    private double room(double width) {
        for (double one : ROOM_FOR_MARK) {
            if (last(placed(0, Long.MAX_VALUE, one)) <= width * ROOM_SHARE_MAX) {
                return one;
            }
        }
        return ROOM_FOR_MARK[ROOM_FOR_MARK.length - 1];
    }

    /** Tries the longest stretches as gaps, and keeps what leaves most of the history to be told apart. */
    private void choose(double width) {
        double best = -1;
        for (long from : gapCandidates()) {
            double scale = scaleFilling(width, from);
            double worth = worth(scale, from, width);
            if (worth > best) {
                best = worth;
                gapFromMs = from;
                xs = placed(scale, from, room);
            }
        }
    }

    private List<Long> gapCandidates() {
        List<Long> longest = new ArrayList<>(LongStream.range(1, stops.size())
                .map(place -> deltaMs((int) place))
                .filter(ms -> ms >= GAP_MS_MIN)
                .distinct()
                .boxed()
                .sorted(Collections.reverseOrder())
                .limit(GAPS_TRIED_MAX)
                .toList());
        longest.add(0, Long.MAX_VALUE);
        return longest;
    }

    private double scaleFilling(double width, long from) {
        double low = 0;
        double high = width;
        for (int step = 0; step < BISECTIONS; step++) {
            double middle = (low + high) / 2;
            if (last(placed(middle, from, room)) > width) {
                high = middle;
            } else {
                low = middle;
            }
        }
        return low;
    }

    private double worth(double scale, long from, double width) {
        double worth = 0;
        for (int place = 1; place < stops.size(); place++) {
            double drawn = deltaMs(place) * scale;
            if (isGap(place, from)) {
                worth += 0.5;
            } else if (stops.get(place).before() == Pause.IDLE && drawn > IDLE_SHARE_MAX * width) {
                worth += 0.25;
            } else if (deltaMs(place) >= TELLING_MS && drawn >= TELLING_WIDTH) {
                worth += 1;
            }
        }
        return worth;
    }

    private double[] placed(double scale, long from, double roomForMark) {
        double[] placed = new double[stops.size()];
        double[] lastOfLane = new double[lanes];
        Arrays.fill(lastOfLane, -roomForMark);
        double x = START;
        for (int place = 0; place < placed.length; place++) {
            int lane = stops.get(place).lane();
            if (place > 0) {
                double drawn = isGap(place, from) ? gapWidths[place] : deltaMs(place) * scale;
                x += deltaMs(place) > 0 ? Math.max(STEP_MIN, drawn) : Math.max(0, drawn);
            }
            if (lane != LanePlan.NO_LANE) {
                x = Math.max(x, lastOfLane[lane] + roomForMark);
                lastOfLane[lane] = x;
            }
            placed[place] = x;
        }
        return placed;
    }

    private static double last(double[] placed) {
        return placed.length == 0 ? START : placed[placed.length - 1];
    }

    private long deltaMs(int place) {
        return stops.get(place).atMs() - stops.get(place - 1).atMs();
    }

    private boolean isGap(int place, long from) {
        long ms = deltaMs(place);
        return ms < 0 || ms >= from || ms >= GAP_MS_MIN && stops.get(place).before() == Pause.CLOCK_JUMP;
    }

    private double gapWidth(int place) {
        return TextWidth.of(gapText(place), TextWidth.LABEL) + GAP_PADDING;
    }

    private String gapText(int place) {
        long ms = deltaMs(place);
        if (ms < 0) {
            return "clock back " + Figures.length(-ms);
        }
        return switch (stops.get(place).before()) {
            case CLOCK_JUMP -> "clock ahead " + Figures.length(ms);
            case IDLE -> Figures.length(ms) + " idle";
            case SERVING -> Figures.length(ms);
        };
    }

    double x(int place) {
        return xs[place];
    }

    double lastX() {
        return last(xs);
    }

    List<Gap> gaps() {
        List<Gap> gaps = new ArrayList<>();
        for (int place = 1; place < stops.size(); place++) {
            if (isGap(place, gapFromMs)) {
                double half = (xs[place] + xs[place - 1]) / 2;
                double reach = TextWidth.of(gapText(place), TextWidth.LABEL) / 2 + 6;
                gaps.add(new Gap(
                        half - reach,
                        half + reach,
                        deltaMs(place),
                        stops.get(place).before(),
                        gapText(place)));
            }
        }
        return gaps;
    }

    List<Tick> ticks(EventText text) {
        List<Tick> ticks = new ArrayList<>();
        double free = 0;
        for (int place = 0; place < stops.size(); place++) {
            long atMs = stops.get(place).atMs();
            long sinceMs = atMs - stops.get(0).atMs();
            String time = text.time(atMs);
            if (xs[place] >= free) {
                String since = (sinceMs < 0 ? "\u2212" : "+") + Figures.length(Math.abs(sinceMs));
                ticks.add(new Tick(xs[place], atMs, time, since));
                free = xs[place] + TextWidth.of(time, TextWidth.LABEL) + 14;
            }
        }
        return ticks;
    }
}
