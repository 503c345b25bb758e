package claimdesk.store.claim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import claimdesk.store.Bench;
import claimdesk.store.Samples;
import claimdesk.store.identity.IdempotencyKey;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.identity.Vendor;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Case C37: keys are compared byte for byte; nothing is folded, trimmed, normalised, cut or read as a number. */
class KeyTextTest {

    private static final List<String> LOOKALIKES = List.of(
            "ABC",
            "abc",
            "Abc",
            "abc ",
            " abc",
            "\tabc",
            "abc\n",
            "abc\0",
            "abc\0d",
            "abc\0e",
            "\0abc",
            "\0",
            "\0\0",
            "1",
            "01",
            "1.0",
            "1e0",
            " 1",
            "9007199254740993",
            "9007199254740992",
            Normalizer.normalize("é", Normalizer.Form.NFC),
            Normalizer.normalize("é", Normalizer.Form.NFD),
            "e",
            "ﬁ",
            "fi",
            "ß",
            "ss",
            "ı",
            "i",
            "İ",
            "null",
            "NULL",
            "'",
            "''",
            "%",
            "_",
            "\u200B",
            "\u202Eabc",
            "😀",
            "\uFFFD",
            "?");

    @TempDir
    Path folder;

    private Bench bench;

    @BeforeEach
    void open() {
        bench = Bench.serial(folder);
    }

    @AfterEach
    void close() {
        bench.close();
    }

    @Test
    void tellsLookalikeKeysApart() {
        for (String text : LOOKALIKES) {
            assertThat(bench.claim(bench.request(Samples.key("vendor-a", text), "first")))
                    .as("key %s", escaped(text))
                    .isInstanceOf(ClaimOutcome.Claimed.class);
        }
        for (String text : LOOKALIKES) {
            ScopedKey key = Samples.key("vendor-a", text);
            assertThat(bench.find(key).orElseThrow().key())
                    .as("key %s", escaped(text))
                    .isEqualTo(key);
            assertThat(bench.claim(bench.request(key, "second"))).isEqualTo(new ClaimOutcome.Busy(Bench.LEASE_MS));
        }
    }

    @Test
    void tellsLookalikeVendorsApart() {
        for (String text : LOOKALIKES) {
            assertThat(bench.claim(bench.request(Samples.key(text, "order-1"), "first")))
                    .as("vendor %s", escaped(text))
                    .isInstanceOf(ClaimOutcome.Claimed.class);
        }
    }

    @Test
    void journalsEachKeyAsItWasGiven() {
        for (String text : LOOKALIKES) {
            ScopedKey key = Samples.key("vendor-a", text);
            bench.claim(bench.request(key, "first"));

            assertThat(bench.events(key)).as("key %s", escaped(text)).hasSize(1);
            assertThat(bench.lastEvent(key).subject().scopedKey()).contains(key);
        }
    }

    @Test
    void savesAndReplaysUnderAnyText() {
        long seed = new Random().nextLong();
        System.out.println("KeyTextTest seed " + seed);
        Random random = new Random(seed);
        for (int times = 0; times < 200; times++) {
            ScopedKey key = Samples.key(text(random, 20), text(random, 60));
            Answer answer = Samples.answer(200, "for " + times);

            bench.save(bench.claimed(bench.request(key, "first")), answer);

            assertThat(bench.claim(bench.request(key, "second")))
                    .as("seed %d, key %d", seed, times)
                    .isInstanceOfSatisfying(ClaimOutcome.Replay.class, replay -> assertThat(replay.answer())
                            .isEqualTo(answer));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"\uD83D", "\uDE00", "a\uD83D", "\uDE00\uD83D"})
    void refusesHalfASurrogatePairWhichUtf8CannotTellFromAnother(String half) {
        assertThatThrownBy(() -> new IdempotencyKey(half)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Vendor(half)).isInstanceOf(IllegalArgumentException.class);
    }

    private static String text(Random random, int charactersMax) {
        return random.ints(1 + random.nextInt(charactersMax), 0, 0x3000)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .append(tail(random))
                .toString();
    }

    /** A tail that no other text has, so that two random keys never are one. */
    private static String tail(Random random) {
        return Long.toHexString(random.nextLong());
    }

    private static String escaped(String text) {
        StringBuilder escaped = new StringBuilder();
        text.chars().forEach(unit -> escaped.append(String.format("\\u%04x", unit)));
        return escaped.toString();
    }
}
