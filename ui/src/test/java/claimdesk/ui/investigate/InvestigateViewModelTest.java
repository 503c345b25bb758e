package claimdesk.ui.investigate;

import static claimdesk.ui.investigate.CaseFiles.order;
import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.casework.Case;
import claimdesk.app.casework.Case.CaseRecord;
import claimdesk.app.casework.Topic;
import claimdesk.app.verdict.Value;
import claimdesk.store.Store;
import claimdesk.store.claim.Caller;
import claimdesk.store.claim.ClaimRequest;
import claimdesk.store.claim.Fingerprint;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.claim.OwnerToken;
import claimdesk.store.database.Durability;
import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.IdempotencyKey;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.RunId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.identity.Vendor;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import claimdesk.store.journal.Subject;
import claimdesk.store.order.Operation;
import claimdesk.ui.background.Background;
import claimdesk.ui.controls.FilePicker;
import claimdesk.ui.investigate.verdict.JudgedCase;
import claimdesk.ui.investigate.verdict.StatementText;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which case is open, and when it is read again. */
class InvestigateViewModelTest {

    @TempDir
    Path folder;

    private final List<Event> journal = new ArrayList<>();
    private int reads;
    private boolean isBroken;

    @ParameterizedTest
    @CsvSource({
        "1-lost-reply, 4711, deliver, nothing to do",
        "2-second-email, 5120, reissue, ask a person",
        "3-rotated-keys, 6003, refund, ask a person",
        "4-misread-409, 7400, deliver, same key",
        "5-hostile-rows, 3, deliver, same key"
    })
    void opensEachSampleWithItsVerdictAndAdvice(String sample, String order, String operation, String advice) {
        try (Store store = Store.openReadOnly(CaseFiles.sample(folder, sample), CaseFiles.CLOCK)) {
            InvestigateViewModel screen = CaseFiles.screen(CaseFiles.reader(store), FilePicker.NONE);

            screen.open(order(order));

            assertThat(screen.problemProperty().get()).isEmpty();
            assertThat(screen.shown().headingProperty().get()).isEqualTo("Order " + order);
            assertThat(screen.shown().aboutProperty().get()).contains("vendor ", operation, " event");
            assertThat(screen.shown().verdict().adviceTitleProperty().get()).isEqualTo(advice);
            assertThat(screen.shown().verdict().statementsProperty().get()).isNotEmpty();
            assertThat(screen.shown().rows().rows())
                    .hasSameSizeAs(screen.caseProperty().get().orElseThrow().events());
        }
    }

    @Test
    void everyStatementHasItsRowsAndWhatIsNotProvenSaysWhatWouldSettleIt() {
        try (Store store = Store.openReadOnly(CaseFiles.sample(folder, "2-second-email"), CaseFiles.CLOCK)) {
            InvestigateViewModel screen = CaseFiles.screen(CaseFiles.reader(store), FilePicker.NONE);
            screen.open(order("5120"));

            List<StatementText> statements =
                    screen.shown().verdict().statementsProperty().get();

            assertThat(statements)
                    .filteredOn(one -> one.code().equals("double-effect"))
                    .singleElement()
                    .satisfies(one -> assertThat(one.value()).contains(Value.PROVEN))
                    .satisfies(one -> assertThat(one.evidence())
                            .extracting(link -> link.text())
                            .contains("emails.csv line 2 effect", "emails.csv line 3 effect"));
            assertThat(statements)
                    .filteredOn(one -> one.value().equals(Optional.of(Value.NOT_PROVEN)))
                    .isNotEmpty()
                    .allSatisfy(one -> assertThat(one.settledBy()).isNotEmpty());
            assertThat(screen.shown().verdict().findingsProperty().get())
                    .extracting(StatementText::code)
                    .contains("double-effect");
        }
    }

    @Test
    void whatIsWrittenIsAnOrderOrAKeyBehindItsVendor() {
        try (Store store = Store.openReadOnly(CaseFiles.sample(folder, "2-second-email"), CaseFiles.CLOCK)) {
            InvestigateViewModel screen = CaseFiles.screen(CaseFiles.reader(store), FilePicker.NONE);

            screen.openWritten("east/re-5120");

            assertThat(screen.shown().headingProperty().get()).isEqualTo("Key re-5120");
            screen.openWritten("5120");
            assertThat(screen.topicProperty().get()).contains(order("5120"));
            screen.openWritten("");
            assertThat(screen.problemProperty().get()).isNotEmpty();
            assertThat(screen.topicProperty().get()).contains(order("5120"));
        }
    }

    @Test
    void whatTheFileDoesNotNameIsSaidAndTheOpenCaseStays() {
        InvestigateViewModel screen = growing("1");

        screen.open(order("99\u202e"));

        assertThat(screen.problemProperty().get()).contains("order 99\u27e8U+202E\u27e9", "Capital letters count");
        assertThat(screen.shown().headingProperty().get()).isEqualTo("Order 1");
        screen.openUnnamed("attempt a-1");
        assertThat(screen.problemProperty().get()).startsWith("attempt a-1: no order and no key");
        screen.putProblemAway();
        assertThat(screen.problemProperty().get()).isEmpty();
    }

    @Test
    void readsAgainWhenTheFileWasWrittenToAndKeepsWhatIsSelected() {
        InvestigateViewModel screen = growing("1");
        screen.shown().select(1);

        add("1", EventType.EFFECT);
        screen.fileChanged();
        screen.tick(10_000);

        assertThat(screen.shown().rows().rows()).hasSize(2);
        assertThat(screen.shown().selectedProperty().get()).hasValue(1);
        assertThat(screen.shown().timeline().selectedProperty().get())
                .map(Event::seq)
                .contains(1L);
        assertThat(screen.shown().rows().selectedRow()).isPresent();
    }

