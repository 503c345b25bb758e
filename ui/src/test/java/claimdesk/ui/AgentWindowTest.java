package claimdesk.ui;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.call.Step;
import claimdesk.app.casework.Topic;
import claimdesk.store.identity.OrderId;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.EventType;
import claimdesk.ui.agent.Counter;
import claimdesk.ui.controls.FilePicker;
import claimdesk.ui.live.feed.DataFile;
import claimdesk.ui.live.row.Lane;
import claimdesk.ui.settings.SettingsFile;
import claimdesk.ui.settings.Zoom;
import claimdesk.ui.shell.Screen;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.framework.junit5.Stop;
import org.testfx.util.WaitForAsyncUtils;

/** An agent at the real window: notes on a case, acts on a key, and neither where the file is only looked at. */
@ExtendWith(ApplicationExtension.class)
class AgentWindowTest {

    private static final long WAIT_SECONDS = 60;

    @TempDir
    static Path folder;

    private static int windows;

    private Counter counter;
    private OpenWindow window;
    private Stage stage;

    @Start
    private void start(Stage stage) throws IOException {
        this.stage = stage;
        Path home = Files.createDirectory(folder.resolve("agent-" + ++windows));
        counter = new Counter(home, System.currentTimeMillis());
        Counter.runTo(counter.call("k", "4711"), Step.DONE);
        window = new OpenWindow(
                stage, new SettingsFile(home.resolve("settings.properties")), counter.file(), FilePicker.NONE);
        window.show(DataFile.writable(counter.file()));
    }

    @Stop
    private void stop() {
        window.close();
        counter.close();
    }

