package claimdesk.ui;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.scenario.edit.NewDesk;
import claimdesk.app.scenario.file.ScenarioFiles;
import claimdesk.app.scenario.file.ShippedScenarios;
import claimdesk.ui.controls.FilePicker;
import claimdesk.ui.live.feed.DataFile;
import claimdesk.ui.live.row.Lane;
import claimdesk.ui.settings.SettingsFile;
import claimdesk.ui.shell.DroppedFiles;
import claimdesk.ui.shell.Screen;
import claimdesk.ui.shell.ShellViewModel;
import claimdesk.ui.simulate.run.Speed;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.TextField;
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

/** One window, and the files that it is given one after the other. */
@ExtendWith(ApplicationExtension.class)
class OpenWindowTest {

    private static final long WAIT_SECONDS = 60;

    @TempDir
    static Path folder;

    private static int windows;

    private Stage stage;
    private Path home;
    private Path first;
    private OpenWindow window;

    @Start
    private void start(Stage shown) throws IOException {
        stage = shown;
        home = Files.createDirectory(folder.resolve("home-" + ++windows));
        first = home.resolve("first.db");
        window = new OpenWindow(shown, settings(), first, FilePicker.NONE);
        window.show(DataFile.writable(first));
    }

    @Stop
    private void stop() {
        window.close();
    }

    @Test
    void anotherDataFileIsOpenedOnlyWhenChangesAreSavedOrDropped(FxRobot robot) throws Exception {
        robot.interact(() -> shell().simulate().scenario().addVendor());

        drop(robot, home.resolve("second.db"));

        until(this::isAsked);
        assertThat(shell().fileName()).isEqualTo("first.db");
        assertThat(shell().screenProperty().get()).isEqualTo(Screen.SIMULATE);
        choose(robot, "Cancel");
        assertThat(shell().fileName()).isEqualTo("first.db");
        drop(robot, home.resolve("second.db"));
        until(this::isAsked);
        choose(robot, "Drop them");
        assertThat(shell().fileName()).isEqualTo("second.db");
        close(robot);
        assertThat(stage.isShowing()).as("asked about the file before").isFalse();
    }

    @Test
    void whereTheWindowWasIsRememberedWhenItIsClosedByAnAnswer(FxRobot robot) {
        robot.interact(() -> {
            shell().simulate().scenario().addVendor();
            stage.setWidth(1100);
        });
        close(robot);
        assertThat(stage.isShowing()).isTrue();

        choose(robot, "Drop them");

        assertThat(stage.isShowing()).isFalse();
        robot.interact(window::close);
        assertThat(settings().read().window().width()).isEqualTo(1100);
    }

    @Test
    void aDroppedScenarioIsOpenedInSimulateAndAsksAboutChanges(FxRobot robot) throws Exception {
        Path scenario = home.resolve("mine.yaml");
        Files.writeString(scenario, ShippedScenarios.text("quiet-day"));
        robot.interact(() -> shell().simulate().scenario().addVendor());

        drop(robot, scenario);

        until(this::isAsked);
        assertThat(shell().screenProperty().get()).isEqualTo(Screen.SIMULATE);
        choose(robot, "Drop them");
        until(() -> shell().simulate().file().fileProperty().get().isPresent());
        assertThat(shell().simulate().scenario().scenario())
                .isEqualTo(ScenarioFiles.read(scenario)
                        .match(read -> Optional.of(read.scenario()), wrong -> Optional.empty()));
    }

    @Test
    void whateverElseIsDroppedIsOfferedForImportAndADataFileIsKnownByItsBytes(FxRobot robot) throws Exception {
        Path log = Files.writeString(home.resolve("log.csv"), "time,order_id,status\n1767225600,o-1,200\n");
        Path data = home.resolve("data");
        robot.interact(window::close);
        Files.copy(first, data);
        robot.interact(() -> window.show(DataFile.writable(first)));

        drop(robot, log, home.resolve("a.db"));

        until(() -> !shell().problemProperty().get().isEmpty());
        assertThat(shell().screenProperty().get()).isEqualTo(Screen.IMPORT);
        assertThat(shell().problemProperty().get())
                .contains("a.db was not opened")
                .contains("Nothing was changed");
        until(() -> shell().importing().readyCount() == 1);
        assertThat(shell().fileName()).isEqualTo("first.db");
        drop(robot, data);
        until(() -> shell().fileName().equals("data"));
        assertThat(shell().problemProperty().get()).isEmpty();
    }

    @Test
    void aFileThatIsOnlyLookedAtOffersTheWayIntoTheOwnOne(FxRobot robot) throws Exception {
        Path log = Files.writeString(home.resolve("log.csv"), "time,order_id,status\n1767225600,o-1,200\n");
        Path kept = home.resolve("kept.db");
        robot.interact(window::close);
        Files.copy(first, kept);
        robot.interact(() -> window.show(new DataFile(kept, true)));
        drop(robot, log);
        until(() -> shell().importing().readyCount() == 1);
        assertThat(robot.lookup("#import-one").query().isDisabled()).isTrue();

        robot.interact(() -> robot.lookup("#import-into-own").queryButton().fire());

        assertThat(shell().fileName()).isEqualTo("first.db");
        assertThat(shell().isReadOnly()).isFalse();
        until(() -> shell().importing().readyCount() == 1);
        assertThat(robot.lookup("#import-read-only").query().isVisible()).isFalse();
        assertThat(robot.lookup("#import-one").query().isDisabled()).isFalse();
    }

