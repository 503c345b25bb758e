package claimdesk.store.claim;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.store.Bench;
import claimdesk.store.RowImage;
import claimdesk.store.Samples;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A saved answer is given again, unchanged, for as long as it is kept. */
class ReplayTest {

    private static final Answer ANSWER = Samples.answer(201, "made");

    @TempDir
    Path folder;

    private Bench bench;
    private long savedAtMs;

    @BeforeEach
    void save() {
        bench = Bench.serial(folder);
        Claim claim = bench.claimed(bench.request("first"));
        bench.clock().advance(500);
        savedAtMs = bench.clock().millis();
        bench.save(claim, ANSWER);
    }

    @AfterEach
    void close() {
        bench.close();
    }

    @Test
    void replaysTheAnswerWithItsTimeAndItsAttempt() {
        bench.clock().advance(1_000);

        assertThat(bench.claim(bench.request("second")))
                .isEqualTo(new ClaimOutcome.Replay(
                        ANSWER,
                        OutcomeClass.FINAL,
                        savedAtMs,
                        bench.request("first").caller().attempt()));
    }

    @Test
    void leavesTheRowAsItIs() {
        RowImage before = bench.row(Samples.KEY);

        for (int times = 0; times < 3; times++) {
            bench.clock().advance(1_000);
            bench.claim(bench.request("retry-" + times));
        }

        assertThat(bench.row(Samples.KEY)).isEqualTo(before);
    }

    @Test
    void replaysUntilTheLastMillisecondOfTheRetention() {
        bench.clock().set(savedAtMs + Bench.RETENTION_MS - 1);

        assertThat(bench.claim(bench.request("second"))).isInstanceOf(ClaimOutcome.Replay.class);
    }

    @Test
    void replaysLongAfterTheLeaseOfTheClaimThatSavedIt() {
        bench.clock().advance(Bench.LEASE_MS * 100);

        assertThat(bench.claim(bench.request("second"))).isInstanceOf(ClaimOutcome.Replay.class);
    }

    @Test
    void claimsAnewOnceTheRetentionHasPassedAndJournalsTheKeyAsExpired() {
        bench.clock().set(savedAtMs + Bench.RETENTION_MS);

        Claim claim = bench.claimed(bench.request("second"));

        assertThat(claim.token()).isEqualTo(new OwnerToken("second"));
        assertThat(bench.types(Samples.KEY))
                .containsExactly(EventType.CLAIMED, EventType.SAVED, EventType.EXPIRED, EventType.CLAIMED);
        Event expired = bench.events(Samples.KEY).get(2);
        assertThat(expired.details().number(Detail.KEEP_UNTIL_MS)).hasValue(savedAtMs + Bench.RETENTION_MS);
        assertThat(expired.subject().attempt()).contains(claim.caller().attempt());
    }

    @Test
    void forgetsTheOldAnswerWhenItClaimsAnew() {
        bench.clock().set(savedAtMs + Bench.RETENTION_MS);

        Claim claim = bench.claimed(bench.request("second"));

        assertThat(bench.find(Samples.KEY).orElseThrow().saved()).isEmpty();
        assertThat(bench.save(claim, Samples.answer(200, "again"))).isEqualTo(new SaveOutcome.Saved());
        assertThat(bench.claim(bench.request("third")))
                .isInstanceOfSatisfying(ClaimOutcome.Replay.class, replay -> assertThat(replay.answer())
                        .isEqualTo(Samples.answer(200, "again")));
    }

    @Test
    void replaysAnUnknownOutcomeAsUnknown() {
        Claim claim = bench.claimed(bench.request(Samples.key("vendor-a", "unsure"), "first"));
        bench.store()
                .write(tables -> tables.claims().save(claim, Samples.answer(500, "unsure"), OutcomeClass.UNKNOWN, 10));

        assertThat(bench.claim(bench.request(Samples.key("vendor-a", "unsure"), "second")))
                .isInstanceOfSatisfying(ClaimOutcome.Replay.class, replay -> assertThat(replay.outcome())
                        .isEqualTo(OutcomeClass.UNKNOWN));
    }

    @Test
    void journalsEachReplayWithTheHashOfWhatWasSaved() {
        bench.claim(bench.request("second"));

        Event event = bench.lastEvent(Samples.KEY);
        assertThat(event.type()).isEqualTo(EventType.REPLAYED);
        assertThat(event.details().text(Detail.ANSWER_SHA256)).contains(ANSWER.sha256());
        assertThat(event.subject().attempt())
                .contains(bench.request("second").caller().attempt());
    }
}
