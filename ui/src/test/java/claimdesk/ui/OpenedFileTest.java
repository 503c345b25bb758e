package claimdesk.ui;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.scenario.file.ShippedScenarios;
import claimdesk.ui.controls.FilePicker;
import claimdesk.ui.live.feed.DataFile;
import claimdesk.ui.settings.SettingsFile;
import claimdesk.ui.shell.Screen;
import claimdesk.ui.shell.ShellViewModel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.framework.junit5.Stop;
import org.testfx.util.WaitForAsyncUtils;

/** What the system has the window opened with, and what is left where the person's own file cannot be used. */
@ExtendWith(ApplicationExtension.class)
class OpenedFileTest {

    private static final long WAIT_SECONDS = 60;

    @TempDir
    static Path folder;

    private static int windows;

    private Path home;
    private Path own;
    private Stage stage;
    private OpenWindow window;

    @Start
    private void start(Stage shown) throws IOException {
        stage = shown;
        home = Files.createDirectory(folder.resolve("home-" + ++windows));
        own = home.resolve("own.db");
        window = window(own);
    }

    @Stop
    private void stop() {
        window.close();
    }

    @Test
    void aDataFileIsShownInPlaceOfTheLastOneAndRemembered(FxRobot robot) throws Exception {
        Path data = home.resolve("shop");
        robot.interact(() -> window.show(DataFile.writable(own)));
        until(() -> shell().live().openProperty().get());
        robot.interact(window::close);
        Files.copy(own, data);

        open(robot, data);

        assertThat(shell().file()).isEqualTo(data);
        until(() -> shell().live().openProperty().get());
        assertThat(settings().read().dataFile()).contains(data);
    }

    @Test
    void aScenarioGoesToSimulate(FxRobot robot) throws Exception {
        Path scenario = Files.writeString(home.resolve("mine.yaml"), ShippedScenarios.text("quiet-day"));

        open(robot, scenario);

        assertThat(shell().file()).isEqualTo(own);
        assertThat(shell().screenProperty().get()).isEqualTo(Screen.SIMULATE);
        until(() -> shell().simulate().file().fileProperty().get().equals(Optional.of(scenario)));
    }

    @Test
    void whateverElseIsOfferedForImportAndNothingIsWritten(FxRobot robot) throws Exception {
        Path evidence = Files.writeString(home.resolve("log.claimdesk"), "time,order_id,status\n1767225600,o-1,200\n");

        open(robot, evidence);

        assertThat(shell().screenProperty().get()).isEqualTo(Screen.IMPORT);
        until(() -> shell().importing().readyCount() == 1);
        assertThat(shell().file()).isEqualTo(own);
        assertThat(shell().importing().list().all()).isEmpty();
    }

    @Test
    void whereTheOwnFileCannotBeUsedATemporaryOneCanAndIsGoneAfterwards(FxRobot robot) throws Exception {
        window = window(Files.createFile(home.resolve("no-folder")).resolve("orders.db"));
        robot.interact(
                () -> window.show(DataFile.writable(home.resolve("no-folder").resolve("orders.db"))));
        until(() -> !shell().live().problemProperty().get().isEmpty());
        assertThat(waysOut(robot)).containsExactly("Open another file\u2026", "Use a temporary file");
        robot.interact(() -> shell().screenProperty().set(Screen.SETTINGS));
        assertThat(robot.lookup("#own-file").tryQuery()).isEmpty();
        assertThat(robot.lookup("#temporary-file").queryButton().getText()).isEqualTo("Use a temporary file");

        press(robot, "Use a temporary file");

        until(() -> shell().live().openProperty().get());
        Path temporary = shell().file();
        assertThat(shell().problemProperty().get())
                .contains(temporary.toString())
                .contains("gone when you close the window");
        until(() -> shell().run().canStartProperty().get());
        assertThat(settings().read().dataFile()).isEmpty();
        assertThat(temporary).exists();
        robot.interact(window::close);
        assertThat(temporary.getParent()).doesNotExist();
    }

    @Test
    void whereAnotherFileCannotBeUsedTheOwnOneIsTheWayOut(FxRobot robot) throws Exception {
        Path blocked = Files.createFile(home.resolve("no-folder")).resolve("other.db");
        robot.interact(() -> window.show(DataFile.writable(blocked)));
        until(() -> !shell().live().problemProperty().get().isEmpty());

        assertThat(waysOut(robot)).containsExactly("Open another file\u2026", "Back to my own");
        robot.interact(() -> shell().screenProperty().set(Screen.SETTINGS));
        assertThat(robot.lookup("#own-file").queryButton().getText()).isEqualTo("Back to my own");
        press(robot, "Back to my own");

        assertThat(shell().file()).isEqualTo(own);
        until(() -> shell().live().openProperty().get());
    }

    private void open(FxRobot robot, Path file) {
        robot.interact(() -> window.open(DataFile.writable(own), Optional.of(file)));
    }

    private static List<String> waysOut(FxRobot robot) {
        return buttons(robot).stream().map(Button::getText).toList();
    }

    private static void press(FxRobot robot, String text) {
        robot.interact(() -> buttons(robot).stream()
                .filter(button -> button.getText().equals(text))
                .findFirst()
                .orElseThrow()
                .fire());
    }

    private static List<Button> buttons(FxRobot robot) {
        return robot.lookup("#file-problem").queryAs(HBox.class).getChildrenUnmodifiable().stream()
                .filter(Button.class::isInstance)
                .map(Button.class::cast)
                .toList();
    }

    private OpenWindow window(Path ownFile) {
        return new OpenWindow(stage, settings(), ownFile, FilePicker.NONE);
    }

    private SettingsFile settings() {
        return new SettingsFile(home.resolve("settings.properties"));
    }

    private ShellViewModel shell() {
        return window.shell();
    }

    private static void until(BooleanSupplier condition) throws TimeoutException {
        WaitForAsyncUtils.waitFor(
                WAIT_SECONDS, TimeUnit.SECONDS, () -> WaitForAsyncUtils.asyncFx(condition::getAsBoolean)
                        .get());
    }
}
