package claimdesk.app.scenario.file;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.scenario.Words;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Breaks shipped scenarios at random: whatever comes of it is read or explained, and never thrown. */
class ScenarioFuzzTest {

    private static final int TEXTS = 500;

    private static final List<String> PIECES = List.of(
            ":",
            ": ",
            "- ",
            "\n",
            "\r",
            "\r\n",
            "\t",
            "  ",
            "{",
            "}",
            "[",
            "]",
            ",",
            "&a ",
            "*a",
            "!!str ",
            "!<x> ",
            "? ",
            "|",
            ">",
            "'",
            "\"",
            "\\",
            "\\u0000",
            "\\ud800",
            "\\U00110000",
            "%YAML 9.9\n",
            "%TAG ! x\n",
            "---\n",
            "...\n",
            "#",
            "<<: ",
            "~",
            "null",
            "true",
            "yes",
            ".nan",
            ".inf",
            "-0",
            "1e99",
            "1e999",
            "0.5",
            "99999999999999999999",
            "-1",
            "0",
            "\u0000",
            "\u0085",
            "\u2028",
            "\uFEFF",
            "\uFFFE",
            "😀",
            "vendors:\n",
            "by-ms: 5\n",
            "nth: 2",
            "@",
            "`");

    static LongStream seeds() {
        return LongStream.of(1, 2, 3, System.nanoTime());
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void readsOrExplainsWhateverItIsGiven(long seed) {
        System.out.println("ScenarioFuzzTest.readsOrExplainsWhateverItIsGiven seed " + seed);
        SplittableRandom chance = new SplittableRandom(seed);
        List<String> sound =
                ShippedScenarios.all().stream().map(ScenarioFiles::write).toList();

        for (int i = 0; i < TEXTS; i++) {
            StringBuilder text = new StringBuilder(sound.get(chance.nextInt(sound.size())));
            int breaks = 1 + chance.nextInt(4);
            for (int k = 0; k < breaks; k++) {
                breakOnce(text, chance);
            }
            check(ScenarioFiles.read("fuzz.yaml", text.toString()), text.toString());
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void readsOrExplainsWhateverBytesItIsGiven(long seed) {
        System.out.println("ScenarioFuzzTest.readsOrExplainsWhateverBytesItIsGiven seed " + seed);
        SplittableRandom chance = new SplittableRandom(seed);

        for (int i = 0; i < TEXTS; i++) {
            byte[] bytes = ScenarioFiles.write(ShippedScenarios.all().get(1)).getBytes(StandardCharsets.UTF_8);
            byte[] junk = new byte[1 + chance.nextInt(8)];
            chance.nextBytes(junk);
            System.arraycopy(junk, 0, bytes, chance.nextInt(bytes.length - junk.length), junk.length);
            check(ScenarioFiles.read("fuzz.yaml", bytes), new String(bytes, StandardCharsets.UTF_8));
        }
    }

    private static void breakOnce(StringBuilder text, SplittableRandom chance) {
        int at = chance.nextInt(text.length() + 1);
        int to = Math.min(text.length(), at + chance.nextInt(20));
        String piece = PIECES.get(chance.nextInt(PIECES.size()));
        switch (chance.nextInt(5)) {
            case 0 -> text.delete(at, to);
            case 1 -> text.insert(at, piece);
            case 2 -> text.replace(at, to, piece);
            case 3 -> text.insert(at, text.substring(at, to));
            default -> replaceValue(text, piece, at);
        }
    }

    /** Puts {@code piece} where the next value stands, so that the text stays YAML more often. */
    private static void replaceValue(StringBuilder text, String piece, int from) {
        int colon = text.indexOf(": ", from);
        if (colon >= 0) {
            int end = text.indexOf("\n", colon);
            text.replace(colon + 2, end < 0 ? text.length() : end, piece);
        }
    }

    private static void check(ScenarioOutcome outcome, String text) {
        int lines = text.split("\r\n|\r|\n", -1).length;
        boolean isWellFormed = outcome.match(
                read -> ScenarioFiles.read("back.yaml", ScenarioFiles.write(read.scenario()))
                        .equals(read),
                invalid -> invalid.problems().stream()
                        .allMatch(problem -> problem.line() >= 1
                                && problem.line() <= lines
                                && problem.column() >= 1
                                && !problem.text().isBlank()
                                && problem.text().codePoints().noneMatch(Words::isUnprintable)));
        assertThat(isWellFormed).as("%s%nof%n%s", outcome, text).isTrue();
    }
}
