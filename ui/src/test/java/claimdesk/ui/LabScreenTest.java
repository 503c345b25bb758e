package claimdesk.ui;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.lab.Lab;
import claimdesk.ui.controls.FilePicker;
import claimdesk.ui.learn.LearnPart;
import claimdesk.ui.learn.lab.LabViewModel;
import claimdesk.ui.live.feed.DataFile;
import claimdesk.ui.settings.Appearance;
import claimdesk.ui.settings.SettingsFile;
import claimdesk.ui.settings.Zoom;
import claimdesk.ui.shell.FileDesk;
import claimdesk.ui.shell.Screen;
import claimdesk.ui.shell.frame.MainWindow;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.paint.Color;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.kordamp.ikonli.javafx.FontIcon;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.framework.junit5.Stop;
import org.testfx.util.WaitForAsyncUtils;

/** The lab in the real window, by the keyboard. */
@ExtendWith(ApplicationExtension.class)
class LabScreenTest {

    private static final long WAIT_SECONDS = 60;
    private static final double CONTRAST_OF_TEXT = 4.5;
    private static final double CONTRAST_OF_ICON = 3;

    @TempDir
    static Path folder;

    private Wiring wiring;
    private Stage stage;

    @Start
    private void start(Stage shown) throws IOException {
        stage = shown;
        Path home = Files.createTempDirectory(folder, "window");
        wiring = new Wiring(
                DataFile.writable(home.resolve("orders.db")),
                new SettingsFile(home.resolve("settings.properties")),
                answering(home));
        wiring.shell().screenProperty().set(Screen.LEARN);
        wiring.shell().learn().partProperty().set(LearnPart.LAB);
        MainWindow.show(shown, wiring.shell(), FileDesk.NONE, 1280, 720);
        wiring.start();
    }

    @Stop
    private void stop() {
        wiring.close();
    }

    @Test
    void isFilledWalkedAndOpenedByTheKeyboardAlone(FxRobot robot) throws TimeoutException {
        fill(robot, 5);
        robot.interact(
                () -> robot.lookup("#lab-no-fault-check-then-insert").query().requestFocus());
        robot.type(KeyCode.DOWN).type(KeyCode.END).type(KeyCode.HOME);
        Node cell = stage.getScene().getFocusOwner();
        assertThat(cell.getId()).isEqualTo("lab-double-click-check-then-insert");
        assertThat(cell.getAccessibleText())
                .contains("one-execution broken in ")
                .contains(" of 5");

        robot.type(KeyCode.ENTER);
        until(() -> lab().comparison().shownProperty().get().isPresent());
        assertThat(robot.lookup("#lab-difference").queryLabeled().getText())
                .startsWith("First difference, event ")
                .contains("check-then-insert: ")
                .contains("owned-claim-atomic: ");
        assertThat(lab().comparison().here().selectedMark()).isPresent();
        assertThat(lab().comparison().there().selectedMark()).isPresent();

        robot.type(KeyCode.ESCAPE);
        WaitForAsyncUtils.waitForFxEvents();
        assertThat(stage.getScene().getFocusOwner()).isSameAs(cell);

        robot.type(KeyCode.ENTER);
        until(() -> lab().comparison().shownProperty().get().isPresent());
        robot.interact(() -> robot.lookup("#lab-step-here").queryButton().fire());
        until(() -> wiring.shell().learn().stepper().momentProperty().get().isPresent());
        assertThat(wiring.shell().learn().partProperty().get()).isEqualTo(LearnPart.STEPPER);
    }

