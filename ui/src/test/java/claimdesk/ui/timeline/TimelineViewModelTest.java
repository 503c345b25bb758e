package claimdesk.ui.timeline;

import static claimdesk.store.journal.EventType.ANSWERED;
import static claimdesk.store.journal.EventType.RECEIVED;
import static claimdesk.store.journal.EventType.REFUSED;
import static claimdesk.store.journal.EventType.VENDOR_SENT;
import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import claimdesk.ui.timeline.layout.Story;
import claimdesk.ui.timeline.shape.Mark;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Going from event to event, leaving out, and what is said meanwhile. */
class TimelineViewModelTest {

    private final TimelineViewModel model = new TimelineViewModel(ms -> "10:02:11." + ms);
    private Story story;

    @BeforeEach
    void show() {
        story = new Story()
                .at(100, VENDOR_SENT, "a1")
                .at(101, RECEIVED, "a1")
                .at(204, REFUSED, "a1", Detail.TERM, "token", Detail.STORED_TOKEN, "8f2a")
                .at(205, ANSWERED, "a1", Detail.STATUS, 500);
        model.show(story.events());
    }

    @Test
    void rightAndLeftGoThroughTimeAndStopAtItsEnds() {
        model.move(1);
        assertThat(selectedType()).isEqualTo(VENDOR_SENT);
        model.move(-1);
        assertThat(selectedType()).isEqualTo(VENDOR_SENT);
        model.move(1);
        assertThat(selectedType()).isEqualTo(RECEIVED);
        model.moveToLast();
        model.move(1);
        assertThat(selectedType()).isEqualTo(ANSWERED);
        model.moveToFirst();
        assertThat(selectedType()).isEqualTo(VENDOR_SENT);
    }

    @Test
    void upAndDownGoToTheNearestInTimeOnTheNextLane() {
        model.moveToLast();

        model.moveUp();
        assertThat(selectedType()).isEqualTo(VENDOR_SENT);
        model.moveUp();
        assertThat(selectedType()).isEqualTo(VENDOR_SENT);
        model.moveDown();
        assertThat(selectedType()).isEqualTo(RECEIVED);
    }

    @Test
    void theSelectedMarkIsSpokenAndItsJournalRowIsShown() {
        model.moveToFirst();
        model.move(2);

        assertThat(model.selectedMark()).map(Mark::spoken).contains("refused save, token term, 10:02:11.204");
        assertThat(model.factsProperty().get()).startsWith("Row 3").contains("storedToken 8f2a");
    }

    @Test
    void aSelectionStaysWhenMoreHappensAndGoesWithTheHistory() {
        model.moveToLast();

        model.show(story.at(900, EventType.REPLY_LOST, "a1").events());
        assertThat(selectedType()).isEqualTo(ANSWERED);
        model.show(List.of());
        assertThat(model.selectedProperty().get()).isEmpty();
        assertThat(model.factsProperty().get()).isEmpty();
    }

    @Test
    void onlyTroubleSaysHowMuchIsLeftOut() {
        model.moveToFirst();

        model.onlyTroubleProperty().set(true);

        assertThat(model.timelineProperty().get().marks()).hasSize(2);
        assertThat(model.leftOutProperty().get()).isEqualTo("2 of 4 events left out");
        assertThat(model.selectedProperty().get()).isEmpty();
    }

    @Test
    void ofTooManyEventsTheNewestAreDrawnAndItIsSaid() {
        Story many = new Story();
        for (int at = 0; at <= TimelineViewModel.EVENTS_MAX; at++) {
            many.at(at * 100L, RECEIVED, "a" + at % 5);
        }

        model.show(many.events());

        List<Mark> marks = model.timelineProperty().get().marks();
        assertThat(marks).hasSize(TimelineViewModel.EVENTS_MAX);
        assertThat(marks.get(0).event().seq()).isEqualTo(2);
        assertThat(model.leftOutProperty().get()).contains("older ones are not drawn");
    }

    @Test
    void zoomStaysWithinItsBoundsAndComesBackToFit() {
        model.zoomOut();
        assertThat(model.zoomProperty().get()).isEqualTo(1);
        for (int step = 0; step < 20; step++) {
            model.zoomIn();
        }
        assertThat(model.zoomProperty().get()).isEqualTo(TimelineViewModel.ZOOM_MAX);
        double wide = model.timelineProperty().get().size().width();
        model.zoomToFit();
        assertThat(model.timelineProperty().get().size().width()).isLessThan(wide / 4);
    }

    private EventType selectedType() {
        return model.selectedProperty().get().map(Event::type).orElseThrow();
    }
}
