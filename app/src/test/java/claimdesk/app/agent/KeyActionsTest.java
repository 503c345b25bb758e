package claimdesk.app.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import claimdesk.app.call.Call;
import claimdesk.app.call.Outside;
import claimdesk.app.call.Reply;
import claimdesk.app.call.ReplyCode;
import claimdesk.app.call.Step;
import claimdesk.app.evidence.Evidence;
import claimdesk.store.Store;
import claimdesk.store.Transactions;
import claimdesk.store.UnitOfWork;
import claimdesk.store.agent.ActionKind;
import claimdesk.store.agent.AgentAction;
import claimdesk.store.claim.OwnerToken;
import claimdesk.store.claim.StoredKey;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An agent releases a claim or purges an answer, as it was shown and not otherwise. */
class KeyActionsTest {

    @TempDir
    Path folder;

    private Counter counter;

    @BeforeEach
    void open() {
        counter = new Counter(folder).place("4711");
    }

    @AfterEach
    void close() {
        counter.close();
    }

    @Test
    void releasesAStuckClaimAndJournalsWhoDidItAndWhatItWas() {
        Call crashed = Counter.runTo(counter.call("k", "4711"), Step.WORK);
        counter.clock.add(Counter.LEASE_MS);
        StoredKey shown = counter.row("k").orElseThrow();

        ActOutcome outcome = counter.actions.remove(counter.store, KeyQuestion.release(counter.sheet("k")), "stuck");

        assertThat(outcome).isInstanceOf(ActOutcome.Done.class);
        assertThat(counter.row("k")).isEmpty();
        Event act = counter.last(EventType.AGENT_ACTION);
        assertThat(AgentAction.of(act)).contains(AgentAction.of(ActionKind.RELEASE, "jo", "stuck"));
        assertThat(act.run()).isEqualTo(counter.run);
        assertThat(act.subject().scopedKey()).contains(Counter.key("k"));
        assertThat(act.subject().order()).contains(shown.order());
        assertThat(act.details().has(Detail.STORED_STATE, "in_progress")).isTrue();
        assertThat(act.details()
                        .has(Detail.STORED_ATTEMPT, crashed.attempt().id().text()))
                .isTrue();
        assertThat(act.details().number(Detail.STORED_LEASE_UNTIL_MS)).hasValue(shown.leaseUntilMs());
        assertThat(act.details().has(Detail.ROW_READ, shown.digest())).isTrue();
        assertThat(act.details().all().values()).noneMatch(value -> value.contains("secret"));
        assertThat(counter.types()).endsWith(EventType.PURGED, EventType.AGENT_ACTION);
        assertThat(Evidence.ofRun(counter.store, counter.run, counter.clock.millis())
                        .allKept())
                .isTrue();
    }

    @Test
    void saysThatTheOwnerOfARunningClaimWillBeRefusedAndSoItIs() {
        Call working = Counter.runTo(counter.call("k", "4711"), Step.SAVE);
        KeyQuestion asked = KeyQuestion.release(counter.sheet("k"));

        assertThat(asked.warnings()).anyMatch(text -> text.contains("the save will be refused"));
        counter.actions.remove(counter.store, asked, "");
        Reply reply = Counter.finish(working);

        assertThat(reply.code()).isEqualTo(ReplyCode.NOT_SAVED.text());
        assertThat(counter.row("k")).isEmpty();
        assertThat(counter.types()).doesNotContain(EventType.EFFECT);
    }

    @Test
    void purgesASavedAnswerSoThatTheNextRequestIsServedAnewAndDoesNothingTwice() {
        Reply first = Counter.finish(counter.call("k", "4711"));
        KeyQuestion asked = KeyQuestion.purge(counter.sheet("k"));

        assertThat(asked.warnings()).anyMatch(text -> text.contains("delivered by attempt attempt-1"));
        assertThat(counter.actions.remove(counter.store, asked, "")).isInstanceOf(ActOutcome.Done.class);

        Reply second = Counter.finish(counter.call("k", "4711"));
        assertThat(second.isReplay()).isFalse();
        assertThat(second.status()).isEqualTo(first.status());
        assertThat(counter.types()).containsOnlyOnce(EventType.EFFECT);
        assertThat(counter.last(EventType.AGENT_ACTION).details().number(Detail.STATUS))
                .hasValue(200);
    }

    @Test
    void warnsThatTheEffectOfAnUnknownOutcomeMayHaveHappened() {
        counter.outside = Outside.Reached.UNKNOWN;
        Counter.finish(counter.call("k", "4711"));

        KeyQuestion purge = KeyQuestion.purge(counter.sheet("k"));

        assertThat(purge.isPossible()).isTrue();
        assertThat(purge.warnings()).anyMatch(text -> text.contains("may happen a second time"));
        assertThat(KeyQuestion.retry(counter.sheet("k")).obstacle())
                .get()
                .asString()
                .contains("unknown");
    }

    @Test
    void warnsThatWorkHadBegun() {
        Counter.runTo(counter.call("k", "4711"), Step.WORK);
        assertThat(KeyQuestion.release(counter.sheet("k")).warnings()).noneMatch(text -> text.contains("begun"));

        Counter.runTo(counter.call("l", "4711"), Step.SAVE);

        assertThat(KeyQuestion.release(counter.sheet("l")).warnings()).anyMatch(text -> text.contains("begun"));
    }