    @Test
    void isSpokenAndLegibleInBothThemesAndKeepsItsHeadingsInSight(FxRobot robot) throws TimeoutException {
        fill(robot, 1);
        robot.interact(() -> wiring.shell().settings().choose(new Zoom(150)));
        robot.interact(
                () -> robot.lookup("#lab-no-fault-check-then-insert").query().requestFocus());
        for (int step = 0; step < 10; step++) {
            robot.type(KeyCode.DOWN);
        }
        robot.type(KeyCode.END);
        WaitForAsyncUtils.waitForFxEvents();

        Node cell = stage.getScene().getFocusOwner();
        assertThat(cell.getId()).isEqualTo("lab-expired-key-owned-claim-atomic");
        Bounds seen = scene(robot.lookup("#lab-grid").queryAs(ScrollPane.class));
        assertThat(seen.contains(scene(cell).getCenterX(), scene(cell).getCenterY()))
                .isTrue();
        Node heading = robot.lookup("#lab-heading-owned-claim-atomic").query();
        assertThat(seen.contains(scene(heading).getCenterX(), scene(heading).getCenterY()))
                .isTrue();
        assertThat(robot.lookup(".lab-word").queryAllAs(Labeled.class))
                .hasSizeGreaterThan(Lab.cells())
                .allSatisfy(word ->
                        assertThat(((Text) word.lookup(".text")).getText()).isEqualTo(word.getText()));
        assertThat(Seen.focusable(stage.getScene().getRoot()))
                .filteredOn(node -> !Seen.isSpoken(node))
                .extracting(Seen::name)
                .isEmpty();
        assertThat(faint(robot)).isEmpty();
    }

    @Test
    void leavesAsRowsAndAsAPicture(FxRobot robot) throws TimeoutException, IOException {
        fill(robot, 1);
        robot.press(KeyCode.CONTROL).type(KeyCode.E).release(KeyCode.CONTROL);
        until(() -> lab().messageProperty().get().contains("77 cells written to lab.csv"));
        robot.interact(() -> robot.lookup("#lab-png").queryButton().fire());
        until(() -> lab().messageProperty().get().equals("Written: lab.png"));

        assertThat(Files.readAllLines(exported("lab.csv"))).hasSize(1 + Lab.cells());
        BufferedImage picture = ImageIO.read(exported("lab.png").toFile());
        assertThat(picture.getWidth()).isGreaterThan(1500);
        assertThat(picture.getHeight()).isGreaterThan(600);
    }

    private Set<String> faint(FxRobot robot) {
        Set<String> faint = new TreeSet<>();
        for (Appearance look : List.of(Appearance.LIGHT, Appearance.DARK)) {
            robot.interact(() -> wiring.shell().settings().choose(look));
            WaitForAsyncUtils.waitForFxEvents();
            Color page = look == Appearance.LIGHT ? Color.WHITE : Color.web("#0d1117");
            Seen.shown(robot.lookup("#lab").query())
                    .filter(Text.class::isInstance)
                    .map(Text.class::cast)
                    .filter(text -> !text.isDisabled() && !text.getText().isBlank() && text.getFill() instanceof Color)
                    .filter(text -> Seen.contrast(text, page)
                            < (text instanceof FontIcon ? CONTRAST_OF_ICON : CONTRAST_OF_TEXT))
                    .forEach(text -> faint.add(look + " " + Seen.contrast(text, page) + " " + Seen.name(text)));
        }
        return faint;
    }

    private void fill(FxRobot robot, int seeds) throws TimeoutException {
        robot.interact(() -> {
            lab().seedsProperty().set(Integer.toString(seeds));
            robot.lookup("#lab-seeds").query().requestFocus();
        });
        robot.type(KeyCode.ENTER);
        until(() ->
                lab().cells().size() == Lab.cells() && !lab().runningProperty().get());
        WaitForAsyncUtils.waitForFxEvents();
    }

    private static Bounds scene(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }

    private LabViewModel lab() {
        return wiring.shell().learn().lab();
    }

    private Path home;

    private Path exported(String name) {
        return home.resolve(name);
    }

    private FilePicker answering(Path into) {
        home = into;
        return new FilePicker() {
            @Override
            public Optional<Path> open(String title, List<Kind> kinds) {
                return Optional.empty();
            }

            @Override
            public Optional<Path> save(String title, String name, List<Kind> kinds) {
                return Optional.of(into.resolve(name));
            }
        };
    }

    private static void until(BooleanSupplier condition) throws TimeoutException {
        WaitForAsyncUtils.waitFor(
                WAIT_SECONDS, TimeUnit.SECONDS, () -> WaitForAsyncUtils.asyncFx(condition::getAsBoolean)
                        .get());
    }
}
