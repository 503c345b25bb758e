package claimdesk.ui;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.evidence.Invariant;
import claimdesk.store.journal.EventType;
import claimdesk.ui.controls.FilePicker;
import claimdesk.ui.live.feed.DataFile;
import claimdesk.ui.live.row.Lane;
import claimdesk.ui.settings.SettingsFile;
import claimdesk.ui.shell.FileDesk;
import claimdesk.ui.shell.Screen;
import claimdesk.ui.shell.frame.MainWindow;
import claimdesk.ui.simulate.SimulateViewModel;
import claimdesk.ui.simulate.result.EventRow;
import claimdesk.ui.simulate.run.RunState;
import claimdesk.ui.simulate.run.Speed;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.framework.junit5.Stop;
import org.testfx.util.WaitForAsyncUtils;

/** The Simulate screen as a trainer goes through it, on a real file. */
@ExtendWith(ApplicationExtension.class)
class SimulateScreenTest {

    private static final long WAIT_SECONDS = 60;

    @TempDir
    static Path folder;

    private static int windows;

    private Wiring wiring;
    private Stage stage;

    @Start
    private void start(Stage shown) {
        stage = shown;
        wiring = new Wiring(
                DataFile.writable(folder.resolve("orders-" + ++windows + ".db")),
                new SettingsFile(folder.resolve(windows + ".properties")),
                new Saving(folder.resolve(windows + ".yaml")));
        MainWindow.show(shown, wiring.shell(), FileDesk.NONE, 1024, 700);
        wiring.start();
    }

    @Stop
    private void stop() {
        wiring.close();
    }

    @Test
    void aTrainerChangesAScenarioBreaksAnInvariantAndGoesToItsRows(FxRobot robot) throws TimeoutException {
        robot.press(KeyCode.CONTROL).type(KeyCode.DIGIT3).release(KeyCode.CONTROL);
        assertThat(robot.lookup("#simulate").query().isVisible()).isTrue();
        robot.interact(() -> simulate().file().openShipped("second-email-on-reissue"));

        type(robot, "#retry-attempts", "4");
        assertThat(label(robot, "#curve-words")).startsWith("3 retries");
        robot.interact(() -> {
            robot.lookup("#fault-add").queryAs(ToggleButton.class).fire();
            robot.lookup("#fault-kind-lose-reply").queryButton().fire();
        });
        assertThat(robot.lookup("#faults").<ListView<Object>>query().getItems()).hasSize(2);
        robot.interact(() -> {
            simulate().run().speedProperty().set(Speed.MAX);
            ComboBox<String> protocols = robot.lookup("#run-protocol-field").query();
            protocols.setValue("best-effort");
        });
        until(() -> simulate().canStartProperty().get());
        robot.press(KeyCode.CONTROL).type(KeyCode.ENTER).release(KeyCode.CONTROL);

        until(() -> simulate().run().resultProperty().get().isPresent());
        Node rule = robot.lookup("#rule-" + Invariant.ONE_EXECUTION.id()).query();
        assertThat(rule.getAccessibleText()).contains("broken");
        robot.interact(() -> ((Button) rule).fire());
        until(() -> rows(robot).getItems().size() == 2);
        assertThat(rows(robot).getItems()).extracting(EventRow::type).containsOnly(EventType.EFFECT);
        Button saved = robot.lookup("#score-saved").queryButton();
        robot.interact(saved::fire);
        until(() ->
                !rows(robot).getItems().isEmpty() && label(robot, "#rows-title").contains("saved"));
        assertThat(rows(robot).getItems()).extracting(EventRow::type).containsOnly(EventType.SAVED);
        robot.interact(() -> {
            rows(robot).requestFocus();
            rows(robot).getSelectionModel().select(0);
        });
        String vendorKey = rows(robot).getItems().get(0).key();
        until(() -> wiring.shell().live().lane(Lane.SAVED).filledProperty().get() > 0);
        robot.type(KeyCode.ENTER);
        assertThat(wiring.shell().screenProperty().get()).isEqualTo(Screen.LIVE);
        assertThat(wiring.shell().live().detail().subheadingProperty().get()).contains(vendorKey);
    }

