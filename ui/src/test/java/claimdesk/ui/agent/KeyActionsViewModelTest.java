package claimdesk.ui.agent;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.call.Call;
import claimdesk.app.call.Step;
import claimdesk.store.agent.ActionKind;
import claimdesk.store.agent.AgentAction;
import claimdesk.store.journal.EventType;
import claimdesk.ui.background.Background;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Acts on a key: asked about, confirmed, or not. */
class KeyActionsViewModelTest {

    private static final Background HERE = new Background(Runnable::run, Runnable::run);

    @TempDir
    Path folder;

    private Counter counter;
    private AgentDesk desk;
    private KeyActionsViewModel actions;

    @BeforeEach
    void open() {
        counter = new Counter(folder, 1_793_696_400_000L);
        desk = counter.desk();
        actions = new KeyActionsViewModel(desk, HERE, Long::toString);
        actions.keyProperty().set(Optional.of(Counter.key("k")));
    }

    @AfterEach
    void close() {
        desk.close();
        counter.close();
    }

    @Test
    void nothingIsDoneThatIsNotConfirmed() {
        Counter.runTo(counter.call("k", "4711"), Step.WORK);
        actions.ask(ActionKind.RELEASE);
        assertThat(question().facts()).extracting(fact -> fact.name()).contains("state", "owner", "lease");
        assertThat(question().facts().toString()).doesNotContain("secret");

        actions.putAway();
        actions.confirm();

        assertThat(counter.events(EventType.AGENT_ACTION)).isEmpty();
        assertThat(actions.resultProperty().get()).isEmpty();
    }

    @Test
    void aStuckClaimIsReleasedWithItsReason() {
        Counter.runTo(counter.call("k", "4711"), Step.WORK);
        counter.leaseEnds();
        actions.ask(ActionKind.RELEASE);
        actions.whyProperty().set("stuck since ten");

        actions.confirm();

        assertThat(result().isDone()).isTrue();
        assertThat(counter.events(EventType.AGENT_ACTION))
                .extracting(event -> AgentAction.of(event).orElseThrow())
                .containsExactly(AgentAction.of(ActionKind.RELEASE, "jo", "stuck since ten"));
        assertThat(actions.questionProperty().get()).isEmpty();
    }

    @Test
    void whatChangedMeanwhileIsSaidAndNothingIsDone() {
        Call working = Counter.runTo(counter.call("k", "4711"), Step.SAVE);
        actions.ask(ActionKind.RELEASE);
        Counter.runTo(working, Step.DONE);

        actions.confirm();

        assertThat(result().isDone()).isFalse();
        assertThat(result().text()).contains("Nothing was done").contains("in progress \u2192 saved");
        assertThat(counter.events(EventType.AGENT_ACTION)).isEmpty();
    }

    @Test
    void aRequestIsSentAgainOnlyWithTheSameBody() {
        Counter.runTo(counter.call("k", "4711"), Step.DONE);
        actions.ask(ActionKind.RETRY);

        assertThat(question().needsBody()).isTrue();
        assertThat(actions.canConfirmProperty().get()).isFalse();
        actions.bodyProperty().set("{}");
        assertThat(actions.canConfirmProperty().get()).isFalse();
        actions.bodyProperty().set(Counter.BODY);
        assertThat(actions.canConfirmProperty().get()).isTrue();
        actions.queryProperty().set("fast=1");
        assertThat(actions.canConfirmProperty().get()).isFalse();
        actions.queryProperty().set("");
        actions.confirm();

        assertThat(result().text()).contains("200", "the saved answer given again", "has not been told");
        assertThat(result().text()).doesNotContain("\"state\"");
        assertThat(counter.events(EventType.REPLAYED)).hasSize(1);
    }

    @Test
    void aBodyThatIsKnownNeedNotBePasted() {
        Counter.runTo(counter.call("k", "1-North-7", "{\"note\":\"please deliver\",\"action\":7}"), Step.DONE);

        actions.ask(ActionKind.RETRY);

        assertThat(question().needsBody()).isFalse();
        assertThat(actions.canConfirmProperty().get()).isTrue();
    }

    @Test
    void whatDoesNotFitTheRowIsExplainedAndCannotBeConfirmed() {
        actions.ask(ActionKind.PURGE);

        assertThat(question().obstacle()).contains("nothing to purge");
        assertThat(actions.canConfirmProperty().get()).isFalse();
        actions.confirm();
        assertThat(actions.resultProperty().get()).isEmpty();
    }

    @Test
    void aFileThatIsOnlyLookedAtRefusesAllTheSame() {
        Counter.runTo(counter.call("k", "4711"), Step.WORK);
        desk.close();
        desk = counter.desk(true);
        actions = new KeyActionsViewModel(desk, HERE, Long::toString);
        actions.offer(List.of(Counter.key("k")));
        actions.ask(ActionKind.RELEASE);

        actions.confirm();

        assertThat(result().isDone()).isFalse();
        assertThat(result().text()).contains("Nothing was done");
    }

    @Test
    void anotherKeyPutsTheQuestionAway() {
        Counter.runTo(counter.call("k", "4711"), Step.WORK);
        Counter.runTo(counter.call("l", "4712"), Step.WORK);
        actions.offer(List.of(Counter.key("k"), Counter.key("l")));
        assertThat(actions.keyProperty().get()).contains(Counter.key("k"));
        actions.ask(ActionKind.RELEASE);

        actions.keyProperty().set(Optional.of(Counter.key("l")));
        actions.confirm();

        assertThat(actions.questionProperty().get()).isEmpty();
        assertThat(counter.events(EventType.AGENT_ACTION)).isEmpty();
        actions.offer(List.of());
        assertThat(actions.keyProperty().get()).isEmpty();
    }

    private QuestionText question() {
        return actions.questionProperty().get().orElseThrow();
    }

    private KeyActionsViewModel.Result result() {
        return actions.resultProperty().get().orElseThrow();
    }
}
