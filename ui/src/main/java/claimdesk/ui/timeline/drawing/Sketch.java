package claimdesk.ui.timeline.drawing;

import claimdesk.app.history.Tone;
import claimdesk.ui.timeline.drawing.Pen.Box;
import claimdesk.ui.timeline.drawing.Pen.Line;
import claimdesk.ui.timeline.drawing.Pen.Run;
import claimdesk.ui.timeline.drawing.Pen.Weight;
import claimdesk.ui.timeline.drawing.Pen.Words;
import claimdesk.ui.timeline.layout.TextWidth;
import claimdesk.ui.timeline.shape.Bar;
import claimdesk.ui.timeline.shape.Gap;
import claimdesk.ui.timeline.shape.Label;
import claimdesk.ui.timeline.shape.Lane;
import claimdesk.ui.timeline.shape.Link;
import claimdesk.ui.timeline.shape.Mark;
import claimdesk.ui.timeline.shape.Timeline;
import claimdesk.ui.timeline.shape.Timeline.Note;

/** Draws the plot of a timeline: lanes, gaps, bars, links, marks and words, from back to front. */
public final class Sketch {

    private static final double BAR_HALF = 7;
    private static final double HALO = 1.5;
    private static final double ASCENT = 9;
    private static final double ARROW_ROOM = 9;
    private static final double TEETH = 6;

    private final Timeline timeline;
    private final Pen pen;

    public Sketch(Timeline timeline, Pen pen) {
        this.timeline = timeline;
        this.pen = pen;
    }

    /** Draws the plot from its upper left corner, at least that wide and high. */
    public void plot(double width, double height) {
        double shown = Math.max(height, timeline.size().height());
        lanes(Math.max(width, timeline.size().width()));
        timeline.ticks().forEach(tick -> pen.line(new Line(tick.x(), 0, tick.x(), shown), Ink.RULE, 1, Run.DOTTED));
        timeline.gaps().forEach(gap -> gap(gap, shown));
        timeline.bars().forEach(this::bar);
        timeline.links().forEach(this::link);
        timeline.marks().forEach(mark -> pole(mark.x(), mark.y(), mark.label(), Ink.RULE));
        timeline.notes().forEach(note -> pole(note.x(), note.y(), note.label(), Ink.RULE));
        timeline.marks().forEach(this::mark);
        timeline.notes().forEach(this::note);
    }

    private void lanes(double width) {
        for (int place = 0; place < timeline.lanes().size(); place++) {
            Lane lane = timeline.lanes().get(place);
            Box row = new Box(0, lane.top(), width, lane.height(), 0);
            pen.fill(row, place % 2 == 0 ? Ink.PAPER : Ink.STRIPE);
            pen.line(new Line(0, lane.bottom(), width, lane.bottom()), Ink.RULE, 1, Run.SOLID);
        }
    }

    /** Two torn edges: what is between them was longer than it looks. */
    private void gap(Gap gap, double height) {
        pen.begin(gap.text());
        for (double x : new double[] {gap.middle() - TEETH / 2, gap.middle() + TEETH / 2}) {
            double from = 0;
            for (int tooth = 0; from < height; tooth++) {
                double to = Math.min(height, from + TEETH);
                double side = tooth % 2 == 0 ? TEETH / 4 : -TEETH / 4;
                pen.line(new Line(x - side, from, x + side, to), Ink.MUTED, 0.75, Run.SOLID);
                from = to;
            }
        }
        pen.done();
    }

