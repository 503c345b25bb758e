package claimdesk.ui.live;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.scenario.file.ShippedScenarios;
import claimdesk.app.simulation.Simulation;
import claimdesk.store.Store;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.database.Durability;
import claimdesk.ui.background.Background;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The Live screen's state, on a real file, without a toolkit. */
class LiveViewModelTest {

    @TempDir
    Path folder;

    private Path file;
    private Store store;
    private LiveReader reader;
    private LiveViewModel live;
    private InstantSource clock = () -> Instant.ofEpochMilli(Simulation.START_MS);

    @BeforeEach
    void open() {
        file = folder.resolve("orders.db");
        store = Store.open(file, InstantSource.system());
        reader = new LiveReader(store, InstantSource.system());
        live = new LiveViewModel(reader, new Background(Runnable::run, Runnable::run), () -> clock);
    }

    @AfterEach
    void close() {
        reader.close();
        store.close();
    }

    @Test
    void isEmptyOnANewFile() {
        live.tick();

        assertThat(live.isEmpty()).isTrue();
        assertThat(live.figures().get()).startsWith("seq 0");
        assertThat(live.failure().get()).isEmpty();
    }

    @Test
    void showsTheNewestRowsOfEachLaneAndCountsAll() {
        play("quiet-day");

        live.tick();

        assertThat(live.count(Lane.SAVED).get()).isEqualTo(200);
        assertThat(live.rows(Lane.SAVED).get()).hasSize(LiveReader.ROWS_MAX);
        assertThat(live.rows(Lane.SAVED).get().get(0).mark()).isEqualTo("200");
        assertThat(live.count(Lane.REFUSED).get()).isZero();
    }

    @Test
    void doesNotSetItsRowsAgainUnlessSomethingWasCommitted() {
        play("lost-reply");
        live.tick();
        List<Object> changes = new ArrayList<>();
        live.rows(Lane.SAVED).addListener((property, before, now) -> changes.add(now));

        live.tick();

        assertThat(changes).isEmpty();
    }

    @Test
    void seesWhatAnotherConnectionWrote() {
        live.tick();
        play("lost-reply");

        live.tick();

        assertThat(live.count(Lane.SAVED).get()).isPositive();
    }

    @Test
    void saysTheFirstTermThatFailedAndTheAttemptsOfTheRefusedKey() {
        play("lease-too-short");
        live.tick();
        LaneRow refused = live.rows(Lane.REFUSED).get().get(0);

        live.select(refused);

        assertThat(refused.mark()).isEqualTo("→ server error");
        assertThat(live.terms()).hasSize(5);
        assertThat(live.terms())
                .filteredOn(term -> term.verdict() == TermLine.Verdict.FAILED)
                .hasSize(1);
        assertThat(live.terms().get(0).verdict()).isEqualTo(TermLine.Verdict.HELD);
        assertThat(live.attempts().get())
                .anySatisfy(line -> assertThat(line.told()).contains("500 not-saved"));
        assertThat(live.attempts().get())
                .anySatisfy(line -> assertThat(line.happened()).contains("save refused"));
        assertThat(live.selectedText().lines())
                .hasSize(1 + live.attempts().get().size());
    }

    @Test
    void keepsARowChosenWhenItsLaneHasMovedOn() {
        play("lost-reply");
        live.tick();
        LaneRow chosen = live.rows(Lane.SAVED).get().get(0);
        live.select(chosen);

        play("quiet-day");
        live.tick();

        assertThat(live.rows(Lane.SAVED).get()).noneMatch(chosen::isSame);
        assertThat(live.selected().get())
                .hasValueSatisfying(row -> assertThat(row.isSame(chosen)).isTrue());
        assertThat(live.attempts().get()).isNotEmpty();
    }

    @Test
    void runsLeasesDownByTheClockOfTheRun() {
        clock = () -> Instant.ofEpochMilli(42);

        live.tick();

        assertThat(live.nowMs().get()).isEqualTo(42);
    }

    @Test
    void saysWhyTheFileCannotBeRead() {
        reader.close();

        live.tick();

        assertThat(live.failure().get()).isNotEmpty();
        reader = new LiveReader(store, InstantSource.system());
    }

    private void play(String scenario) {
        try (Simulation simulation = Simulation.begin(
                file,
                Durability.NONE,
                ShippedScenarios.find(scenario).orElseThrow(),
                FitProtocol.DEFAULT,
                Simulation.START_MS)) {
            boolean hasMore = true;
            while (hasMore) {
                hasMore = simulation.step();
            }
        }
    }
}
