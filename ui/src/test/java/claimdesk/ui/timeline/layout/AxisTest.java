package claimdesk.ui.timeline.layout;

import static claimdesk.store.journal.EventType.ANSWERED;
import static claimdesk.store.journal.EventType.CLAIMED;
import static claimdesk.store.journal.EventType.FAULT;
import static claimdesk.store.journal.EventType.RECEIVED;
import static claimdesk.store.journal.EventType.REFUSED;
import static claimdesk.store.journal.EventType.REPLAYED;
import static claimdesk.store.journal.EventType.SAVED;
import static claimdesk.store.journal.EventType.TAKEN_OVER;
import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.store.journal.Detail;
import claimdesk.ui.timeline.shape.Bar;
import claimdesk.ui.timeline.shape.Bar.Kind;
import claimdesk.ui.timeline.shape.Gap;
import claimdesk.ui.timeline.shape.Mark;
import claimdesk.ui.timeline.shape.Tick;
import claimdesk.ui.timeline.shape.Timeline;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Where instants stand: gaps, clocks that jump, and leases that end where nothing else happens. */
class AxisTest {

    private static final long FOUR_MINUTES = 240_000;

    @Test
    void aLongIdleTimeIsAGapThatSaysHowLongItWas() {
        Timeline timeline = twoCallsApart(FOUR_MINUTES).laidOut(900);

        assertThat(timeline.gaps()).hasSize(1);
        Gap gap = timeline.gaps().get(0);
        assertThat(gap.ms()).isEqualTo(FOUR_MINUTES);
        assertThat(gap.text()).isEqualTo("4 min 0 s idle");
        assertThat(gap.fromX()).isGreaterThan(timeline.marks().get(3).x());
        assertThat(gap.toX()).isLessThan(timeline.marks().get(4).x());
    }

    @Test
    void aGapMakesRoomForWhatHappenedAroundIt() {
        List<Mark> marks = twoCallsApart(FOUR_MINUTES).laidOut(900).marks();

        double work = marks.get(2).x() - marks.get(1).x();
        assertThat(work).isGreaterThan(300);
        assertThat(marks.get(4).x() - marks.get(3).x()).isLessThan(300);
    }

    @Test
    void withoutAGapLengthsAreInProportionToTime() {
        Timeline timeline = new Story()
                .at(0, RECEIVED, "a1")
                .at(1000, CLAIMED, "a1")
                .at(4000, SAVED, "a1")
                .laidOut(900);

        double second = timeline.marks().get(1).x() - timeline.marks().get(0).x();
        double threeSeconds =
                timeline.marks().get(2).x() - timeline.marks().get(1).x();
        assertThat(timeline.gaps()).isEmpty();
        assertThat(threeSeconds / second).isBetween(2.9, 3.1);
    }

    @Test
    void aClockThatWentBackIsAGapAndNothingGoesLeft() {
        Timeline timeline = new Story()
                .at(5_000_000, RECEIVED, "a1")
                .at(5_000_001, CLAIMED, "a1", Detail.LEASE_UNTIL_MS, 5_002_001)
                .at(1_400_002, RECEIVED, "a2")
                .at(1_400_300, ANSWERED, "a2")
                .laidOut(900);

        assertThat(timeline.gaps()).extracting(Gap::text).contains("clock back 59 min 59 s");
        assertThat(timeline.marks()).extracting(Mark::x).isSorted();
        assertThat(timeline.ticks()).extracting(Tick::x).isSorted();
    }

    @Test
    void aClockThatWasMovedAheadIsNotCalledIdle() {
        Timeline timeline = new Story()
                .at(0, RECEIVED, "a1")
                .at(1, FAULT, "a1", Detail.FAULT, "store-clock-jump", Detail.BY_MS, 3_600_000)
                .at(3_600_002, ANSWERED, "a1")
                .laidOut(900);

        assertThat(timeline.gaps()).extracting(Gap::text).containsExactly("clock ahead 1 h 0 min");
    }

    @Test
    void aLeaseEndsWhereTheClockReachesItsEndAndTheCallGoesOnPastIt() {
        Timeline timeline = new Story()
                .at(0, RECEIVED, "a1")
                .at(1, CLAIMED, "a1", Detail.LEASE_UNTIL_MS, 2001)
                .at(2500, TAKEN_OVER, "a2", Detail.LEASE_UNTIL_MS, 4500)
                .at(3000, REFUSED, "a1", Detail.TERM, "token")
                .at(3001, ANSWERED, "a1", Detail.STATUS, 500)
                .at(3500, SAVED, "a2", Detail.STATUS, 200)
                .laidOut(900);

        Bar lease = bar(timeline, Kind.LEASE, 0);
        Bar past = bar(timeline, Kind.PAST_LEASE, 0);
        assertThat(lease.toX())
                .isBetween(timeline.marks().get(1).x(), timeline.marks().get(2).x());
        assertThat(past.fromX()).isEqualTo(lease.toX());
        assertThat(past.toX()).isEqualTo(timeline.marks().get(4).x());
        assertThat(timeline.notes()).extracting(note -> note.label().text()).contains("lease ended", "got 500");
        assertThat(timeline.bars())
                .filteredOn(bar -> bar.kind() == Kind.PAST_LEASE)
                .hasSize(1);
    }

    @Test
    void aLeaseThatEndsAfterTheLastEventIsOpenAndSaysUntilWhen() {
        Timeline timeline = new Story()
                .at(0, RECEIVED, "a1")
                .at(1, CLAIMED, "a1", Detail.LEASE_UNTIL_MS, 30_001)
                .laidOut(900);

        assertThat(bar(timeline, Kind.LEASE, 0).isOpen()).isTrue();
        assertThat(timeline.notes()).extracting(note -> note.label().text()).containsExactly("lease to 30001");
    }

    @Test
    void nothingAtAllIsLaidOutToo() {
        Timeline timeline = new Story().laidOut(900);

        assertThat(timeline.marks()).isEmpty();
        assertThat(timeline.size().height()).isPositive();
    }

    @Test
    void twoThousandEventsAreLaidOut() {
        Story story = new Story();
        for (int call = 0; call < 400; call++) {
            long from = call * 1000L;
            String attempt = "a" + call;
            story.at(from, RECEIVED, attempt)
                    .at(from + 1, CLAIMED, attempt, Detail.LEASE_UNTIL_MS, from + 500)
                    .at(from + 2, REFUSED, attempt, Detail.TERM, "lease")
                    .at(from + 3, REPLAYED, attempt)
                    .at(from + 4, ANSWERED, attempt, Detail.STATUS, 500);
        }

        Timeline timeline = story.laidOut(900);

        assertThat(timeline.marks()).hasSize(2000);
        assertThat(timeline.marks()).extracting(Mark::x).isSorted();
    }

    private static Story twoCallsApart(long ms) {
        return new Story()
                .at(0, RECEIVED, "a1")
                .at(2, CLAIMED, "a1", Detail.LEASE_UNTIL_MS, 10_000)
                .at(300, SAVED, "a1", Detail.STATUS, 200)
                .at(302, ANSWERED, "a1", Detail.STATUS, 200)
                .at(302 + ms, RECEIVED, "a2")
                .at(304 + ms, REPLAYED, "a2", Detail.STATUS, 200)
                .at(310 + ms, ANSWERED, "a2", Detail.STATUS, 200, Detail.REPLAYED, "true");
    }

    private static Bar bar(Timeline timeline, Kind kind, int number) {
        return timeline.bars().stream()
                .filter(bar -> bar.kind() == kind)
                .toList()
                .get(number);
    }
}
