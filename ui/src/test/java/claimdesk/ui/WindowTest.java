package claimdesk.ui;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.ui.live.Lane;
import claimdesk.ui.simulate.RunState;
import claimdesk.ui.simulate.Speed;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.GridPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.framework.junit5.Stop;
import org.testfx.util.WaitForAsyncUtils;

/** The window as its first user meets it, on a real file, by keyboard. */
@ExtendWith(ApplicationExtension.class)
class WindowTest {

    private static final long WAIT_SECONDS = 60;

    @TempDir
    static Path folder;

    private static int windows;

    private Wiring wiring;

    @Start
    private void start(Stage stage) {
        wiring = Wiring.of(folder.resolve("orders-" + ++windows + ".db"));
        WindowApplication.show(stage, wiring, 1280, 800);
        wiring.start();
    }

    @Stop
    private void stop() {
        wiring.close();
    }

    @Test
    void anEmptyStoreOffersTheDemoAndShowsARefusedSave(FxRobot robot) throws TimeoutException {
        until(() -> robot.lookup("#start-demo").queryButton().isVisible());
        robot.interact(() -> {
            wiring.run().speed().set(Speed.HUNDRED);
            robot.lookup("#start-demo").queryButton().requestFocus();
        });

        robot.type(KeyCode.SPACE);

        until(() -> wiring.live().count(Lane.REFUSED).get() == 1);
        until(() -> wiring.run().state().get() == RunState.ENDED);
        until(() -> label(robot, "#count-refused").equals("1"));
        assertThat(wiring.live().count(Lane.SAVED).get()).isGreaterThan(20);
        assertThat(label(robot, "#run-state")).startsWith("Ended");
        assertThat(robot.lookup(".invariant.kept").queryAll()).hasSize(7);
    }

    @Test
    void aRefusedRowShowsEachTermOfThePredicateAndTheAttemptsOfItsKey(FxRobot robot) throws TimeoutException {
        play("demo", robot);
        robot.interact(() -> robot.lookup("#rows-refused").query().requestFocus());

        robot.type(KeyCode.DOWN);

        until(() -> robot.lookup("#attempts").<TableView<?>>query().getItems().size() >= 2);
        GridPane terms = robot.lookup("#terms").query();
        assertThat(terms.getRowCount()).isEqualTo(6);
        assertThat(robot.lookup(".term-verdict.term-failed").queryAll()).hasSize(1);
        assertThat(wiring.live().selectedText()).contains("Refused").contains("500 not-saved");
    }

    @Test
    void theSelectionStaysWithItsRowWhileOthersArrive(FxRobot robot) throws TimeoutException {
        play("lost-reply", robot);
        robot.interact(() -> robot.lookup("#rows-saved").query().requestFocus());
        robot.type(KeyCode.DOWN).type(KeyCode.DOWN);
        until(() -> wiring.live().selected().get().isPresent());
        String chosen = wiring.live().selected().get().orElseThrow().key().toString();

        play("quiet-day", robot);

        assertThat(wiring.live().selected().get().orElseThrow().key()).hasToString(chosen);
        robot.type(KeyCode.ESCAPE);
        until(() -> wiring.live().selected().get().isEmpty());
    }

    @Test
    void aRunCanBeHeldAndStopped(FxRobot robot) throws TimeoutException {
        robot.interact(wiring.run()::start);
        until(() -> wiring.run().state().get() == RunState.RUNNING);
        Button pause = robot.lookup("#pause").queryButton();

        robot.interact(pause::fire);

        until(() -> wiring.run().state().get() == RunState.PAUSED);
        assertThat(pause.getText()).isEqualTo("Resume");
        robot.interact(pause::fire);
        assertThat(pause.getText()).isEqualTo("Pause");
        robot.interact(() -> robot.lookup("#stop").queryButton().fire());
        until(() -> wiring.run().state().get() == RunState.STOPPED);
        assertThat(robot.lookup("#start").queryButton().isDisabled()).isFalse();
    }

    @Test
    void aWrongSeedIsSaidAtItsFieldAndCannotBeStarted(FxRobot robot) throws TimeoutException {
        TextField seed = robot.lookup("#seed").query();
        robot.interact(() -> {
            seed.requestFocus();
            seed.selectAll();
        });

        robot.write("soon");

        until(() -> label(robot, "#seed-error").contains("a whole number from 0"));
        assertThat(robot.lookup("#start").queryButton().isDisabled()).isTrue();
    }

    @Test
    void aStudiedProtocolSaysSo(FxRobot robot) {
        ComboBox<?> protocols = robot.lookup("#protocol").query();

        assertThat(protocols.getItems()).hasSize(7);
        robot.interact(() -> protocols.getSelectionModel().select(0));
        assertThat(protocols.getButtonCell().getText()).isEqualTo("check-then-insert (for study)");
    }

    @Test
    void aRunThatCannotUseTheFileSaysWhyAndCanBeStartedAgain(FxRobot robot) throws Exception {
        // The window's own connection keeps the file open; a run looks at its name, and finds no database there.
        Path file = folder.resolve("orders-" + windows + ".db");
        byte[] store = Files.readAllBytes(file);
        Files.writeString(file, "somebody wrote over it");

        robot.interact(wiring.run()::start);

        until(() -> label(robot, "#run-failure").contains("not an SQLite database"));
        assertThat(wiring.run().state().get()).isEqualTo(RunState.STOPPED);
        Files.write(file, store);
    }

    @Test
    void theLookCanBeChanged(FxRobot robot) {
        Button look = robot.lookup("#theme").queryButton();

        robot.interact(look::fire);

        assertThat(look.getText()).isEqualTo("Light");
        assertThat(look.getScene().getRoot().getStyleClass()).contains("dark");
        robot.interact(look::fire);
        assertThat(look.getText()).isEqualTo("Dark");
    }

    private void play(String scenario, FxRobot robot) throws TimeoutException {
        robot.interact(() -> {
            wiring.run()
                    .scenario()
                    .set(wiring.run().scenarios().stream()
                            .filter(one -> one.name().equals(scenario))
                            .findFirst()
                            .orElseThrow());
            wiring.run().speed().set(Speed.MAX);
            wiring.run().start();
        });
        until(() -> wiring.run().state().get() == RunState.ENDED);
        long saved = wiring.run().report().get().orElseThrow().scoreboard().saved();
        until(() -> wiring.live().count(Lane.SAVED).get() >= saved);
    }

    private static String label(FxRobot robot, String id) {
        return robot.lookup(id).<Label>queryAs(Label.class).getText();
    }

    private static void until(BooleanSupplier condition) throws TimeoutException {
        WaitForAsyncUtils.waitFor(
                WAIT_SECONDS, TimeUnit.SECONDS, () -> WaitForAsyncUtils.asyncFx(condition::getAsBoolean)
                        .get());
    }
}
