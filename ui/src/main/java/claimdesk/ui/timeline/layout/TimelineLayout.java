package claimdesk.ui.timeline.layout;

import claimdesk.app.history.History;
import claimdesk.app.history.Tone;
import claimdesk.store.journal.Event;
import claimdesk.ui.timeline.shape.Label;
import claimdesk.ui.timeline.shape.Lane;
import claimdesk.ui.timeline.shape.Mark;
import claimdesk.ui.timeline.shape.Timeline;
import claimdesk.ui.timeline.shape.Timeline.Note;
import claimdesk.ui.timeline.shape.Timeline.Size;
import java.util.ArrayList;
import java.util.List;

/** Lays a history out. A pure function of the history, the wish and the way times are written. */
public final class TimelineLayout {

    private static final double RIGHT_MARGIN = 16;
    private static final int FITTINGS_MAX = 3;
    private static final double EMPTY_HEIGHT = 40;

    /**
     * How a timeline is wanted.
     *
     * @param width of the plot; a history that needs more gets more
     * @param isOnlyTrouble whether to leave out what neither failed nor was refused
     */
    public record Wish(double width, boolean isOnlyTrouble) {}

    private TimelineLayout() {}

    public static Timeline of(History history, Wish wish, EventText text) {
        double narrower = wish.width() - RIGHT_MARGIN;
        Timeline laidOut = laidOut(history, wish, narrower, text);
        for (int again = 0; again < FITTINGS_MAX && laidOut.size().width() > wish.width(); again++) {
            narrower -= laidOut.size().width() - wish.width();
            if (narrower < wish.width() / 2) {
                break;
            }
            laidOut = laidOut(history, wish, narrower, text);
        }
        return laidOut;
    }

    private static Timeline laidOut(History history, Wish wish, double width, EventText text) {
        LanePlan plan = LanePlan.of(history, wish.isOnlyTrouble());
        Stops stops = new Stops(history, plan);
        Axis axis = new Axis(stops.all(), Math.max(width, 1));
        Bars bars = new Bars(history, plan, stops, axis);
        Words words = new Words(plan.seeds().size());
        List<Event> shown = new ArrayList<>();
        for (Event event : history.events()) {
            if (stops.has(event) && plan.isShown(event) && plan.laneOf(event) != LanePlan.NO_LANE) {
                shown.add(event);
                words.add(plan.laneOf(event), axis.x(stops.of(event)), text.label(event), rank(event));
            }
        }
        List<Bars.Remark> remarks = bars.remarks(text);
        remarks.forEach(remark -> words.add(
                remark.lane(), remark.x(), remark.text(), remark.tone().isTrouble() ? 0 : 1));
        List<Lane> lanes = words.lanes(plan.seeds());
        List<Mark> marks = new ArrayList<>();
        for (int place = 0; place < shown.size(); place++) {
            marks.add(
                    mark(shown.get(place), plan, words.label(place), axis.x(stops.of(shown.get(place))), lanes, text));
        }
        List<Note> notes = new ArrayList<>();
        for (int place = 0; place < remarks.size(); place++) {
            Bars.Remark remark = remarks.get(place);
            Label label = words.label(shown.size() + place);
            notes.add(
                    new Note(remark.lane(), remark.x(), lanes.get(remark.lane()).baseline(), label, remark.tone()));
        }
        double right = Math.max(axis.lastX() + Mark.RADIUS, words.right()) + RIGHT_MARGIN;
        double height =
                lanes.isEmpty() ? EMPTY_HEIGHT : lanes.get(lanes.size() - 1).bottom();
        return new Timeline(
                new Size(Math.max(right, wish.width()), height),
                lanes,
                marks,
                bars.bars(lanes, text),
                bars.links(lanes),
                notes,
                axis.gaps(),
                axis.ticks(text),
                history.events().size() - shown.size());
    }

    private static int rank(Event event) {
        Tone tone = Tone.of(event);
        if (tone.isTrouble()) {
            return 0;
        }
        return switch (event.type()) {
            case CLAIMED, TAKEN_OVER, SAVED, REPLAYED, EFFECT, VENDOR_SENT -> 1;
            default -> 2;
        };
    }

    private static Mark mark(Event event, LanePlan plan, Label label, double x, List<Lane> lanes, EventText text) {
        int lane = plan.laneOf(event);
        return new Mark(event, Tone.of(event), lane, x, lanes.get(lane).baseline(), label, text.spoken(event));
    }
}
