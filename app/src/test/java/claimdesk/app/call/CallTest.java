package claimdesk.app.call;

import static claimdesk.app.call.TestDesk.LEASE_MS;
import static claimdesk.app.call.TestDesk.NORTH;
import static claimdesk.app.call.TestDesk.START_MS;
import static claimdesk.app.call.TestDesk.finish;
import static claimdesk.app.call.TestDesk.runTo;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import claimdesk.store.claim.FitProtocol;
import claimdesk.store.claim.KeyState;
import claimdesk.store.identity.Vendor;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.EventType;
import claimdesk.store.order.Operation;
import claimdesk.store.order.OrderState;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** One attempt served under the default protocol, by its ending. */
class CallTest {

    @TempDir
    Path folder;

    private TestDesk desk;

    @BeforeEach
    void open() {
        desk = new TestDesk(folder, FitProtocol.DEFAULT);
        desk.place("4711", OrderState.PLACED);
    }

    @AfterEach
    void close() {
        desk.close();
    }

    @Test
    void deliversOnceAndSavesWhatItAnswers() {
        Call call = desk.call("k", Operation.DELIVER, "4711");

        Reply reply = finish(call);

        assertThat(reply.status()).isEqualTo(200);
        assertThat(reply.isReplay()).isFalse();
        assertThat(desk.order("4711").state()).isEqualTo(OrderState.DELIVERED);
        assertThat(desk.row("k").orElseThrow().saved().orElseThrow().answer()).isEqualTo(reply.answer());
        assertThat(desk.eventsOf(call))
                .containsExactly(
                        EventType.RECEIVED,
                        EventType.CLAIMED,
                        EventType.WORK_STARTED,
                        EventType.EFFECT,
                        EventType.SAVED,
                        EventType.ANSWERED);
    }

    /** Cases C24 and C25. */
    @Test
    void replaysTheSavedAnswerUnchangedAndMarked() {
        Reply first = desk.serve("k", Operation.DELIVER, "4711");
        desk.clock.add(5000);

        Reply replay = desk.serve("k", Operation.DELIVER, "4711");

        assertThat(replay.answer()).isEqualTo(first.answer());
        assertThat(replay.headers())
                .containsAllEntriesOf(first.headers())
                .containsEntry("idempotency-replayed", "true")
                .containsEntry("idempotency-attempt", "attempt-1")
                .containsEntry("idempotency-saved-at", "1970-01-01T00:16:40Z");
        assertThat(replay.code()).isEqualTo("done");
        assertThat(desk.count(EventType.EFFECT)).isEqualTo(1);
    }

    @Test
    void savesAndReplaysAnIllegalMoveLikeAnyAnswer() {
        Reply refusal = desk.serve("k", Operation.REFUND, "4711");
        Reply replay = desk.serve("k", Operation.REFUND, "4711");

        assertThat(refusal.status()).isEqualTo(422);
        assertThat(refusal.code()).isEqualTo("move-illegal");
        assertThat(refusal.advice()).isEqualTo(KeyAdvice.NEW_KEY);
        assertThat(replay.answer()).isEqualTo(refusal.answer());
        assertThat(replay.isReplay()).isTrue();
        assertThat(desk.order("4711").state()).isEqualTo(OrderState.PLACED);
    }

    @Test
    void doesNotShowOneVendorTheOrderOfAnother() {
        Reply reply = finish(desk.call(new Vendor("south"), "k", Operation.DELIVER, "4711", "{}"));

        assertThat(reply.status()).isEqualTo(404);
        assertThat(desk.order("4711").state()).isEqualTo(OrderState.PLACED);
    }

    @Test
    void tellsTheSecondCallerHowLongTheKeyIsBusy() {
        runTo(desk.call("k", Operation.DELIVER, "4711"), Step.WORK);
        desk.clock.add(LEASE_MS - 1500);

        Reply reply = desk.serve("k", Operation.DELIVER, "4711");

        assertThat(reply.status()).isEqualTo(409);
        assertThat(reply.code()).isEqualTo("key-busy");
        assertThat(reply.advice()).isEqualTo(KeyAdvice.SAME_KEY);
        assertThat(reply.headers()).containsEntry("retry-after", "2");
    }

    @Test
    void neitherRunsNorReplaysAnotherRequestUnderAUsedKey() {
        desk.place("4712", OrderState.PLACED);
        desk.serve("k", Operation.DELIVER, "4711");

        Reply reply = desk.serve("k", Operation.DELIVER, "4712");

        assertThat(reply.status()).isEqualTo(422);
        assertThat(reply.code()).isEqualTo("key-mismatch");
        assertThat(reply.advice()).isEqualTo(KeyAdvice.NEW_KEY);
        assertThat(desk.order("4712").state()).isEqualTo(OrderState.PLACED);
    }

