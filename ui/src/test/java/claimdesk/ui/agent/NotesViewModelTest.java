package claimdesk.ui.agent;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.call.Step;
import claimdesk.store.agent.AgentAction;
import claimdesk.store.agent.Decision;
import claimdesk.store.journal.EventType;
import claimdesk.ui.agent.NotesViewModel.State;
import claimdesk.ui.background.Background;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Notes as they are written, saved, not saved, and shown again. */
class NotesViewModelTest {

    private static final Background HERE = new Background(Runnable::run, Runnable::run);

    @TempDir
    Path folder;

    private Counter counter;
    private AgentDesk desk;
    private NotesViewModel notes;

    @BeforeEach
    void open() {
        counter = new Counter(folder, 1_793_696_400_000L);
        Counter.runTo(counter.call("k", "4711"), Step.DONE);
        Counter.runTo(counter.call("l", "4712"), Step.DONE);
        sit(counter.desk());
    }

    @AfterEach
    void close() {
        desk.close();
        counter.close();
    }

    private void sit(AgentDesk other) {
        desk = other;
        notes = new NotesViewModel(desk, HERE, Long::toString);
        notes.caseProperty().set(counter.open("4711"));
    }

    @Test
    void aSavedNoteIsClearedAndListedOnceTheCaseIsReadAgain() {
        assertThat(notes.canSaveProperty().get()).isFalse();
        notes.textProperty().set("told the vendor\nto wait \u202E");
        notes.save();

        assertThat(notes.stateProperty().get()).isEqualTo(State.SAVED);
        assertThat(notes.messageProperty().get()).startsWith("Saved as row ");
        assertThat(notes.textProperty().get()).isEmpty();
        notes.caseProperty().set(counter.open("4711"));
        notes.actsProperty().set(counter.open("4711").orElseThrow().events(EventType.AGENT_ACTION));
        assertThat(notes.notesProperty().get()).hasSize(1);
        NoteText shown = notes.notesProperty().get().get(0);
        assertThat(shown.heading()).contains("note", "jo");
        assertThat(shown.text()).isEqualTo("told the vendor\nto wait \u27E8U+202E\u27E9");
    }

    @Test
    void aDecisionNeedsNoText() {
        notes.decisionProperty().set(Optional.of(Decision.REFUND_OWED));
        assertThat(notes.canSaveProperty().get()).isTrue();
        notes.save();

        assertThat(counter.events(EventType.AGENT_ACTION))
                .extracting(event -> AgentAction.of(event).orElseThrow())
                .containsExactly(AgentAction.decision("jo", Decision.REFUND_OWED, ""));
        assertThat(notes.decisionProperty().get()).isEmpty();
    }

    @Test
    void whatCouldNotBeSavedStaysAndIsOfferedAgainByTheNextWindow() {
        desk.close();
        sit(counter.desk(true));
        notes.textProperty().set("second email");
        notes.decisionProperty().set(Optional.of(Decision.ESCALATED));
        notes.save();

        assertThat(notes.stateProperty().get()).isEqualTo(State.NOT_SAVED);
        assertThat(notes.messageProperty().get()).contains("cannot be written", "nothing is lost");
        assertThat(notes.textProperty().get()).isEqualTo("second email");
        desk.close();
        sit(counter.desk());
        assertThat(notes.textProperty().get()).isEqualTo("second email");
        assertThat(notes.decisionProperty().get()).contains(Decision.ESCALATED);
        assertThat(notes.stateProperty().get()).isEqualTo(State.NOT_SAVED);

        notes.save();

        assertThat(notes.stateProperty().get()).isEqualTo(State.SAVED);
        assertThat(counter.events(EventType.AGENT_ACTION)).hasSize(1);
        sit(desk);
        assertThat(notes.textProperty().get()).isEmpty();
    }

    @Test
    void whatIsWrittenStaysWithItsCase() {
        notes.textProperty().set("of 4711");
        notes.caseProperty().set(counter.open("4712"));
        assertThat(notes.textProperty().get()).isEmpty();
        notes.textProperty().set("of 4712");

        notes.caseProperty().set(counter.open("4711"));

        assertThat(notes.textProperty().get()).isEqualTo("of 4711");
        notes.caseProperty().set(counter.open("4712"));
        assertThat(notes.textProperty().get()).isEqualTo("of 4712");
    }

    @Test
    void whatIsWrittenIsKeptWhenTheWindowCloses() {
        notes.textProperty().set("half a sen");
        notes.close();

        sit(desk);

        assertThat(notes.textProperty().get()).isEqualTo("half a sen");
    }

    @Test
    void aReadingOfTheSameCaseDisturbsNothingThatIsWritten() {
        notes.textProperty().set("half a sen");

        notes.caseProperty().set(counter.open("4711"));

        assertThat(notes.textProperty().get()).isEqualTo("half a sen");
    }

    @Test
    void aDraftThatWasSavedAfterAllIsNotOfferedAgain() {
        notes.textProperty().set("saved at the last moment");
        notes.close();
        notes.save();
        notes.textProperty().set("saved at the last moment");
        notes.close();

        sit(desk);

        assertThat(notes.textProperty().get()).isEmpty();
    }

    @Test
    void aTextThatIsTooLongIsRefusedInWordsAndStays() {
        notes.textProperty().set("x".repeat(AgentAction.TEXT_MAX + 1));
        notes.save();

        assertThat(notes.messageProperty().get()).contains("at most 4000").contains("still here");
        assertThat(notes.textProperty().get()).hasSize(AgentAction.TEXT_MAX + 1);
        assertThat(counter.events(EventType.AGENT_ACTION)).isEmpty();
    }

    @Test
    void draftsThatCannotBeKeptAreSaid() throws IOException {
        Files.writeString(folder.resolve("drafts.json"), "not JSON");
        sit(desk);

        assertThat(notes.messageProperty().get()).contains("cannot be read");
    }
}