    @Test
    void aKeyIsRetriedFromTheLiveScreenAfterAQuestionThatBeginsWithCancel(FxRobot robot) throws TimeoutException {
        robot.interact(() -> window.shell().screenProperty().set(Screen.LIVE));
        until(() -> window.shell().live().lane(Lane.SAVED).filledProperty().get() > 0);
        robot.interact(() -> window.shell().live().selection().select(Lane.SAVED, 0));

        robot.interact(button(robot, "#retry-live")::fire);
        until(() -> isShown(robot, "#key-cancel"));
        assertThat(robot.lookup("#key-cancel").queryButton().isFocused()).isTrue();
        robot.interact(() -> ((TextInputControl) node(robot, "#key-body")).setText(Counter.BODY));
        robot.interact(() -> {
            button(robot, "#key-confirm").requestFocus();
            button(robot, "#key-confirm").fire();
        });
        until(() -> isShown(robot, "#key-result"));

        assertThat(((Labeled) node(robot, "#key-result")).getText()).contains("the saved answer given again");
        assertThat(counter.events(EventType.AGENT_ACTION)).hasSize(1);
        assertThat(node(robot, "#key-result-close").isFocused()).isTrue();
        robot.press(KeyCode.ESCAPE).release(KeyCode.ESCAPE);
        assertThat(isShown(robot, "#key-result")).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"LIVE, 1280, 100", "LIVE, 1024, 100", "INVESTIGATE, 1024, 100", "INVESTIGATE, 1024, 150"})
    void whatCameOfAnActCanBeReadWhole(Screen screen, int width, int percent, FxRobot robot) throws TimeoutException {
        robot.interact(() -> {
            window.shell().settings().choose(new Zoom(percent));
            window.shell().screenProperty().set(Screen.LIVE);
            stage.setWidth(width);
            stage.setHeight(700);
        });
        until(() -> window.shell().live().lane(Lane.SAVED).filledProperty().get() > 0);
        robot.interact(() -> window.shell().live().selection().select(Lane.SAVED, 0));
        String place = screen == Screen.LIVE ? "live" : "case";
        if (screen == Screen.INVESTIGATE) {
            robot.interact(() -> window.shell().live().detail().openCase());
            until(() -> window.shell().investigate().caseProperty().get().isPresent());
        }
        robot.interact(button(robot, "#retry-" + place)::fire);
        until(() -> isShown(robot, "#key-cancel"));
        robot.interact(() -> ((TextInputControl) node(robot, "#key-body")).setText(Counter.BODY));
        robot.interact(() -> {
            button(robot, "#key-confirm").requestFocus();
            button(robot, "#key-confirm").fire();
        });
        until(() -> isShown(robot, "#key-result"));

        Labeled result = (Labeled) node(robot, "#key-result");
        until(() -> isWhollySeen(result));
        assertThat(Seen.drawn(result)).isEqualTo(result.getText().replaceAll("\\s+", ""));
    }

    /** Whether nothing around it, as what scrolls, cuts it off. */
    private static boolean isWhollySeen(Node node) {
        Bounds line = node.localToScene(node.getLayoutBounds());
        for (Node around = node.getParent(); around != null; around = around.getParent()) {
            Bounds room = around.localToScene(around.getLayoutBounds());
            if (room.getMaxY() < line.getMaxY() - 1 || room.getMaxX() < line.getMaxX() - 1) {
                return false;
            }
        }
        return true;
    }

    @Test
    void aNoteIsSavedByTheKeyboardAndListed(FxRobot robot) throws TimeoutException {
        robot.interact(() -> window.shell().openCase(new Topic.OfOrder(new OrderId("4711"))));
        until(() -> window.shell().investigate().caseProperty().get().isPresent());
        robot.interact(() -> {
            ((TextInputControl) node(robot, "#note-text")).setText("told the vendor to wait");
            node(robot, "#note-text").requestFocus();
        });

        robot.press(KeyCode.CONTROL, KeyCode.ENTER).release(KeyCode.ENTER, KeyCode.CONTROL);

        until(() -> window.shell().agent().notes().notesProperty().get().size() == 1);
        assertThat(((Labeled) node(robot, "#note-state")).getText()).isEqualTo("saved");
        assertThat(counter.events(EventType.AGENT_ACTION)).hasSize(1);
    }

    @Test
    void theKeyboardStaysInTheNotesWhenOneIsSavedByItsButton(FxRobot robot) throws TimeoutException {
        robot.interact(() -> window.shell().openCase(new Topic.OfOrder(new OrderId("4711"))));
        until(() -> window.shell().investigate().caseProperty().get().isPresent());
        robot.interact(() -> {
            ((TextInputControl) node(robot, "#note-text")).setText("told the vendor to wait");
            button(robot, "#note-save").requestFocus();
            button(robot, "#note-save").fire();
        });

        until(() -> window.shell().agent().notes().notesProperty().get().size() == 1);
        assertThat(node(robot, "#note-text").isFocused()).isTrue();
    }

    @Test
    void personalDataAreShownOnceTheJournalHasRecordedWhoAsked(FxRobot robot) throws TimeoutException {
        robot.interact(() -> window.shell().openCase(new Topic.OfOrder(new OrderId("4711"))));
        until(() -> window.shell().investigate().caseProperty().get().isPresent());

        robot.interact(((ButtonBase) node(robot, "#personal-data"))::fire);

        assertThat(node(robot, "#personal-data-question #choice-0").isFocused()).isTrue();
        assertThat(((ToggleButton) node(robot, "#personal-data")).isSelected()).isFalse();
        assertThat(counter.events(EventType.AGENT_ACTION)).isEmpty();
        robot.interact(((Button) node(robot, "#personal-data-question #choice-1"))::fire);
        until(() -> ((ToggleButton) node(robot, "#personal-data")).isSelected());
        assertThat(counter.events(EventType.AGENT_ACTION))
                .singleElement()
                .satisfies(act -> assertThat(act.details().text(Detail.WHO)).hasValue(System.getProperty("user.name")));
        until(() -> window.shell().agent().notes().notesProperty().get().size() == 1);

        robot.interact(((ButtonBase) node(robot, "#personal-data"))::fire);

        assertThat(((Labeled) node(robot, "#personal-data")).getText()).isEqualTo("Show personal data");
    }

    @Test
    void aVendorThatIsPickedInTheSearchBoxIsSearchedFor(FxRobot robot) throws TimeoutException {
        robot.interact(() -> window.shell().search().textProperty().set("Nor"));
        until(() -> window.shell().search().hits().stream()
                .anyMatch(hit -> hit.kind().equals("vendor")));

        robot.interact(() -> window.shell()
                .search()
                .pick(window.shell().search().hits().stream()
                        .filter(hit -> hit.kind().equals("vendor"))
                        .findFirst()
                        .orElseThrow()));

        assertThat(window.shell().screenProperty().get()).isEqualTo(Screen.INVESTIGATE);
        assertThat(window.shell().find().textProperty().get()).isEqualTo("vendor:\"North\"");
        until(() -> !window.shell().find().results().rows().isEmpty());
        assertThat(window.shell().investigate().caseProperty().get()).isEmpty();
    }

    @Test
    void anImportAndItsUndoingMakeASearchStale(FxRobot robot) throws IOException, TimeoutException {
        robot.interact(() -> window.shell().findImported());
        Path log = Files.writeString(
                counter.file().resolveSibling("emails.csv"),
                "sent_at,order,template,message_id\n2026-11-03T09:00:00Z,4711,delivered,m-1\n");
        robot.interact(() -> window.shell().importing().offer(List.of(log)));
        until(() -> window.shell().importing().readyCount() == 1);
        assertThat(isStale()).isFalse();

        robot.interact(() -> window.shell().importing().importAll());

        until(this::isStale);
        robot.interact(() -> window.shell().findImported());
        robot.interact(() -> window.shell().find().textProperty().set(""));
        robot.interact(() -> window.shell().findImported());
        until(() -> !window.shell().find().results().rows().isEmpty());
        assertThat(isStale()).isFalse();
        robot.interact(() -> window.shell()
                .importing()
                .list()
                .undo(window.shell().importing().list().all().get(0)));
        robot.interact(() -> window.shell()
                .importing()
                .questionProperty()
                .get()
                .orElseThrow()
                .choices()
                .get(1)
                .action()
                .run());
        until(this::isStale);
    }

    private boolean isStale() {
        return window.shell().find().results().staleProperty().get();
    }

    @Test
    void nothingIsOfferedWhereTheFileIsOnlyLookedAt(FxRobot robot) throws TimeoutException {
        robot.interact(() -> window.show(new DataFile(counter.file(), true)));
        robot.interact(() -> window.shell().openCase(new Topic.OfOrder(new OrderId("4711"))));
        until(() -> window.shell().investigate().caseProperty().get().isPresent());

        assertThat(robot.lookup("#note-save").tryQuery()).isEmpty();
        assertThat(robot.lookup("#retry-live").tryQuery()).isEmpty();
        assertThat(robot.lookup("#retry-case").tryQuery()).isEmpty();
        assertThat(robot.lookup("#notes").tryQuery()).isPresent();
    }

    private static Button button(FxRobot robot, String id) {
        return (Button) node(robot, id);
    }

    private static Node node(FxRobot robot, String id) {
        return robot.lookup(id).query();
    }

    private static boolean isShown(FxRobot robot, String id) {
        return robot.lookup(id)
                .tryQuery()
                .filter(Node::isVisible)
                .filter(node -> node.localToScene(node.getBoundsInLocal()).getHeight() > 0)
                .filter(node -> isRoomThere(node.getParent()))
                .isPresent();
    }

    private static boolean isRoomThere(Node node) {
        return node == null
                || node.isVisible() && node.getLayoutBounds().getHeight() > 0 && isRoomThere(node.getParent());
    }

    private static void until(BooleanSupplier condition) throws TimeoutException {
        WaitForAsyncUtils.waitFor(
                WAIT_SECONDS, TimeUnit.SECONDS, () -> WaitForAsyncUtils.asyncFx(condition::getAsBoolean)
                        .get());
        WaitForAsyncUtils.waitForFxEvents();
    }
}
