package claimdesk.ui.controls;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FiguresTest {

    @ParameterizedTest
    @CsvSource({
        "0, 0 ms",
        "-5, 0 ms",
        "999, 999 ms",
        "1000, 1.0 s",
        "9999, 9.9 s",
        "10000, 10 s",
        "59999, 59 s",
        "60000, 1 min 0 s",
        "3599999, 59 min 59 s",
        "3600000, 1 h 0 min",
        "86400000, 1 d"
    })
    void writesALengthInTheUnitThatFits(long ms, String text) {
        assertThat(Figures.length(ms)).isEqualTo(text);
    }

    @Test
    void countsDownInTenthsOfASecond() {
        assertThat(Figures.countdown(-1)).isEqualTo("0.0 s");
        assertThat(Figures.countdown(340)).isEqualTo("0.3 s");
        assertThat(Figures.countdown(12_340)).isEqualTo("12 s");
    }

    @Test
    void groupsDigitsBySpacesThatDoNotBreak() {
        assertThat(Figures.count(918_273)).isEqualTo("918\u00A0273");
    }
}
