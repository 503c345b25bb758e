package claimdesk.ui;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.evidence.Invariant;
import claimdesk.app.stepper.Moment;
import claimdesk.ui.learn.LearnPart;
import claimdesk.ui.learn.LearnViewModel;
import claimdesk.ui.learn.stepper.GoalViewModel;
import claimdesk.ui.settings.Appearance;
import claimdesk.ui.settings.SettingsFile;
import claimdesk.ui.settings.Zoom;
import claimdesk.ui.shell.FileDesk;
import claimdesk.ui.shell.Screen;
import claimdesk.ui.shell.frame.MainWindow;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.paint.Color;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.kordamp.ikonli.javafx.FontIcon;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.framework.junit5.Stop;
import org.testfx.util.WaitForAsyncUtils;

/** The stepper in the real window, driven by its keys. */
@ExtendWith(ApplicationExtension.class)
class StepperScreenTest {

    private static final long WAIT_SECONDS = 60;
    private static final double CONTRAST_OF_TEXT = 4.5;
    private static final double CONTRAST_OF_ICON = 3;

    @TempDir
    static Path folder;

    private static int windows;

    private Wiring wiring;
    private Stage stage;

    @Start
    private void start(Stage shown) {
        stage = shown;
        Path file = folder.resolve("orders-" + ++windows + ".db");
        wiring = new Wiring(file, new SettingsFile(folder.resolve("settings-" + windows + ".properties")));
        wiring.shell().screenProperty().set(Screen.LEARN);
        learn().partProperty().set(LearnPart.STEPPER);
        MainWindow.show(shown, wiring.shell(), FileDesk.NONE, 1280, 720);
        wiring.start();
    }

    @Stop
    private void stop() {
        wiring.close();
    }

    @Test
    void isDrivenThroughARaceByKeysAloneUntilAnInvariantBreaks(FxRobot robot) throws TimeoutException {
        steps(0);
        robot.interact(() -> learn().stepper().goal().goalProperty().set(Optional.of(Invariant.ONE_EXECUTION)));
        press(robot, KeyCode.A, 1);
        press(robot, KeyCode.A, 2);
        press(robot, KeyCode.A, 3);
        assertThat(button(robot, "#step-a").getText()).isEqualTo("A  save");
        press(robot, KeyCode.B, 4);
        robot.press(KeyCode.CONTROL).type(KeyCode.Z).release(KeyCode.CONTROL);
        steps(3);
        robot.press(KeyCode.CONTROL).type(KeyCode.Y).release(KeyCode.CONTROL);
        steps(4);
        press(robot, KeyCode.T, 5);
        press(robot, KeyCode.B, 6);
        press(robot, KeyCode.B, 7);

        assertThat(texts(robot)).anyMatch(text -> text.contains("Broken: one-execution"));
        assertThat(button(robot, "#step-a").isDisabled()).isTrue();
        assertThat(learn().stepper().goal().stateProperty().get()).isEqualTo(GoalViewModel.State.REACHED);
        assertThat(robot.lookup("#schedule-id").queryAs(TextField.class).getText())
                .isEqualTo("owned-claim.2.aaabtbb.9d");

        robot.type(KeyCode.G);
        until(() -> !button(robot, "#step-a").isDisabled());
        robot.type(KeyCode.X);
        assertThat(button(robot, "#step-a").getText()).contains("crash");
        press(robot, KeyCode.A, 8);
        assertThat(button(robot, "#step-a").getText()).contains("crashed");
    }

    @Test
    void takesAPastedIdAndSaysWhatIsWrongWithABadOne(FxRobot robot) throws TimeoutException {
        steps(0);
        enter(robot, "owned-claim.2.aaabtbb.9d");
        steps(7);
        assertThat(robot.lookup("#step-title").queryLabeled().getText()).isEqualTo("Step 7 of 7: B: work");

        enter(robot, "owned-claim.2.aaabtbc.9d");

        assertThat(robot.lookup("#stepper-problem").queryLabeled().getText()).contains("no move at character 21");
        assertThat(now().orElseThrow().steps()).hasSize(7);
    }

