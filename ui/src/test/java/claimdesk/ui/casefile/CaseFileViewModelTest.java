package claimdesk.ui.casefile;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.casefile.CaseFileExport;
import claimdesk.app.casework.Case;
import claimdesk.app.casework.CaseReader;
import claimdesk.app.casework.Topic;
import claimdesk.store.Store;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.identity.IdempotencyKey;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.identity.Vendor;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.EventType;
import claimdesk.store.journal.Subject;
import claimdesk.ui.background.Background;
import claimdesk.ui.controls.FilePicker;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CaseFileViewModelTest {

    private static final InstantSource CLOCK = InstantSource.fixed(Instant.ofEpochMilli(1_793_696_400_000L));
    private static final Topic TOPIC = new Topic.OfOrder(new OrderId("4711"));

    @TempDir
    Path folder;

    private Path db;
    private boolean isReadOnly;
    private Optional<Path> chosen;
    private String proposed = "";
    private final CaseFileViewModel model =
            new CaseFileViewModel(new Background(Runnable::run, Runnable::run), (lines, topic, wish) -> {
                try (Store store = isReadOnly ? Store.openReadOnly(db, CLOCK) : Store.open(db, CLOCK)) {
                    return new CaseFileExport(store, CLOCK, "test").write(lines, topic, wish, CasePage::of);
                }
            });

    @BeforeEach
    void open() {
        db = folder.resolve("desk.db");
        Subject subject = Subject.of(new ScopedKey(new Vendor("north"), new IdempotencyKey("k-1")))
                .with(new OrderId("4711"));
        try (Store store = Store.open(db, CLOCK)) {
            store.write(tables -> tables.journal()
                    .append(
                            tables.runs().beginLive("desk", FitProtocol.DEFAULT),
                            EventType.FAILED,
                            subject,
                            Details.of(Detail.REASON, "no mail to carol@example.com")));
            model.caseProperty().set(CaseReader.find(store, TOPIC, CLOCK.millis()));
        }
        chosen = Optional.of(folder.resolve("mine.claimdesk"));
        model.askForFiles(new FilePicker() {
            @Override
            public Optional<Path> open(String title, List<Kind> kinds) {
                return Optional.empty();
            }

            @Override
            public Optional<Path> save(String title, String name, List<Kind> kinds) {
                proposed = name;
                return chosen;
            }
        });
    }

    @Test
    void writesBothFilesMaskedAndSaysWhere() throws IOException {
        model.export();

        assertThat(proposed).isEqualTo("case-order-4711.claimdesk");
        assertThat(model.messageProperty().get()).contains("Written: ", "mine.html", "mine.claimdesk", "masked");
        assertThat(Files.readString(folder.resolve("mine.html"))).doesNotContain("carol");
        assertThat(Files.readString(folder.resolve("mine.claimdesk"))).doesNotContain("carol");
        assertThat(model.runningProperty().get()).isFalse();
    }

    @Test
    void leavesPersonalDataMaskedUnlessThePersonAgrees() throws IOException {
        List<String> asked = new ArrayList<>();
        model.unmaskedProperty().set(true);
        model.askForConsent(question -> !asked.add(question));

        model.export();

        assertThat(asked).singleElement().asString().contains("order 4711", "journal");
        assertThat(model.messageProperty().get()).contains("Nothing was written");
        assertThat(folder.resolve("mine.claimdesk")).doesNotExist();
        model.unmaskedProperty().set(true);
        model.askForConsent(asked::add);

        model.export();

        assertThat(Files.readString(folder.resolve("mine.html"))).contains("carol@example.com");
        assertThat(model.messageProperty().get()).contains("the journal has recorded it");
    }

    @Test
    void refusesToUnmaskAFileThatIsOnlyRead() {
        isReadOnly = true;
        model.unmaskedProperty().set(true);
        model.askForConsent(question -> true);

        model.export();

        assertThat(model.messageProperty().get())
                .contains("Nothing was written", "must be recorded", "Export it masked");
        assertThat(folder.resolve("mine.claimdesk")).doesNotExist();
        assertThat(folder.resolve("mine.html")).doesNotExist();
    }

    @Test
    void replacesNoPageThatNobodyWasAskedAbout() throws IOException {
        Files.writeString(folder.resolve("mine.html"), "mine");

        model.export();

        assertThat(model.messageProperty().get()).contains("mine.html", "is there already");
        assertThat(Files.readString(folder.resolve("mine.html"))).isEqualTo("mine");
    }

    @Test
    void saysWhatHappenedWhereNothingCanBeWritten() {
        chosen = Optional.of(folder.resolve("gone").resolve("mine.claimdesk"));

        model.export();

        assertThat(model.messageProperty().get()).contains("Nothing was written", "unharmed");
    }

    @Test
    void agreesForOneCaseOnly() {
        model.unmaskedProperty().set(true);

        model.caseProperty().set(Optional.<Case>empty());

        assertThat(model.unmaskedProperty().get()).isFalse();
    }

    @Test
    void copiesTheVerdictMaskedAsPlainText() {
        List<String> clipboard = new ArrayList<>();

        model.copySummary(clipboard::add);

        assertThat(clipboard)
                .singleElement()
                .asString()
                .startsWith("Order 4711, as of 2026-11-03T")
                .contains("Findings:", "- The save of", "Advice for the vendor: ")
                .doesNotContain("carol");
        assertThat(model.messageProperty().get()).contains("clipboard");
    }
}
