package claimdesk.app.call;

import static claimdesk.app.call.Requests.fingerprint;
import static claimdesk.app.call.Requests.isRefused;
import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.store.claim.Fingerprint.Rule;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonFormTest {

    @ParameterizedTest
    @CsvSource({
        "9007199254740993, 9007199254740992",
        "1E400, 1E401",
        "3.14159265358979323846264338, 3.141592653589793",
        "0.1000000000000000055511151231257827, 0.1",
        "1E-400, 0",
        "1E-999999999, 0",
        "1E-99999999999, 0",
        "1E999999999, 1E999999998",
        "1E99999999999, 1E999999999999",
        "-1E999999999, 1E999999999",
        "4.9E-324, 5E-324",
        "0E99999999999, 0"
    })
    void numbersThatNoDoubleHoldsStayApart(String number, String doubleOfIt) {
        assertThat(fingerprint("[" + number + "]").rule()).isEqualTo(Rule.RAW);
        assertThat(fingerprint("[" + number + "]").sha256())
                .isNotEqualTo(fingerprint("[" + doubleOfIt + "]").sha256());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"0.1", "-0", "1e23", "5e-324", "1.7976931348623157e308", "9007199254740992", "0e999", "100e-2"})
    void numbersThatADoubleHoldsAreCanonical(String number) {
        assertThat(fingerprint("[" + number + "]").rule()).isEqualTo(Rule.CANONICAL);
    }

    @Test
    void aNumberAsLongAsTheBodyCostsNoTime() {
        String digits = "1".repeat(Request.BODY_BYTES_MAX - 20);

        assertThat(fingerprint("[" + digits + "]").rule()).isEqualTo(Rule.RAW);
        assertThat(fingerprint("[0." + digits + "]").rule()).isEqualTo(Rule.RAW);
        assertThat(isRefused(("{\"a\":1,\"a\":" + digits + "}").getBytes(StandardCharsets.UTF_8)))
                .isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[\"\\ud800\"]",
                "[\"\\udc00\\ud800\"]",
                "{\"\\udfff\":1}",
                "{\"\\ud800\":1,\"a\":1,\"a\":2}",
                "[\"\\ufffe\"]",
                "[\"\\uffff\"]",
                "[\"\\ufdd0\"]",
                "{\"\\uD83F\\uDFFE\":1}",
                "\uFEFF{}",
                "{} x",
                "{}{}",
                "{\"a\":1,\"a\":1}{}",
                "[1] 2",
                "{\"a\":1",
                "[1,]",
                "[01]",
                "[+1]",
                "[.5]",
                "[NaN]",
                "{'a':1}",
                "{a:1}",
                "[\"\t\"]",
                "[\"\\x\"]",
                "//\n{}",
                "tru",
                "\u001e{}",
                "\u00a0{}"
            })
    void whateverIsNotIJsonIsHashedAsItCame(String body) {
        assertThat(fingerprint(body).rule()).isEqualTo(Rule.RAW);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "7b2261223a22ff227d", // a byte that UTF-8 never has
                "7b2261223a22c3227d", // a character cut short
                "7b2261223a22c080227d", // a longer spelling of U+0000
                "7b2261223a22eda080227d", // half a surrogate pair
                "7b2261223a22f4908080227d", // beyond U+10FFFF
                "fffe7b007d00", // UTF-16 with a mark
                "7b007d00", // UTF-16 without
                "0000007b0000007d" // UTF-32
            })
    void whateverIsNotUtf8IsHashedAsItCame(String hex) {
        assertThat(fingerprint(Requests.json(HexFormat.of().parseHex(hex))).rule())
                .isEqualTo(Rule.RAW);
    }

    @Test
    void halvesOfSurrogatePairsStayApart() {
        assertThat(fingerprint("[\"\\ud800\"]").sha256())
                .isNotEqualTo(fingerprint("[\"\\ud801\"]").sha256())
                .isNotEqualTo(fingerprint("[\"?\"]").sha256());
    }

    @Test
    void aPairOfEscapedSurrogatesIsTheCharacter() {
        assertThat(fingerprint("[\"\\uD83D\\ude00\"]").sha256())
                .isEqualTo(fingerprint("[\"\uD83D\uDE00\"]").sha256());
        assertThat(fingerprint("[\"\\uD83D\\ude00\"]").rule()).isEqualTo(Rule.CANONICAL);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"a\":1,\"a\":2}",
                "{\"a\":1,\"a\":1}",
                "{\"a\":null,\"a\":1}",
                "{\"\":1,\"\":2}",
                "{\"a\":1,\"b\":3,\"\\u0061\":2}",
                "[[{\"x\":{\"y\":[{\"a\":1,\"a\":2}]}}]]",
                "{\"a\":{\"b\":1},\"a\":{}}",
                "{\"n\":1E400,\"a\":1,\"a\":2}",
                "{\"a\":1,\"a\":2,\"n\":9007199254740993}",
                "{\"a\":1,\"a\":\"\\ud800\"}",
                "\uFEFF{\"a\":1,\"a\":2}"
            })
    void twoMembersOfOneNameAreRefused(String body) {
        assertThat(isRefused(body.getBytes(StandardCharsets.UTF_8))).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"a\":{\"a\":1}}",
                "[{\"a\":1},{\"a\":2}]",
                "{\"a\":1,\"A\":2}",
                "{\"\u00e9\":1,\"e\u0301\":2}",
                "{\"a\":\"a\",\"b\":\"a\"}"
            })
    void namesThatOnlyLookAlikeAreNotRefused(String body) {
        assertThat(fingerprint(body).rule()).isEqualTo(Rule.CANONICAL);
    }

    @Test
    void refusalSaysWhatToDo() {
        String reason = Fingerprints.of(Requests.json("{\"a\":1,\"a\":2}"))
                .match(made -> "made", FingerprintOutcome.Refused::reason);

        assertThat(reason).contains("two members of one name").contains("send each name once");
    }

    @Test
    void duplicatesAreFoundAsDeepAsIsRead() {
        int depth = JsonForm.NESTING_MAX - 1;
        String body = "[".repeat(depth) + "{\"a\":1,\"a\":2}" + "]".repeat(depth);

        assertThat(isRefused(body.getBytes(StandardCharsets.UTF_8))).isTrue();
    }

    @Test
    void nestingIsCanonicalUpToItsBoundAndRawBeyond() {
        assertThat(fingerprint(nested(JsonForm.NESTING_MAX)).rule()).isEqualTo(Rule.CANONICAL);
        assertThat(fingerprint(nested(JsonForm.NESTING_MAX + 1)).rule()).isEqualTo(Rule.RAW);
        assertThat(fingerprint("[".repeat(Request.BODY_BYTES_MAX)).rule()).isEqualTo(Rule.RAW);
    }

    private static String nested(int depth) {
        return "{\"a\":[".repeat(depth / 2) + "[]".repeat(depth % 2) + "]}".repeat(depth / 2);
    }

    /** Jackson's own table of names, which hashes by multiples of 33, throws at a few hundred of these. */
    @Test
    void namesThatWereChosenToCollideAreReadLikeOthers() {
        String body = IntStream.range(0, 1 << 12)
                .mapToObj(number -> "\"" + colliding(number) + "\":" + number)
                .collect(Collectors.joining(",", "{", "}"));

        assertThat(fingerprint(body).rule()).isEqualTo(Rule.CANONICAL);
    }

    private static String colliding(int number) {
        return IntStream.range(0, 12)
                .mapToObj(bit -> (number >> bit & 1) == 0 ? "Ab" : "BA")
                .collect(Collectors.joining());
    }
}
