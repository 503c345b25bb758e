package claimdesk.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import claimdesk.ui.learn.LearnPart;
import claimdesk.ui.learn.LearnViewModel;
import claimdesk.ui.live.LiveViewModel;
import claimdesk.ui.live.row.Lane;
import claimdesk.ui.settings.SettingsFile;
import claimdesk.ui.shell.FileDesk;
import claimdesk.ui.shell.Screen;
import claimdesk.ui.shell.frame.MainWindow;
import claimdesk.ui.simulate.run.RunState;
import claimdesk.ui.simulate.run.RunViewModel;
import claimdesk.ui.simulate.run.Speed;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
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
        Path file = folder.resolve("orders-" + ++windows + ".db");
        wiring = new Wiring(file, new SettingsFile(folder.resolve("settings-" + windows + ".properties")));
        MainWindow.show(stage, wiring.shell(), FileDesk.NONE, 1280, 800);
        wiring.start();
    }

    @Stop
    private void stop() {
        wiring.close();
    }

    @Test
    void anEmptyFileOffersTheDemoAndEnterStartsIt(FxRobot robot) throws TimeoutException {
        until(() -> robot.lookup("#start-demo").query().isFocused());
        robot.interact(() -> run().speedProperty().set(Speed.TIMES_100));

        robot.type(KeyCode.SPACE);

        until(() -> live().lane(Lane.REFUSED).filledProperty().get() == 1);
        until(() -> run().resultProperty().get().isPresent());
        until(() -> label(robot, "#count-saved").equals("42"));
        assertThat(robot.lookup(".chip.kept").queryAll()).hasSize(7);
        assertThat(robot.lookup("#empty").query().isVisible()).isFalse();
    }

    @Test
    void aRefusedRowIsReachedByKeyboardAndShowsItsTerms(FxRobot robot) throws TimeoutException {
        playDemo();
        robot.interact(() -> robot.lookup("#lane-saved").query().requestFocus());

        robot.type(KeyCode.DOWN).type(KeyCode.RIGHT);

        assertThat(robot.lookup("#lane-refused").query().isFocused()).isTrue();
        until(() -> attempts(robot).getItems().size() == 2);
        assertThat(label(robot, "#verdict-state")).isEqualTo("failed");
        assertThat(label(robot, "#detail-heading")).isEqualTo("Order 1-northwind-1");
        robot.press(KeyCode.CONTROL).type(KeyCode.C).release(KeyCode.CONTROL);
        assertThat(WaitForAsyncUtils.waitForAsyncFx(WAIT_SECONDS * 1000, () -> Clipboard.getSystemClipboard()
                        .getString()))
                .contains("1-northwind-1")
                .contains("no longer in progress");
    }

    @Test
    void theKeyboardGoesFromStartTheDemoToTheLanes(FxRobot robot) throws TimeoutException {
        until(() -> robot.lookup("#start-demo").query().isFocused());

        robot.type(KeyCode.SPACE);

        until(() -> robot.lookup("#lane-in-progress")
                .tryQuery()
                .filter(Node::isFocused)
                .isPresent());
    }

    @Test
    void aRunCanBeHeldGoneOnAndStopped(FxRobot robot) throws TimeoutException {
        until(() -> run().canStartProperty().get());
        Button pause = robot.lookup("#pause").queryButton();
        assertThat(pause.isDisabled()).isTrue();
        robot.interact(() -> robot.lookup("#start").queryButton().fire());

        robot.interact(pause::fire);

        assertThat(run().stateProperty().get()).isEqualTo(RunState.PAUSED);
        assertThat(pause.getText()).isEqualTo("Resume");
        robot.interact(pause::fire);
        assertThat(run().stateProperty().get()).isEqualTo(RunState.RUNNING);
        robot.interact(() -> robot.lookup("#stop").queryButton().fire());
        until(() -> run().stateProperty().get() == RunState.READY);
        assertThat(label(robot, "#result-title")).contains("stopped");
    }

    @Test
    void aWrongSeedIsSaidAtItsField(FxRobot robot) throws TimeoutException {
        until(() -> run().canStartProperty().get());
        TextField seed = robot.lookup("#seed").query();
        robot.interact(() -> {
            seed.requestFocus();
            seed.selectAll();
        });

        robot.write("soon");

        until(() -> label(robot, "#seed-error").contains("a whole number from 0"));
        assertThat(robot.lookup("#seed-error").query().isVisible()).isTrue();
        assertThat(robot.lookup("#start").query().isDisabled()).isTrue();
    }

    @Test
    void aStudiedProtocolSaysSoInWords(FxRobot robot) throws TimeoutException {
        until(() -> run().canStartProperty().get());
        ComboBox<?> protocols = robot.lookup("#protocol").query();

        robot.interact(() -> protocols.getSelectionModel().select(0));

        assertThat(protocols.getItems()).hasSize(7);
        assertThat(protocols.getButtonCell().getText()).isEqualTo("check-then-insert (for study)");
    }

    @Test
    void theLookCanBeChanged(FxRobot robot) {
        Button look = robot.lookup("#theme").queryButton();

        robot.interact(look::fire);

        assertThat(look.getText()).isEqualTo("Light");
        assertThat(look.getScene().getRoot().getStyleClass()).contains("dark");
        robot.interact(look::fire);
        assertThat(look.getScene().getRoot().getStyleClass()).contains("light").doesNotContain("dark");
    }

    @Test
    void everyScreenHasItsKey(FxRobot robot) {
        Map<Screen, KeyCode> keys = Map.of(Screen.IMPORT, KeyCode.I, Screen.SETTINGS, KeyCode.COMMA);
        for (Screen screen : Screen.values()) {
            robot.press(KeyCode.CONTROL)
                    .type(keys.getOrDefault(screen, KeyCode.getKeyCode("" + (screen.ordinal() + 1))))
                    .release(KeyCode.CONTROL);

            assertThat(wiring.shell().screenProperty().get()).isEqualTo(screen);
            assertThat(robot.lookup("#screen-" + screen.text())
                            .<ToggleButton>query()
                            .isSelected())
                    .isTrue();
        }
    }

    @Test
    void anOrderIsFoundOpenedAndReplayedAsALessonByKeyboard(FxRobot robot) throws TimeoutException {
        playDemo();
        robot.interact(() -> wiring.shell().screenProperty().set(Screen.SETTINGS));

        robot.press(KeyCode.CONTROL).type(KeyCode.K).release(KeyCode.CONTROL);
        robot.write("1-northwind-1");
        until(() -> wiring.shell().search().hits().size() > 1);
        robot.type(KeyCode.ENTER);

        assertThat(wiring.shell().screenProperty().get()).isEqualTo(Screen.INVESTIGATE);
        until(() -> label(robot, "#case-heading").equals("Order 1-northwind-1"));
        until(() -> robot.lookup("#investigate #timeline").query().isFocused());

        robot.press(KeyCode.CONTROL).type(KeyCode.R).release(KeyCode.CONTROL);

        LearnViewModel learn = wiring.shell().learn();
        until(() -> learn.stepper().momentProperty().get().isPresent());
        assertThat(wiring.shell().screenProperty().get()).isEqualTo(Screen.LEARN);
        assertThat(learn.partProperty().get()).isEqualTo(LearnPart.STEPPER);
        assertThat(learn.stepper().momentProperty().get().orElseThrow().undone())
                .isNotEmpty();
        until(() -> !label(robot, "#stepper-note").isEmpty());
    }

    @Test
    void theCaseOfTheSelectedRowIsOpenedByKeyboard(FxRobot robot) throws TimeoutException {
        playDemo();
        robot.interact(() -> robot.lookup("#lane-saved").query().requestFocus());
        robot.type(KeyCode.DOWN).type(KeyCode.RIGHT);

        robot.press(KeyCode.CONTROL).type(KeyCode.ENTER).release(KeyCode.CONTROL);

        assertThat(wiring.shell().screenProperty().get()).isEqualTo(Screen.INVESTIGATE);
        until(() -> label(robot, "#case-heading").equals("Order 1-northwind-1"));
    }

    @Test
    void thePresentationSizeIsChangedByKeyboard(FxRobot robot) {
        Node rail = robot.lookup("#navigation").query();
        double before = rail.localToScene(rail.getLayoutBounds()).getWidth();

        robot.press(KeyCode.CONTROL).type(KeyCode.PLUS).release(KeyCode.CONTROL);

        assertThat(rail.localToScene(rail.getLayoutBounds()).getWidth()).isCloseTo(before * 1.1, within(1.0));
        Node foot = robot.lookup("#status-line").query();
        WaitForAsyncUtils.waitForFxEvents();
        assertThat(foot.localToScene(foot.getLayoutBounds()).getMaxX()).isCloseTo(1280, within(2.0));
        robot.press(KeyCode.CONTROL).type(KeyCode.DIGIT0).release(KeyCode.CONTROL);
        assertThat(rail.localToScene(rail.getLayoutBounds()).getWidth()).isCloseTo(before, within(1.0));
    }

    @Test
    void everyControlAndRowHasWordsForAScreenReader(FxRobot robot) throws TimeoutException {
        playDemo();

        for (String id : new String[] {"#scenario", "#protocol", "#seed", "#speed", "#lane-saved", "#row-saved-0"}) {
            assertThat(robot.lookup(id).<Node>query().getAccessibleText())
                    .as(id)
                    .isNotBlank();
        }
    }

    private void playDemo() throws TimeoutException {
        until(() -> run().canStartProperty().get());
        WaitForAsyncUtils.waitForAsyncFx(WAIT_SECONDS * 1000, () -> {
            run().speedProperty().set(Speed.MAX);
            run().start("demo");
        });
        until(() -> run().resultProperty().get().isPresent());
        until(() -> live().lane(Lane.SAVED).countProperty().get() == 42);
    }

    private LiveViewModel live() {
        return wiring.shell().live();
    }

    private RunViewModel run() {
        return wiring.shell().run();
    }

    private static TableView<?> attempts(FxRobot robot) {
        return robot.lookup("#attempts").query();
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
