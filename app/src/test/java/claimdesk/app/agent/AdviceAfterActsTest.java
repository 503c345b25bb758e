package claimdesk.app.agent;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.call.Call;
import claimdesk.app.call.KeyAdvice;
import claimdesk.app.call.Reply;
import claimdesk.app.call.Request;
import claimdesk.app.call.Step;
import claimdesk.app.casework.CaseReader;
import claimdesk.app.casework.Topic;
import claimdesk.app.verdict.Claim;
import claimdesk.app.verdict.Statement;
import claimdesk.app.verdict.Verdict;
import claimdesk.store.identity.OrderId;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the vendor is told to do looks at what was done to its key since. */
class AdviceAfterActsTest {

    private static final long KEPT_MS = 86_400_000;

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
    void promisesTheSavedAnswerWhileItIsKept() {
        doneAndLost("k");

        assertThat(verdict().advice().keyAdvice()).isEqualTo(KeyAdvice.SAME_KEY);
        assertThat(verdict().advice().text()).contains("saved answer");
    }

    @Test
    void promisesNoAnswerThatAnAgentPurged() {
        doneAndLost("k");
        counter.actions.remove(counter.store, KeyQuestion.purge(counter.sheet("k")), "asked to");

        assertIsGone();
    }

    @Test
    void promisesNoAnswerThatRetentionPurged() {
        doneAndLost("k");
        counter.clock.add(KEPT_MS);
        assertThat(counter.store.<Integer>write(tables -> tables.claims().purge(counter.run, 10)))
                .isOne();

        assertIsGone();
    }

    @Test
    void promisesNoAnswerWhoseRetentionHasPassed() {
        doneAndLost("k");
        counter.clock.add(KEPT_MS - 1);
        assertThat(verdict().advice().keyAdvice()).isEqualTo(KeyAdvice.SAME_KEY);

        counter.clock.add(1);

        assertIsGone();
    }

    @Test
    void promisesTheAnswerOfTheVendorsLastKeyWhateverBecameOfAnother() {
        doneAndLost("k");
        counter.actions.remove(counter.store, KeyQuestion.purge(counter.sheet("k")), "asked to");
        doneAndLost("k");

        assertThat(counter.types())
                .contains(EventType.PURGED)
                .filteredOn(EventType.SAVED::equals)
                .hasSize(2);
        assertThat(verdict().advice().keyAdvice()).isEqualTo(KeyAdvice.SAME_KEY);
    }

    @Test
    void takesAnAgentsReplyForNothingThatTheVendorWasTold() {
        Call late = Counter.runTo(counter.call("k", "4711"), Step.SAVE);
        counter.clock.add(Counter.LEASE_MS);
        assertThat(Counter.finish(late).status()).isGreaterThanOrEqualTo(500);
        Statement before = told();
        assertThat(before.text())
                .contains(String.valueOf(late.reply().orElseThrow().status()));
        counter.clock.add(1_000);
        KeyQuestion asked = KeyQuestion.retry(counter.sheet("k"));
        Request same =
                asked.sheet().request().orElseThrow().again(Counter.BODY, "").orElseThrow();

        ActOutcome outcome = counter.retry().send(counter.store, Counter.SETTINGS, asked, same, "");

        assertThat(((ActOutcome.Answered) outcome).reply().status()).isEqualTo(200);
        assertThat(told()).isEqualTo(before);
    }

    /** Done and saved, and the vendor never learned of it. */
    private void doneAndLost(String key) {
        Call call = counter.call(key, "4711");
        Reply reply = Counter.finish(call);
        assertThat(reply.status()).isLessThan(500);
        Event answered = counter.last(EventType.ANSWERED);
        counter.store.write(tables -> tables.journal()
                .append(
                        counter.run,
                        EventType.REPLY_LOST,
                        answered.subject(),
                        Details.of(Detail.WHERE, "on the way to the vendor")));
    }

    private void assertIsGone() {
        assertThat(verdict().advice().keyAdvice()).isEqualTo(KeyAdvice.ASK_A_PERSON);
        assertThat(verdict().advice().text()).contains("not kept any more");
    }

    private Statement told() {
        return verdict().statements().stream()
                .filter(one -> one.claim() == Claim.TOLD_LAST)
                .findFirst()
                .orElseThrow();
    }

    private Verdict verdict() {
        return Verdict.of(CaseReader.find(counter.store, new Topic.OfOrder(new OrderId("4711")), counter.clock.millis())
                .orElseThrow());
    }
}
