package claimdesk.store.claim;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.store.Bench;
import claimdesk.store.RowImage;
import claimdesk.store.Samples;
import claimdesk.store.journal.EventType;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Case C1: a caller that was turned away takes nothing with it. */
class RefusedDuplicateTest {

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
    void leavesTheOwnersRowAndKeepsTheThirdCallerBusyToo() {
        Claim owner = bench.claimed(bench.request("owner"));
        RowImage before = bench.row(Samples.KEY);

        assertThat(bench.claim(bench.request("duplicate"))).isInstanceOf(ClaimOutcome.Busy.class);
        cleanUpAfterBeingRefused();
        assertThat(bench.row(Samples.KEY)).isEqualTo(before);

        assertThat(bench.claim(bench.request("third"))).isInstanceOf(ClaimOutcome.Busy.class);
        assertThat(bench.row(Samples.KEY)).isEqualTo(before);
        assertThat(bench.save(owner, Samples.answer(200, "done"))).isEqualTo(new SaveOutcome.Saved());
        assertThat(bench.types(Samples.KEY))
                .containsExactly(EventType.CLAIMED, EventType.BUSY, EventType.REFUSED, EventType.BUSY, EventType.SAVED);
    }

    /** What a caller does that cleans up a claim it only asked for. */
    private void cleanUpAfterBeingRefused() {
        Claim neverGranted = bench.request("duplicate").claimedAt(Bench.START_MS);

        assertThat(bench.release(neverGranted)).isInstanceOf(SaveOutcome.Refused.class);
    }
}
