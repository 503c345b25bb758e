package claimdesk.ui.controls;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShownTextTest {

    @Test
    void leavesPlainTextAsItIs() {
        assertThat(ShownText.of("Bücher & 日本 <b> 🙂")).isEqualTo("Bücher & 日本 <b> 🙂");
    }

    @Test
    void showsControlAndDirectionCharactersByTheirNumber() {
        assertThat(ShownText.of("a\tb\u0000c\u202Ed\u200Be\u2028f\u00A0g"))
                .isEqualTo("a\\u0009b\\u0000c\\u202Ed\\u200Be\\u2028f\\u00A0g");
    }

    @Test
    void showsHalfASurrogatePairByItsNumber() {
        assertThat(ShownText.of("a\uD800b")).isEqualTo("a\\uD800b");
    }

    @Test
    void cutsTextThatIsTooLongForAScreen() {
        assertThat(ShownText.of("x".repeat(5000))).hasSize(301).endsWith("…");
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0 ms",
        "999, 999 ms",
        "1000, 1.0 s",
        "59999, 59.9 s",
        "60000, 1:00 min",
        "3600000, 1:00 h",
        "-1500, -1.5 s"
    })
    void saysASpanInTheUnitThatFits(long ms, String text) {
        assertThat(Durations.text(ms)).isEqualTo(text);
    }
}