    @Test
    void aReadOnlyWindowShowsTheFileOffersNothingThatWritesAndChangesNoByte(FxRobot robot) throws Exception {
        robot.interact(() -> shell().run().speedProperty().set(Speed.MAX));
        until(() -> shell().run().canStartProperty().get());
        robot.interact(() -> shell().run().start("demo"));
        until(() -> shell().run().resultProperty().get().isPresent());
        Path kept = home.resolve("kept").resolve("kept.db");
        Files.createDirectory(kept.getParent());
        robot.interact(window::close);
        Files.copy(first, kept);
        Map<String, String> before = bytes(kept.getParent());

        robot.interact(() -> window.show(new DataFile(kept, true)));

        until(() -> shell().live().seenProperty().get());
        robot.interact(() -> shell().screenProperty().set(Screen.SIMULATE));
        assertThat(shell().live().problemProperty().get()).isEmpty();
        assertThat(shell().live().lane(Lane.SAVED).countProperty().get()).isEqualTo(42);
        assertThat(robot.lookup("#read-only").query().isVisible()).isTrue();
        assertThat(robot.lookup("#run-read-only").query().isVisible()).isTrue();
        for (String writes : List.of("#run-bar", "#start-demo", "#run-start", "#run-step")) {
            assertThat(robot.lookup(writes).tryQuery()).as(writes).isEmpty();
        }
        robot.press(KeyCode.CONTROL).type(KeyCode.ENTER).release(KeyCode.CONTROL);
        assertThat(shell().run().runningProperty().get()).isEmpty();
        robot.interact(window::close);
        assertThat(bytes(kept.getParent())).isEqualTo(before);
    }

    @Test
    void readOnlyIsTurnedOnAndOffInTheSettings(FxRobot robot) {
        robot.interact(() -> shell().screenProperty().set(Screen.SETTINGS));

        robot.interact(
                () -> robot.lookup("#read-only-wanted").queryAs(CheckBox.class).fire());

        assertThat(shell().isReadOnly()).isTrue();
        assertThat(robot.lookup("#read-only-wanted").queryAs(CheckBox.class).isSelected())
                .isTrue();
        assertThat(settings().read().isReadOnly()).isTrue();
        robot.interact(
                () -> robot.lookup("#read-only-wanted").queryAs(CheckBox.class).fire());
        assertThat(shell().isReadOnly()).isFalse();
        assertThat(robot.lookup("#read-only").tryQuery()).isEmpty();
    }

    @Test
    void whatANewScenarioBeginsWithIsCheckedAtItsField(FxRobot robot) throws TimeoutException {
        robot.interact(() -> shell().screenProperty().set(Screen.SETTINGS));

        robot.interact(() -> robot.lookup("#new-lease").queryAs(TextField.class).setText("soon"));

        until(() -> robot.lookup("#new-lease-error").query().isVisible());
        assertThat(robot.lookup("#new-lease").query().getAccessibleText()).contains("wrong");
        assertThat(shell().settings().settings().newDesk()).isEqualTo(NewDesk.BY_DEFAULT);
        robot.interact(() -> robot.lookup("#new-lease").queryAs(TextField.class).setText("4000"));
        until(() -> !robot.lookup("#new-lease-error").query().isVisible());
        robot.interact(() -> shell().simulate().file().create());
        assertThat(shell().simulate()
                        .scenario()
                        .scenario()
                        .orElseThrow()
                        .desk()
                        .lease()
                        .defaultMs())
                .isEqualTo(4000);
    }

    @Test
    void theFullScreenIsCleanAndComesBack(FxRobot robot) throws TimeoutException {
        Node rail = robot.lookup("#navigation").query();
        Node foot = robot.lookup("#status-line").query();

        robot.type(KeyCode.F11);

        until(() -> !rail.isVisible() && !foot.isVisible());
        robot.type(KeyCode.F11);
        until(() -> rail.isVisible() && foot.isVisible());
    }

    @Test
    void whatBrokeARunIsSaidOnEveryScreen(FxRobot robot) {
        Node banner = robot.lookup("#run-problem").query();

        robot.interact(() -> shell().screenProperty().set(Screen.SIMULATE));

        for (Node above = banner.getParent(); above != null; above = above.getParent()) {
            assertThat(above.isVisible()).isTrue();
        }
    }

    private SettingsFile settings() {
        return new SettingsFile(home.resolve("settings.properties"));
    }

    private ShellViewModel shell() {
        return window.shell();
    }

    private void drop(FxRobot robot, Path... files) {
        robot.interact(() -> new DroppedFiles(shell(), window).take(List.of(files)));
    }

    private boolean isAsked() {
        return shell().simulate().file().questionProperty().get().isPresent();
    }

    private void close(FxRobot robot) {
        robot.interact(() -> {
            WindowEvent wish = new WindowEvent(stage, WindowEvent.WINDOW_CLOSE_REQUEST);
            stage.fireEvent(wish);
        });
    }

    private void choose(FxRobot robot, String text) {
        robot.interact(() -> shell().simulate().file().questionProperty().get().orElseThrow().choices().stream()
                .filter(choice -> choice.text().equals(text))
                .findFirst()
                .orElseThrow()
                .action()
                .run());
    }

    /** What is in the folder, by name. */
    private static Map<String, String> bytes(Path folder) throws IOException {
        Map<String, String> all = new TreeMap<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path one : files.toList()) {
                all.put(one.getFileName().toString(), new String(Files.readAllBytes(one), StandardCharsets.ISO_8859_1));
            }
        }
        return all;
    }

    private static void until(BooleanSupplier condition) throws TimeoutException {
        WaitForAsyncUtils.waitFor(
                WAIT_SECONDS, TimeUnit.SECONDS, () -> WaitForAsyncUtils.asyncFx(condition::getAsBoolean)
                        .get());
    }
}
