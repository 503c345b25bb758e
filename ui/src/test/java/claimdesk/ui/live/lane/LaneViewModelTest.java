package claimdesk.ui.live.lane;

import static claimdesk.ui.live.lane.LaneRows.arrived;
import static claimdesk.ui.live.lane.LaneRows.change;
import static claimdesk.ui.live.lane.LaneRows.gone;
import static claimdesk.ui.live.lane.LaneRows.places;
import static claimdesk.ui.live.lane.LaneRows.reset;
import static claimdesk.ui.live.lane.LaneRows.row;
import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.store.window.lane.LaneFilter;
import claimdesk.ui.live.row.Lane;
import claimdesk.ui.live.row.LaneRow;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Rows come and go; what a person looks at and has chosen stays (case C50). */
class LaneViewModelTest {

    private final LaneViewModel lane = new LaneViewModel(Lane.IN_PROGRESS);

    @BeforeEach
    void showTenOfAHundred() {
        lane.setViewRows(10);
        lane.apply(reset(LongStream.rangeClosed(1, 100).toArray()));
    }

    @Test
    void showsNewRowsAtTheTop() {
        lane.apply(arrived(101, 102));

        assertThat(numberAt(0)).isEqualTo(102);
        assertThat(lane.filledProperty().get()).isEqualTo(102);
        assertThat(lane.arrivalsProperty().get()).isZero();
    }

    @Test
    void keepsWhatIsLookedAtInPlaceAndCountsWhatCameInAbove() {
        lane.scrollTo(40.5);
        long first = numberAt(40);

        lane.apply(arrived(101, 102, 103));

        assertThat(lane.topProperty().get()).isEqualTo(43.5);
        assertThat(numberAt(43)).isEqualTo(first);
        assertThat(lane.arrivalsProperty().get()).isEqualTo(3);
        lane.scrollTo(0);
        assertThat(lane.arrivalsProperty().get()).isZero();
    }

    @Test
    void staysWithTheRowsInViewWhenOthersLeaveAboveAndOneLeavesInView() {
        lane.scrollTo(40);
        assertThat(numberAt(40)).isEqualTo(60);

        lane.apply(gone(100L, 99L, 60L));

        assertThat(numberAt(38)).isEqualTo(59);
        assertThat(lane.topProperty().get()).isEqualTo(37);
    }

    @Test
    void doesNotCountARowThatOnlyChangedAsNew() {
        lane.scrollTo(40);

        lane.apply(arrived(100, 50));

        assertThat(lane.arrivalsProperty().get()).isZero();
        assertThat(lane.filledProperty().get()).isEqualTo(100);
    }

    @Test
    void keepsTheSelectionWithItsRowsWhileRowsShift() {
        lane.select(3);
        lane.extendTo(5);

        lane.apply(arrived(101));

        assertThat(lane.selectedNumbers()).containsExactly(97, 96, 95);
        assertThat(lane.selectedPlaceProperty().get()).isEqualTo(6);
        assertThat(lane.isSelected(4)).isTrue();
        assertThat(lane.isSelected(3)).isFalse();
    }

    @Test
    void selectsARangeAndSingleRowsBesideIt() {
        lane.select(10);
        lane.extendTo(12);
        lane.extendTo(8);
        assertThat(lane.selectedNumbers()).containsExactly(92, 91, 90);

        lane.toggle(0);
        lane.toggle(9);

        assertThat(lane.selectedNumbers()).containsExactly(100, 92, 90);
        assertThat(lane.selectedCountProperty().get()).isEqualTo(3);
    }

    @Test
    void forgetsASelectedRowThatLeaves() {
        lane.select(0);

        lane.apply(gone(100L));

        assertThat(lane.selectedCountProperty().get()).isZero();
        assertThat(lane.selectedPlaceProperty().get()).isEqualTo(LaneViewModel.NONE);
    }

    @Test
    void keepsTheSelectionWhenItIsSortedAnew() {
        lane.select(3);
        LaneQuery byLease = new LaneQuery(LaneFilter.none(), LaneSort.LEASE_END);

        lane.ask(byLease);
        lane.apply(change(
                true,
                byLease,
                List.of(),
                places(),
                LongStream.rangeClosed(1, 100)
                        .mapToObj(number -> new Place(10_000 - number, number))
                        .toList(),
                97));

        assertThat(lane.selectedNumbers()).containsExactly(97);
        assertThat(numberAt(lane.selectedPlaceProperty().get())).isEqualTo(97);
    }

    @Test
    void passesOverWhatWasReadForAnotherFilter() {
        lane.ask(new LaneQuery(LaneFilter.none().withRetriedOnly(true), LaneSort.NEWEST));

        lane.apply(arrived(101));

        assertThat(lane.filledProperty().get()).isEqualTo(100);
    }

    @Test
    void asksForRowsThatComeIntoViewAndHaveNotBeenRead() {
        LaneViewModel fresh = new LaneViewModel(Lane.IN_PROGRESS);
        fresh.setViewRows(10);

        fresh.apply(change(true, LaneQuery.newest(), List.of(), places(), places(1, 2, 3), 2));

        assertThat(fresh.unread()).containsExactly(3, 1);
        assertThat(fresh.rowAt(0)).isEmpty();
        assertThat(fresh.rowAt(1)).contains(row(2));
    }

    @Test
    void sweepsOutRowsThatAreNoLongerThere() {
        lane.apply(new LaneChange(
                LaneQuery.newest(),
                false,
                true,
                Optional.of(NumberSet.of(7, 9)),
                List.of(),
                List.of(),
                List.of(),
                new LaneChange.RowsRead(Map.of(), List.of()),
                new LaneChange.Reach(100, true)));

        assertThat(lane.allNumbers()).containsExactly(9, 7);
    }

    private long numberAt(int place) {
        return lane.rowAt(place).map(LaneRow::number).orElseThrow();
    }
}
