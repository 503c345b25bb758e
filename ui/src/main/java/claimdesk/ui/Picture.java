package claimdesk.ui;

import claimdesk.app.evidence.Score;
import claimdesk.app.history.Tone;
import claimdesk.app.scenario.Scenario;
import claimdesk.store.claim.Protocol;
import claimdesk.store.journal.EventType;
import claimdesk.ui.controls.FilePicker;
import claimdesk.ui.controls.Pixels;
import claimdesk.ui.investigate.InvestigateViewModel;
import claimdesk.ui.live.LiveViewModel;
import claimdesk.ui.live.feed.DataFile;
import claimdesk.ui.live.row.Lane;
import claimdesk.ui.settings.Appearance;
import claimdesk.ui.settings.SettingsFile;
import claimdesk.ui.settings.Zoom;
import claimdesk.ui.shell.FileDesk;
import claimdesk.ui.shell.Screen;
import claimdesk.ui.shell.frame.MainWindow;
import claimdesk.ui.simulate.SimulateViewModel;
import claimdesk.ui.simulate.field.FieldKind;
import claimdesk.ui.simulate.run.RunNews;
import claimdesk.ui.simulate.run.RunState;
import claimdesk.ui.simulate.run.RunViewModel;
import claimdesk.ui.simulate.run.Speed;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.stage.Stage;

/** Takes a picture of the real window while a scenario runs in it, with a refused save selected if there is one. */
final class Picture {

    /**
     * What is to be seen.
     *
     * @param scenario at its seed
     * @param screen the one that is shown
     * @param afterMs how long the run has gone on by its own clock, at least
     * @param order what is opened on the Investigate screen, an order or VENDOR/KEY; empty for that of a refused save
     * @param db the file that is looked at, in which nothing is run then; empty for a new one
     * @param learn what is shown of the Learn screen
     */
    record Scene(
            Screen screen,
            Scenario scenario,
            Protocol protocol,
            long afterMs,
            Optional<String> order,
            Optional<Path> db,
            LearnScene learn) {

        Scene on(Screen other) {
            return new Scene(other, scenario, protocol, afterMs, order, db, learn);
        }

        /** Whether there is anything to be seen of a run. */
        private boolean isOfRun() {
            return db.isEmpty() && (screen == Screen.LIVE || screen == Screen.SIMULATE || screen == Screen.INVESTIGATE);
        }
    }

    /** How the window looks. */
    record Look(Appearance appearance, Zoom zoom, int width, int height, Speed speed) {

        Look with(Appearance other) {
            return new Look(other, zoom, width, height, speed);
        }
    }

    private static final long WAIT_SECONDS_MAX = 300;

    /** Pulses between the selection and the picture: the attempts are read, laid out and drawn. */
    private static final int PULSES_TO_SETTLE = 30;

    private final Scene scene;
    private final Look look;
    private final CompletableFuture<BufferedImage> picture = new CompletableFuture<>();
    private Stage stage;
    private Wiring wiring;
    private long begunAtMs = -1;
    private int pulsesSettled = -1;

    private Picture(Scene scene, Look look) {
        this.scene = scene;
        this.look = look;
    }

    /** Opens the window on {@code file} and runs the scenario at the speed of the wall clock, until there is a picture. */
    static BufferedImage take(Path file, Scene scene, Look look) throws IOException {
        Picture taken = new Picture(scene, look);
        Platform.runLater(() -> taken.open(file));
        try {
            return taken.picture.get(WAIT_SECONDS_MAX, TimeUnit.SECONDS);
        } catch (TimeoutException | ExecutionException failure) {
            throw new IOException("the picture was not ready within " + WAIT_SECONDS_MAX + " s", failure);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
            throw new IOException("the picture was broken off", hurried);
        } finally {
            taken.close();
        }
    }

    private void open(Path file) {
        stage = new Stage();
        DataFile shown = scene.db().map(path -> new DataFile(path, true)).orElseGet(() -> DataFile.writable(file));
        wiring = new Wiring(shown, new SettingsFile(file.resolveSibling("settings.properties")), FilePicker.NONE);
        wiring.shell().settings().choose(look.appearance());
        wiring.shell().settings().choose(look.zoom());
        wiring.shell().screenProperty().set(scene.screen());
        wiring.shell().run().speedProperty().set(look.speed());
        MainWindow.show(stage, wiring.shell(), FileDesk.NONE, look.width(), look.height());
        wiring.start();
        new AnimationTimer() {
            @Override
            public void handle(long now) {
                if (pulse()) {
                    stop();
                    picture.complete(Pixels.image(stage.getScene().snapshot(null)));
                }
            }
        }.start();
    }

