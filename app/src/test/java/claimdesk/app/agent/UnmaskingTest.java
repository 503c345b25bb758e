package claimdesk.app.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import claimdesk.app.casework.Topic;
import claimdesk.store.agent.AgentAction;
import claimdesk.store.database.StoreException;
import claimdesk.store.identity.OrderId;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who asked for personal data is in the journal, or they get none. */
class UnmaskingTest {

    private static final AgentAction ASKED = Unmasking.asked("jo", "the case view shows personal data");

    @TempDir
    Path folder;

    @Test
    void isOneRowAboutTheCase() {
        try (Counter counter = new Counter(folder).place("4711")) {
            Counter.finish(counter.call("k", "4711"));

            assertThat(Unmasking.record(counter.store, new Topic.OfKey(Counter.key("k")), ASKED))
                    .isEmpty();

            Event act = counter.last(EventType.AGENT_ACTION);
            assertThat(AgentAction.of(act)).contains(ASKED);
            assertThat(act.subject().scopedKey()).contains(Counter.key("k"));
            assertThat(act.subject().order()).contains(new OrderId("4711"));
        }
    }

    @Test
    void saysWhyNotAndWhatToDoWhereItCannotBeWritten() {
        try (Counter counter = new Counter(folder).place("4711")) {
            Topic topic = new Topic.OfOrder(new OrderId("4711"));

            Optional<StoreException> failure = Unmasking.record(counter.store.whileLocked(), topic, ASKED);

            assertThat(Unmasking.why(failure.orElseThrow())).contains("locked", "ask again");
            assertThat(counter.types()).doesNotContain(EventType.AGENT_ACTION);
        }
    }

    @Test
    void needsANameThatTheJournalCanKeep() {
        assertThatIllegalArgumentException().isThrownBy(() -> Unmasking.asked(" ", ""));
        assertThatIllegalArgumentException().isThrownBy(() -> Unmasking.asked("j".repeat(101), ""));
    }
}
