package claimdesk.app.evidence;

import static claimdesk.store.journal.EventType.ANSWERED;
import static claimdesk.store.journal.EventType.BUSY;
import static claimdesk.store.journal.EventType.CLAIMED;
import static claimdesk.store.journal.EventType.EFFECT;
import static claimdesk.store.journal.EventType.MISMATCH;
import static claimdesk.store.journal.EventType.REFUSED;
import static claimdesk.store.journal.EventType.RENEWED;
import static claimdesk.store.journal.EventType.REPLAYED;
import static claimdesk.store.journal.EventType.SAVED;
import static claimdesk.store.journal.EventType.TAKEN_OVER;
import static claimdesk.store.journal.EventType.WORK_STARTED;
import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.store.journal.Detail;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Each invariant on a history that keeps it and on one that breaks it, down to the rows that prove the breach. */
class InvariantCheckerTest {

    private final History history = new History();

    @Test
    void oneExecutionIsBrokenByASecondEffectOfOneKind() {
        history.then(EFFECT, "a1", Detail.EFFECT, "email")
                .then(EFFECT, "a2", Detail.EFFECT, "refund")
                .then(EFFECT, "a2", Detail.EFFECT, "email");

        InvariantResult result = history.check(Invariant.ONE_EXECUTION);

        assertThat(result.isKept()).isFalse();
        assertThat(result.violations()).extracting(Violation::seqs).containsExactly(List.of(1L, 3L));
    }

    @Test
    void oneExecutionIsKeptByEffectsOfTwoKinds() {
        history.then(EFFECT, "a1", Detail.EFFECT, "email").then(EFFECT, "a1", Detail.EFFECT, "refund");

        assertThat(history.check(Invariant.ONE_EXECUTION).isKept()).isTrue();
    }

    @Test
    void successMeansSavedIsBrokenByASuccessWithoutItsOwnSave() {
        history.then(SAVED, "a1", Detail.ANSWER_SHA256, "x")
                .then(ANSWERED, "a2", Detail.STATUS, 200, Detail.ANSWER_SHA256, "x");

        assertThat(history.check(Invariant.SUCCESS_MEANS_SAVED).violations())
                .extracting(Violation::seqs)
                .containsExactly(List.of(2L));
    }

    @Test
    void successMeansSavedIsBrokenByASuccessThatWasNotTheAnswerSaved() {
        history.then(SAVED, "a1", Detail.ANSWER_SHA256, "x")
                .then(ANSWERED, "a1", Detail.STATUS, 200, Detail.ANSWER_SHA256, "y");

        assertThat(history.check(Invariant.SUCCESS_MEANS_SAVED).found()).isEqualTo(1);
    }

    @Test
    void successMeansSavedSaysNothingOfASuccessWhoseSaveWasForgotten() {
        for (int attempt = 0; attempt <= Recent.ATTEMPTS_MAX; attempt++) {
            history.then(SAVED, "a" + attempt, Detail.ANSWER_SHA256, "x");
        }
        history.then(ANSWERED, "a0", Detail.STATUS, 200, Detail.ANSWER_SHA256, "x");
        history.then(ANSWERED, "a1", Detail.STATUS, 200, Detail.ANSWER_SHA256, "y");

        assertThat(history.check(Invariant.SUCCESS_MEANS_SAVED).found()).isEqualTo(1);
    }

    @Test
    void successMeansSavedForgetsTheOldestOfEndlesslyManySaves() {
        SuccessMeansSaved rule = new SuccessMeansSaved(new Findings());
        for (int attempt = 0; attempt < Recent.ATTEMPTS_MAX + 5; attempt++) {
            history.then(SAVED, "a" + attempt, Detail.ANSWER_SHA256, "x");
        }
        history.events().forEach(rule::accept);

        assertThat(rule.memory().split(",")).hasSize(Recent.ATTEMPTS_MAX);
    }

