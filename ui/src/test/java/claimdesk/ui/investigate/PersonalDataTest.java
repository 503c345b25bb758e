package claimdesk.ui.investigate;

import static claimdesk.ui.investigate.CaseFiles.AT_ONCE;
import static claimdesk.ui.investigate.CaseFiles.order;
import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.agent.Drafts;
import claimdesk.store.Store;
import claimdesk.store.agent.ActionKind;
import claimdesk.store.agent.AgentAction;
import claimdesk.store.identity.OrderId;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import claimdesk.store.journal.Subject;
import claimdesk.ui.agent.AgentDesk;
import claimdesk.ui.controls.FilePicker;
import claimdesk.ui.controls.question.Question;
import claimdesk.ui.investigate.detail.Fact;
import claimdesk.ui.investigate.events.CaseRow;
import claimdesk.ui.investigate.personal.PersonalDataViewModel;
import claimdesk.ui.investigate.verdict.StatementText;
import claimdesk.ui.live.feed.DataFile;
import claimdesk.ui.live.feed.OwnWrites;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Personal data of a case are masked on the screen and in what leaves it, until the journal has recorded who looks. */
class PersonalDataTest {

    private static final String LINE =
            "{\"time\":\"2026-11-03T09:00:%s.000Z\",\"vendor\":\"north\",\"key\":\"re-carol@example.com-%s\","
                    + "\"request_id\":\"%s\",\"method\":\"POST\",\"path\":\"/orders/%s/refund?to=carol@example.com\","
                    + "\"status\":200}\n";

    @TempDir
    Path folder;

    private Path file;
    private Path target;
    private Store store;
    private AgentDesk desk;
    private InvestigateViewModel screen;
    private PersonalDataViewModel data;

    @BeforeEach
    void open() throws IOException {
        Path log = Files.writeString(
                folder.resolve("gateway.ndjson"),
                String.format(LINE, "00", "1", "r1", "7")
                        + String.format(LINE, "10", "1", "r2", "7")
                        + String.format(LINE, "20", "2", "r3", "8"));
        file = CaseFiles.imported(folder, log);
        store = Store.open(file, CaseFiles.CLOCK);
        write(AgentAction.note("kim", "call carol@example.com, she is cross"));
        sit(DataFile.writable(file));
        screen.open(order("7"));
    }

    @AfterEach
    void close() {
        desk.close();
        store.close();
    }

    private void sit(DataFile how) {
        screen = CaseFiles.screen(CaseFiles.reader(store), new Chosen());
        AgentDesk.Agent agent = new AgentDesk.Agent("jo", () -> "name", () -> {
            throw new IllegalStateException("nothing is sent here");
        });
        desk = new AgentDesk(
                file,
                how::open,
                CaseFiles.CLOCK,
                agent,
                new Drafts(folder.resolve("drafts.json")),
                new OwnWrites(run -> false));
        data = new PersonalDataViewModel(AT_ONCE, desk::recordUnmasking);
        screen.unmaskBy(data);
    }

    @Test
    void isMaskedByDefaultWhereverItCanBeSeenOrTaken() {
        assertThat(everything()).doesNotContain("carol", "cross").contains("\u2039email ", "\u2039note ");
        assertThat(everything()).doesNotContain("kim");
        assertThat(screen.shown().rows().rows())
                .extracting(CaseRow::key)
                .filteredOn(key -> !key.isEmpty())
                .hasSize(4)
                .containsOnly(screen.shown().rows().rows().get(0).key());
    }

    @Test
    void isExportedAsItIsShown() throws IOException {
        assertThat(exported()).doesNotContain("carol", "cross", "kim").contains("\u2039email ");

        unmask();

        assertThat(exported()).contains("carol@example.com", "she is cross", "kim");
    }

    @Test
    void asksAndRecordsWhoAskedForWhichCaseBeforeItShowsAnything() {
        data.toggle();

        assertThat(acts()).hasSize(1);
        assertThat(everything()).doesNotContain("carol");
        Question question = data.questionProperty().get().orElseThrow();
        assertThat(question.text()).contains("order 7", "recorded in the journal");
        question.choices().get(1).action().run();

        assertThat(acts()).hasSize(2);
        assertThat(AgentAction.of(acts().get(1))).hasValueSatisfying(act -> {
            assertThat(act.kind()).isEqualTo(ActionKind.UNMASK);
            assertThat(act.who()).isEqualTo("jo");
            assertThat(act.text()).contains("order 7");
        });
        assertThat(acts().get(1).subject().order()).contains(new OrderId("7"));
        assertThat(everything())
                .contains("carol@example.com", "she is cross", "kim")
                .doesNotContain("\u2039");
    }

