package claimdesk.ui.simulate.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class ShownClockTest {

    private final AtomicLong wallMs = new AtomicLong(5_000);
    private final ShownClock clock = new ShownClock(() -> Instant.ofEpochMilli(wallMs.get()), 1_000);

    @Test
    void goesOnBetweenTwoStepsAsTheRunIsPaced() {
        clock.stepped(1_000, 3_000, Speed.TIMES_10);

        wallMs.addAndGet(200);

        assertThat(clock.millis()).isEqualTo(3_000);
    }

    @Test
    void neverPassesTheNextStep() {
        clock.stepped(1_000, 500, Speed.TIMES_1);

        wallMs.addAndGet(60_000);

        assertThat(clock.millis()).isEqualTo(1_500);
    }

    @Test
    void standsStillWhileHeldAndGoesOnFromThere() {
        clock.stepped(1_000, 5_000, Speed.TIMES_1);
        wallMs.addAndGet(300);

        clock.hold();
        wallMs.addAndGet(10_000);

        assertThat(clock.millis()).isEqualTo(1_300);
        clock.goOn(Speed.TIMES_1);
        wallMs.addAndGet(100);
        assertThat(clock.millis()).isEqualTo(1_400);
    }

    @Test
    void followsAStoreClockThatJumpsBack() {
        clock.stepped(9_000, 1_000, Speed.TIMES_1);

        clock.stepped(2_000, 1_000, Speed.TIMES_1);

        assertThat(clock.millis()).isEqualTo(2_000);
    }
}