    @Test
    void successMeansSavedIsKeptByServerErrorsAndReplays() {
        history.then(ANSWERED, "a1", Detail.STATUS, 500)
                .then(ANSWERED, "a2", Detail.STATUS, 200, Detail.REPLAYED, true)
                .then(SAVED, "a3", Detail.ANSWER_SHA256, "x")
                .then(ANSWERED, "a3", Detail.STATUS, 204, Detail.ANSWER_SHA256, "x");

        assertThat(history.check(Invariant.SUCCESS_MEANS_SAVED).isKept()).isTrue();
    }

    @Test
    void noStaleOwnerIsBrokenByASaveOfAFormerOwner() {
        history.then(CLAIMED, "a1", Detail.LEASE_UNTIL_MS, 2000)
                .at(2000)
                .then(TAKEN_OVER, "a2", Detail.LEASE_UNTIL_MS, 4000)
                .then(SAVED, "a1");

        assertThat(history.check(Invariant.NO_STALE_OWNER).violations())
                .extracting(Violation::seqs)
                .containsExactly(List.of(2L, 3L));
    }

    @Test
    void noStaleOwnerIsBrokenByASaveAtTheInstantTheLeaseEnds() {
        history.then(CLAIMED, "a1", Detail.LEASE_UNTIL_MS, 2000).at(2000).then(SAVED, "a1");

        assertThat(history.check(Invariant.NO_STALE_OWNER).found()).isEqualTo(1);
    }

    @Test
    void noStaleOwnerIsBrokenByASaveThatNobodyClaimed() {
        history.then(SAVED, "a1");

        assertThat(history.check(Invariant.NO_STALE_OWNER).found()).isEqualTo(1);
    }

    @Test
    void noStaleOwnerIsKeptByASaveInsideARenewedLease() {
        history.then(CLAIMED, "a1", Detail.LEASE_UNTIL_MS, 2000)
                .then(RENEWED, "a1", Detail.LEASE_UNTIL_MS, 3000)
                .at(2999)
                .then(SAVED, "a1");

        assertThat(history.check(Invariant.NO_STALE_OWNER).isKept()).isTrue();
    }

    @Test
    void byteEqualReplayIsBrokenByOtherBytes() {
        history.then(SAVED, "a1", Detail.ANSWER_SHA256, "x").then(REPLAYED, "a2", Detail.ANSWER_SHA256, "y");

        assertThat(history.check(Invariant.BYTE_EQUAL_REPLAY).violations())
                .extracting(Violation::seqs)
                .containsExactly(List.of(1L, 2L));
    }

    @Test
    void byteEqualReplayIsBrokenWhereTheVendorIsToldOtherBytesThanWereReplayed() {
        history.then(SAVED, "a1", Detail.ANSWER_SHA256, "x")
                .then(REPLAYED, "a2", Detail.ANSWER_SHA256, "x")
                .then(ANSWERED, "a2", Detail.REPLAYED, true, Detail.ANSWER_SHA256, "y");

        assertThat(history.check(Invariant.BYTE_EQUAL_REPLAY).found()).isEqualTo(1);
    }

    @Test
    void byteEqualReplayIsKeptByACallerThatNeverLearnedOfItsReplay() {
        history.then(SAVED, "a1", Detail.ANSWER_SHA256, "x")
                .then(REPLAYED, "a2", Detail.ANSWER_SHA256, "x")
                .then(ANSWERED, "a2", Detail.STATUS, 500, Detail.REPLAYED, false, Detail.ANSWER_SHA256, "y");

        assertThat(history.check(Invariant.BYTE_EQUAL_REPLAY).isKept()).isTrue();
    }

    @Test
    void byteEqualReplayIsBrokenByAReplayOfNothing() {
        history.then(REPLAYED, "a2", Detail.ANSWER_SHA256, "y");

        assertThat(history.check(Invariant.BYTE_EQUAL_REPLAY).found()).isEqualTo(1);
    }

    @Test
    void mismatchNeverRunsIsBrokenByAMismatchThatWorks() {
        history.then(MISMATCH, "a1").then(WORK_STARTED, "a1");

        assertThat(history.check(Invariant.MISMATCH_NEVER_RUNS).violations())
                .extracting(Violation::seqs)
                .containsExactly(List.of(1L, 2L));
    }

