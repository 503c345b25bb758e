package claimdesk.app.vendor;

import static claimdesk.app.vendor.BreakerState.CLOSED;
import static claimdesk.app.vendor.BreakerState.HALF_OPEN;
import static claimdesk.app.vendor.BreakerState.OPEN;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import claimdesk.app.SettableClock;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class BreakerTest {

    private static final long OPEN_MS = 5_000;

    private final SettableClock clock = new SettableClock(1_000_000);
    private final List<BreakerState> changes = new ArrayList<>();
    private final Breaker breaker = new Breaker(new BreakerPolicy.On(4, 50, OPEN_MS, 2), clock, changes::add);

    @Test
    void staysClosedBelowTheFailureRate() {
        fail(1);
        succeed(7);
        fail(1);

        assertThat(breaker.state()).isEqualTo(CLOSED);
        assertThat(breaker.openLeftMs()).isZero();
        assertThat(changes).isEmpty();
    }

    @Test
    void staysClosedBeforeTheWindowIsFull() {
        fail(3);

        assertThat(breaker.state()).isEqualTo(CLOSED);
    }

    @Test
    void opensAtTheFailureRate() {
        succeed(2);
        fail(2);

        assertThat(changes).containsExactly(OPEN);
        assertThat(breaker.state()).isEqualTo(OPEN);
        assertThat(breaker.openLeftMs()).isEqualTo(OPEN_MS);
    }

    @Test
    void refusesUntilOneMillisecondBeforeItsTimeIsOver() {
        fail(4);
        assertThat(breaker.permits()).isFalse();

        clock.add(OPEN_MS - 1);

        assertThat(breaker.openLeftMs()).isEqualTo(1);
        assertThat(breaker.permits()).isFalse();
        assertThat(changes).containsExactly(OPEN);
    }

    @Test
    void isHalfOpenOnceItsTimeIsOver() {
        fail(4);

        clock.add(OPEN_MS);

        assertThat(breaker.openLeftMs()).isZero();
        assertThat(breaker.permits()).isTrue();
        assertThat(changes).containsExactly(OPEN, HALF_OPEN);
    }

    @Test
    void whoWaitsAsLongAsItSaysIsPermittedOnAFinerClockToo() {
        clock.addNanos(999_999);
        fail(4);
        clock.addNanos(123_456);

        clock.add(breaker.openLeftMs());

        assertThat(breaker.permits()).isTrue();
    }

    @Test
    void letsOnlyAFewCallsThroughWhileHalfOpen() {
        fail(4);
        clock.add(OPEN_MS);

        assertThat(breaker.permits()).isTrue();
        assertThat(breaker.permits()).isTrue();
        assertThat(breaker.permits()).isFalse();
        assertThat(breaker.openLeftMs()).isZero();
    }

    @Test
    void closesAfterSuccessesWhileHalfOpen() {
        fail(4);
        clock.add(OPEN_MS);

        succeed(2);

        assertThat(changes).containsExactly(OPEN, HALF_OPEN, CLOSED);
        assertThat(breaker.state()).isEqualTo(CLOSED);
        assertThat(breaker.permits()).isTrue();
    }

    @Test
    void opensAgainForItsWholeTimeAfterFailuresWhileHalfOpen() {
        fail(4);
        clock.add(OPEN_MS + 700);

        succeed(1);
        fail(1);

        assertThat(changes).containsExactly(OPEN, HALF_OPEN, OPEN);
        assertThat(breaker.openLeftMs()).isEqualTo(OPEN_MS);
        clock.add(OPEN_MS - 1);
        assertThat(breaker.permits()).isFalse();
        clock.add(1);
        assertThat(breaker.permits()).isTrue();
    }

    @Test
    void movesByItsOwnClockAlone() {
        Breaker other = new Breaker(new BreakerPolicy.On(1, 100, 1, 1), new SettableClock(1_000_000), changes::add);
        other.failed();

        clock.add(OPEN_MS);

        assertThat(other.state()).isEqualTo(OPEN);
        assertThat(other.openLeftMs()).isEqualTo(1);
        assertThat(other.permits()).isFalse();
    }

    @Test
    void thatIsOffPermitsEveryCall() {
        Breaker off = new Breaker(BreakerPolicy.off(), clock, changes::add);
        for (int call = 0; call < 200; call++) {
            assertThat(off.permits()).isTrue();
            off.failed();
        }

        assertThat(off.state()).isEqualTo(CLOSED);
        assertThat(off.openLeftMs()).isZero();
        assertThat(changes).isEmpty();
    }

    @Test
    void startsNoThread() throws InterruptedException {
        ThreadGroup group = new ThreadGroup("breaker");
        AtomicInteger threads = new AtomicInteger();

        Thread vendor = new Thread(group, () -> {
            Breaker alone = new Breaker(new BreakerPolicy.On(1, 100, 1, 1), clock, changes::add);
            alone.failed();
            clock.add(1);
            alone.permits();
            threads.set(group.activeCount());
        });
        vendor.start();
        vendor.join();

        assertThat(changes).containsExactly(OPEN, HALF_OPEN);
        assertThat(threads).hasValue(1);
    }

    @Test
    void settingsThatMakeNoSenseAreRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> new BreakerPolicy.On(0, 50, 1, 1));
        assertThatIllegalArgumentException().isThrownBy(() -> new BreakerPolicy.On(1, 0, 1, 1));
        assertThatIllegalArgumentException().isThrownBy(() -> new BreakerPolicy.On(1, 101, 1, 1));
        assertThatIllegalArgumentException().isThrownBy(() -> new BreakerPolicy.On(1, 50, 0, 1));
        assertThatIllegalArgumentException().isThrownBy(() -> new BreakerPolicy.On(1, 50, 1, 0));
    }

    private void succeed(int calls) {
        for (int call = 0; call < calls; call++) {
            assertThat(breaker.permits()).isTrue();
            breaker.succeeded();
        }
    }

    private void fail(int calls) {
        for (int call = 0; call < calls; call++) {
            assertThat(breaker.permits()).isTrue();
            breaker.failed();
        }
    }
}
