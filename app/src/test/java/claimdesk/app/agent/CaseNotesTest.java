package claimdesk.app.agent;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.call.Step;
import claimdesk.app.casework.Case;
import claimdesk.app.casework.CaseReader;
import claimdesk.app.casework.Topic;
import claimdesk.store.Store;
import claimdesk.store.Transactions;
import claimdesk.store.UnitOfWork;
import claimdesk.store.agent.AgentAction;
import claimdesk.store.agent.Decision;
import claimdesk.store.identity.OrderId;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Notes and decisions on a case, saved only when they are. */
class CaseNotesTest {

    private static final Topic ORDER = new Topic.OfOrder(new OrderId("4711"));
    private static final AgentAction NOTE = AgentAction.note("jo", "told the vendor to retry with the same key");

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
    void areListedNewestFirstAndNeverChanged() {
        save(ORDER, NOTE);
        save(ORDER, AgentAction.decision("sam", Decision.VENDOR_TOLD, "by phone"));
        save(ORDER, AgentAction.note("jo", "correction: with a new key"));

        assertThat(CaseNotes.of(counter.store, ORDER))
                .extracting(event -> AgentAction.of(event).orElseThrow().text())
                .containsExactly("correction: with a new key", "by phone", NOTE.text());
    }

    @Test
    void areToldWithTheirRow() {
        NoteOutcome.Saved saved = (NoteOutcome.Saved) save(ORDER, NOTE);

        assertThat(counter.last(EventType.AGENT_ACTION).seq()).isEqualTo(saved.seq());
    }

    @Test
    void onAKeyAreOnItsOrderTooWhereTheRowIsThere() {
        Counter.runTo(counter.call("k", "4711"), Step.WORK);
        Topic key = new Topic.OfKey(Counter.key("k"));
        save(key, NOTE);
        save(new Topic.OfKey(Counter.key("nobody's")), NOTE);

        assertThat(CaseNotes.of(counter.store, key)).hasSize(1);
        assertThat(CaseNotes.of(counter.store, ORDER)).hasSize(1);
    }

    @Test
    void areNotSavedWhileTheFileIsLockedOrFullOrOnlyLookedAt() {
        assertThat(problem(CaseNotes.save(counter.store.whileLocked(), ORDER, NOTE)))
                .contains("another program kept the file locked", "nothing is lost", "has let go of it");
        assertThat(problem(CaseNotes.save(counter.store.onFullDisk(), ORDER, NOTE)))
                .contains("the disk has no room", "nothing is lost");
        try (Store readOnly = Store.openReadOnly(folder.resolve("desk.db"), counter.clock)) {
            assertThat(problem(CaseNotes.save(readOnly, ORDER, NOTE))).contains("cannot be written");
        }

        assertThat(CaseNotes.of(counter.store, ORDER)).isEmpty();
        assertThat(save(ORDER, NOTE)).isInstanceOf(NoteOutcome.Saved.class);
        assertThat(CaseNotes.of(counter.store, ORDER)).hasSize(1);
    }

    @Test
    void areSavedIfOnlyTheAcknowledgementOfTheCommitWasLost() {
        assertThat(CaseNotes.save(first(counter.store.losingAcknowledgements()), ORDER, NOTE))
                .isInstanceOf(NoteOutcome.Saved.class);
        assertThat(CaseNotes.of(counter.store, ORDER)).hasSize(1);
    }

    @Test
    void areNotTakenForSavedIfNobodyKnows() {
        assertThat(problem(CaseNotes.save(counter.store.losingAcknowledgements(), ORDER, NOTE)))
                .contains("not known whether it was saved", "Your text is kept");
    }

    @Test
    void areSeenInTheCaseAndItsHistory() {
        Counter.finish(counter.call("k", "4711"));
        save(ORDER, NOTE);

        Case one = CaseReader.find(counter.store, ORDER, counter.clock.millis()).orElseThrow();

        assertThat(one.events(EventType.AGENT_ACTION)).hasSize(1);
        assertThat(one.history().events()).extracting(Event::type).contains(EventType.AGENT_ACTION);
        assertThat(one.judged().events(EventType.AGENT_ACTION)).isEmpty();
    }

    private NoteOutcome save(Topic topic, AgentAction action) {
        return CaseNotes.save(counter.store, topic, action);
    }

    private static String problem(NoteOutcome outcome) {
        return outcome.match(saved -> "", NoteOutcome.NotSaved::problem);
    }

    /** Fails as {@code failing} does, once. */
    private Transactions first(Transactions failing) {
        return new Transactions() {
            private Optional<Transactions> next = Optional.of(failing);

            @Override
            public <T> T write(UnitOfWork<T> unit) {
                Transactions now = next.orElse(counter.store);
                next = Optional.empty();
                return now.write(unit);
            }
        };
    }
}
