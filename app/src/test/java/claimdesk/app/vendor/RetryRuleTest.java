package claimdesk.app.vendor;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.call.KeyAdvice;
import claimdesk.app.vendor.VendorReply.Answered;
import claimdesk.app.vendor.VendorReply.ConnectionReset;
import claimdesk.app.vendor.VendorReply.TimedOut;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class RetryRuleTest {

    @Test
    void retriesWhenNoAnswerCame() {
        assertThat(RetryRule.decide(new TimedOut()).retries()).isTrue();
        assertThat(RetryRule.decide(new ConnectionReset()).retries()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(ints = {429, 502, 503, 504})
    void retriesWhatMayPassByItself(int status) {
        RetryDecision decision = RetryRule.decide(answered(status, "", KeyAdvice.NONE));

        assertThat(decision.retries()).isTrue();
        assertThat(decision.why()).contains(Integer.toString(status));
    }

    @ParameterizedTest
    @ValueSource(
            ints = {
                100, 200, 201, 202, 204, 299, 301, 303, 304, 400, 401, 403, 404, 406, 408, 410, 413, 422, 425, 501, 505,
                599
            })
    void neverRetriesAnythingElse(int status) {
        for (KeyAdvice advice : KeyAdvice.values()) {
            RetryDecision decision = RetryRule.decide(answered(status, "key-busy", advice));

            assertThat(decision.retries()).as("%d %s", status, advice).isFalse();
            assertThat(decision.why()).contains(Integer.toString(status));
        }
    }

    @ParameterizedTest
    @CsvSource({"key-busy, true", "key-mismatch, false", "KEY-BUSY, false", "'', false"})
    void retriesA409OnlyWhenItsCodeSaysBusyC44(String code, boolean retries) {
        assertThat(RetryRule.decide(answered(409, code, KeyAdvice.SAME_KEY)).retries())
                .isEqualTo(retries);
    }

    @ParameterizedTest
    @EnumSource
    void retriesA500OnlyWhenItAdvisesTheSameKey(KeyAdvice advice) {
        assertThat(RetryRule.decide(answered(500, "", advice)).retries()).isEqualTo(advice == KeyAdvice.SAME_KEY);
    }

    private static Answered answered(int status, String code, KeyAdvice advice) {
        return new Answered(status, code, 0, advice);
    }
}
