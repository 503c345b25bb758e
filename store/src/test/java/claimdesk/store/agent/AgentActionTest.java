package claimdesk.store.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import claimdesk.store.identity.RunId;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import claimdesk.store.journal.Subject;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a person did, as a row of the journal and back. */
class AgentActionTest {

    @ParameterizedTest
    @MethodSource("actions")
    void isReadBackAsItWasWritten(AgentAction action) {
        Details stored = Details.ofJson(action.details().toJson());

        assertThat(AgentAction.of(event(EventType.AGENT_ACTION, stored))).contains(action);
    }

    static Stream<AgentAction> actions() {
        return Stream.of(
                AgentAction.note("jo", "told the vendor\n\tto retry \"with the same key\" \u202E \uD83D\uDE00 \u0000"),
                AgentAction.decision("jo", Decision.REFUND_OWED, ""),
                AgentAction.decision("jo", Decision.CLOSED, "second email went out"),
                AgentAction.of(ActionKind.RELEASE, "jo", "stuck since ten"),
                AgentAction.of(ActionKind.UNMASK, "jo", ""));
    }

    @Test
    void takesATextOfTheGreatestLengthAndNotOneMore() {
        String most = "\uD83D\uDE00".repeat(AgentAction.TEXT_MAX);

        assertThat(AgentAction.note("jo", most).text()).isEqualTo(most);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> AgentAction.note("jo", most + "x"))
                .withMessage("the text has 4001 characters; at most 4000 are kept");
    }

    @Test
    void refusesWhatSaysNothing() {
        assertThatIllegalArgumentException().isThrownBy(() -> AgentAction.note("jo", " \n"));
        assertThatIllegalArgumentException().isThrownBy(() -> AgentAction.note(" ", "text"));
        assertThatIllegalArgumentException().isThrownBy(() -> AgentAction.note("x".repeat(101), "text"));
    }

    @Test
    void refusesHalfASurrogatePairWhichTheFileCouldNotGiveBack() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> AgentAction.note("jo", "a \uD83D b"))
                .withMessageContaining("half a surrogate pair");
    }

    @Test
    void hasADecisionIfAndOnlyIfItIsOne() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new AgentAction(ActionKind.NOTE, "jo", "text", Optional.of(Decision.CLOSED)));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new AgentAction(ActionKind.DECISION, "jo", "text", Optional.empty()));
    }

    @Test
    void isNotReadFromARowThatDoesNotSayWhatWasDone() {
        Details facts = AgentAction.note("jo", "text").details();

        assertThat(AgentAction.of(event(EventType.RECEIVED, facts))).isEmpty();
        assertThat(AgentAction.of(event(EventType.AGENT_ACTION, Details.of(Detail.REASON, "older"))))
                .isEmpty();
        assertThat(AgentAction.of(event(EventType.AGENT_ACTION, facts.with(Detail.TEXT, " "))))
                .isEmpty();
    }

    private static Event event(EventType type, Details details) {
        return new Event(1, 2, new RunId(3), type, Subject.nobody(), details);
    }
}
