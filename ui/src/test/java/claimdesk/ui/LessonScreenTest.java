package claimdesk.ui;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.lesson.file.ShippedLessons;
import claimdesk.ui.learn.LearnPart;
import claimdesk.ui.learn.lesson.LessonViewModel;
import claimdesk.ui.learn.lesson.LessonsViewModel;
import claimdesk.ui.settings.SettingsFile;
import claimdesk.ui.shell.FileDesk;
import claimdesk.ui.shell.frame.MainWindow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextArea;
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

/** The Learn screen as a trainer goes through a lesson, by the keyboard alone. */
@ExtendWith(ApplicationExtension.class)
class LessonScreenTest {

    private static final long WAIT_SECONDS = 60;

    @TempDir
    static Path folder;

    private static int windows;

    private Wiring wiring;
    private Stage stage;
    private Path home;

    @Start
    private void start(Stage shown) throws IOException {
        stage = shown;
        home = Files.createDirectories(folder.resolve(Integer.toString(++windows)));
        wiring = new Wiring(home.resolve("orders.db"), new SettingsFile(home.resolve("settings.properties")));
        MainWindow.show(shown, wiring.shell(), FileDesk.NONE, 1280, 720);
        wiring.start();
    }

    @Stop
    private void stop() {
        wiring.close();
    }

    @Test
    void aLessonIsAnsweredSteppedAndTriedOtherwiseByKeyboard(FxRobot robot) throws TimeoutException {
        open(robot, "second-email");
        assertThat(text(robot, "#lesson-question")).contains("How many emails");
        assertThat(robot.lookup("#lesson-run").query().isDisabled()).isTrue();

        robot.type(KeyCode.DIGIT1).type(KeyCode.ENTER);
        until(() -> lesson().player().lengthProperty().get() == 12);
        robot.type(KeyCode.PAGE_DOWN);
        assertThat(lesson().player().playingProperty().get()).isFalse();
        int place = lesson().player().placeProperty().get();
        robot.type(KeyCode.RIGHT).type(KeyCode.RIGHT).type(KeyCode.LEFT);
        assertThat(lesson().player().placeProperty().get()).isEqualTo(place + 1);
        assertThat(text(robot, "#player-pointer"))
                .startsWith(place + 1 + " of 12")
                .contains("A: ");
        assertThat(lesson().answerProperty().get()).as("not before it was seen").isEmpty();
        robot.type(KeyCode.DIGIT2);
        assertThat(lesson().chosenProperty().get()).as("the answer stands").isZero();

        robot.type(KeyCode.END);
        until(() -> lesson().answerProperty().get().isPresent());

        assertThat(text(robot, "#lesson-verdict")).isEqualTo("Not so. Answer 2 is what happened:");
        assertThat(robot.lookup("#choice-2").query().getAccessibleText()).contains("this is what happened");
        assertThat(text(robot, "#lesson-explanation")).contains("guards the key's row");
        assertThat(text(robot, "#player-protocol")).isEqualTo("owned-claim");
        robot.interact(() -> robot.lookup("#try-1").query().requestFocus());
        robot.type(KeyCode.SPACE);
        until(() -> lesson().player().lengthProperty().get() == 11);
        robot.type(KeyCode.END);
        assertThat(text(robot, "#lesson-after")).contains("One email, B's.");
        assertThat(text(robot, "#player-protocol")).isEqualTo("owned-claim-atomic");

        robot.type(KeyCode.ESCAPE);
        assertThat(lessons().openProperty().get()).isEmpty();
        assertThat(lessons().isDone(lessons().contentProperty().get().entries().get(8)))
                .isTrue();
    }

    @Test
    void aRowIsPointedAtAndTheScheduleIsOpenedInTheStepper(FxRobot robot) throws TimeoutException {
        open(robot, "second-email");
        robot.type(KeyCode.DIGIT2).type(KeyCode.ENTER);
        until(() -> lesson().player().lengthProperty().get() == 12);
        robot.type(KeyCode.END);

        assertThat(text(robot, "#lesson-verdict")).isEqualTo("Right. This is what happened:");
        robot.interact(() -> robot.lookup(".lesson-row").queryButton().fire());

        assertThat(lesson().player().timeline().selectedProperty().get())
                .hasValueSatisfying(event -> assertThat(event.seq()).isEqualTo(4));
        assertThat(text(robot, "#player-pointer")).contains("A: effect: email");
        robot.interact(() -> robot.lookup("#player-stepper").queryButton().fire());
        until(() -> wiring.shell().learn().stepper().momentProperty().get().isPresent());
        assertThat(wiring.shell().learn().partProperty().get()).isEqualTo(LearnPart.STEPPER);
    }

