package claimdesk.app.call;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.erdtman.jcs.JsonCanonicalizer;
import org.erdtman.jcs.NumberToJSON;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Holds the library for RFC 8785 against the samples of that RFC, and shows where it needs {@link JsonForm}. */
class CanonicalJsonTest {

    @ParameterizedTest
    @CsvSource({
        "0000000000000000, 0",
        "8000000000000000, 0",
        "0000000000000001, 5e-324",
        "8000000000000001, -5e-324",
        "7fefffffffffffff, 1.7976931348623157e+308",
        "ffefffffffffffff, -1.7976931348623157e+308",
        "4340000000000000, 9007199254740992",
        "c340000000000000, -9007199254740992",
        "4430000000000000, 295147905179352830000",
        "44b52d02c7e14af5, 9.999999999999997e+22",
        "44b52d02c7e14af6, 1e+23",
        "44b52d02c7e14af7, 1.0000000000000001e+23",
        "444b1ae4d6e2ef4e, 999999999999999700000",
        "444b1ae4d6e2ef4f, 999999999999999900000",
        "444b1ae4d6e2ef50, 1e+21",
        "3eb0c6f7a0b5ed8c, 9.999999999999997e-7",
        "3eb0c6f7a0b5ed8d, 0.000001",
        "41b3de4355555553, 333333333.3333332",
        "41b3de4355555554, 333333333.33333325",
        "41b3de4355555555, 333333333.3333333",
        "41b3de4355555556, 333333333.3333334",
        "41b3de4355555557, 333333333.33333343",
        "becbf647612f3696, -0.0000033333333333333333",
        "43143ff3c1cb0959, 1424953923781206.2"
    })
    void numbersAreSpelledAsInAppendixB(String bits, String spelling) throws IOException {
        double number = Double.longBitsToDouble(Long.parseUnsignedLong(bits, 16));

        assertThat(NumberToJSON.serializeNumber(number)).isEqualTo(spelling);
    }

    @Test
    void membersAreSortedByUtf16CodeUnitsAsInSection323() throws IOException {
        String json =
                """
                {
                  "\\u20ac": "Euro Sign",
                  "\\r": "Carriage Return",
                  "\\ufb33": "Hebrew Letter Dalet With Dagesh",
                  "1": "One",
                  "\\ud83d\\ude00": "Emoji: Grinning Face",
                  "\\u0080": "Control",
                  "\\u00f6": "Latin Small Letter O With Diaeresis"
                }
                """;

        assertThat(new JsonCanonicalizer(json).getEncodedString())
                .isEqualTo("{\"\\r\":\"Carriage Return\",\"1\":\"One\",\"\u0080\":\"Control\","
                        + "\"\u00f6\":\"Latin Small Letter O With Diaeresis\",\"\u20ac\":\"Euro Sign\","
                        + "\"\uD83D\uDE00\":\"Emoji: Grinning Face\","
                        + "\"\uFB33\":\"Hebrew Letter Dalet With Dagesh\"}");
    }

    @Test
    void valuesAreSpelledAsInSection324() throws IOException {
        String json =
                """
                {
                  "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
                  "string": "\\u20ac$\\u000F\\u000aA'\\u0042\\u0022\\u005c\\\\\\"\\/",
                  "literals": [null, true, false]
                }
                """;

        assertThat(new JsonCanonicalizer(json).getEncodedString())
                .isEqualTo("{\"literals\":[null,true,false],"
                        + "\"numbers\":[333333333.3333333,1e+30,4.5,0.002,1e-27],"
                        + "\"string\":\"\u20ac$\\u000f\\nA'B\\\"\\\\\\\\\\\"/\"}");
    }

    @Test
    void controlCharactersAreSpelledAsInSection3222() throws IOException {
        StringBuilder json = new StringBuilder();
        for (int character = 0; character < 0x20; character++) {
            json.append(String.format("\\u%04X", character));
        }

        assertThat(new JsonCanonicalizer("[\"" + json + "\\u007f\\u2028\"]").getEncodedString())
                .isEqualTo(
                        "[\"\\u0000\\u0001\\u0002\\u0003\\u0004\\u0005\\u0006\\u0007\\b\\t\\n\\u000b\\f\\r\\u000e\\u000f"
                                + "\\u0010\\u0011\\u0012\\u0013\\u0014\\u0015\\u0016\\u0017\\u0018\\u0019\\u001a\\u001b\\u001c"
                                + "\\u001d\\u001e\\u001f\u007f\u2028\"]");
    }

    @Test
    void everyDoubleIsReadBackFromItsSpelling() throws IOException {
        long seed = 20_240_607;
        Random random = new Random(seed);
        for (int draw = 0; draw < 100_000; draw++) {
            double number = Double.longBitsToDouble(random.nextLong());
            if (Double.isFinite(number)) {
                assertThat(Double.parseDouble(NumberToJSON.serializeNumber(number)))
                        .as("seed %d, draw %d", seed, draw)
                        .isEqualTo(number == 0 ? 0 : number);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"a\"", "1", "true", "null"})
    void loneValuesAreTooMuchForTheLibrary(String json) {
        assertThatThrownBy(() -> new JsonCanonicalizer(json)).isInstanceOf(IOException.class);
    }

    @Test
    void duplicateBehindANullIsMissedByTheLibraryButNotByUs() throws IOException {
        String json = "{\"a\":null,\"a\":1}";

        assertThat(new JsonCanonicalizer(json).getEncodedString()).isEqualTo("{\"a\":1}");
        assertThat(JsonForm.of(json.getBytes(StandardCharsets.UTF_8))).isEqualTo(JsonForm.TWO_OF_ONE_NAME);
    }
}