    @Test
    void mismatchNeverRunsIsKeptWhereAnotherAttemptWorks() {
        history.then(MISMATCH, "a1").then(WORK_STARTED, "a2").then(ANSWERED, "a1", Detail.STATUS, 422);

        assertThat(history.check(Invariant.MISMATCH_NEVER_RUNS).isKept()).isTrue();
    }

    @Test
    void noStuckKeyIsBrokenByBusyAtTheInstantTheLeaseEnds() {
        history.then(CLAIMED, "a1", Detail.LEASE_UNTIL_MS, 2000)
                .at(1999)
                .then(BUSY, "a2", Detail.LEASE_UNTIL_MS, 2000)
                .then(BUSY, "a3", Detail.LEASE_UNTIL_MS, 2000);

        assertThat(history.check(Invariant.NO_STUCK_KEY).violations())
                .extracting(Violation::seqs)
                .containsExactly(List.of(3L));
    }

    @Test
    void refusalLeavesRowIsBrokenByAnotherRowAtTheNextLook() {
        history.then(SAVED, "a2", Detail.ROW, "r2")
                .then(REFUSED, "a1", Detail.ROW, "r2")
                .then(REPLAYED, "a3", Detail.ROW, "r3");

        assertThat(history.check(Invariant.REFUSAL_LEAVES_ROW).violations())
                .extracting(Violation::seqs)
                .containsExactly(List.of(2L, 3L));
    }

    @Test
    void refusalLeavesRowIsBrokenByAnotherRowAtTheEnd() {
        history.then(SAVED, "a2", Detail.ROW, "r2").then(REFUSED, "a1", Detail.ROW, "r2");

        assertThat(history.check(Invariant.REFUSAL_LEAVES_ROW).violations())
                .extracting(Violation::seqs)
                .containsExactly(List.of(2L));
    }

    @Test
    void refusalLeavesRowIsBrokenByAWriteThatNobodyJournalled() {
        history.then(CLAIMED, "a1", Detail.ROW, "r1").then(REFUSED, "a1", Detail.ROW, "gone");

        assertThat(history.check(Invariant.REFUSAL_LEAVES_ROW).found()).isEqualTo(1);
    }

    @Test
    void refusalLeavesRowIsBrokenByATakeoverThatFoundAnotherRow() {
        history.then(CLAIMED, "a1", Detail.ROW, "r1")
                .then(REFUSED, "a1", Detail.ROW, "r1")
                .then(TAKEN_OVER, "a2", Detail.ROW_READ, "r0", Detail.ROW, "r2");

        assertThat(history.check(Invariant.REFUSAL_LEAVES_ROW).violations())
                .extracting(Violation::seqs)
                .containsExactly(List.of(2L, 3L));
    }

    @Test
    void refusalLeavesRowIsKeptWhereALaterCallerClaimsTheRow() {
        history.then(CLAIMED, "a1", Detail.ROW, "r1")
                .then(REFUSED, "a1", Detail.ROW, "r1")
                .then(BUSY, "a2", Detail.ROW, "r1", Detail.LEASE_UNTIL_MS, 9000)
                .then(TAKEN_OVER, "a3", Detail.ROW_READ, "r1", Detail.ROW, "r3", Detail.LEASE_UNTIL_MS, 9000);

        assertThat(history.check(Invariant.REFUSAL_LEAVES_ROW).isKept()).isTrue();
    }

    @Test
    void anEmptyHistoryKeepsAllSeven() {
        InvariantChecker checker = new InvariantChecker();

        assertThat(checker.results(key -> Optional.empty(), 0)).hasSize(7).allMatch(InvariantResult::isKept);
    }

    @Test
    void countsEveryViolationButKeepsTheRowsOfTheFirstHundred() {
        for (int effect = 0; effect < 151; effect++) {
            history.then(EFFECT, "a" + effect, Detail.EFFECT, "email");
        }

        InvariantResult result = history.check(Invariant.ONE_EXECUTION);

        assertThat(result.found()).isEqualTo(150);
        assertThat(result.violations()).hasSize(100);
    }
}
