package claimdesk.ui.live.lane;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The order is the same as a sorted set's, however rows come in and leave. */
class RowOrderTest {

    private static final int STEPS = 2_000;

    @Test
    void isTheOrderOfASortedSetWhateverComesAndGoes() {
        long seed = System.nanoTime();
        System.out.println("RowOrderTest seed " + seed);
        for (boolean isDescending : new boolean[] {true, false}) {
            compare(new Random(seed), isDescending);
        }
    }

    private static void compare(Random random, boolean isDescending) {
        RowOrder order = new RowOrder(isDescending);
        TreeSet<Place> expected = new TreeSet<>();
        for (int step = 0; step < STEPS; step++) {
            if (random.nextInt(4) == 0) {
                NumberSet gone = NumberSet.of(random.nextInt(500), random.nextInt(500));
                order.remove(gone);
                expected.removeIf(place -> gone.contains(place.number()));
            } else {
                List<Place> rows = new ArrayList<>();
                for (int row = random.nextInt(6); row > 0; row--) {
                    long number = random.nextInt(500);
                    if (rows.stream().noneMatch(one -> one.number() == number)) {
                        rows.add(new Place(random.nextInt(50), number));
                    }
                }
                order.add(rows);
                rows.forEach(row -> expected.removeIf(place -> place.number() == row.number()));
                expected.addAll(rows);
            }
        }
        List<Place> inOrder = List.copyOf(isDescending ? expected.descendingSet() : expected);
        assertThat(order.size()).isEqualTo(inOrder.size());
        for (int place = 0; place < inOrder.size(); place++) {
            assertThat(order.at(place)).isEqualTo(inOrder.get(place));
            assertThat(order.indexOf(inOrder.get(place))).isEqualTo(place);
            assertThat(order.contains(inOrder.get(place).number())).isTrue();
        }
        assertThat(order.contains(501)).isFalse();
    }

    @Test
    void readsAMillionRowsFromTheNewestOn() {
        RowOrder order = new RowOrder(true);
        for (long newest = 1_000_000; newest > 0; newest -= 10_000) {
            List<Place> chunk = new ArrayList<>();
            for (long number = newest; number > newest - 10_000; number--) {
                chunk.add(new Place(number, number));
            }
            order.add(chunk);
        }

        assertThat(order.size()).isEqualTo(1_000_000);
        assertThat(order.numberAt(0)).isEqualTo(1_000_000);
        assertThat(order.numberAt(999_999)).isEqualTo(1);
        assertThat(order.indexOf(new Place(1, 1))).isEqualTo(999_999);
    }
}
