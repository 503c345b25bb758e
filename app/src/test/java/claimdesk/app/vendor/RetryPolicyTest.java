package claimdesk.app.vendor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import claimdesk.app.call.KeyAdvice;
import claimdesk.app.vendor.VendorReply.Answered;
import claimdesk.app.vendor.VendorReply.ConnectionReset;
import claimdesk.app.vendor.VendorReply.TimedOut;
import java.util.Random;
import org.junit.jupiter.api.Test;

class RetryPolicyTest {

    private static final Backoff BACKOFF = new Backoff(1_000, 2, 4_000, Jitter.NONE);
    private static final RetryPolicy HONOURS = new RetryPolicy(3, BACKOFF, true);
    private static final RetryPolicy IGNORES = new RetryPolicy(3, BACKOFF, false);

    @Test
    void retryAfterCanOnlyLengthenADelay() {
        assertThat(delayMs(HONOURS, busyFor(2_500))).isEqualTo(2_500);
        assertThat(delayMs(HONOURS, busyFor(1_000))).isEqualTo(1_000);
        assertThat(delayMs(HONOURS, busyFor(0))).isEqualTo(1_000);
    }

    @Test
    void retryAfterCanGoBeyondTheCap() {
        assertThat(delayMs(HONOURS, busyFor(30_000))).isEqualTo(30_000);
    }

    @Test
    void retryAfterIsNothingToAVendorWhoDoesNotHonourIt() {
        assertThat(delayMs(IGNORES, busyFor(30_000))).isEqualTo(1_000);
    }

    @Test
    void withoutAnAnswerTheBackoffHolds() {
        assertThat(delayMs(HONOURS, new TimedOut())).isEqualTo(1_000);
        assertThat(delayMs(HONOURS, new ConnectionReset())).isEqualTo(1_000);
    }

    @Test
    void attemptsAreCountedWithTheFirst() {
        assertThat(HONOURS.allowsAnother(2)).isTrue();
        assertThat(HONOURS.allowsAnother(3)).isFalse();
        assertThat(new RetryPolicy(1, BACKOFF, true).allowsAnother(1)).isFalse();
    }

    @Test
    void settingsThatMakeNoSenseAreRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> new RetryPolicy(0, BACKOFF, true));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new RetryPolicy(RetryPolicy.ATTEMPTS_MAX + 1, BACKOFF, true));
        assertThatIllegalArgumentException().isThrownBy(() -> busyFor(-1));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new VendorPolicy(0, HONOURS, BreakerPolicy.off(), KeyPolicy.SAME_KEY));
    }

    private static Answered busyFor(long retryAfterMs) {
        return new Answered(409, "key-busy", retryAfterMs, KeyAdvice.SAME_KEY);
    }

    private static long delayMs(RetryPolicy policy, VendorReply reply) {
        return policy.delayMs(1, 0, reply, new Random(1));
    }
}
