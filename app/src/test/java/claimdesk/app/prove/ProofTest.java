package claimdesk.app.prove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import claimdesk.app.evidence.Invariant;
import claimdesk.app.evidence.InvariantResult;
import claimdesk.app.prove.worker.BrokenFence;
import claimdesk.app.prove.worker.TestWorker;
import claimdesk.app.prove.worker.WorkersLostException;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.claim.Protocol;
import claimdesk.store.study.StudyProtocol;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Small proofs with real processes that are really killed: what is fit is held, what is not is caught. */
class ProofTest {

    private static final int KILLS = 2;
    private static final long LEASE_MS = 250;
    private static final long SEED = 11;
    private static final long WAIT_MS = 120_000;

    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource(FitProtocol.class)
    void holdsWhatAFitProtocolPromises(FitProtocol protocol) throws Exception {
        ProofReport report = prove(protocol, 300, KILLS);

        assertThat(report.findings().invariants()).allMatch(report::isHeld);
        assertThat(report.findings().missing().lostAnswers()).isZero();
        assertThat(report.findings().missing()).isEqualTo(new ProofReport.Missing(0, 0, 0));
        assertThat(report.load().breakdowns()).isZero();
        assertThat(report.load().mismatchesServed()).isZero();
        assertThat(report.findings().scores().mismatches()).isPositive();
        assertThat(report.findings().scores().lies()).isZero();
        assertThat(report.findings().stuckKeys()).isZero();
        assertThat(report.load().gaveUp()).isZero();
        assertThat(report.isHeld()).isTrue();
        assertThat(report.load().kills()).isEqualTo(KILLS);
        assertThat(report.load().attempts()).isGreaterThan(300);
        assertThat(report.findings().scores().saved()).isEqualTo(300);
        if (protocol != FitProtocol.OWNED_CLAIM) {
            assertThat(report.findings().scores().doubleEffects()).isZero();
            assertThat(report.findings().scores().executions()).isEqualTo(300);
        }
    }

    @ParameterizedTest
    @EnumSource(StudyProtocol.class)
    void catchesEveryProtocolThatIsThereToBeStudied(StudyProtocol protocol) throws Exception {
        ProofReport report = prove(protocol, 300, 1);

        assertThat(report.isHeld()).isFalse();
        assertThat(report.findings().scores().doubleEffects()).isPositive();
        if (protocol == StudyProtocol.BEST_EFFORT) {
            assertThat(report.findings().scores().lies()).isPositive();
            assertThat(report.findings().missing().lostAnswers()).isPositive();
        }
    }

    @Test
    void catchesASaveWhosePredicateHasLostItsToken() throws Exception {
        ProofReport report = prove(BrokenFence.named(BrokenFence.NO_TOKEN), 800, 1);

        assertThat(report.isHeld()).isFalse();
        assertThat(report.findings().invariants())
                .filteredOn(result -> !result.isKept())
                .extracting(InvariantResult::invariant)
                .containsExactly(Invariant.NO_STALE_OWNER);
    }

    @Test
    void catchesARefusalOfWhatCanBeDone() throws Exception {
        ProofReport report = prove(BrokenFence.named(BrokenFence.REFUSES_ALL), 30, 0);

        assertThat(report.findings().missing().unserved()).isEqualTo(30);
        assertThat(report.load().gaveUp()).isZero();
        assertThat(report.isHeld()).isFalse();
    }

    @Test
    void catchesAnAnswerToAnotherRequest() throws Exception {
        ProofReport report = prove(BrokenFence.named(BrokenFence.NO_FINGERPRINT), 300, 0);

        assertThat(report.load().mismatchesServed()).isPositive();
        assertThat(report.isHeld()).isFalse();
    }

    @Test
    void catchesABreakdownThatARetryHeals() throws Exception {
        ProofReport report = prove(BrokenFence.named(BrokenFence.BREAKS_DOWN_ONCE), 100, 0);

        assertThat(report.load().breakdowns()).isPositive();
        assertThat(report.findings().missing()).isEqualTo(new ProofReport.Missing(0, 0, 0));
        assertThat(report.isHeld()).isFalse();
    }

    @Test
    void leavesNoProcessBehindWhereItIsClosedBeforeItsEnd() throws Exception {
        List<ProcessHandle> workers;
        try (Proof proof = begin(plan(FitProtocol.DEFAULT, 5000, 0))) {
            while (proof.settled() == 0) {
                assertThat(proof.awaitEnd(10)).isFalse();
            }
            workers = ProcessHandle.current().children().toList();
            assertThat(workers).hasSize(2).allMatch(ProcessHandle::isAlive);
        }

        assertThat(workers).noneMatch(ProcessHandle::isAlive);
    }

    @Test
    void endsWithTheReasonWhereItsWorkersCannotBeginToServe() throws Exception {
        List<String> nonsense = List.of(TestWorker.command(folder).get(0), "-cp", "nowhere", "Nothing");
        ProofPlan plan = plan(FitProtocol.DEFAULT, 10, 0);
        try (Proof proof = Proof.begin(folder.resolve("proof.db"), plan, nonsense, InstantSource.system())) {
            assertThatThrownBy(() -> proof.awaitEnd(WAIT_MS))
                    .isInstanceOf(WorkersLostException.class)
                    .hasMessageContaining("exit code 1");
        }
    }

    private ProofReport prove(Protocol protocol, int calls, int kills) throws InterruptedException {
        try (Proof proof = begin(plan(protocol, calls, kills))) {
            assertThat(proof.awaitEnd(WAIT_MS)).isTrue();
            return proof.report(TestWorker::token);
        }
    }

    private Proof begin(ProofPlan plan) {
        return Proof.begin(folder.resolve("proof.db"), plan, TestWorker.command(folder), InstantSource.system());
    }

    private static ProofPlan plan(Protocol protocol, int calls, int kills) {
        return new ProofPlan(calls, 2, 16, kills, LEASE_MS, protocol, SEED);
    }
}
