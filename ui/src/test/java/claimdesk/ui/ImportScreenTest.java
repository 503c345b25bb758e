package claimdesk.ui;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.exchange.mapping.Field;
import claimdesk.ui.controls.FilePicker;
import claimdesk.ui.importing.FileState;
import claimdesk.ui.importing.FileViewModel;
import claimdesk.ui.importing.ImportingViewModel;
import claimdesk.ui.live.feed.DataFile;
import claimdesk.ui.settings.SettingsFile;
import claimdesk.ui.shell.FileDesk;
import claimdesk.ui.shell.Screen;
import claimdesk.ui.shell.frame.MainWindow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import javafx.scene.Node;
import javafx.scene.control.ListView;
import javafx.scene.control.TableView;
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

/** The Import screen on real files, by keyboard alone. */
@ExtendWith(ApplicationExtension.class)
class ImportScreenTest {

    private static final long WAIT_SECONDS = 60;

    @TempDir
    Path folder;

    private Wiring wiring;
    private Stage stage;

    @Start
    private void start(Stage shown) throws IOException {
        stage = shown;
        Path log = Files.writeString(
                folder.resolve("log.csv"), "when,order_id,status\n1767225600,o-1,200\n1767225601,o-2,soon\n");
        wiring = new Wiring(
                DataFile.writable(folder.resolve("orders.db")),
                new SettingsFile(folder.resolve("settings.properties")),
                new Chosen(log));
        MainWindow.show(stage, wiring.shell(), FileDesk.NONE, 1280, 800);
        wiring.start();
    }

    @Stop
    private void stop() {
        wiring.close();
    }

    @Test
    void aFileIsChosenCorrectedImportedAndTakenBackByKeyboard(FxRobot robot) throws TimeoutException {
        until(() -> wiring.shell().live().openProperty().get());
        ctrl(robot, KeyCode.I);
        assertThat(wiring.shell().screenProperty().get()).isEqualTo(Screen.IMPORT);

        ctrl(robot, KeyCode.O);
        until(() -> state() == FileState.READY);
        ListView<?> columns = robot.lookup("#import-columns").query();
        until(columns::isFocused);
        robot.interact(() -> columns.getSelectionModel().select(1));
        assertThat(file().mapping().columns().get(1).name()).isEqualTo("order_id");
        robot.type(KeyCode.ENTER);
        until(() -> focused() != columns);
        robot.type(KeyCode.DOWN).type(KeyCode.ENTER);
        until(() -> !file().mapping().columns().get(1).fields().equals(List.of(Field.ORDER)));
        until(columns::isFocused);
        robot.interact(() -> file().mapping().choose("order_id", Optional.of(Field.ORDER)));
        until(() -> state() == FileState.READY);

        ctrl(robot, KeyCode.ENTER);
        until(() -> state() == FileState.IMPORTED);
        TableView<?> rejected = robot.lookup("#import-rejected").query();
        assertThat(rejected.getItems()).hasSize(1);
        until(() -> "import-investigate".equals(focused().getId()));

        robot.type(KeyCode.TAB).type(KeyCode.SPACE);
        until(() -> model().questionProperty().get().isPresent());
        robot.type(KeyCode.TAB).type(KeyCode.SPACE);
        until(() -> state() == FileState.READY);
        assertThat(file().noteProperty().get()).contains("taken back");
        until(() -> !model().list().all().isEmpty());
    }

    @Test
    void theLiveScreenOfAFileThatHoldsOnlyImportsLeadsToThem(FxRobot robot) throws TimeoutException {
        until(() -> wiring.shell().live().openProperty().get());
        assertThat(robot.lookup("#empty-title").queryLabeled().getText()).startsWith("Nothing has happened");
        ctrl(robot, KeyCode.I);
        ctrl(robot, KeyCode.O);
        until(() -> state() == FileState.READY);
        ctrl(robot, KeyCode.ENTER);
        until(() -> wiring.shell().live().importsProperty().get());

        robot.interact(() -> wiring.shell().screenProperty().set(Screen.LIVE));
        assertThat(robot.lookup("#empty-title").queryLabeled().getText()).startsWith("No call was served");
        robot.interact(robot.lookup("#find-imported").queryButton()::fire);

        assertThat(wiring.shell().screenProperty().get()).isEqualTo(Screen.INVESTIGATE);
        assertThat(wiring.shell().find().textProperty().get()).isEqualTo("imported");
    }

    @Test
    void investigateOpensFromTheResult(FxRobot robot) throws TimeoutException {
        until(() -> wiring.shell().live().openProperty().get());
        ctrl(robot, KeyCode.I);
        ctrl(robot, KeyCode.O);
        until(() -> state() == FileState.READY);
        ctrl(robot, KeyCode.ENTER);
        until(() -> "import-investigate".equals(focused().getId()));

        robot.type(KeyCode.SPACE);

        assertThat(wiring.shell().screenProperty().get()).isEqualTo(Screen.INVESTIGATE);
    }

    private Node focused() {
        return stage.getScene().getFocusOwner();
    }

    private ImportingViewModel model() {
        return wiring.shell().importing();
    }

    private FileViewModel file() {
        return model().selectedProperty().get().orElseThrow();
    }

    private FileState state() {
        return model().selectedProperty()
                .get()
                .map(one -> one.stateProperty().get())
                .orElse(FileState.READING);
    }

    private static void ctrl(FxRobot robot, KeyCode key) {
        robot.press(KeyCode.CONTROL).type(key).release(KeyCode.CONTROL);
    }

    private static void until(BooleanSupplier condition) throws TimeoutException {
        WaitForAsyncUtils.waitFor(
                WAIT_SECONDS, TimeUnit.SECONDS, () -> WaitForAsyncUtils.asyncFx(condition::getAsBoolean)
                        .get());
    }

    /** A person who chooses always the same file. */
    private record Chosen(Path file) implements FilePicker {
        @Override
        public Optional<Path> open(String title, List<Kind> kinds) {
            return Optional.of(file);
        }

        @Override
        public Optional<Path> save(String title, String name, List<Kind> kinds) {
            return Optional.empty();
        }
    }
}
