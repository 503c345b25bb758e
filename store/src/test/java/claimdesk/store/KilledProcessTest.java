package claimdesk.store;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.store.claim.ClaimOutcome;
import claimdesk.store.claim.OwnerToken;
import claimdesk.store.claim.SaveOutcome;
import claimdesk.store.journal.EventType;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Case C19: the process is killed at the save. */
class KilledProcessTest {

    @TempDir
    Path folder;

    @Test
    void leavesTheClaimInProgressUntilItsLeaseEndsWhereItWasKilledBeforeTheCommit() throws Exception {
        runAndKill("before");

        try (Bench bench = Bench.grouped(folder)) {
            assertThat(bench.find(Samples.KEY).orElseThrow().token()).contains(new OwnerToken("doomed"));
            assertThat(bench.types(Samples.KEY)).containsExactly(EventType.CLAIMED);
            assertThat(bench.claim(bench.request("retry"))).isEqualTo(new ClaimOutcome.Busy(Bench.LEASE_MS));
            bench.clock().advance(Bench.LEASE_MS);
            var claim = bench.claimed(bench.request("retry"));
            assertThat(bench.save(claim, Samples.answer(201, "made"))).isEqualTo(new SaveOutcome.Saved());
        }
    }

    @Test
    void replaysTheAnswerWhereItWasKilledAfterTheCommit() throws Exception {
        runAndKill("after");

        try (Bench bench = Bench.grouped(folder)) {
            assertThat(bench.types(Samples.KEY)).containsExactly(EventType.CLAIMED, EventType.SAVED);
            assertThat(bench.claim(bench.request("retry")))
                    .isInstanceOfSatisfying(ClaimOutcome.Replay.class, replay -> assertThat(replay.answer())
                            .isEqualTo(Samples.answer(201, "made")));
        }
    }

    private void runAndKill(String when) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Doomed.class.getName(),
                        folder.toString(),
                        when)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isEqualTo(9);
    }
}
