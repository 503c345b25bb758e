package claimdesk.ui.simulate.field;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.vendor.Backoff;
import claimdesk.app.vendor.DelayRange;
import claimdesk.app.vendor.Jitter;
import claimdesk.app.vendor.RetryPolicy;
import org.junit.jupiter.api.Test;

class DelayCurveTest {

    @Test
    void hasAPointForEachRetryAndTheWaitsTogether() {
        DelayCurve curve = DelayCurve.of(policy(5, Jitter.NONE));

        assertThat(curve.shown())
                .containsExactly(
                        new DelayRange(500, 500),
                        new DelayRange(1000, 1000),
                        new DelayRange(2000, 2000),
                        new DelayRange(3000, 3000));
        assertThat(curve.topMs()).isEqualTo(3000);
        assertThat(curve.words()).isEqualTo("4 retries; all waits together: 6.5 s.");
    }

    @Test
    void hasABandWhereChanceSpreadsTheWaits() {
        DelayCurve curve = DelayCurve.of(policy(3, Jitter.EQUAL));

        assertThat(curve.shown()).containsExactly(new DelayRange(250, 500), new DelayRange(500, 1000));
        assertThat(curve.words()).isEqualTo("2 retries; all waits together: 750 ms to 1.5 s.");
    }

    @Test
    void drawsTheFirstOfManyAndCountsAll() {
        DelayCurve curve = DelayCurve.of(policy(1000, Jitter.NONE));

        assertThat(curve.shown()).hasSize(DelayCurve.SHOWN_MAX);
        assertThat(curve.retries()).isEqualTo(999);
        assertThat(curve.mostMs()).isEqualTo(500 + 1000 + 2000 + 996 * 3000L);
    }

    @Test
    void saysThatThereIsNoRetry() {
        DelayCurve curve = DelayCurve.of(policy(1, Jitter.FULL));

        assertThat(curve.shown()).isEmpty();
        assertThat(curve.topMs()).isEqualTo(1);
        assertThat(curve.words()).isEqualTo("One attempt, no retry.");
    }

    private static RetryPolicy policy(int attempts, Jitter jitter) {
        return new RetryPolicy(attempts, new Backoff(500, 2, 3000, jitter), true);
    }
}