    /** Goes on by one pulse. Returns whether the picture can be taken. */
    private boolean pulse() {
        LiveViewModel live = wiring.shell().live();
        RunViewModel run = wiring.shell().run();
        if (begunAtMs < 0) {
            begin(live, run);
        } else if (scene.screen() == Screen.LEARN && pulsesSettled < 0) {
            pulsesSettled = scene.learn().isShown(wiring.shell().learn()) ? 0 : pulsesSettled;
        } else if (!scene.isOfRun() && pulsesSettled < 0) {
            pulsesSettled = scene.screen() == Screen.INVESTIGATE && !isCaseOpen() ? -1 : 0;
        } else if (pulsesSettled >= 0) {
            pulsesSettled++;
        } else {
            boolean isOver = run.stateProperty().get() == RunState.READY;
            if (scene.screen() == Screen.SIMULATE) {
                settle(wiring.shell().simulate(), isOver);
                return false;
            }
            boolean isRefused = live.lane(Lane.REFUSED).filledProperty().get() > 0;
            boolean isLate = live.nowMsProperty().get() - begunAtMs >= scene.afterMs();
            if (isOver || isRefused && isLate) {
                live.selection().select(isRefused ? Lane.REFUSED : Lane.SAVED, 0);
                pulsesSettled = scene.screen() == Screen.INVESTIGATE && !isCaseOpen() ? -1 : 0;
            }
        }
        return pulsesSettled >= PULSES_TO_SETTLE;
    }

    /** Opens the case, and once it is there selects what was refused, or what first went wrong in it. */
    private boolean isCaseOpen() {
        InvestigateViewModel investigate = wiring.shell().investigate();
        if (investigate.caseProperty().get().isEmpty()
                && !investigate.readingProperty().get()
                && investigate.problemProperty().get().isEmpty()) {
            scene.order()
                    .ifPresentOrElse(
                            investigate::openWritten, wiring.shell().live().detail()::openCase);
        }
        investigate.caseProperty().get().ifPresent(one -> one.events(EventType.REFUSED).stream()
                .findFirst()
                .or(() ->
                        one.events(event -> Tone.of(event).isTrouble()).stream().findFirst())
                .ifPresent(event -> investigate.shown().select(event.seq())));
        return investigate.caseProperty().get().isPresent()
                || !investigate.problemProperty().get().isEmpty();
    }

    /** What was broken first is shown, or, if nothing was, the refused saves. */
    private void settle(SimulateViewModel simulate, boolean isOver) {
        long goneMs = simulate.run().newsProperty().get().map(RunNews::goneMs).orElse(0L);
        if (isOver || goneMs >= scene.afterMs()) {
            simulate.invariants().stream()
                    .filter(result -> !result.isKept())
                    .findFirst()
                    .ifPresentOrElse(broken -> simulate.show(broken.invariant()), () -> simulate.show(Score.REFUSED));
            pulsesSettled = 0;
        }
    }

    private void begin(SimulateViewModel simulate) {
        simulate.file().begin(scene.scenario());
        simulate.scenario()
                .field("/protocol", FieldKind.VALUE)
                .textProperty()
                .set(scene.protocol().id());
        simulate.start();
    }

    private void begin(LiveViewModel live, RunViewModel run) {
        if (live.openProperty().get() && !scene.isOfRun()) {
            begunAtMs = live.nowMsProperty().get();
        } else if (live.openProperty().get() && scene.screen() == Screen.SIMULATE) {
            begin(wiring.shell().simulate());
            begunAtMs = live.nowMsProperty().get();
        } else if (live.openProperty().get()) {
            run.scenarioProperty().set(scene.scenario());
            run.protocolProperty().set(scene.protocol());
            run.seedProperty().set(Long.toString(scene.scenario().seed()));
            run.start();
            begunAtMs = live.nowMsProperty().get();
        }
    }

    private void close() {
        CompletableFuture<Void> closed = new CompletableFuture<>();
        Platform.runLater(() -> {
            stage.close();
            wiring.close();
            closed.complete(null);
        });
        closed.join();
    }
}
