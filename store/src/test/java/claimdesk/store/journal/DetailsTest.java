package claimdesk.store.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import claimdesk.store.Bench;
import claimdesk.store.Samples;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The facts of an event come back from the file as they were given. */
class DetailsTest {

    private static final List<String> PIECES = List.of(
            "\"",
            "\\",
            "\\u0041",
            "\0",
            "\t",
            "\n",
            "\r",
            "\u001F",
            "\u007F",
            "\u0085",
            "\u2028",
            "\u202E",
            "'",
            "{",
            "}",
            ":",
            ",",
            "</script>",
            "=1+1",
            "é",
            "e\u0301",
            "€",
            "😀",
            "👩‍👩‍👧",
            "\uFFFD",
            "\uFFFF",
            "a",
            " ");

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
    void comeBackThoughThereAreNone() {
        assertThat(stored(Details.none())).isEqualTo(Details.none());
    }

    @ParameterizedTest
    @EnumSource(Detail.class)
    void comeBackByEachName(Detail name) {
        assertThat(stored(Details.of(name, "value")).text(name)).contains("value");
        assertThat(Detail.named(name.text())).contains(name);
    }

    @ParameterizedTest
    @ValueSource(longs = {0, -1, 1, Long.MAX_VALUE, Long.MIN_VALUE, 1_800_000_000_000L})
    void comeBackAsNumbers(long number) {
        assertThat(stored(Details.of(Detail.STATUS, number)).number(Detail.STATUS))
                .hasValue(number);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void comeBackWhateverTheText(long seed) {
        System.out.println("DetailsTest seed " + seed);
        Random random = new Random(seed);
        for (int times = 0; times < 300; times++) {
            Details details = Details.none();
            for (int facts = random.nextInt(4); facts >= 0; facts--) {
                details = details.with(Detail.values()[random.nextInt(Detail.values().length)], text(random));
            }
            assertThat(stored(details)).as("seed %d, details %d", seed, times).isEqualTo(details);
        }
    }

    @Test
    void areEqualBytesWhateverTheOrderInWhichTheyWereAdded() {
        Details one = Details.of(Detail.REASON, "r").with(Detail.STATUS, 200);
        Details other = Details.of(Detail.STATUS, 200).with(Detail.REASON, "r");

        assertThat(one.toJson()).isEqualTo(other.toJson()).isEqualTo("{\"status\":\"200\",\"reason\":\"r\"}");
        assertThat(one).isEqualTo(other).hasSameHashCodeAs(other);
    }

    @Test
    void areNotChangedByAddingToACopy() {
        Details one = Details.of(Detail.REASON, "first");

        Details other = one.with(Detail.REASON, "second").and(Details.of(Detail.STATUS, 1));

        assertThat(one.text(Detail.REASON)).contains("first");
        assertThat(other.text(Detail.REASON)).contains("second");
        assertThat(other.has(Detail.STATUS, "1")).isTrue();
        assertThatThrownBy(() -> other.all().clear()).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void passOverFactsOfALaterVersion() {
        assertThat(Details.ofJson("{\"invented\":\"x\",\"reason\":\"r\"}")).isEqualTo(Details.of(Detail.REASON, "r"));
        assertThat(Details.ofJson("{\"invented\":{\"deep\":[1,{\"reason\":\"no\"}]},\"reason\":\"r\"}"))
                .isEqualTo(Details.of(Detail.REASON, "r"));
        assertThat(Details.ofJson("{\"reason\":null,\"status\":[1,2],\"code\":true,\"where\":\"w\"}")
                        .text(Detail.WHERE))
                .contains("w");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "[]", "1", "{", "{\"reason\"", "{\"reason\":}", "not json"})
    void sayThatTheyCannotBeReadWhereTheyAreDamaged(String text) {
        assertThatThrownBy(() -> Details.ofJson(text)).hasMessageContaining("journal details");
    }

    @Test
    void haveNoNumberWhereThereIsNone() {
        assertThat(Details.none().number(Detail.STATUS)).isEmpty();
        assertThat(Details.of(Detail.STATUS, "soon").number(Detail.STATUS)).isEmpty();
        assertThat(Details.of(Detail.STATUS, "9223372036854775808").number(Detail.STATUS))
                .isEmpty();
    }

    private Details stored(Details details) {
        long seq = bench.store().write(tables -> tables.journal()
                .append(bench.run(), EventType.AGENT_ACTION, Subject.of(Samples.KEY), details));
        return bench.store()
                .read(tables -> tables.journal().after(seq - 1, 1).get(0).details());
    }

    private static String text(Random random) {
        StringBuilder text = new StringBuilder();
        for (int pieces = random.nextInt(12); pieces > 0; pieces--) {
            text.append(PIECES.get(random.nextInt(PIECES.size())));
        }
        return text.toString();
    }

    static LongStream seeds() {
        return LongStream.of(1, 42, new Random().nextLong());
    }
}