    @Test
    void keysAreMovesAgainAfterAnIdWasTaken(FxRobot robot) throws TimeoutException {
        steps(0);
        enter(robot, "owned-claim.2.aaab.0k");
        steps(4);

        robot.press(KeyCode.CONTROL).type(KeyCode.Z).release(KeyCode.CONTROL);
        steps(3);
        press(robot, KeyCode.B, 4);
    }

    /** A save has the longest values: headers, a body, two hashes. */
    @Test
    void valuesOfAStatementAreWrappedAndNotCutOff(FxRobot robot) throws TimeoutException {
        steps(0);
        enter(robot, "owned-claim.2.aaaa.0j");
        steps(4);

        double edge = robot.lookup("#step-detail")
                .query()
                .localToScene(robot.lookup("#step-detail").query().getLayoutBounds())
                .getMaxX();
        assertThat(robot.lookup(".stepper-bound").queryAllAs(Labeled.class))
                .isNotEmpty()
                .allSatisfy(value -> {
                    assertThat(value.localToScene(value.getLayoutBounds()).getMaxX())
                            .isLessThanOrEqualTo(edge);
                    assertThat(((Text) value.lookup(".text")).getText()).isEqualTo(value.getText());
                });
    }

    @Test
    void isSpokenReachedByTabAndLegibleWhenItIsStopped(FxRobot robot) throws TimeoutException {
        steps(0);
        enter(robot, "owned-claim.2.aaabtbb.9d");
        steps(7);

        List<Node> focusable = Seen.focusable(stage.getScene().getRoot());
        assertThat(focusable)
                .filteredOn(node -> !Seen.isSpoken(node))
                .extracting(Seen::name)
                .isEmpty();
        Set<Node> reached = new HashSet<>();
        for (int step = 0; step < 2 * focusable.size(); step++) {
            robot.type(KeyCode.TAB);
            reached.add(stage.getScene().getFocusOwner());
        }
        assertThat(reached)
                .extracting(Node::getId)
                .contains("schedule-id", "stepper-go-on", "stepper-undo", "timeline");
        Set<String> faint = new TreeSet<>();
        for (Appearance look : List.of(Appearance.LIGHT, Appearance.DARK)) {
            robot.interact(() -> wiring.shell().settings().choose(look));
            WaitForAsyncUtils.waitForFxEvents();
            Color page = look == Appearance.LIGHT ? Color.WHITE : Color.web("#0d1117");
            Seen.shown(stage.getScene().getRoot())
                    .filter(Text.class::isInstance)
                    .map(Text.class::cast)
                    .filter(text -> !text.isDisabled() && !text.getText().isBlank() && text.getFill() instanceof Color)
                    .filter(text -> Seen.contrast(text, page)
                            < (text instanceof FontIcon ? CONTRAST_OF_ICON : CONTRAST_OF_TEXT))
                    .forEach(text -> faint.add(look + " " + Seen.contrast(text, page) + " " + Seen.name(text)));
        }
        assertThat(faint).isEmpty();
    }

    /** In a window of 1280 by 720: as large inside as 853 by 480. */
    @Test
    void showsTheNextStepsWholeToTheLastRow(FxRobot robot) throws TimeoutException {
        steps(0);
        robot.interact(() -> wiring.shell().settings().choose(new Zoom(150)));
        press(robot, KeyCode.A, 1);

        for (String id :
                List.of("#step-a", "#step-b", "#stepper-time", "#fault-crash", "#stepper-undo", "#stepper-play")) {
            Labeled part = robot.lookup(id).queryAs(Labeled.class);
            Text drawn = (Text) part.lookup(".text");
            assertThat(drawn.getText()).as(id).isEqualTo(part.getText());
            assertThat(part.localToScene(part.getLayoutBounds()).getMaxX()).isLessThanOrEqualTo(1280);
        }
        Text step = (Text) button(robot, "#step-a").lookup(".text");
        assertThat(step.localToScene(step.getLayoutBounds()).getHeight()).isGreaterThan(28);
    }

