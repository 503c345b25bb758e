package claimdesk.ui.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.scenario.Scenario;
import claimdesk.store.study.StudyProtocol;
import claimdesk.ui.background.Background;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The run bar's state, without a toolkit; {@code close} waits for the run's thread. */
class RunViewModelTest {

    @TempDir
    Path folder;

    private RunViewModel model(Path file) {
        return new RunViewModel(file, InstantSource.system(), new Background(Runnable::run, Runnable::run));
    }

    @Test
    void offersTheDemoFirstAndThenTheTen() {
        RunViewModel model = model(folder.resolve("orders.db"));

        assertThat(model.scenarios())
                .hasSize(11)
                .first()
                .extracting(Scenario::name)
                .isEqualTo("demo");
        assertThat(model.protocols()).hasSize(7);
        assertThat(model.state().get()).isEqualTo(RunState.IDLE);
    }

    @Test
    void takesProtocolAndSeedFromTheScenarioThatIsChosen() {
        RunViewModel model = model(folder.resolve("orders.db"));
        model.protocol().set(StudyProtocol.BEST_EFFORT);
        model.seed().set("1234");

        model.scenario().set(model.scenarios().get(3));

        assertThat(model.protocol().get().id()).isEqualTo(model.scenario().get().protocol());
        assertThat(model.seed().get())
                .isEqualTo(Long.toString(model.scenario().get().seed()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "soon", "-1", "9007199254740992", "1e3", "99999999999999999999"})
    void refusesASeedThatIsNone(String seed) {
        RunViewModel model = model(folder.resolve("orders.db"));

        model.seed().set(seed);
        model.start();

        assertThat(model.seedError().get()).contains("0 to 9007199254740991");
        assertThat(model.state().get()).isEqualTo(RunState.IDLE);
    }

    @Test
    void saysWhatTheRunCameTo() throws InterruptedException {
        RunViewModel model = model(folder.resolve("orders.db"));
        model.scenario()
                .set(model.scenarios().stream()
                        .filter(one -> one.name().equals("disk-full-at-save"))
                        .findFirst()
                        .orElseThrow());
        model.protocol().set(StudyProtocol.BEST_EFFORT);
        model.speed().set(Speed.MAX);

        model.start();
        model.awaitEnd();

        assertThat(model.state().get()).isEqualTo(RunState.ENDED);
        assertThat(model.report().get().orElseThrow().scoreboard().lies()).isEqualTo(2);
        assertThat(model.report().get().orElseThrow().allKept()).isFalse();
    }

    @Test
    void reportsWhatARunCameToThatWasStopped() {
        RunViewModel model = model(folder.resolve("orders.db"));

        model.startDemo();
        model.stop();
        model.close();

        assertThat(model.state().get()).isEqualTo(RunState.STOPPED);
        assertThat(model.report().get()).isPresent();
    }

    @Test
    void saysWhyAFileCannotBeRunIn() throws Exception {
        Path file = Files.writeString(folder.resolve("notes.txt"), "somebody's notes");
        RunViewModel model = model(file);

        model.start();
        model.awaitEnd();

        assertThat(model.failure().get()).contains("not an SQLite database");
        assertThat(model.state().get()).isEqualTo(RunState.STOPPED);
        assertThat(file).hasContent("somebody's notes");
    }
}
