package claimdesk.ui.timeline.shape;

import claimdesk.app.history.Tone;
import java.util.List;
import java.util.stream.Stream;

/**
 * A history as it is to be drawn. Positions are in units of a pixel at the usual size; x counts from the left edge of the
 * plot, y from the upper edge of the first lane.
 *
 * @param marks in order of their events' seq
 * @param notes words at places where no event is
 * @param hidden how many events were left out because only trouble was asked for
 */
public record Timeline(
        Size size,
        List<Lane> lanes,
        List<Mark> marks,
        List<Bar> bars,
        List<Link> links,
        List<Note> notes,
        List<Gap> gaps,
        List<Tick> ticks,
        int hidden) {

    public record Size(double width, double height) {}

    /** Words at a place of a lane. */
    public record Note(int lane, double x, double y, Label label, Tone tone) {}

    /** All words that stand in the plot. */
    public Stream<Label> labels() {
        return Stream.concat(marks.stream().map(Mark::label), notes.stream().map(Note::label))
                .filter(Label::isShown);
    }
}
