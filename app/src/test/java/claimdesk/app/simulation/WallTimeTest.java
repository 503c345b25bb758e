package claimdesk.app.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.time.InstantSource;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class WallTimeTest {

    private static final long WAIT_MS = 30_000;

    @Test
    void runsEveryTaskAndThoseThatTasksHandIn() throws InterruptedException {
        AtomicInteger ran = new AtomicInteger();
        try (WallTime time = new WallTime(InstantSource.system(), 1000, 4)) {
            time.in(10, () -> time.in(10, ran::incrementAndGet));
            time.in(0, ran::incrementAndGet);

            assertThat(time.awaitIdle(WAIT_MS)).isTrue();
        }
        assertThat(ran).hasValue(2);
    }

    @Test
    void doesNotTakeAnErrorForAnEnd() {
        try (WallTime time = new WallTime(InstantSource.system(), 1, 1)) {
            time.in(0, () -> {
                throw new StackOverflowError("for the test");
            });

            assertThatIllegalStateException()
                    .isThrownBy(() -> time.awaitIdle(WAIT_MS))
                    .withCauseInstanceOf(StackOverflowError.class);
        }
    }

    @Test
    void tellsAClosedRunFromOneThatIsOver() throws Exception {
        WallTime time = new WallTime(InstantSource.system(), 1, 1);
        time.in(1_000_000, () -> {});
        CompletableFuture<Boolean> waiter = CompletableFuture.supplyAsync(() -> {
            try {
                return time.awaitIdle(WAIT_MS);
            } catch (InterruptedException stopped) {
                throw new IllegalStateException(stopped);
            }
        });

        time.close();

        assertThat(waiter.get(WAIT_MS, TimeUnit.MILLISECONDS)).isFalse();
    }
}
