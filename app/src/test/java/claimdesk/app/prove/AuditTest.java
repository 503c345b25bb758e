package claimdesk.app.prove;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.SettableClock;
import claimdesk.app.call.Call;
import claimdesk.app.call.KeyAdvice;
import claimdesk.app.call.Step;
import claimdesk.app.prove.worker.Ask;
import claimdesk.app.prove.worker.BrokenFence;
import claimdesk.app.prove.worker.ProofCalls;
import claimdesk.app.prove.worker.TestWorker;
import claimdesk.app.prove.worker.Told;
import claimdesk.store.Store;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.claim.Protocol;
import claimdesk.store.database.Durability;
import claimdesk.store.identity.RunId;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The audit finds what is missing, and finds nothing where nothing is. */
class AuditTest {

    private static final long LEASE_MS = 1000;
    private static final String OTHER_HASH = "0123456789abcdef".repeat(4);

    @TempDir
    Path folder;

    private final SettableClock clock = new SettableClock(1_000_000);
    private Store store;
    private ProofCalls calls;
    private final ToldAnswers told = new ToldAnswers(2);

    @BeforeEach
    void openAFileWithTwoOrders() {
        store = Store.openSerial(folder.resolve("audit.db"), Durability.NONE, clock);
        calls = new ProofCalls(store.write(tables -> tables.runs().beginLive("test", FitProtocol.DEFAULT)));
        calls.placeOrders(store, 2);
    }

    @AfterEach
    void close() {
        store.close();
    }

    @Test
    void findsNothingWhereEveryAnswerIsInTheFile() {
        tell(serve(1));
        tell(serve(2));
        tell(serve(2));

        ProofReport.Findings findings = audit(FitProtocol.DEFAULT);

        assertThat(findings.missing().lostAnswers()).isZero();
        assertThat(findings.missing()).isEqualTo(new ProofReport.Missing(0, 0, 0));
        assertThat(findings.stuckKeys()).isZero();
        assertThat(findings.scores().executions()).isEqualTo(2);
        assertThat(findings.scores().replays()).isEqualTo(1);
    }

    @Test
    void countsAnAnswerThatTheVendorWasToldAndTheFileDoesNotHave() {
        tell(serve(1));
        told.add(reply(2, 200, OTHER_HASH));

        assertThat(audit(FitProtocol.DEFAULT).missing().lostAnswers()).isEqualTo(1);
    }

    @Test
    void countsAVendorThatWasToldTwoDifferentSuccesses() {
        told.add(reply(1, 200, OTHER_HASH));
        tell(serve(1));

        assertThat(audit(FitProtocol.DEFAULT).missing().lostAnswers()).isEqualTo(1);
    }

    @Test
    void doesNotMissWhatTheVendorWasToldWasNotDone() {
        told.add(reply(1, 500, OTHER_HASH));

        assertThat(audit(FitProtocol.DEFAULT).missing().lostAnswers()).isZero();
    }

    @Test
    void countsASuccessWhoseEffectIsNotThere() {
        tell(serve(1));
        tell(serve(2));
        ProofCalls others = new ProofCalls(new RunId(calls.run().number() + 1));
        ProofPlan plan = new ProofPlan(2, 1, 1, 0, LEASE_MS, FitProtocol.DEFAULT, 1);

        assertThat(new Audit(store, others, plan)
                        .findings(told, clock, TestWorker::token)
                        .missing()
                        .missingEffects())
                .isEqualTo(2);
        assertThat(audit(FitProtocol.DEFAULT).missing().missingEffects()).isZero();
    }

    @Test
    void countsAGuardedEffectWithoutItsMessage() {
        protocol = FitProtocol.OWNED_CLAIM;
        tell(serve(1));
        tell(serve(2));

        assertThat(audit(FitProtocol.OWNED_CLAIM).missing().missingEffects()).isZero();
        assertThat(audit(FitProtocol.OWNED_CLAIM_LEDGER).missing().missingEffects())
                .isEqualTo(2);
    }

    @Test
    void countsAnActionThatNobodyWasToldASuccessOf() {
        tell(serve(1));
        told.add(reply(2, 422, OTHER_HASH));

        assertThat(audit(FitProtocol.DEFAULT).missing().unserved()).isEqualTo(1);
    }

    @Test
    void freesAKeyWhoseOwnerDied() {
        abandon(1);

        assertThat(audit(FitProtocol.DEFAULT).stuckKeys()).isZero();
    }

    @Test
    void countsAKeyThatARetryDoesNotFree() {
        abandon(1);

        assertThat(audit(BrokenFence.named(BrokenFence.NO_TAKEOVER)).stuckKeys())
                .isEqualTo(1);
    }

    private ProofReport.Findings audit(Protocol protocol) {
        clock.add(LEASE_MS);
        ProofPlan plan = new ProofPlan(2, 1, 1, 0, LEASE_MS, protocol, 1);
        return new Audit(store, calls, plan).findings(told, clock, TestWorker::token);
    }

    private int tries;
    private Protocol protocol = FitProtocol.DEFAULT;

    private Told serve(int number) {
        Call call = call(number);
        while (call.next() != Step.DONE) {
            call.step();
        }
        return Told.of(new Ask(number, tries, Ask.Fault.NONE, 0), call.reply().orElseThrow());
    }

    private void abandon(int number) {
        Call call = call(number);
        while (call.next() != Step.SAVE) {
            call.step();
        }
    }

    private Call call(int number) {
        return calls.serve(ProofCalls.desk(store, protocol, LEASE_MS, "test", TestWorker::token), number, ++tries);
    }

    private void tell(Told reply) {
        told.add(Told.read(reply.line()).orElseThrow());
    }

    private Told reply(int number, int status, String hash) {
        return new Told(number, 1, status, "", KeyAdvice.NONE, hash);
    }
}