    /** In the same room: both callers' lanes, and what a step did in their place when it is asked for. */
    @Test
    void showsTheLanesToTheLastRowAndTheSqlInTheirPlace(FxRobot robot) throws TimeoutException {
        steps(0);
        robot.interact(() -> wiring.shell().settings().choose(new Zoom(150)));
        robot.type(KeyCode.F11);
        until(() -> wiring.shell().learn().presentedProperty().get());
        press(robot, KeyCode.A, 1);

        Node lanes = robot.lookup("#stepper .timeline-view").query();
        assertThat(lanes.localToScene(lanes.getLayoutBounds()).getHeight()).isGreaterThan(300);
        assertThat(robot.lookup("#step-detail").tryQuery()).isEmpty();
        robot.type(KeyCode.V);

        assertThat(robot.lookup("#step-detail").tryQuery()).isPresent();
        assertThat(robot.lookup("#stepper .timeline-view").tryQuery()).isEmpty();
        robot.type(KeyCode.F11);
        until(() -> !wiring.shell().learn().presentedProperty().get());
    }

    /** Not in the full screen: the window has its rail, its bars and its status line. */
    @Test
    void showsALaneWhereItStoppedInALowWindow(FxRobot robot) throws TimeoutException {
        steps(0);
        robot.interact(() -> wiring.shell().settings().choose(new Zoom(150)));
        enter(robot, "owned-claim.2.aaabtbb.9d");
        until(() -> robot.lookup("#stepper-go-on").tryQuery().isPresent());

        robot.interact(() -> stage.getScene().getRoot().layout());
        Node lanes = robot.lookup("#stepper #timeline").query();
        Bounds bounds = lanes.localToScene(lanes.getLayoutBounds());
        double windowEnds =
                robot.lookup("#status-line").query().localToScene(0, 0).getY();
        double axis = 1.5 * 49;
        assertThat(Math.min(bounds.getMaxY(), windowEnds) - bounds.getMinY()).isGreaterThan(axis + 1.5 * 40);
        assertThat(bounds.getHeight()).as("what can be scrolled to").isGreaterThan(1.5 * 130);
    }

    @Test
    void goesFromPartToPartByKeyboard(FxRobot robot) throws TimeoutException {
        steps(0);
        robot.press(KeyCode.CONTROL).type(KeyCode.PAGE_DOWN).release(KeyCode.CONTROL);

        assertThat(wiring.shell().learn().partProperty().get()).isEqualTo(LearnPart.LAB);

        robot.press(KeyCode.CONTROL).type(KeyCode.PAGE_UP).release(KeyCode.CONTROL);

        assertThat(wiring.shell().learn().partProperty().get()).isEqualTo(LearnPart.STEPPER);
    }

    private void press(FxRobot robot, KeyCode key, int steps) throws TimeoutException {
        robot.type(key);
        steps(steps);
    }

    private void enter(FxRobot robot, String id) {
        TextField field = robot.lookup("#schedule-id").queryAs(TextField.class);
        robot.interact(() -> {
            field.setText(id);
            field.requestFocus();
        });
        robot.type(KeyCode.ENTER);
        WaitForAsyncUtils.waitForFxEvents();
    }

    private static Button button(FxRobot robot, String id) {
        return robot.lookup(id).queryAs(Button.class);
    }

    private List<String> texts(FxRobot robot) {
        return robot.lookup(".label").queryAllAs(Labeled.class).stream()
                .map(Labeled::getText)
                .toList();
    }

    private LearnViewModel learn() {
        return wiring.shell().learn();
    }

    private Optional<Moment> now() {
        return learn().stepper().momentProperty().get();
    }

    private void steps(int count) throws TimeoutException {
        until(() -> now().filter(moment -> moment.steps().size() == count).isPresent());
        WaitForAsyncUtils.waitForFxEvents();
    }

    private static void until(BooleanSupplier condition) throws TimeoutException {
        WaitForAsyncUtils.waitFor(
                WAIT_SECONDS, TimeUnit.SECONDS, () -> WaitForAsyncUtils.asyncFx(condition::getAsBoolean)
                        .get());
    }
}
