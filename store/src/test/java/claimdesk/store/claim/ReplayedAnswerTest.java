package claimdesk.store.claim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import claimdesk.store.Bench;
import claimdesk.store.Samples;
import claimdesk.store.identity.ScopedKey;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is replayed is what was saved: status, allowed headers and body bytes. */
class ReplayedAnswerTest {

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

    /** Case C26. */
    @ParameterizedTest
    @ValueSource(ints = {100, 200, 201, 204, 303, 404, 406, 409, 422, 500, 503, 599})
    void keepsTheStatus(int status) {
        Answer answer = new Answer(status, Map.of("Location", "/orders/1"), new byte[] {1, 2, 3});

        assertThat(replayed(answer)).isEqualTo(answer);
        assertThat(replayed(answer).status()).isEqualTo(status);
    }

    /** Case C26. */
    @ParameterizedTest
    @ValueSource(ints = {200, 204, 303, 500})
    void keepsAnEmptyBodyWhichIsNotAMissingOne(int status) {
        Answer empty = new Answer(status, Map.of(), new byte[0]);

        assertThat(replayed(empty)).isEqualTo(empty);
        assertThat(replayed(empty).body()).isEmpty();
        assertThat(replayed(empty).headers()).isEmpty();
    }

    /** Case C25. */
    @Test
    void keepsTheHeadersOfTheAnswerAndNotThoseOfTheMoment() {
        Answer answer = new Answer(
                201,
                Map.of("Location", "/orders/7", "ETag", "\"v1\"", "Set-Cookie", "session=1", "Date", "yesterday"),
                "made".getBytes(StandardCharsets.UTF_8));

        assertThat(replayed(answer).headers()).isEqualTo(Map.of("location", "/orders/7", "etag", "\"v1\""));
        assertThat(replayed(answer).status()).isEqualTo(201);
        assertThat(replayed(answer).body()).isEqualTo(answer.body());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "a: b", ": ", "/ä/€/😀", " padded ", "tab\there", "\u0085next line"})
    void keepsHeaderValuesToTheLetter(String value) {
        Answer answer = new Answer(200, Map.of("location", value, "etag", value), new byte[0]);

        assertThat(replayed(answer)).isEqualTo(answer);
    }

    @ParameterizedTest
    @ValueSource(strings = {"two\nlines", "two\rlines", "two\r\nlines", "ends\n", "nul\0nul", "half \uD83D pair"})
    void refusesAHeaderValueThatCouldNotBeGivenAgainBeforeAnythingIsDone(String value) {
        assertThatThrownBy(() -> new Answer(200, Map.of("Location", value), new byte[0]))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("location");
    }

    @Test
    void keepsEveryByteOfTheBody() {
        byte[] every = new byte[256];
        for (int value = 0; value < every.length; value++) {
            every[value] = (byte) value;
        }

        assertThat(replayed(new Answer(200, Map.of(), every)).body()).isEqualTo(every);
    }

    @Test
    void keepsALargeBody() {
        byte[] large = new byte[1 << 20];
        new Random(7).nextBytes(large);

        assertThat(replayed(new Answer(200, Map.of(), large)).body()).isEqualTo(large);
    }

    @Test
    void isNotChangedByWhoeverHoldsItsBytes() {
        byte[] body = {1, 2, 3};
        Answer answer = new Answer(200, Map.of(), body);
        String hash = answer.sha256();

        body[0] = 9;
        answer.body()[1] = 9;

        assertThat(answer.body()).containsExactly(1, 2, 3);
        assertThat(answer.sha256()).isEqualTo(hash);
    }

    @Test
    void hasAHashThatTellsAnyTwoAnswersApart() {
        Answer answer = new Answer(200, Map.of("etag", "a"), new byte[] {1});

        assertThat(answer.sha256())
                .isNotEqualTo(new Answer(201, Map.of("etag", "a"), new byte[] {1}).sha256())
                .isNotEqualTo(new Answer(200, Map.of("etag", "b"), new byte[] {1}).sha256())
                .isNotEqualTo(new Answer(200, Map.of("etag", "a"), new byte[] {2}).sha256())
                .isNotEqualTo(new Answer(200, Map.of(), new byte[] {1}).sha256())
                .isEqualTo(new Answer(200, Map.of("ETag", "a"), new byte[] {1}).sha256());
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 99, 600, 1000})
    void refusesAStatusThatIsNone(int status) {
        assertThatThrownBy(() -> new Answer(status, Map.of(), new byte[0]))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(String.valueOf(status));
    }

    /** Saves and replays under a key of its own, and holds the replay against the hash of what was saved. */
    private Answer replayed(Answer answer) {
        ScopedKey key = Samples.key("vendor-a", "key " + answer.sha256());
        if (bench.find(key).isEmpty()) {
            bench.save(bench.claimed(bench.request(key, "first")), answer);
        }
        ClaimOutcome.Replay replay = (ClaimOutcome.Replay) bench.claim(bench.request(key, "second"));
        assertThat(replay.answer().sha256()).isEqualTo(answer.sha256());
        return replay.answer();
    }
}
