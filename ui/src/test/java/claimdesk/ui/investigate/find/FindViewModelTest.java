package claimdesk.ui.investigate.find;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.caselist.CaseList;
import claimdesk.app.casework.Topic;
import claimdesk.app.scenario.Scenario;
import claimdesk.app.scenario.file.ShippedScenarios;
import claimdesk.app.simulation.Simulation;
import claimdesk.store.Store;
import claimdesk.store.claim.Protocol;
import claimdesk.store.database.Durability;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import claimdesk.store.study.Protocols;
import claimdesk.ui.background.Background;
import claimdesk.ui.investigate.find.list.ListEntry;
import claimdesk.ui.investigate.find.list.SavedSearchesViewModel;
import claimdesk.ui.investigate.find.result.FoundText;
import claimdesk.ui.investigate.find.result.OpenFile;
import claimdesk.ui.settings.SavedSearch;
import claimdesk.ui.settings.SettingsFile;
import claimdesk.ui.settings.SettingsViewModel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FindViewModelTest {

    private static final Clock CLOCK = Clock.fixed(Instant.parse("2030-01-01T00:00:00Z"), ZoneOffset.UTC);

    @TempDir
    static Path template;

    @TempDir
    Path folder;

    private final Deque<Runnable> searches = new ArrayDeque<>();
    private final Deque<Runnable> reviews = new ArrayDeque<>();
    private final List<Topic> opened = new ArrayList<>();
    private Store store;
    private SettingsViewModel settings;
    private FindViewModel model;
    private boolean isBroken;

    @BeforeAll
    static void play() {
        Scenario demo = ShippedScenarios.find("demo").orElseThrow();
        Protocol protocol = Protocols.named(demo.protocol()).orElseThrow();
        try (Simulation simulation =
                Simulation.begin(template.resolve("played.db"), Durability.NONE, demo, protocol, Simulation.START_MS)) {
            while (simulation.step()) {
                assertThat(simulation.clock().millis()).isPositive();
            }
        }
    }

    @BeforeEach
    void open() throws IOException {
        Path file = Files.copy(template.resolve("played.db"), folder.resolve("played.db"));
        store = Store.openSerial(file, Durability.NONE, CLOCK::instant);
        settings = new SettingsViewModel(
                new SettingsFile(folder.resolve("settings.properties")), new Background(Runnable::run, Runnable::run));
        model = model();
    }

    @AfterEach
    void close() {
        store.close();
    }

    @Test
    void findsAsOneTypes() {
        type("refused");

        assertThat(model.listingProperty().get()).isTrue();
        assertThat(rows()).isNotEmpty().allSatisfy(row -> assertThat(row.row().marks())
                .contains(EventType.REFUSED));
        assertThat(message()).isEqualTo(rows().size() + " found");
        assertThat(rows().get(0).facts()).contains("save refused", "attempt", "status");
    }

    @Test
    void asksTheFileNothingMoreForAnEarlierText() {
        model.textProperty().set("busy");
        model.textProperty().set("refused");
        Runnable earlier = searches.remove();
        isBroken = true;
        earlier.run();
        isBroken = false;
        runAll(searches);

        assertThat(message()).endsWith("found");
        assertThat(rows()).isNotEmpty().allSatisfy(row -> assertThat(row.row().marks())
                .contains(EventType.REFUSED));
    }

    @Test
    void saysWhatIsWrongAndSearchesNothing() {
        type("refused");
        type("status:9");

        assertThat(model.problemProperty().get()).contains("is no status", "100 to 599");
        assertThat(rows()).isEmpty();
        assertThat(searches).isEmpty();
    }

    @Test
    void offersWhatMayHaveBeenMeant() {
        type("200");
        assertThat(model.offers()).hasSize(1);

        type(model.offers().get(0).query());

        assertThat(model.textProperty().get()).isEqualTo("status:200");
        assertThat(model.offers()).isEmpty();
        assertThat(rows()).isNotEmpty();
    }

    @Test
    void goesBackToTheListsWhenCleared() {
        type("refused");
        model.clear();

        assertThat(model.listingProperty().get()).isFalse();
        assertThat(model.textProperty().get()).isEmpty();
        assertThat(rows()).isEmpty();
    }

    @Test
    void saysHowFarItSearchedAndGoesOnUntilItIsCancelledOrAtTheEnd() {
        fillJournal(41_000);
        type("status:599");
        assertThat(rows()).isEmpty();
        assertThat(message())
                .startsWith("Nothing found in the newest 20\u00A0000 rows of about")
                .endsWith("may be more");
        assertThat(model.results().moreProperty().get()).isTrue();

        model.results().more();
        model.results().cancel();
        runAll(searches);
        assertThat(message()).contains("in the newest 40\u00A0000 rows");
        assertThat(model.results().moreProperty().get()).isTrue();
        assertThat(model.results().searchingProperty().get()).isFalse();

        model.results().more();
        assertThat(model.results().searchingProperty().get()).isTrue();
        runAll(searches);
        assertThat(message()).isEqualTo("Nothing found. Capital letters of names count.");
        assertThat(model.results().moreProperty().get()).isFalse();
        assertThat(model.results().searchingProperty().get()).isFalse();
    }

    @Test
    void saysWhenTheFileWasWrittenToAndSearchesAgain() {
        type("refused");
        int before = rows().size();
        model.fileChanged();
        assertThat(model.results().staleProperty().get()).isTrue();

        model.results().again();
        runAll(searches);

        assertThat(model.results().staleProperty().get()).isFalse();
        assertThat(rows()).hasSize(before);
    }

    @Test
    void countsWhatIsReadAtOnceAndExplainsIt() {
        model.tick(0);
        runAll(searches);

        ListEntry refused = entry(CaseList.REFUSED);
        long counted = store.read(tables -> tables.window().counts().now()).refused();
        assertThat(counted).isPositive();
        assertThat(refused.countProperty().get()).isEqualTo(Long.toString(counted));
        assertThat(refused.explanationProperty().get()).contains("ever", "own journal");
        assertThat(entry(CaseList.STUCK).explanationProperty().get()).contains("Now: ", " stuck, ", " taken over.");
        assertThat(entry(CaseList.STORM).countProperty().get()).isEmpty();

        model.fileChanged();
        model.tick(1);
        assertThat(searches).as("it counted a moment ago").isEmpty();
    }

    @Test
    void showsAListThatIsASearchAsThatSearch() {
        model.choose(CaseList.REFUSED);
        runAll(searches);

        assertThat(model.textProperty().get()).isEqualTo("refused");
        assertThat(model.titleProperty().get()).isEqualTo("Refused saves");
        assertThat(rows()).isNotEmpty();
    }

    @Test
    void looksThroughTheFileForAListThatNeedsIt() {
        model.choose(CaseList.LEASE_PASSED);
        assertThat(model.review().runningProperty().get()).isTrue();
        assertThat(message()).isEqualTo("0 findings so far");

        runAll(reviews);

        assertThat(rows()).isNotEmpty().allSatisfy(row -> assertThat(row.finding())
                .isNotEmpty());
        assertThat(message()).isEqualTo(rows().size() + (rows().size() == 1 ? " finding" : " findings"));
        assertThat(model.review().messageProperty().get()).endsWith("cases looked at");
        assertThat(entry(CaseList.LEASE_PASSED).countProperty().get()).isEqualTo(String.valueOf(rows().size()));

        model.choose(CaseList.DOUBLE_EFFECT);
        assertThat(reviews).as("it was looked through").isEmpty();
    }

    @Test
    void keepsWhatWasFoundWhenTheLookIsCancelled() {
        model.review().start();
        model.review().cancel();
        runAll(reviews);

        assertThat(model.review().runningProperty().get()).isFalse();
        assertThat(model.review().messageProperty().get())
                .isEqualTo("1 case looked at; cancelled, so there may be more");
    }

    @Test
    void saysWhyTheFileCouldNotBeRead() {
        isBroken = true;
        type("refused");
        assertThat(message()).contains("could not be searched", "it is gone");

        model.review().start();
        runAll(reviews);
        assertThat(model.review().messageProperty().get()).contains("could not be looked through", "it is gone");
        assertThat(model.review().runningProperty().get()).isFalse();
    }

    @Test
    void opensTheOrderOfAResultOrItsKeyAlone() {
        type("refused");
        FoundText first = rows().get(0);

        model.open(first);
        model.openKey(first);

        assertThat(opened)
                .containsExactly(
                        new Topic.OfOrder(first.row().order().orElseThrow()),
                        new Topic.OfKey(first.row().key().orElseThrow()));
    }

    @Test
    void keepsSearchesUnderNamesAcrossStarts() {
        SavedSearchesViewModel saved = model.saved();
        assertThat(saved.keep(" of North ", "vendor:North ")).isTrue();
        assertThat(saved.keep("late", "refused")).isTrue();
        assertThat(saved.keep("late", "busy")).isFalse();
        assertThat(saved.problemProperty().get()).contains("there already");
        assertThat(saved.keep(" ", "busy")).isFalse();
        assertThat(saved.keep("none", " ")).isFalse();
        assertThat(saved.rename(saved.searches().get(0), "a")).isTrue();

        assertThat(new SettingsFile(folder.resolve("settings.properties"))
                        .read()
                        .searches())
                .containsExactly(new SavedSearch("a", "refused"), new SavedSearch("of North", "vendor:North"));

        saved.delete(saved.searches().get(0));
        assertThat(saved.searches()).containsExactly(new SavedSearch("of North", "vendor:North"));
    }

    private FindViewModel model() {
        OpenFile file = new OpenFile() {
            @Override
            public <T> T ask(Function<Store, T> question) {
                if (isBroken) {
                    throw new IllegalStateException("it is gone");
                }
                return question.apply(store);
            }
        };
        return new FindViewModel(
                file,
                new FindViewModel.Workers(
                        new Background(searches::add, Runnable::run), new Background(reviews::add, Runnable::run)),
                new SavedSearchesViewModel(settings),
                CLOCK,
                opened::add);
    }

    private void fillJournal(int rows) {
        store.write(tables -> {
            Event last = tables.journal().after(0, 1).get(0);
            for (int row = 0; row < rows; row++) {
                tables.journal().append(last.run(), EventType.WORK_STARTED, last.subject(), last.details());
            }
            return rows;
        });
    }

    private void type(String text) {
        model.textProperty().set(text);
        runAll(searches);
    }

    private static void runAll(Deque<Runnable> waiting) {
        while (!waiting.isEmpty()) {
            waiting.remove().run();
        }
    }

    private List<FoundText> rows() {
        return model.results().rows();
    }

    private String message() {
        return model.results().messageProperty().get();
    }

    private ListEntry entry(CaseList list) {
        return model.lists().stream()
                .filter(one -> one.list() == list)
                .findFirst()
                .orElseThrow();
    }
}
