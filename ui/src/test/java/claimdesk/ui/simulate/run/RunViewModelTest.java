package claimdesk.ui.simulate.run;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.scenario.Scenario;
import claimdesk.app.scenario.file.ShippedScenarios;
import claimdesk.store.journal.Event;
import claimdesk.store.study.Protocols;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunViewModelTest {

    private static final long WAIT_SECONDS = 60;

    @TempDir
    Path folder;

    /** What the run's thread asks the JavaFX thread for; done by the test's own thread. */
    private final BlockingQueue<Runnable> fxThread = new LinkedBlockingQueue<>();

    private RunThread runs;
    private RunViewModel model;

    @BeforeEach
    void open() {
        runs = new RunThread(folder.resolve("orders.db"), InstantSource.system(), fxThread::add);
        model = new RunViewModel(runs, ShippedScenarios.all());
        model.fileOpenProperty().set(true);
        model.speedProperty().set(Speed.MAX);
    }

    @AfterEach
    void close() {
        runs.close();
    }

    @Test
    void offersTheDemoAndAllProtocolsAtFirst() {
        assertThat(model.scenarioProperty().get().name()).isEqualTo("demo");
        assertThat(model.seedProperty().get()).isEqualTo("11");
        assertThat(model.protocols()).hasSize(7);
        assertThat(model.canStartProperty().get()).isTrue();
    }

    @Test
    void takesProtocolAndSeedFromTheScenario() {
        Scenario chosen = ShippedScenarios.find("retry-storm").orElseThrow();

        model.scenarioProperty().set(chosen);

        assertThat(model.protocolProperty().get().id()).isEqualTo(chosen.protocol());
        assertThat(model.seedProperty().get()).isEqualTo(Long.toString(chosen.seed()));
    }

    @Test
    void saysAtTheSeedWhatIsAllowed() {
        for (String wrong :
                new String[] {"", "-1", "1.5", "soon", "9007199254740992", "99999999999999999999", "\u0661"}) {
            model.seedProperty().set(wrong);

            assertThat(model.seedErrorProperty().get()).as(wrong).contains("whole number from 0");
            assertThat(model.canStartProperty().get()).isFalse();
        }

        model.seedProperty().set(" 9007199254740991 ");

        assertThat(model.seedErrorProperty().get()).isEmpty();
        assertThat(model.canStartProperty().get()).isTrue();
    }

    @Test
    void cannotStartWithoutAFile() {
        model.fileOpenProperty().set(false);

        model.start();

        assertThat(model.stateProperty().get()).isEqualTo(RunState.READY);
    }

    @Test
    void playsARunToItsEndAndSaysWhatItCameTo() throws InterruptedException {
        model.start();

        assertThat(model.stateProperty().get()).isEqualTo(RunState.RUNNING);
        until(() -> model.stateProperty().get() == RunState.READY);
        RunResult result = model.resultProperty().get().orElseThrow();
        assertThat(result.allKept()).isTrue();
        assertThat(result.title())
                .contains("finished")
                .contains("owned-claim-atomic")
                .contains("seed 11");
        assertThat(result.copied()).contains("refused\t1").contains("lies\t0");
        assertThat(runs.nowMs()).isEmpty();
    }

    @Test
    void tellsTheFirstViolationOfWhatWasBroken() throws InterruptedException {
        model.scenarioProperty()
                .set(ShippedScenarios.find("second-email-on-reissue").orElseThrow());
        model.protocolProperty().set(Protocols.named("best-effort").orElseThrow());

        model.start();

        until(() -> model.resultProperty().get().isPresent());
        assertThat(model.resultProperty().get().orElseThrow().copied())
                .contains("one-execution\tbroken\t")
                .contains("email");
    }

    @Test
    void holdsARunAndStopsItPromptly() throws InterruptedException {
        model.speedProperty().set(Speed.TIMES_1);
        model.start();
        until(() -> runs.nowMs().isPresent());

        model.pauseOrResume();

        assertThat(model.stateProperty().get()).isEqualTo(RunState.PAUSED);
        long heldAtMs = runs.nowMs().orElseThrow();
        assertThat(runs.nowMs()).hasValue(heldAtMs);
        model.stop();
        assertThat(model.stateProperty().get()).isEqualTo(RunState.STOPPING);
        until(() -> model.stateProperty().get() == RunState.READY);
        assertThat(model.resultProperty().get().orElseThrow().title()).contains("stopped");
    }

    @Test
    void goesFasterInTheMiddleOfARun() throws InterruptedException {
        model.speedProperty().set(Speed.TIMES_1);
        model.start();
        until(() -> runs.nowMs().isPresent());

        model.speedProperty().set(Speed.MAX);

        until(() -> model.stateProperty().get() == RunState.READY);
        assertThat(model.resultProperty().get().orElseThrow().title()).contains("finished");
    }

    @Test
    void saysWhyARunCouldNotGoOnAndCanStartAgain() throws InterruptedException, IOException {
        Files.writeString(folder.resolve("orders.db"), "this is no database, but long enough to be looked at");

        model.start();

        until(() -> !model.problemProperty().get().isEmpty());
        assertThat(model.problemProperty().get())
                .contains("not an SQLite database")
                .contains("start the run again");
        assertThat(model.canStartProperty().get()).isTrue();
    }

    @Test
    void takesOneStepAtATimeAndSaysWhatEachWrote() throws InterruptedException {
        RunOrder order = new RunOrder(
                ShippedScenarios.find("lost-reply").orElseThrow(),
                Protocols.named("owned-claim").orElseThrow(),
                Speed.MAX);

        model.startHeld(order);

        until(() -> hasStep(1));
        assertThat(model.stateProperty().get()).isEqualTo(RunState.PAUSED);
        long first = lastSeq();
        model.step();
        until(() -> hasStep(first + 1));
        assertThat(model.newsProperty().get().orElseThrow().step().get(0).seq()).isEqualTo(first + 1);
        model.pauseOrResume();
        until(() -> model.stateProperty().get() == RunState.READY);
        assertThat(model.newsProperty().get().orElseThrow().step()).isEmpty();
        assertThat(model.newsProperty().get().orElseThrow().scoreboard())
                .isEqualTo(model.resultProperty().get().orElseThrow().scoreboard());
    }

    @Test
    void holdsARunThatGoesOnWhenAStepIsAskedFor() throws InterruptedException {
        model.speedProperty().set(Speed.TIMES_1);
        model.start();
        until(() -> runs.nowMs().isPresent());

        model.step();

        assertThat(model.stateProperty().get()).isEqualTo(RunState.PAUSED);
        until(() -> hasStep(1));
    }

    @Test
    void keepsWhatTheRunBeforeCameToForComparison() throws InterruptedException {
        model.start();
        until(() -> model.resultProperty().get().isPresent());
        RunResult first = model.resultProperty().get().orElseThrow();
        model.putResultAway();

        model.start();

        until(() -> model.resultProperty().get().isPresent());
        assertThat(model.previousProperty().get()).contains(first);
    }

    private boolean hasStep(long fromSeq) {
        return model.newsProperty()
                .get()
                .filter(news -> !news.step().isEmpty() && news.step().get(0).seq() >= fromSeq)
                .isPresent();
    }

    private long lastSeq() {
        List<Event> step = model.newsProperty().get().orElseThrow().step();
        return step.get(step.size() - 1).seq();
    }

    /** Does what the run asks of the JavaFX thread until {@code condition} holds; fails after a bounded time. */
    private void until(BooleanSupplier condition) throws InterruptedException {
        long endNanos = System.nanoTime() + TimeUnit.SECONDS.toNanos(WAIT_SECONDS);
        while (!condition.getAsBoolean()) {
            assertThat(System.nanoTime()).as("waited too long").isLessThan(endNanos);
            Runnable work = fxThread.poll(10, TimeUnit.MILLISECONDS);
            if (work != null) {
                work.run();
            }
        }
    }
}