    @Test
    void beforeAnAudienceOnlyTheLessonIsShown(FxRobot robot) throws TimeoutException {
        open(robot, "breaker");

        robot.type(KeyCode.F11);
        until(stage::isFullScreen);

        for (String frame : new String[] {"#navigation", "#top-bar", "#learn-tabs", "#lesson-back"}) {
            assertThat(isShown(robot, frame)).as(frame).isFalse();
        }
        assertThat(isShown(robot, "#lesson-question")).isTrue();
        robot.type(KeyCode.F11);
        until(() -> !stage.isFullScreen());
        assertThat(isShown(robot, "#top-bar")).isTrue();
    }

    @Test
    void anOwnLessonIsCopiedBrokenAndRepaired(FxRobot robot) throws TimeoutException, IOException {
        showLessons(robot);
        robot.interact(() -> robot.lookup("#lesson-copy").queryButton().fire());
        Path copy = home.resolve("lessons").resolve("retry-is-a-guess-2.yaml");
        until(() -> list(robot).getItems().size() == ShippedLessons.names().size() + 1);

        Files.writeString(copy, Files.readString(copy).replace("rows: \"effect\"", "rows: \"efect\""));
        robot.interact(() -> robot.lookup("#lesson-reload").queryButton().fire());
        until(() -> list(robot).getItems().size() == ShippedLessons.names().size());

        assertThat(robot.lookup("#lesson-problems").queryAs(TextArea.class).getText())
                .contains("retry-is-a-guess-2.yaml:", "did you mean effect?");
    }

    @Test
    void aSecondLanguageIsChosenFromTheList(FxRobot robot) throws TimeoutException, IOException {
        Files.createDirectories(home.resolve("lessons"));
        Files.writeString(
                home.resolve("lessons").resolve("lessons_de.properties"),
                "retry-is-a-guess.title = Ein neuer Versuch ist geraten\n");
        showLessons(robot);
        assertThat(robot.lookup("#lesson-language").query().isVisible()).isTrue();

        robot.interact(() -> lessons().speak(Locale.GERMAN));
        until(() -> lessons()
                .contentProperty()
                .get()
                .entries()
                .get(0)
                .lesson()
                .about()
                .title()
                .startsWith("Ein"));
        robot.type(KeyCode.ENTER);

        assertThat(text(robot, "#lesson-title")).isEqualTo("Ein neuer Versuch ist geraten");
        assertThat(wiring.shell().settings().settings().learned().language()).isEqualTo(Locale.GERMAN);
    }

    private void open(FxRobot robot, String name) throws TimeoutException {
        showLessons(robot);
        robot.interact(() -> {
            list(robot).requestFocus();
            list(robot).getSelectionModel().select(ShippedLessons.names().indexOf(name));
        });
        robot.type(KeyCode.ENTER);
        until(() -> lessons().openProperty().get().isPresent());
        WaitForAsyncUtils.waitForFxEvents();
        assertThat(robot.lookup("#choice-1").query().isFocused()).isTrue();
    }

    private void showLessons(FxRobot robot) throws TimeoutException {
        robot.press(KeyCode.CONTROL).type(KeyCode.DIGIT4).release(KeyCode.CONTROL);
        until(() -> list(robot).getItems().size() >= ShippedLessons.names().size());
        WaitForAsyncUtils.waitForFxEvents();
    }

    private LessonsViewModel lessons() {
        return wiring.shell().learn().lessons();
    }

    private LessonViewModel lesson() {
        return lessons().openProperty().get().orElseThrow();
    }

    private static ListView<?> list(FxRobot robot) {
        return robot.lookup("#lesson-list").queryAs(ListView.class);
    }

    private static boolean isShown(FxRobot robot, String id) {
        for (Node node = robot.lookup(id).query(); node != null; node = node.getParent()) {
            if (!node.isVisible()) {
                return false;
            }
        }
        return true;
    }

    private static String text(FxRobot robot, String id) {
        WaitForAsyncUtils.waitForFxEvents();
        return robot.lookup(id).<Label>queryAs(Label.class).getText();
    }

    private static void until(BooleanSupplier condition) throws TimeoutException {
        WaitForAsyncUtils.waitFor(
                WAIT_SECONDS, TimeUnit.SECONDS, () -> WaitForAsyncUtils.asyncFx(condition::getAsBoolean)
                        .get());
    }
}
