package claimdesk.store;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.store.claim.Answer;
import claimdesk.store.claim.ClaimOutcome;
import claimdesk.store.claim.OwnerToken;
import claimdesk.store.claim.SaveOutcome;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.EventType;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Case C16: many callers with one key and one request at the same moment. */
class ConcurrentClaimTest {

    private static final Answer ANSWER = Samples.answer(201, "made");

    @TempDir
    Path folder;

    private Bench bench;

    @BeforeEach
    void open() {
        bench = Bench.grouped(folder);
    }

    @AfterEach
    void close() {
        bench.close();
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 5, 8, 20, 50})
    void letsExactlyOneOfThemClaim(int callers) {
        List<ClaimOutcome> outcomes = Crowd.together(callers(callers, token -> bench.claim(bench.request(token))));

        assertThat(outcomes).filteredOn(ClaimOutcome.Claimed.class::isInstance).hasSize(1);
        assertThat(outcomes)
                .filteredOn(outcome -> !(outcome instanceof ClaimOutcome.Claimed))
                .hasSize(callers - 1)
                .containsOnly(new ClaimOutcome.Busy(Bench.LEASE_MS));
        assertThat(bench.types(Samples.KEY))
                .hasSize(callers)
                .containsOnlyOnce(EventType.CLAIMED)
                .containsOnly(EventType.CLAIMED, EventType.BUSY);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 5, 20, 50})
    void executesOnceWhileEveryCallerServesTheKeyIfItGetsIt(int callers) {
        List<String> ends = Crowd.together(callers(callers, this::serve));

        assertThat(Collections.frequency(ends, "executed")).isEqualTo(1);
        assertThat(ends).isSubsetOf("executed", "busy", "replayed 201");
        assertThat(bench.types(Samples.KEY)).containsOnlyOnce(EventType.CLAIMED, EventType.SAVED);
    }

    @Test
    void givesATakeoverToOneOfManyWhoSeeTheLeaseEnd() {
        bench.claimed(bench.request("crashed"));
        bench.clock().advance(Bench.LEASE_MS);

        List<ClaimOutcome> outcomes = Crowd.together(callers(30, token -> bench.claim(bench.request(token))));

        assertThat(outcomes).filteredOn(ClaimOutcome.Claimed.class::isInstance).hasSize(1);
        assertThat(bench.types(Samples.KEY)).containsOnlyOnce(EventType.TAKEN_OVER);
    }

    @Test
    void givesAnExpiredKeyToOneOfMany() {
        bench.save(bench.claimed(bench.request("first")), ANSWER);
        bench.clock().advance(Bench.RETENTION_MS);

        List<ClaimOutcome> outcomes = Crowd.together(callers(30, token -> bench.claim(bench.request(token))));

        assertThat(outcomes).filteredOn(ClaimOutcome.Claimed.class::isInstance).hasSize(1);
        assertThat(bench.types(Samples.KEY)).containsOnlyOnce(EventType.EXPIRED);
    }

    @Test
    void savesOnceThoughTheOwnerSavesFromManyThreads() {
        var claim = bench.claimed(bench.request("owner"));

        List<SaveOutcome> outcomes = Crowd.together(callers(20, token -> bench.save(claim, ANSWER)));

        assertThat(outcomes).containsOnlyOnce(new SaveOutcome.Saved());
        assertThat(bench.types(Samples.KEY)).containsOnlyOnce(EventType.SAVED);
    }

    @Test
    void keepsApartManyKeysAtOnce() {
        List<ScopedKey> keys = IntStream.range(0, 10)
                .mapToObj(number -> Samples.key("vendor-" + number % 3, "key-" + number))
                .collect(Collectors.toList());
        List<Callable<ClaimOutcome>> callers = IntStream.range(0, 50)
                .mapToObj(number -> (Callable<ClaimOutcome>)
                        () -> bench.claim(bench.request(keys.get(number % keys.size()), "token-" + number)))
                .collect(Collectors.toList());

        List<ClaimOutcome> outcomes = Crowd.together(callers);

        assertThat(outcomes).filteredOn(ClaimOutcome.Claimed.class::isInstance).hasSize(keys.size());
        assertThat(keys).allSatisfy(key -> assertThat(bench.types(key)).containsOnlyOnce(EventType.CLAIMED));
    }

    private String serve(String token) {
        ClaimOutcome outcome = bench.claim(bench.request(token));
        return outcome.match(
                claimed -> {
                    assertThat(claimed.claim().token()).isEqualTo(new OwnerToken(token));
                    assertThat(bench.save(claimed.claim(), ANSWER)).isEqualTo(new SaveOutcome.Saved());
                    return "executed";
                },
                replay -> {
                    assertThat(replay.answer()).isEqualTo(ANSWER);
                    return "replayed " + replay.answer().status();
                },
                busy -> "busy",
                mismatch -> "mismatch");
    }

    private interface Serving<T> {
        T serve(String token);
    }

    private static <T> List<Callable<T>> callers(int count, Serving<T> serving) {
        return IntStream.range(0, count)
                .mapToObj(number -> (Callable<T>) () -> serving.serve("token-" + number))
                .collect(Collectors.toList());
    }
}
