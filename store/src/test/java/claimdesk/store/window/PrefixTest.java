package claimdesk.store.window;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PrefixTest {

    @ParameterizedTest
    @CsvSource({
        "abc, abd",
        "a%, a&",
        "a_, a`",
        "*, +",
        "\u007f, \u0080",
        "\ud7ff, \ue000",
        "\uffff, \ud800\udc00",
        "a\ud83d\ude00, a\ud83d\ude01",
        "a\udbff\udfff, b",
        "a\udbff\udfff\udbff\udfff, b",
    })
    void endsWhereTheNextPrefixBegins(String text, String end) {
        assertThat(Prefix.of(text).orElseThrow().end()).hasValue(end);
    }

    @Test
    void hasNoEndAfterTheLastCharacterOfAll() {
        assertThat(Prefix.of("\udbff\udfff").orElseThrow().end()).isEmpty();
        assertThat(Prefix.of("\udbff\udfff\udbff\udfff").orElseThrow().end()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\ud83d", "a\ude00", "\ude00\ud83d"})
    void isNoneForTextThatNoNameBeginsWith(String text) {
        assertThat(Prefix.of(text)).isEmpty();
    }
}
