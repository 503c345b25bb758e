package claimdesk.ui.investigate;

import static claimdesk.ui.investigate.CaseFiles.order;
import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.casework.Case;
import claimdesk.app.exchange.ImportedEvents;
import claimdesk.app.history.Tone;
import claimdesk.store.Store;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import claimdesk.ui.controls.FilePicker;
import claimdesk.ui.investigate.detail.ColumnChange;
import claimdesk.ui.investigate.detail.Fact;
import claimdesk.ui.investigate.events.CaseRow;
import claimdesk.ui.investigate.verdict.EvidenceLink;
import claimdesk.ui.live.detail.TermRow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One case: what is selected is so everywhere, and what is known of it is shown. */
class CaseViewModelTest {

    private static final String REFUSED_ORDER = "1-northwind-1";

    @TempDir
    static Path shared;

    private static Path demo;

    @TempDir
    Path folder;

    private Store store;
    private InvestigateViewModel screen;
    private Path target;

    @BeforeAll
    static void play() {
        demo = CaseFiles.demo(shared);
    }

    @AfterEach
    void close() {
        store.close();
    }

    @Test
    void anEventThatIsChosenOnTheTimelineIsChosenInTheTableAndShown() {
        demo();

        shown().timeline().moveToLast();

        Event last = shown().timeline().selectedProperty().get().orElseThrow();
        assertThat(shown().selectedProperty().get()).hasValue(last.seq());
        assertThat(shown().rows().selectedRow()).map(CaseRow::event).contains(last);
        assertThat(shown().detail().placeProperty().get()).isEqualTo("journal row " + last.seq() + ", run 1");
    }

    @Test
    void aRowThatIsChosenInTheTableIsChosenOnTheTimeline() {
        demo();
        CaseRow row = shown().rows().rows().get(3);

        shown().rows().pick(row);

        assertThat(shown().timeline().selectedProperty().get()).contains(row.event());
        assertThat(shown().rows().selectedProperty().get()).hasValue(row.event().seq());
    }

    @Test
    void aLinkOfTheVerdictChoosesItsRowInBoth() {
        demo();
        EvidenceLink link =
                shown().verdict().statementsProperty().get().get(0).evidence().get(0);

        shown().verdict().follow(link);

        assertThat(shown().timeline().selectedProperty().get()).map(Event::seq).contains(link.seq());
        assertThat(shown().rows().selectedRow()).map(row -> row.event().seq()).contains(link.seq());
    }

    @Test
    void onlyWhatFailedIsShownInBothAndALinkToAnythingElseShowsAllAgain() {
        demo();
        int all = shown().rows().rows().size();

        shown().timeline().onlyTroubleProperty().set(true);

        assertThat(shown().rows().rows()).hasSizeBetween(1, all - 1).allMatch(row -> Tone.of(row.event())
                .isTrouble());
        Event saved = open().events(EventType.SAVED).get(0);
        shown().select(saved.seq());
        assertThat(shown().timeline().onlyTroubleProperty().get()).isFalse();
        assertThat(shown().rows().rows()).hasSize(all);
        assertThat(shown().timeline().selectedProperty().get()).contains(saved);
    }

    @Test
    void aRefusedSaveShowsStoredAgainstPresentedAndTheRowUnchanged() {
        demo();

        shown().select(open().events(EventType.REFUSED).get(0).seq());

        assertThat(shown().detail().termsProperty().get())
                .extracting(term -> term.term().text())
                .containsExactly("key", "fingerprint", "state", "token", "lease");
        assertThat(shown().detail().termsProperty().get())
                .filteredOn(term -> term.verdict() == TermRow.Verdict.FAILED_FIRST)
                .extracting(term -> term.term().text() + " " + term.stored() + "/" + term.presented())
                .containsExactly("state saved/in progress");
        assertThat(shown().detail().columnsProperty().get()).isNotEmpty().noneMatch(ColumnChange::isChanged);
        assertThat(shown().detail().rowNoteProperty().get()).isEqualTo("This event left the key row as it was.");
    }

    @Test
    void aSaveShowsTheKeyRowBeforeAndAfter() {
        demo();

        shown().select(open().events(EventType.SAVED).get(0).seq());

        assertThat(shown().detail().columnsProperty().get())
                .contains(new ColumnChange("state", "in progress", "saved"))
                .anyMatch(column ->
                        column.column().equals("token") && column.after().equals("wiped"));
        assertThat(shown().detail().termsProperty().get()).isEmpty();
        assertThat(shown().detail().copied()).contains("state\tin progress\tsaved");
    }

    @Test
    void anImportedRowSaysItsFileItsLineAndItsTimesAsTheyWereWritten() throws IOException {
        imported(
                "{\"ts\":1793696400123,\"vendor\":\"north\",\"order\":\"7\",\"operation\":\"deliver\",\"request_id\":\"r1\","
                        + "\"key\":\"\u202ek\",\"status\":200,\"duration_ms\":5,\"vendor_time\":\"1793696399\"}\n",
                "7");

        shown().select(open().events(EventType.ANSWERED).get(0).seq());

        assertThat(shown().detail().placeProperty().get()).isEqualTo("log.ndjson line 1, import 1");
        assertThat(shown().detail().factsProperty().get())
                .contains(
                        new Fact("rawTime", "1793696400123"),
                        new Fact("rawVendorTime", "1793696399"),
                        new Fact("key", "\u27e8U+202E\u27e9k"));
        assertThat(shown().rows().rows().get(0).vendorClock()).isEqualTo("1793696399");
        assertThat(shown().detail().columnsProperty().get()).isEmpty();
        assertThat(shown().detail().rowNoteProperty().get())
                .isEqualTo("A file of this kind knows nothing of key rows.");
    }

