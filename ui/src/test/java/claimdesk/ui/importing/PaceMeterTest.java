package claimdesk.ui.importing;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import org.junit.jupiter.api.Test;

/** The figures that are shown of an import that goes on. */
class PaceMeterTest {

    private static final long MIB = 1 << 20;

    private long nowMs = 1_000_000;

    @Test
    void showsRateBytesAndTheTimeThatIsLeft() {
        PaceMeter meter = new PaceMeter(() -> Instant.ofEpochMilli(nowMs), 10 * MIB);

        assertThat(meter.step(5 * MIB, 20 * MIB, 0).orElseThrow().text())
                .isEqualTo("Looking whether it was imported before \u00B7 5.0 MB of 10.0 MB");
        nowMs += 1000;
        assertThat(meter.step(10 * MIB, 20 * MIB, 1).orElseThrow().leftMs())
                .as("too early to tell")
                .isEmpty();
        nowMs += 2000;
        ImportPace pace = meter.step(14 * MIB, 20 * MIB, 80_000).orElseThrow();

        assertThat(pace.share()).isEqualTo(0.7);
        assertThat(pace.text())
                .isEqualTo("80\u00A0000 lines \u00B7 40\u00A0000 lines/s \u00B7 4.0 MB of 10.0 MB \u00B7 3.0 s left");
    }

    @Test
    void showsNoMoreThanOneCanRead() {
        PaceMeter meter = new PaceMeter(() -> Instant.ofEpochMilli(nowMs), MIB);
        assertThat(meter.step(1, 2 * MIB, 0)).isPresent();

        nowMs += 99;
        assertThat(meter.step(2, 2 * MIB, 0)).isEmpty();
        nowMs += 1;
        assertThat(meter.step(3, 2 * MIB, 0)).isPresent();
    }
}
