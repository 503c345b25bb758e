package claimdesk.ui.live;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.IdempotencyKey;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.RunId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.identity.Vendor;
import claimdesk.store.order.Operation;
import claimdesk.store.window.InProgressRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class LaneViewModelTest {

    private final LaneViewModel lane = new LaneViewModel(Lane.IN_PROGRESS, 4);

    @Test
    void keepsItsPlacesAndTellsByHowManyTheRowsMoved() {
        List<Integer> shifts = new ArrayList<>();
        lane.onShift(shifts::add);
        lane.show(rows(3, 2, 1), 3);

        lane.show(rows(5, 4, 3, 2), 5);

        assertThat(shifts).containsExactly(2);
        assertThat(lane.filledProperty().get()).isEqualTo(4);
        assertThat(lane.countProperty().get()).isEqualTo(5);
    }

    @Test
    void changesOnlyPlacesThatSaySomethingElse() {
        lane.show(rows(2, 1), 2);
        List<Integer> changed = new ArrayList<>();
        for (int place = 0; place < lane.places(); place++) {
            int mine = place;
            lane.rowAt(place).addListener((property, before, now) -> changed.add(mine));
        }

        lane.show(rows(2, 1), 2);
        assertThat(changed).isEmpty();
        lane.show(rows(2, 7), 2);

        assertThat(changed).containsExactly(1);
    }

    @Test
    void selectsNothingThatIsNotThere() {
        lane.show(rows(2, 1), 2);

        lane.select(Optional.of(row(9)));

        assertThat(lane.selectedPlaceProperty().get()).isEqualTo(LaneViewModel.NONE);
    }

    private static List<LaneRow> rows(long... ids) {
        return LongStream.of(ids).mapToObj(LaneViewModelTest::row).toList();
    }

    private static LaneRow row(long id) {
        ScopedKey key = new ScopedKey(new Vendor("north"), new IdempotencyKey("key-" + id));
        return new LaneRow.InProgress(new InProgressRow(
                id,
                key,
                new OrderId("order-" + id),
                Operation.DELIVER,
                new AttemptId("attempt-" + id),
                new RunId(1),
                1_000,
                2_000,
                1));
    }
}