    @Test
    void theCarefulChoiceShowsAndRecordsNothing() {
        data.toggle();
        data.questionProperty().get().orElseThrow().choices().get(0).action().run();

        assertThat(data.questionProperty().get()).isEmpty();
        assertThat(acts()).hasSize(1);
        assertThat(everything()).doesNotContain("carol");
    }

    @Test
    void staysMaskedWithASentenceWhereItCannotBeRecorded() {
        desk.close();
        sit(new DataFile(file, true));
        screen.open(order("7"));

        unmask();

        assertThat(data.problemProperty().get()).contains("stay masked", "cannot be written", "copy");
        assertThat(data.agreedProperty().get()).isEmpty();
        assertThat(everything()).doesNotContain("carol");
        assertThat(acts()).hasSize(1);
    }

    @Test
    void isMaskedAgainAtOnceAndInTheNextCase() {
        unmask();
        screen.shown().select(screen.shown().rows().rows().get(0).event().seq());
        data.toggle();
        assertThat(everything()).doesNotContain("carol").contains("\u2039email ");
        unmask();
        assertThat(everything()).contains("carol");

        screen.open(order("8"));

        assertThat(screen.shown().headingProperty().get()).isEqualTo("Order 8");
        assertThat(everything()).doesNotContain("carol");
        screen.open(order("7"));
        assertThat(everything()).doesNotContain("carol");
        assertThat(data.agreedProperty().get()).isEmpty();
    }

    @Test
    void staysUnmaskedWhenTheSameCaseIsReadAgain() {
        unmask();
        screen.fileChanged();
        screen.tick(10_000);

        assertThat(everything()).contains("carol@example.com");
    }

    @Test
    void codesAndValuesAreTheSameWithMasksAndWithout() {
        List<String> masked = codes();
        String advice = screen.shown().verdict().adviceTitleProperty().get();

        unmask();

        assertThat(codes()).isEqualTo(masked).isNotEmpty();
        assertThat(screen.shown().verdict().adviceTitleProperty().get()).isEqualTo(advice);
    }

    @Test
    void colleaguesReadNotesButForAddresses() {
        Event note = screen.shown().notesProperty().get().get(0);

        assertThat(note.details().toJson())
                .contains("kim", "she is cross", "\u2039email ")
                .doesNotContain("carol");
    }

    private void unmask() {
        data.toggle();
        data.questionProperty().get().orElseThrow().choices().get(1).action().run();
    }

    private void write(AgentAction action) {
        store.write(tables -> tables.agentActions().append(Subject.nobody().with(new OrderId("7")), action));
    }

    private List<Event> acts() {
        return store.read(tables -> tables.journal().after(0, 100)).stream()
                .filter(event -> event.type() == EventType.AGENT_ACTION)
                .toList();
    }

    private List<String> codes() {
        return statements().map(one -> one.code() + one.value()).toList();
    }

    private Stream<StatementText> statements() {
        return Stream.concat(
                screen.shown().verdict().statementsProperty().get().stream(),
                screen.shown().verdict().findingsProperty().get().stream());
    }

    /** Every text that the case view shows or copies, the notes' list apart. */
    private String everything() {
        CaseViewModel shown = screen.shown();
        StringBuilder all = new StringBuilder(shown.headingProperty().get())
                .append(shown.aboutProperty().get())
                .append(shown.rows().copied(List.of()))
                .append(shown.verdict().adviceProperty().get());
        statements().forEach(all::append);
        shown.timeline().timelineProperty().get().marks().forEach(all::append);
        for (CaseRow row : List.copyOf(shown.rows().rows())) {
            shown.select(row.event().seq());
            all.append(shown.detail().copied())
                    .append(shown.timeline().factsProperty().get());
            all.append(shown.detail().factsProperty().get().stream()
                    .map(Fact::value)
                    .collect(Collectors.joining()));
        }
        return all.toString();
    }

    private String exported() throws IOException {
        StringBuilder all = new StringBuilder();
        for (String name : List.of("rows.csv", "rows.ndjson")) {
            target = folder.resolve(name);
            Files.deleteIfExists(target);
            screen.shown().rows().exportRows();
            all.append(Files.readString(target));
        }
        return all.toString();
    }

    private final class Chosen implements FilePicker {
        @Override
        public Optional<Path> open(String title, List<Kind> kinds) {
            return Optional.empty();
        }

        @Override
        public Optional<Path> save(String title, String name, List<Kind> kinds) {
            return Optional.of(target);
        }
    }
}