    @Test
    void anEventWithoutStoreTimeStandsInTheTableOnly() throws IOException {
        imported(
                "{\"time\":\"2026-11-03T09:00:00Z\",\"vendor\":\"north\",\"order\":\"7\",\"operation\":\"deliver\","
                        + "\"request_id\":\"r1\",\"key\":\"k\",\"status\":200}\n"
                        + "{\"time\":\"2026-11-03T09:00:00\",\"vendor\":\"north\",\"order\":\"7\",\"operation\":\"deliver\","
                        + "\"request_id\":\"r2\",\"key\":\"k\",\"status\":200}\n",
                "7");
        List<Event> unplaced = open().events(event -> !ImportedEvents.isTimed(event));

        assertThat(unplaced).hasSize(2);
        assertThat(shown().unplacedProperty().get()).startsWith("2 events have no store time");
        assertThat(shown().timeline().timelineProperty().get().marks()).hasSize(2);
        shown().select(unplaced.get(0).seq());
        assertThat(shown().timeline().selectedProperty().get()).isEmpty();
        assertThat(shown().rows().selectedRow().orElseThrow().time()).isEqualTo("none: no-offset");
        assertThat(shown().detail().factsProperty().get()).contains(new Fact("store clock", "none in this row"));
    }

    @Test
    void copiedRowsAreEscapedAndExactlyThoseThatAreChosen() {
        demo();
        List<CaseRow> chosen = shown().rows().rows().subList(1, 3);

        assertThat(shown().rows().copied(chosen).lines()).hasSize(3);
        assertThat(shown().rows().copied(chosen)).startsWith("seq\trow\ttime\tvendor_clock\ttype\twhat\tvendor");
        assertThat(shown().rows().copied(List.of()).lines())
                .hasSize(1 + shown().rows().rows().size());
    }

    @Test
    void theExportedRowsAreThoseThatAreShownAndAnImportReadsThemAgain() throws IOException {
        demo();
        target = folder.resolve("rows.ndjson");
        List<Event> events = open().events();

        shown().rows().exportRows();

        assertThat(shown().rows().export().messageProperty().get())
                .isEqualTo(events.size() + " rows written to rows.ndjson");
        Path again = Files.createDirectory(folder.resolve("again"));
        try (Store other = Store.openReadOnly(CaseFiles.imported(again, target), CaseFiles.CLOCK)) {
            Case read = CaseFiles.reader(other)
                    .apply(order(REFUSED_ORDER))
                    .orElseThrow()
                    .found();
            assertThat(read.events())
                    .extracting(Event::type)
                    .isEqualTo(events.stream().map(Event::type).toList());
            assertThat(read.events())
                    .extracting(Event::atMs)
                    .isEqualTo(events.stream().map(Event::atMs).toList());
            assertThat(read.events())
                    .extracting(Event::subject)
                    .isEqualTo(events.stream().map(Event::subject).toList());
        }
    }

    @Test
    void anExportAsCsvHoldsNoFormulaAndOnlyWhatFailedIfOnlyThatIsShown() throws IOException {
        imported(
                "{\"time\":\"2026-11-03T09:00:00Z\",\"vendor\":\"=cmd()\",\"order\":\"7\",\"operation\":\"deliver\","
                        + "\"request_id\":\"r1\",\"key\":\"0010\",\"status\":500}\n",
                "7");
        shown().timeline().onlyTroubleProperty().set(true);
        target = folder.resolve("rows.csv");

        shown().rows().exportRows();

        assertThat(Files.readString(target).lines()).hasSize(2);
        assertThat(Files.readString(target)).contains("\"'=cmd()\"", "\"'0010\"", "ANSWERED");
    }

    private void demo() {
        open(demo, REFUSED_ORDER);
    }

    private void imported(String lines, String order) throws IOException {
        open(CaseFiles.imported(folder, Files.writeString(folder.resolve("log.ndjson"), lines)), order);
    }

    private void open(Path file, String order) {
        store = Store.openReadOnly(file, CaseFiles.CLOCK);
        screen = CaseFiles.screen(CaseFiles.reader(store), new Chosen());
        screen.open(order(order));
        assertThat(screen.problemProperty().get()).isEmpty();
    }

    private CaseViewModel shown() {
        return screen.shown();
    }

    private Case open() {
        return screen.caseProperty().get().orElseThrow();
    }

    private final class Chosen implements FilePicker {
        @Override
        public Optional<Path> open(String title, List<Kind> kinds) {
            return Optional.empty();
        }

        @Override
        public Optional<Path> save(String title, String name, List<Kind> kinds) {
            assertThat(name).matches("order-[0-9a-z-]+\\.csv");
            return Optional.of(target);
        }
    }
}