    @Test
    void tellsAMismatchFromBusyWhileTheKeyIsInProgress() {
        runTo(desk.call("k", Operation.DELIVER, "4711"), Step.WORK);

        Reply reply = desk.serve("k", Operation.CANCEL, "4711");

        assertThat(reply.code()).isEqualTo("key-mismatch");
    }

    @Test
    void refusesAnAttemptWithoutAKeyAndLeavesNoRow() {
        Request request = new Request("POST", "/orders/{order}/deliver", "4711", "", "application/json", new byte[0]);

        Reply reply = finish(desk.call(NORTH, null, Operation.DELIVER, request));

        assertThat(reply.status()).isEqualTo(400);
        assertThat(reply.code()).isEqualTo("key-missing");
        assertThat(desk.count(EventType.CLAIMED)).isZero();
    }

    /** Case C28. */
    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 1})
    void takesBodiesUpToOneMebibyte(int over) {
        byte[] body = new byte[Request.BODY_BYTES_MAX + over];
        Request request = new Request("POST", "/orders/{order}/deliver", "4711", "", "text/plain", body);

        Reply reply = finish(desk.call(NORTH, "k", Operation.DELIVER, request));

        assertThat(reply.status()).isEqualTo(over > 0 ? 413 : 200);
        assertThat(desk.row("k").isPresent()).isEqualTo(over <= 0);
    }

    /** Case C39: the limit is on vendor and key together. */
    @Test
    void refusesAKeyThatIsTooLongForItsVendorBeforeItIsClaimed() {
        Vendor vendor = new Vendor("v".repeat(100));

        Reply reply = finish(desk.call(vendor, "k".repeat(255), Operation.DELIVER, "4711", "{}"));

        assertThat(reply.status()).isEqualTo(400);
        assertThat(reply.code()).isEqualTo("key-invalid");
        assertThat(desk.count(EventType.CLAIMED)).isZero();
    }

    @Test
    void refusesABodyThatNamesAMemberTwice() {
        Reply reply = finish(desk.call(NORTH, "k", Operation.DELIVER, "4711", "{\"a\":1,\"\\u0061\":2}"));

        assertThat(reply.code()).isEqualTo("body-ambiguous");
        assertThat(desk.row("k")).isEmpty();
    }

    @Test
    void answersTheMembersOfABodyInAnyOrderWithOneReplay() {
        finish(desk.call(NORTH, "k", Operation.DELIVER, "4711", "{\"a\":1,\"b\":2}"));

        Reply reply = finish(desk.call(NORTH, "k", Operation.DELIVER, "4711", "{ \"b\":2, \"a\":1 }"));

        assertThat(reply.isReplay()).isTrue();
    }

    /** Case C21, first half: nothing was done, so a retry may run. */
    @Test
    void releasesTheKeyWhereNothingWasDone() {
        desk.outside = Outside.Reached.UNAVAILABLE;
        Reply first = desk.serve("k", Operation.DELIVER, "4711");
        desk.outside = Outside.Reached.READY;

        Reply second = desk.serve("k", Operation.DELIVER, "4711");

        assertThat(first.status()).isEqualTo(503);
        assertThat(first.advice()).isEqualTo(KeyAdvice.SAME_KEY);
        assertThat(second.status()).isEqualTo(200);
        assertThat(second.isReplay()).isFalse();
    }

    /** Case C21, second half: something may have been done, so nothing runs again by itself. */
    @Test
    void keepsAnUnknownOutcomeForAPersonAndNeverRunsItAgain() {
        desk.outside = Outside.Reached.UNKNOWN;
        Reply first = desk.serve("k", Operation.DELIVER, "4711");
        desk.outside = Outside.Reached.READY;
        desk.clock.add(10 * LEASE_MS);

        Reply second = desk.serve("k", Operation.DELIVER, "4711");

        assertThat(first.code()).isEqualTo("outcome-unknown");
        assertThat(first.advice()).isEqualTo(KeyAdvice.ASK_A_PERSON);
        assertThat(second.answer()).isEqualTo(first.answer());
        assertThat(desk.order("4711").state()).isEqualTo(OrderState.PLACED);
    }

    /** Retention does not end an unknown outcome: only a person does. */
    @Test
    void keepsAnUnknownOutcomePastItsRetention() {
        desk.outside = Outside.Reached.UNKNOWN;
        Reply first = desk.serve("k", Operation.DELIVER, "4711");
        desk.outside = Outside.Reached.READY;
        desk.clock.add(2 * TestDesk.RETENTION_MS);

        int purged = desk.store.write(tables -> tables.claims().purge(desk.run, 10));
        Reply second = desk.serve("k", Operation.DELIVER, "4711");

        assertThat(purged).isZero();
        assertThat(second.answer()).isEqualTo(first.answer());
        assertThat(second.isReplay()).isTrue();
        assertThat(desk.order("4711").state()).isEqualTo(OrderState.PLACED);
    }

    @Test
    void answersAServerErrorWhenTheLeaseEndedAndRollsItsWorkBack() {
        Call call = desk.call("k", Operation.DELIVER, "4711");
        runTo(call, Step.SAVE);
        desk.clock.set(START_MS + LEASE_MS);

        Reply reply = finish(call);

        assertThat(reply.status()).isEqualTo(500);
        assertThat(reply.code()).isEqualTo("not-saved");
        assertThat(reply.advice()).isEqualTo(KeyAdvice.SAME_KEY);
        assertThat(desk.order("4711").state()).isEqualTo(OrderState.PLACED);
        assertThat(desk.row("k").orElseThrow().state()).isEqualTo(KeyState.IN_PROGRESS);
        assertThat(desk.eventsOf(call))
                .containsExactly(
                        EventType.RECEIVED,
                        EventType.CLAIMED,
                        EventType.WORK_STARTED,
                        EventType.REFUSED,
                        EventType.ANSWERED);
    }

    /** Case C6: the old owner is refused, the new one delivers. */
    @Test
    void refusesTheOwnerWhoseKeyWasTakenOver() {
        Call slow = desk.call("k", Operation.DELIVER, "4711");
        runTo(slow, Step.SAVE);
        desk.clock.set(START_MS + LEASE_MS);
        Reply quick = desk.serve("k", Operation.DELIVER, "4711");

        Reply late = finish(slow);

        assertThat(quick.status()).isEqualTo(200);
        assertThat(late.code()).isEqualTo("not-saved");
        assertThat(desk.count(EventType.EFFECT)).isEqualTo(1);
        assertThat(desk.row("k").orElseThrow().attempt().text()).isEqualTo("attempt-2");
    }

    @Test
    void keepsItsKeyForLongWorkThatRenewsItsLease() {
        Call call = desk.call("k", Operation.DELIVER, "4711");
        runTo(call, Step.SAVE);
        desk.clock.add(LEASE_MS - 1);
        call.renew();
        desk.clock.add(LEASE_MS - 1);

        assertThat(finish(call).status()).isEqualTo(200);
    }

    /** Case C13. */
    @Test
    void findsItsOwnClaimWhenTheAcknowledgementWasLost() {
        Call call = desk.call("k", Operation.DELIVER, "4711");
        runTo(call, Step.CLAIM);
        call.step(desk.store.losingAcknowledgements());

        Reply reply = finish(call);

        assertThat(reply.status()).isEqualTo(200);
        assertThat(desk.count(EventType.CLAIMED)).isEqualTo(1);
        assertThat(desk.count(EventType.EFFECT)).isEqualTo(1);
    }

    @Test
    void doesNotSayThatNothingWasDoneWhenTheClaimIsNeverAcknowledged() {
        Call call = desk.call("k", Operation.DELIVER, "4711");
        runTo(call, Step.CLAIM);
        while (call.next() == Step.CLAIM) {
            call.step(desk.store.losingAcknowledgements());
        }

        Reply reply = finish(call);
        assertThat(reply.code()).isEqualTo("save-failed");
        assertThat(reply.advice()).isEqualTo(KeyAdvice.SAME_KEY);
    }

    @Test
    void saysSaveFailedWhenTheSaveIsNotAcknowledgedAndReplaysItToTheRetry() {
        Call call = desk.call("k", Operation.DELIVER, "4711");
        runTo(call, Step.SAVE);
        call.step(desk.store.losingAcknowledgements());

        Reply reply = finish(call);
        Reply retry = desk.serve("k", Operation.DELIVER, "4711");

        assertThat(reply.status()).isEqualTo(500);
        assertThat(desk.journal())
                .filteredOn(event -> event.type() == EventType.FAILED)
                .singleElement()
                .satisfies(event ->
                        assertThat(event.details().text(Detail.REASON)).contains("saved, acknowledgement lost"));
        assertThat(retry.status()).isEqualTo(200);
        assertThat(retry.isReplay()).isTrue();
    }

    @Test
    void doesNotTellASuccessThatItCouldNotJournal() {
        Call call = desk.call("k", Operation.DELIVER, "4711");
        runTo(call, Step.ANSWER);

        call.step(desk.store.whileLocked());

        assertThat(call.reply().orElseThrow().status()).isEqualTo(500);
        assertThat(desk.serve("k", Operation.DELIVER, "4711").isReplay()).isTrue();
    }

    @Test
    void runsNewWorkOnceTheRetentionHasPassedButNeverTheSameEffect() {
        desk.serve("k", Operation.DELIVER, "4711");
        desk.clock.add(TestDesk.RETENTION_MS);

        Call again = desk.call("k", Operation.DELIVER, "4711");
        Reply reply = finish(again);

        assertThat(reply.isReplay()).isFalse();
        assertThat(reply.status()).isEqualTo(200);
        assertThat(desk.eventsOf(again))
                .contains(EventType.EXPIRED, EventType.CLAIMED)
                .doesNotContain(EventType.EFFECT);
    }

    @ParameterizedTest
    @EnumSource(ReplyProfile.class)
    void keepsTheCodeUnderEveryProfileAndTellsMismatchFromBusy(ReplyProfile profile) {
        assertThat(ReplyCode.KEY_MISMATCH.text()).isNotEqualTo(ReplyCode.KEY_BUSY.text());
        for (ReplyCode code : ReplyCode.values()) {
            Reply reply = new Replies(profile).problem(code, "why");
            assertThat(reply.code()).isEqualTo(code.text());
            assertThat(ReplyBody.read(reply.answer().body())).isEqualTo(new ReplyBody(code.text(), code.advice()));
        }
    }

    @Test
    void readsNoCodeFromABodyThatIsNoneOfOurs() {
        assertThat(ReplyBody.read("<html>".getBytes(StandardCharsets.UTF_8)))
                .isEqualTo(new ReplyBody("", KeyAdvice.NONE));
    }

    @Test
    void servesAnOrderWhoseNameIsNoPath() {
        desk.place("a\nb/ü c", OrderState.PLACED);

        Reply reply = desk.serve("k", Operation.DELIVER, "a\nb/ü c");

        assertThat(reply.status()).isEqualTo(200);
        assertThat(reply.headers()).containsEntry("location", "/orders/a%0Ab%2F%C3%BC%20c");
    }

    @Test
    void asksOutsideOnceHoweverOftenTheWorkIsRun() {
        try (TestDesk ledger = new TestDesk(folder, FitProtocol.OWNED_CLAIM_LEDGER)) {
            ledger.place("4711", OrderState.DELIVERED);
            Call call = ledger.call("k", Operation.REISSUE, "4711");
            runTo(call, Step.WORK);
            call.step(ledger.store.losingAcknowledgements());
            ledger.outside = Outside.Reached.UNAVAILABLE;

            Reply reply = finish(call);

            assertThat(reply.status()).isEqualTo(200);
            assertThat(ledger.count(EventType.EFFECT)).isEqualTo(1);
        }
    }

    @Test
    void doesNotSayThatNothingWasDoneWhereTheWorkIsInDoubt() {
        try (TestDesk own = new TestDesk(folder, FitProtocol.OWNED_CLAIM)) {
            own.place("4711", OrderState.DELIVERED);
            Call call = own.call("k", Operation.REISSUE, "4711");
            runTo(call, Step.WORK);
            call.step(own.store.losingAcknowledgements());

            Reply reply = finish(call);

            assertThat(reply.code()).isEqualTo("outcome-unknown");
            assertThat(own.serve("k", Operation.REISSUE, "4711").answer()).isEqualTo(reply.answer());
            assertThat(own.count(EventType.EFFECT)).isEqualTo(1);
        }
    }

    @Test
    void freesTheKeyWhereTheWorkFailsUnexpectedly() {
        try (TestDesk own = new TestDesk(folder, FitProtocol.OWNED_CLAIM)) {
            own.place("4711", OrderState.PLACED);
            Call call = own.call("k", Operation.DELIVER, "4711");
            runTo(call, Step.WORK);
            call.step(new FailingTransactions());

            assertThat(finish(call).status()).isEqualTo(503);
            assertThat(own.row("k")).isEmpty();
            assertThat(own.serve("k", Operation.DELIVER, "4711").status()).isEqualTo(200);
        }
    }

    @Test
    void tellsWhatTheJournalSaysWhereOnlyTheAcknowledgementOfTheAnswerIsLost() {
        Call call = desk.call("k", Operation.DELIVER, "4711");
        runTo(call, Step.ANSWER);

        call.step(desk.store.losingAcknowledgements());

        assertThat(call.reply().orElseThrow().status()).isEqualTo(200);
        assertThat(desk.journal().get(desk.journal().size() - 1).details().text(Detail.STATUS))
                .contains("200");
    }

    @Test
    void keepsItsClaimAsItIsWhereItCannotBeRenewed() {
        Call call = desk.call("k", Operation.DELIVER, "4711");
        runTo(call, Step.SAVE);
        desk.store.close();

        call.renew();

        assertThat(call.claim().orElseThrow().leaseUntilMs()).isEqualTo(START_MS + LEASE_MS);
    }

    @Test
    void hasNoStepAfterTheLast() {
        Call call = desk.call("k", Operation.DELIVER, "4711");
        finish(call);

        assertThatIllegalStateException().isThrownBy(call::step);
    }
}