    @Test
    void aWrongFieldIsSaidAtTheFieldAndHoldsTheRunBack(FxRobot robot) throws TimeoutException {
        robot.interact(() -> wiring.shell().screenProperty().set(Screen.SIMULATE));
        until(() -> simulate().canStartProperty().get());

        type(robot, "#vendor-timeout", "soon");

        assertThat(label(robot, "#vendor-timeout-error")).startsWith("allowed: a whole number from 1");
        assertThat(robot.lookup("#vendor-timeout").query().getAccessibleText()).contains("wrong");
        assertThat(robot.lookup("#run-start").query().isDisabled()).isTrue();
        assertThat(robot.lookup("#problems").query().isVisible()).isTrue();
        assertThat(label(robot, "#scenario-state")).isEqualTo("changed, not saved");
        robot.interact(() -> robot.lookup("#scenario-undo").queryButton().fire());
        type(robot, "#vendor-timeout", "1500");
        assertThat(robot.lookup("#run-start").query().isDisabled()).isFalse();
    }

    @Test
    void aRunIsHeldSteppedAndStopped(FxRobot robot) throws TimeoutException {
        robot.interact(() -> wiring.shell().screenProperty().set(Screen.SIMULATE));
        until(() -> simulate().canStepProperty().get());

        robot.interact(() -> robot.lookup("#run-step").queryButton().fire());

        until(() -> robot.lookup("#step-text").query().isVisible());
        assertThat(label(robot, "#step-text")).contains("This step wrote one row: seq 1 vendor sent");
        assertThat(robot.lookup("#run-pause").queryButton().getText()).isEqualTo("Resume");
        robot.interact(() -> robot.lookup("#run-stop").queryButton().fire());
        until(() -> simulate().run().stateProperty().get() == RunState.READY);
        assertThat(label(robot, "#run-progress-text")).contains("stopped");
    }

    @Test
    void closingTheWindowAsksAboutChangesThatAreNotSaved(FxRobot robot) throws TimeoutException {
        robot.interact(() -> wiring.shell().simulate().scenario().addVendor());

        robot.interact(() -> stage.fireEvent(new WindowEvent(stage, WindowEvent.WINDOW_CLOSE_REQUEST)));

        assertThat(stage.isShowing()).isTrue();
        assertThat(wiring.shell().screenProperty().get()).isEqualTo(Screen.SIMULATE);
        assertThat(robot.lookup("#choice-0").query().isFocused()).isTrue();
        robot.type(KeyCode.SPACE);
        until(() -> !stage.isShowing());
        assertThat(folder.resolve(windows + ".yaml")).content().contains("vendor-1");
    }

    private SimulateViewModel simulate() {
        return wiring.shell().simulate();
    }

    private static void type(FxRobot robot, String field, String text) {
        robot.interact(() -> {
            TextField typed = robot.lookup(field).query();
            typed.requestFocus();
            typed.selectAll();
        });
        robot.write(text);
        WaitForAsyncUtils.waitForFxEvents();
    }

    private static TableView<EventRow> rows(FxRobot robot) {
        return robot.lookup("#rows-table").query();
    }

    private static String label(FxRobot robot, String id) {
        return robot.lookup(id).<Label>queryAs(Label.class).getText();
    }

    private static void until(BooleanSupplier condition) throws TimeoutException {
        WaitForAsyncUtils.waitFor(
                WAIT_SECONDS, TimeUnit.SECONDS, () -> WaitForAsyncUtils.asyncFx(condition::getAsBoolean)
                        .get());
    }

    /** A person who saves to this file without a look. */
    private record Saving(Path file) implements FilePicker {
        @Override
        public Optional<Path> open(String title, List<Kind> kinds) {
            return Optional.empty();
        }

        @Override
        public Optional<Path> save(String title, String name, List<Kind> kinds) {
            return Optional.of(file);
        }
    }
}
