package claimdesk.app.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import claimdesk.app.call.Call;
import claimdesk.app.call.Reply;
import claimdesk.app.call.ReplyCode;
import claimdesk.app.call.Request;
import claimdesk.app.call.Step;
import claimdesk.app.casework.CaseReader;
import claimdesk.app.casework.Topic;
import claimdesk.app.evidence.Evidence;
import claimdesk.app.verdict.Statement;
import claimdesk.app.verdict.Verdict;
import claimdesk.store.agent.ActionKind;
import claimdesk.store.agent.AgentAction;
import claimdesk.store.identity.OrderId;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An agent sends a vendor's request again: the same request, through the same desk, as one more attempt. */
class VendorRetryTest {

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
    void isGivenTheSavedAnswerByteForByte() {
        Reply first = Counter.finish(counter.call("k", "4711"));

        Reply again = answered(send(KeyQuestion.retry(counter.sheet("k")), Counter.BODY));

        assertThat(again.isReplay()).isTrue();
        assertThat(again.answer()).isEqualTo(first.answer());
        assertThat(again.answer().body()).containsExactly(first.answer().body());
        assertThat(counter.types()).containsOnlyOnce(EventType.EFFECT, EventType.SAVED);
    }

    @Test
    void journalsWhatACallJournalsAndThatItWasAnAgent() {
        Call crashed = Counter.runTo(counter.call("k", "4711"), Step.SAVE);
        counter.clock.add(Counter.LEASE_MS);
        int before = counter.journal().size();

        Reply reply = answered(send(KeyQuestion.retry(counter.sheet("k")), Counter.BODY));

        assertThat(reply.status()).isEqualTo(200);
        List<Event> rows = counter.journal().subList(before, counter.journal().size());
        assertThat(rows)
                .extracting(Event::type)
                .containsExactly(
                        EventType.AGENT_ACTION,
                        EventType.RECEIVED,
                        EventType.TAKEN_OVER,
                        EventType.WORK_STARTED,
                        EventType.EFFECT,
                        EventType.SAVED,
                        EventType.ANSWERED,
                        EventType.REPLY_LOST);
        Event act = rows.get(0);
        assertThat(AgentAction.of(act)).contains(AgentAction.of(ActionKind.RETRY, "jo", "asked to"));
        assertThat(act.details()
                        .has(Detail.STORED_ATTEMPT, crashed.attempt().id().text()))
                .isTrue();
        assertThat(rows.get(1).subject().attempt().orElseThrow().text())
                .isEqualTo(act.details().text(Detail.SENT_AS).orElseThrow());
        assertThat(rows.get(1).details().number(Detail.TRY_NUMBER)).hasValue(2);
        assertThat(Evidence.ofRun(counter.store, counter.run, counter.clock.millis())
                        .allKept())
                .isTrue();
    }

    @Test
    void servesAKeyThatIsFreeAgain() {
        Counter.runTo(counter.call("k", "4711"), Step.WORK);
        counter.actions.remove(counter.store, KeyQuestion.release(counter.sheet("k")), "");

        Reply reply = answered(send(KeyQuestion.retry(counter.sheet("k")), Counter.BODY));

        assertThat(reply.status()).isEqualTo(200);
        assertThat(counter.row("k")).isPresent();
    }

    @Test
    void isToldBusyWhileTheLeaseRuns() {
        Call working = Counter.runTo(counter.call("k", "4711"), Step.SAVE);
        KeyQuestion asked = KeyQuestion.retry(counter.sheet("k"));

        assertThat(asked.what()).contains("busy");
        assertThat(answered(send(asked, Counter.BODY)).code()).isEqualTo(ReplyCode.KEY_BUSY.text());

        assertThat(Counter.finish(working).status()).isEqualTo(200);
    }