    private void bar(Bar bar) {
        Box box = new Box(bar.fromX(), bar.y() - BAR_HALF, Math.max(0, bar.toX() - bar.fromX()), 2 * BAR_HALF, 3);
        Line middle = new Line(bar.fromX(), bar.y(), bar.toX(), bar.y());
        pen.begin(bar.spoken());
        switch (bar.kind()) {
            case WAITING -> pen.line(middle, Ink.MUTED, 2, bar.isOpen() ? Run.DOTTED : Run.SOLID);
            case SERVED -> pen.line(middle, Ink.ROUTINE, 2, bar.isOpen() ? Run.DOTTED : Run.SOLID);
            case LEASE -> {
                pen.fill(box, Ink.LEASE);
                pen.outline(box, Ink.LEASE_EDGE, bar.isOpen() ? Run.DASHED : Run.SOLID);
                end(bar);
            }
            case PAST_LEASE -> pen.outline(box, Ink.PAST_LEASE, Run.DASHED);
            default -> throw new IllegalStateException("a bar without a look: " + bar.kind());
        }
        pen.done();
    }

    private void end(Bar lease) {
        Line end = new Line(lease.toX(), lease.y() - BAR_HALF - 3, lease.toX(), lease.y() + BAR_HALF + 3);
        pen.line(end, Ink.LEASE_EDGE, 2, Run.SOLID);
    }

    private void link(Link link) {
        double length = Math.hypot(link.toX() - link.fromX(), link.toY() - link.fromY());
        double share = length < ARROW_ROOM ? 0 : (length - ARROW_ROOM) / length;
        Line whole = new Line(link.fromX(), link.fromY(), link.toX(), link.toY());
        switch (link.kind()) {
            case REQUEST, EFFECT ->
                pen.line(whole, Ink.LINK, 1.25, link.kind() == Link.Kind.EFFECT ? Run.DOTTED : Run.SOLID);
            case REPLY ->
                pen.line(
                        new Line(
                                link.fromX(),
                                link.fromY(),
                                link.fromX() + (link.toX() - link.fromX()) * share,
                                link.fromY() + (link.toY() - link.fromY()) * share),
                        Ink.LINK,
                        1.25,
                        Run.SOLID);
            case LOST_REPLY -> {
                pen.line(whole, Ink.FAILED, 1.25, Run.DASHED);
                pen.glyph(Glyph.LOST_ON_THE_WAY, link.toX(), link.toY(), Ink.FAILED);
            }
            default -> throw new IllegalStateException("a link without a look: " + link.kind());
        }
    }

    private void pole(double x, double y, Label label, Ink ink) {
        if (label.isShown()) {
            pen.line(new Line(x, y, x, label.y() - ASCENT), ink, 1, Run.SOLID);
        }
    }

    private void mark(Mark mark) {
        pen.begin(mark.spoken());
        pen.glyph(Glyph.of(mark.event().type()), mark.x(), mark.y(), ink(mark.tone()));
        words(mark.label(), mark.lane(), textInk(mark.tone()), mark.tone().isTrouble() ? Weight.BOLD : Weight.PLAIN);
        pen.done();
    }

    private void note(Note note) {
        Lane lane = timeline.lanes().get(note.lane());
        if (lane.kind() == Lane.Kind.VENDOR) {
            pen.glyph(Glyph.ARRIVAL, note.x(), note.y(), ink(note.tone()));
        }
        words(note.label(), note.lane(), note.tone() == Tone.ROUTINE ? Ink.MUTED : ink(note.tone()), Weight.PLAIN);
    }

    private void words(Label label, int lane, Ink ink, Weight weight) {
        if (!label.isShown()) {
            return;
        }
        Box halo = new Box(label.x() - HALO, label.y() - ASCENT - HALO, label.width() + 2 * HALO, ASCENT + 4, 2);
        pen.fill(halo, lane % 2 == 0 ? Ink.PAPER : Ink.STRIPE);
        pen.words(new Words(label.text(), label.x(), label.y(), label.width(), TextWidth.LABEL, weight), ink);
    }

    private static Ink ink(Tone tone) {
        return switch (tone) {
            case ROUTINE -> Ink.ROUTINE;
            case SETTLED -> Ink.SETTLED;
            case HELD_BACK -> Ink.HELD_BACK;
            case FAILED -> Ink.FAILED;
            case INJECTED -> Ink.INJECTED;
        };
    }

    private static Ink textInk(Tone tone) {
        return tone == Tone.ROUTINE ? Ink.TEXT : ink(tone);
    }
}