    @Test
    void readsNoMoreOftenThanTwiceASecondAndOnlyWhatChanged() {
        InvestigateViewModel screen = growing("1");
        int opened = reads;

        screen.tick(10_000);
        assertThat(reads).isEqualTo(opened);
        screen.fileChanged();
        screen.tick(10_000);
        screen.fileChanged();
        screen.tick(10_000 + InvestigateViewModel.READ_EVERY_MS - 1);
        assertThat(reads).isEqualTo(opened + 1);
        screen.tick(10_000 + InvestigateViewModel.READ_EVERY_MS);
        assertThat(reads).isEqualTo(opened + 2);
    }

    @Test
    void aCaseThatNobodySeesIsNotReadAgainUntilItIsSeen() {
        InvestigateViewModel screen = growing("1");
        int opened = reads;
        screen.screenShownProperty().set(false);

        screen.fileChanged();
        screen.tick(10_000);
        assertThat(reads).isEqualTo(opened);
        screen.screenShownProperty().set(true);
        screen.tick(10_001);
        assertThat(reads).isEqualTo(opened + 1);
    }

    @Test
    void aFailureKeepsWhatWasReadAndIsTriedAgain() {
        InvestigateViewModel screen = growing("1");
        isBroken = true;
        screen.fileChanged();

        screen.tick(10_000);

        assertThat(screen.problemProperty().get()).contains("could not be read again", "disk on fire");
        assertThat(screen.shown().rows().rows()).hasSize(1);
        isBroken = false;
        screen.tick(20_000);
        assertThat(screen.problemProperty().get()).isEmpty();
    }

    @Test
    void aCaseThatIsNoLongerNamedStaysAndItIsSaid() {
        InvestigateViewModel screen = growing("1");
        journal.clear();
        screen.fileChanged();

        screen.tick(10_000);

        assertThat(screen.problemProperty().get()).contains("does not name this case any more");
        assertThat(screen.shown().rows().rows()).hasSize(1);
    }

    @Test
    void anotherCaseBeginsWithNothingSelectedAndAllShown() {
        InvestigateViewModel screen = growing("1");
        screen.shown().select(1);
        screen.shown().timeline().onlyTroubleProperty().set(true);
        add("2", EventType.RECEIVED);

        screen.open(order("2"));

        assertThat(screen.shown().selectedProperty().get()).isEmpty();
        assertThat(screen.shown().detail().headingProperty().get()).isEmpty();
        assertThat(screen.shown().rows().rows()).hasSize(1);
    }

    @Test
    void aCaseThatWasAskedForEarlierIsNotShownAfterALaterOne() {
        Deque<Runnable> waiting = new ArrayDeque<>();
        add("1", EventType.RECEIVED);
        add("2", EventType.RECEIVED);
        InvestigateViewModel screen = new InvestigateViewModel(
                new Background(waiting::add, Runnable::run),
                this::read,
                CaseFiles.AT_ONCE,
                FilePicker.NONE,
                CaseFiles.TIMES);
        screen.open(order("1"));
        screen.open(order("2"));
        assertThat(screen.readingProperty().get()).isTrue();

        waiting.removeLast().run();
        waiting.removeLast().run();

        assertThat(screen.shown().headingProperty().get()).isEqualTo("Order 2");
        assertThat(screen.readingProperty().get()).isFalse();
    }

    @Test
    void aLeaseThatEndsIsReadAgainAlthoughNobodyWroteAnything() {
        Path file = folder.resolve("live.db");
        long nowMs = CaseFiles.CLOCK.millis();
        try (Store store = Store.openSerial(file, Durability.NONE, CaseFiles.CLOCK)) {
            store.write(tables -> {
                RunId run = tables.runs().beginLive("another process", FitProtocol.OWNED_CLAIM);
                Caller caller = new Caller(
                        run,
                        new ScopedKey(new Vendor("north"), new IdempotencyKey("k")),
                        new AttemptId("a"),
                        new OrderId("7"),
                        Operation.DELIVER,
                        "test");
                Fingerprint fingerprint = new Fingerprint("0".repeat(64), "0".repeat(64), Fingerprint.Rule.RAW);
                return tables.claims().claim(new ClaimRequest(caller, fingerprint, new OwnerToken("t"), 30_000));
            });
            InvestigateViewModel screen = CaseFiles.screen(
                    topic -> {
                        reads++;
                        return CaseFiles.reader(store).apply(topic);
                    },
                    FilePicker.NONE);
            screen.open(order("7"));

            screen.tick(nowMs + 29_999);
            assertThat(reads).isEqualTo(1);
            screen.tick(nowMs + 30_000);
            assertThat(reads).isEqualTo(2);
        }
    }

    private InvestigateViewModel growing(String order) {
        add(order, EventType.RECEIVED);
        InvestigateViewModel screen = CaseFiles.screen(this::read, FilePicker.NONE);
        screen.open(order(order));
        return screen;
    }

    private void add(String order, EventType type) {
        long seq = journal.size() + 1L;
        Subject subject = Subject.of(new Vendor("north")).with(new OrderId(order));
        journal.add(new Event(seq, 1_000 + seq, new RunId(1), type, subject, Details.none()));
    }

    private Optional<JudgedCase> read(Topic topic) {
        reads++;
        if (isBroken) {
            throw new IllegalStateException("disk on fire");
        }
        List<Event> events = journal.stream()
                .filter(event -> event.subject().order().map(Topic.OfOrder::new).equals(Optional.of(topic)))
                .toList();
        if (events.isEmpty()) {
            return Optional.empty();
        }
        Case one = Case.of(new CaseRecord(topic, events, Map.of(), List.of(), 5_000, false));
        return Optional.of(JudgedCase.of(one));
    }
}
