package claimdesk.store.claim;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.store.Bench;
import claimdesk.store.RowImage;
import claimdesk.store.Samples;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.EventType;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Saved rows past their retention are removed; what happened to them stays in the journal. */
class PurgeTest {

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
    void removesARowAtTheEndOfItsRetentionAndNotBefore() {
        saved("order-1");
        bench.clock().set(Bench.START_MS + Bench.RETENTION_MS - 1);
        assertThat(purge(10)).isZero();

        bench.clock().advance(1);

        assertThat(purge(10)).isEqualTo(1);
        assertThat(bench.row(Samples.KEY).isGone()).isTrue();
    }

    @Test
    void keepsTheJournalOfWhatItRemoved() {
        saved("order-1");
        bench.clock().advance(Bench.RETENTION_MS);

        purge(10);

        assertThat(bench.types(Samples.KEY)).containsExactly(EventType.CLAIMED, EventType.SAVED, EventType.PURGED);
        assertThat(bench.lastEvent(Samples.KEY).subject().order()).contains(Samples.ORDER);
    }

    @Test
    void leavesAClaimInProgressHoweverLongItsLeaseHasEnded() {
        bench.claimed(bench.request("stuck"));
        RowImage before = bench.row(Samples.KEY);
        bench.clock().advance(100 * Bench.RETENTION_MS);

        assertThat(purge(10)).isZero();
        assertThat(bench.row(Samples.KEY)).isEqualTo(before);
    }

    @Test
    void removesAtMostSoManyTheLongestPastFirst() {
        saved("first");
        bench.clock().advance(1);
        saved("second");
        bench.clock().advance(1);
        saved("third");
        bench.clock().advance(Bench.RETENTION_MS);

        assertThat(purge(2)).isEqualTo(2);

        assertThat(bench.row(Samples.key("vendor-a", "first")).isGone()).isTrue();
        assertThat(bench.row(Samples.key("vendor-a", "second")).isGone()).isTrue();
        assertThat(bench.row(Samples.key("vendor-a", "third")).isGone()).isFalse();
        assertThat(purge(2)).isEqualTo(1);
    }

    @Test
    void letsAPurgedKeyBeClaimedForAnotherRequest() {
        saved("order-1");
        bench.clock().advance(Bench.RETENTION_MS);
        purge(10);

        assertThat(bench.claim(Samples.asking("other body", bench.request("second"))))
                .isInstanceOf(ClaimOutcome.Claimed.class);
    }

    @Test
    void removesAnyRowOnAPersonsWord() {
        bench.claimed(bench.request("stuck"));

        assertThat(bench.remove(Samples.KEY)).isTrue();

        assertThat(bench.row(Samples.KEY).isGone()).isTrue();
        assertThat(bench.types(Samples.KEY)).containsExactly(EventType.CLAIMED, EventType.PURGED);
        assertThat(bench.remove(Samples.KEY)).isFalse();
        assertThat(bench.types(Samples.KEY)).hasSize(2);
    }

    @Test
    void removesOnlyTheRowThatIsNamed() {
        saved("order-1");
        ScopedKey other = Samples.key("vendor-b", "order-1");
        bench.claimed(bench.request(other, "other"));

        bench.remove(Samples.KEY);

        assertThat(bench.row(other).isGone()).isFalse();
    }

    private void saved(String key) {
        bench.save(
                bench.claimed(bench.request(Samples.key("vendor-a", key), "of " + key)), Samples.answer(200, "done"));
    }

    private int purge(int limit) {
        return bench.store().write(tables -> tables.claims().purge(bench.run(), limit));
    }
}
