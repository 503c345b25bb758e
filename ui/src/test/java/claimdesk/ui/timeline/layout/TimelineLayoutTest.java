package claimdesk.ui.timeline.layout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import claimdesk.app.history.History;
import claimdesk.app.history.Tone;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import claimdesk.ui.timeline.Histories;
import claimdesk.ui.timeline.layout.TimelineLayout.Wish;
import claimdesk.ui.timeline.shape.Label;
import claimdesk.ui.timeline.shape.Lane;
import claimdesk.ui.timeline.shape.Mark;
import claimdesk.ui.timeline.shape.Timeline;
import claimdesk.ui.timeline.shape.Timeline.Note;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What holds of the timeline of every order of every shipped scenario, wide and narrow. */
class TimelineLayoutTest {

    private static final EventText TEXT = new EventText(Long::toString);

    @TempDir
    static Path folder;

    private static Map<String, List<Event>> orders;
    private static List<Timeline> all;
    private static List<Timeline> onlyTrouble;

    @BeforeAll
    static void play() {
        orders = Histories.ofAllScenarios(folder);
        all = timelines(false);
        onlyTrouble = timelines(true);
    }

    private static List<Timeline> timelines(boolean isOnlyTrouble) {
        return orders.values().stream()
                .map(History::of)
                .flatMap(history -> Stream.of(400.0, 900.0, 1700.0)
                        .map(width -> TimelineLayout.of(history, new Wish(width, isOnlyTrouble), TEXT)))
                .toList();
    }

    @Test
    void everyEventOfTheJournalHasOneMark() {
        assertThat(orders).hasSizeGreaterThan(40);
        for (List<Event> events : orders.values()) {
            Timeline timeline = TimelineLayout.of(History.of(events), new Wish(900, false), TEXT);

            assertThat(timeline.marks().stream().map(Mark::event)).containsExactlyElementsOf(events);
            assertThat(timeline.hidden()).isZero();
        }
    }

    @Test
    void theLaneOfACallNamesItsVendorWhereThereAreSeveral() {
        Timeline timeline = new Story()
                .at(0, EventType.RECEIVED, "a")
                .of("south")
                .at(1, EventType.RECEIVED, "b")
                .laidOut(900);

        assertThat(timeline.lanes().stream()
                        .filter(lane -> lane.kind() == Lane.Kind.CALL)
                        .map(Lane::subtitle))
                .containsExactly("north \u00B7 key-7", "south \u00B7 key-7");
    }

    @Test
    void onlyTroubleLeavesOutTheRestAndCountsIt() {
        for (List<Event> events : orders.values()) {
            Timeline timeline = TimelineLayout.of(History.of(events), new Wish(900, true), TEXT);

            List<Event> trouble =
                    events.stream().filter(event -> Tone.of(event).isTrouble()).toList();
            assertThat(timeline.marks().stream().map(Mark::event)).containsExactlyElementsOf(trouble);
            assertThat(timeline.hidden()).isEqualTo(events.size() - trouble.size());
        }
    }

    @Test
    void noWordsOfALaneOverlap() {
        Stream.concat(all.stream(), onlyTrouble.stream()).forEach(timeline -> {
            for (int lane = 0; lane < timeline.lanes().size(); lane++) {
                List<Label> labels = labels(timeline, lane);
                for (int one = 0; one < labels.size(); one++) {
                    for (int other = one + 1; other < labels.size(); other++) {
                        if (overlap(labels.get(one), labels.get(other))) {
                            fail("%s over %s", labels.get(one), labels.get(other));
                        }
                    }
                }
            }
        });
    }

    @Test
    void marksOfALaneAreInOrderOfSeqAndKeepApart() {
        all.forEach(timeline -> {
            for (int lane = 0; lane < timeline.lanes().size(); lane++) {
                int place = lane;
                List<Mark> marks = timeline.marks().stream()
                        .filter(mark -> mark.lane() == place)
                        .sorted(Comparator.comparingLong(mark -> mark.event().seq()))
                        .toList();
                for (int next = 1; next < marks.size(); next++) {
                    assertThat(marks.get(next).x() - marks.get(next - 1).x()).isGreaterThanOrEqualTo(2 * Mark.RADIUS);
                }
            }
        });
    }

    @Test
    void nothingLeavesThePlotOrItsLane() {
        Stream.concat(all.stream(), onlyTrouble.stream()).forEach(timeline -> {
            for (Mark mark : timeline.marks()) {
                Lane lane = timeline.lanes().get(mark.lane());
                assertThat(mark.x()).isBetween(Mark.RADIUS, timeline.size().width() - Mark.RADIUS);
                assertThat(mark.y()).isBetween(lane.top() + Mark.RADIUS, lane.bottom() - Mark.RADIUS);
            }
            timeline.labels().forEach(label -> {
                assertThat(label.x()).isNotNegative();
                assertThat(label.x() + label.width())
                        .isLessThanOrEqualTo(timeline.size().width());
                assertThat(label.y()).isLessThan(timeline.size().height());
            });
            timeline.bars().forEach(bar -> {
                assertThat(bar.fromX()).as(bar.toString()).isLessThanOrEqualTo(bar.toX());
                assertThat(bar.toX()).isLessThanOrEqualTo(timeline.size().width());
            });
        });
    }

    @Test
    void troubleIsNeverWithoutItsWordsWhereThereIsRoom() {
        orders.values().forEach(events -> {
            Timeline timeline = TimelineLayout.of(History.of(events), new Wish(1700, false), TEXT);

            assertThat(timeline.marks())
                    .filteredOn(mark -> mark.tone().isTrouble())
                    .allSatisfy(mark -> assertThat(mark.label().isShown()).isTrue());
        });
    }

    @Test
    void aHistoryThatIsShownAgainStandsWhereItStood() {
        for (List<Event> events : orders.values()) {
            Wish wish = new Wish(900, false);
            assertThat(TimelineLayout.of(History.of(events), wish, TEXT))
                    .isEqualTo(TimelineLayout.of(History.of(events), wish, TEXT));
        }
    }

    private static List<Label> labels(Timeline timeline, int lane) {
        List<Label> labels = new ArrayList<>();
        timeline.marks().stream()
                .filter(mark -> mark.lane() == lane)
                .map(Mark::label)
                .forEach(labels::add);
        timeline.notes().stream()
                .filter(note -> note.lane() == lane)
                .map(Note::label)
                .forEach(labels::add);
        labels.removeIf(label -> !label.isShown());
        return labels;
    }

    private static boolean overlap(Label one, Label other) {
        return one.x() < other.x() + other.width()
                && other.x() < one.x() + one.width()
                && Math.abs(one.y() - other.y()) < Label.HEIGHT;
    }
}