    @Test
    void sendsNothingThatIsNotTheSameRequest() {
        Counter.finish(counter.call("k", "4711"));
        KeyQuestion asked = KeyQuestion.retry(counter.sheet("k"));
        KnownRequest known = asked.sheet().request().orElseThrow();

        assertThat(known.again()).isEmpty();
        assertThat(known.again("{\"note\":\"later\"}", "")).isEmpty();
        assertThat(known.again(Counter.BODY, "fast=1")).isEmpty();
        assertThat(known.again("{ \"note\" : \"now, please\" }\n", "")).isPresent();
        int rows = counter.journal().size();
        Request other = counter.call("k", "4711", "{}").attempt().request();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> counter.retry().send(counter.store, Counter.SETTINGS, asked, other, ""));
        assertThat(counter.journal()).hasSize(rows);
    }

    @Test
    void findsAnEmptyBodyAndThatOfASimulatedVendorByItself() {
        counter.place("3-North-12");
        Counter.finish(counter.call("empty", "4711", ""));
        Counter.finish(counter.call("simulated", "3-North-12", "{\"note\":\"please deliver\",\"action\":12}"));
        Counter.finish(counter.call("changed", "3-North-12", "{\"note\":\"sent at try 2\",\"action\":12}"));

        for (String key : List.of("empty", "simulated", "changed")) {
            KeyQuestion asked = KeyQuestion.retry(counter.sheet(key));
            Request again = asked.sheet().request().orElseThrow().again().orElseThrow();
            assertThat(answered(counter.retry().send(counter.store, Counter.SETTINGS, asked, again, ""))
                            .isReplay())
                    .isTrue();
        }
    }

    @Test
    void sendsTheRequestThatTheRowIsForAndNotALaterMismatch() {
        Counter.finish(counter.call("k", "4711"));
        Counter.finish(counter.call("k", "4711", "{}"));

        KnownRequest known = counter.sheet("k").request().orElseThrow();

        assertThat(known.fingerprint())
                .isEqualTo(counter.row("k").orElseThrow().fingerprint().sha256());
        assertThat(known.again(Counter.BODY, "")).isPresent();
    }

    @Test
    void isNotSentIfTheRowHasChangedSinceItWasShown() {
        Call working = Counter.runTo(counter.call("k", "4711"), Step.SAVE);
        counter.clock.add(Counter.LEASE_MS);
        KeyQuestion asked = KeyQuestion.retry(counter.sheet("k"));
        Counter.runTo(counter.call("k", "4711"), Step.SAVE);
        int rows = counter.journal().size();

        assertThat(send(asked, Counter.BODY)).isInstanceOf(ActOutcome.Changed.class);

        assertThat(counter.journal()).hasSize(rows);
        assertThat(Counter.finish(working).code()).isEqualTo(ReplyCode.NOT_SAVED.text());
    }

    @Test
    void isNotSentIfThatCannotBeJournalled() {
        Counter.finish(counter.call("k", "4711"));
        KeyQuestion asked = KeyQuestion.retry(counter.sheet("k"));
        int rows = counter.journal().size();
        Request same =
                asked.sheet().request().orElseThrow().again(Counter.BODY, "").orElseThrow();

        assertThat(counter.retry().send(counter.store.whileLocked(), Counter.SETTINGS, asked, same, ""))
                .isInstanceOf(ActOutcome.Failed.class);

        assertThat(counter.journal()).hasSize(rows);
    }

    @Test
    void doesNotCountAsWhatTheVendorWasTold() {
        Counter.finish(counter.call("k", "4711"));
        counter.clock.add(1_000);
        List<Statement> before = verdict().statements();

        send(KeyQuestion.retry(counter.sheet("k")), Counter.BODY);

        assertThat(verdict().statements())
                .extracting(Statement::claim, Statement::value, Statement::text)
                .containsAll(before.stream()
                        .map(one -> org.assertj.core.groups.Tuple.tuple(one.claim(), one.value(), one.text()))
                        .toList());
        assertThat(verdict().findings()).isEmpty();
    }

    private Verdict verdict() {
        return Verdict.of(CaseReader.find(counter.store, new Topic.OfOrder(new OrderId("4711")), counter.clock.millis())
                .orElseThrow());
    }

    private ActOutcome send(KeyQuestion asked, String body) {
        Request same = asked.sheet().request().orElseThrow().again(body, "").orElseThrow();
        return counter.retry().send(counter.store, Counter.SETTINGS, asked, same, "asked to");
    }

    private static Reply answered(ActOutcome outcome) {
        assertThat(outcome).isInstanceOf(ActOutcome.Answered.class);
        return ((ActOutcome.Answered) outcome).reply();
    }
}