    @Test
    void offersOnlyWhatFitsTheRow() {
        assertThat(KeyQuestion.release(counter.sheet("k")).isPossible()).isFalse();
        assertThat(KeyQuestion.purge(counter.sheet("k")).isPossible()).isFalse();
        assertThat(KeyQuestion.retry(counter.sheet("k")).isPossible()).isFalse();
        Call call = Counter.runTo(counter.call("k", "4711"), Step.WORK);
        assertThat(KeyQuestion.release(counter.sheet("k")).isPossible()).isTrue();
        assertThat(KeyQuestion.purge(counter.sheet("k")).isPossible()).isFalse();
        Counter.finish(call);
        KeyQuestion release = KeyQuestion.release(counter.sheet("k"));
        assertThat(release.isPossible()).isFalse();
        assertThat(KeyQuestion.purge(counter.sheet("k")).isPossible()).isTrue();

        assertThatIllegalArgumentException().isThrownBy(() -> counter.actions.remove(counter.store, release, ""));
    }

    @Test
    void writesNothingAndSaysWhatChangedIfTheClaimWasSavedMeanwhile() {
        Call working = Counter.runTo(counter.call("k", "4711"), Step.SAVE);
        KeyQuestion asked = KeyQuestion.release(counter.sheet("k"));
        Counter.finish(working);
        int rows = counter.journal().size();

        ActOutcome outcome = counter.actions.remove(counter.store, asked, "");

        assertThat(((ActOutcome.Changed) outcome).changes())
                .contains("state: in progress \u2192 saved, outcome final", "answer: 200, 72 bytes");
        assertThat(counter.journal()).hasSize(rows);
        assertThat(counter.row("k").flatMap(StoredKey::saved)).isPresent();
    }

    @Test
    void writesNothingIfTheClaimWasTakenOverMeanwhile() {
        Counter.runTo(counter.call("k", "4711"), Step.WORK);
        counter.clock.add(Counter.LEASE_MS);
        KeyQuestion asked = KeyQuestion.release(counter.sheet("k"));
        Call successor = Counter.runTo(counter.call("k", "4711"), Step.SAVE);

        ActOutcome outcome = counter.actions.remove(counter.store, asked, "");

        assertThat(((ActOutcome.Changed) outcome).changes()).anyMatch(text -> text.startsWith("owner: token "));
        assertThat(Counter.finish(successor).status()).isEqualTo(200);
    }

    @Test
    void letsOneOfTwoAgentsWinAndTellsTheOther() {
        Counter.runTo(counter.call("k", "4711"), Step.WORK);
        KeyQuestion one = KeyQuestion.release(counter.sheet("k"));
        KeyQuestion other = KeyQuestion.release(counter.sheet("k"));

        assertThat(counter.actions.remove(counter.store, one, "")).isInstanceOf(ActOutcome.Done.class);
        ActOutcome second = new KeyActions("sam", new RowWords(Long::toString)).remove(counter.store, other, "");

        assertThat(((ActOutcome.Changed) second).changes()).containsExactly("the row is gone: the key is free");
        assertThat(counter.types()).containsOnlyOnce(EventType.AGENT_ACTION, EventType.PURGED);
    }

    @Test
    void leavesAFileAloneThatIsLockedOrFullOrOnlyLookedAt() {
        Counter.runTo(counter.call("k", "4711"), Step.WORK);
        KeyQuestion asked = KeyQuestion.release(counter.sheet("k"));
        int rows = counter.journal().size();

        assertFailed(counter.actions.remove(counter.store.whileLocked(), asked, ""), "Nothing was done");
        assertFailed(counter.actions.remove(counter.store.onFullDisk(), asked, ""), "Nothing was done");
        assertThat(counter.journal()).hasSize(rows);
        assertThat(counter.row("k")).isPresent();

        try (Store readOnly = Store.openReadOnly(folder.resolve("desk.db"), counter.clock)) {
            assertFailed(counter.actions.remove(readOnly, asked, ""), "reading only");
        }
    }

    @Test
    void rollsBackTheRowWithItsJournalRow() {
        Counter.runTo(counter.call("k", "4711"), Step.WORK);
        KeyQuestion asked = KeyQuestion.release(counter.sheet("k"));
        Transactions failsAtTheEnd = new Transactions() {
            @Override
            public <T> T write(UnitOfWork<T> unit) {
                return counter.store.write(tables -> {
                    unit.run(tables);
                    throw new IllegalStateException("the last moment");
                });
            }
        };

        assertThat(org.assertj.core.api.Assertions.catchThrowable(
                        () -> counter.actions.remove(failsAtTheEnd, asked, "")))
                .hasMessage("the last moment");

        assertThat(counter.row("k")).isPresent();
        assertThat(counter.types()).doesNotContain(EventType.AGENT_ACTION, EventType.PURGED);
    }

    @Test
    void doesNotClaimToKnowWhatBecameOfAnUnacknowledgedWrite() {
        Counter.runTo(counter.call("k", "4711"), Step.WORK);
        KeyQuestion asked = KeyQuestion.release(counter.sheet("k"));

        assertFailed(
                counter.actions.remove(counter.store.losingAcknowledgements(), asked, ""), "not known whether it was");

        assertThat(counter.actions.remove(counter.store, asked, "")).isInstanceOf(ActOutcome.Changed.class);
        assertThat(counter.types()).containsOnlyOnce(EventType.AGENT_ACTION);
    }

    @Test
    void showsTheOwnerByItsDigestOnly() {
        Counter.runTo(counter.call("k", "4711"), Step.WORK);
        OwnerToken token = counter.row("k").orElseThrow().token().orElseThrow();

        assertThat(new RowWords(Long::toString)
                        .facts(counter.row("k"), Counter.START_MS)
                        .toString())
                .contains(token.digest())
                .doesNotContain(token.text());
    }

    private static void assertFailed(ActOutcome outcome, String what) {
        assertThat(outcome).isInstanceOf(ActOutcome.Failed.class);
        assertThat(((ActOutcome.Failed) outcome).problem()).contains(what);
    }
}
