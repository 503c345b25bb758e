package claimdesk.app.vendor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class BackoffTest {

    private static final RandomGenerator LOWEST = draw(0);
    private static final RandomGenerator HIGHEST = draw(Math.nextDown(1.0));

    @Test
    void curveGrowsByItsMultiplierUpToItsCap() {
        Backoff backoff = new Backoff(100, 2, 1_500, Jitter.NONE);

        assertThat(delays(backoff, 7, LOWEST)).containsExactly(100L, 200L, 400L, 800L, 1_500L, 1_500L, 1_500L);
        assertThat(delays(backoff, 7, HIGHEST)).isEqualTo(delays(backoff, 7, LOWEST));
    }

    @Test
    void fullJitterGoesFromNothingToTheCurve() {
        Backoff backoff = new Backoff(100, 2, 300, Jitter.FULL);

        assertThat(delays(backoff, 3, LOWEST)).containsExactly(0L, 0L, 0L);
        assertThat(delays(backoff, 3, HIGHEST)).containsExactly(100L, 200L, 300L);
    }

    @Test
    void equalJitterGoesFromHalfTheCurveToTheCurve() {
        Backoff backoff = new Backoff(101, 2, 300, Jitter.EQUAL);

        assertThat(delays(backoff, 3, LOWEST)).containsExactly(50L, 101L, 150L);
        assertThat(delays(backoff, 3, HIGHEST)).containsExactly(101L, 202L, 300L);
    }

    @Test
    void decorrelatedJitterGoesFromTheInitialDelayToThreeTimesThePreviousOne() {
        Backoff backoff = new Backoff(100, 2, 2_000, Jitter.DECORRELATED);

        assertThat(delays(backoff, 4, LOWEST)).containsExactly(100L, 100L, 100L, 100L);
        assertThat(delays(backoff, 4, HIGHEST)).containsExactly(300L, 900L, 2_000L, 2_000L);
        assertThat(backoff.delayMs(2, Long.MAX_VALUE, HIGHEST)).isEqualTo(2_000);
        assertThat(backoff.delayMs(2, -5, HIGHEST)).isEqualTo(300);
    }

    @ParameterizedTest
    @EnumSource
    void curveHoldsWhatChanceCanGive(Jitter jitter) {
        Backoff backoff = new Backoff(70, 1.7, 5_000, jitter);
        List<DelayRange> curve = backoff.curve(12);

        assertThat(curve).hasSize(12);
        assertThat(curve.stream().map(DelayRange::minMs)).isEqualTo(delays(backoff, 12, LOWEST));
        assertThat(curve.stream().map(DelayRange::maxMs)).isEqualTo(delays(backoff, 12, HIGHEST));
    }

    @ParameterizedTest
    @EnumSource
    void noRetryOverflows(Jitter jitter) {
        List<Backoff> backoffs = List.of(
                new Backoff(1, 1, 1, jitter),
                new Backoff(1, 1.5, Backoff.CAP_MS_MAX, jitter),
                new Backoff(1, Double.MAX_VALUE, Backoff.CAP_MS_MAX, jitter),
                new Backoff(Backoff.CAP_MS_MAX, 2, Backoff.CAP_MS_MAX, jitter));
        long seed = 4;
        Random chance = new Random(seed);

        for (Backoff backoff : backoffs) {
            for (int retry : new int[] {1, 2, 62, 63, 64, 65, 1_000, 1_001, Integer.MAX_VALUE}) {
                for (long previousMs : new long[] {Long.MIN_VALUE, 0, backoff.capMs(), Long.MAX_VALUE}) {
                    assertThat(backoff.delayMs(retry, previousMs, chance))
                            .as("%s, retry %d, previous %d, seed %d", backoff, retry, previousMs, seed)
                            .isBetween(0L, backoff.capMs());
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void sameSeedGivesTheSameDelays(Jitter jitter) {
        Backoff backoff = new Backoff(100, 2, 60_000, jitter);

        assertThat(delays(backoff, 20, new Random(42))).isEqualTo(delays(backoff, 20, new Random(42)));
    }

    /** A seed in a case file or a lesson must give the same delays on every Java. */
    @Test
    void delaysOfASeedAreThese() {
        assertThat(delays(new Backoff(100, 2, 60_000, Jitter.FULL), 5, new Random(42)))
                .containsExactly(73L, 137L, 123L, 221L, 1_065L);
    }

    @ParameterizedTest
    @EnumSource
    void everyJitterDrawsOnce(Jitter jitter) {
        Random chance = new Random(42);
        Random drawnOnce = new Random(42);
        drawnOnce.nextDouble();

        new Backoff(100, 2, 60_000, jitter).delayMs(3, 300, chance);

        assertThat(chance.nextLong()).isEqualTo(drawnOnce.nextLong());
    }

    @Test
    void settingsThatMakeNoSenseAreRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Backoff(0, 2, 100, Jitter.NONE));
        assertThatIllegalArgumentException().isThrownBy(() -> new Backoff(1, 0.5, 100, Jitter.NONE));
        assertThatIllegalArgumentException().isThrownBy(() -> new Backoff(1, Double.NaN, 100, Jitter.NONE));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Backoff(1, Double.POSITIVE_INFINITY, 100, Jitter.NONE));
        assertThatIllegalArgumentException().isThrownBy(() -> new Backoff(101, 2, 100, Jitter.NONE));
        assertThatIllegalArgumentException().isThrownBy(() -> new Backoff(1, 2, Backoff.CAP_MS_MAX + 1, Jitter.NONE));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Backoff(1, 2, 100, Jitter.DECORRELATED).delayMs(0, 0, LOWEST));
    }

    private static List<Long> delays(Backoff backoff, int retries, RandomGenerator chance) {
        List<Long> delays = new ArrayList<>();
        long previousMs = 0;
        for (int retry = 1; retry <= retries; retry++) {
            previousMs = backoff.delayMs(retry, previousMs, chance);
            delays.add(previousMs);
        }
        return delays;
    }

    private static RandomGenerator draw(double drawn) {
        return new RandomGenerator() {
            @Override
            public long nextLong() {
                return 0;
            }

            @Override
            public double nextDouble() {
                return drawn;
            }
        };
    }
}
