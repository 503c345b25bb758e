package claimdesk.ui.investigate;

import static claimdesk.ui.investigate.CaseFiles.order;
import static org.assertj.core.api.Assertions.assertThat;

import atlantafx.base.theme.PrimerLight;
import claimdesk.store.Store;
import claimdesk.store.journal.Event;
import claimdesk.store.study.Protocols;
import claimdesk.ui.controls.FilePicker;
import claimdesk.ui.investigate.events.CaseRow;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.application.Application;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SplitMenuButton;
import javafx.scene.control.TableView;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.BorderPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.framework.junit5.Stop;
import org.testfx.util.WaitForAsyncUtils;

/** The case view by keyboard. */
@ExtendWith(ApplicationExtension.class)
class InvestigateViewTest {

    @TempDir
    static Path folder;

    private static Path file;

    private Store store;
    private Path target;
    private InvestigateViewModel model;
    private final List<String> replayed = new ArrayList<>();
    private boolean isDemoWanted;

    @BeforeAll
    static void bringIn() {
        file = CaseFiles.sample(folder, "2-second-email");
    }

    private Button elsewhere;

    @Start
    private void start(Stage stage) {
        Application.setUserAgentStylesheet(new PrimerLight().getUserAgentStylesheet());
        target = folder.resolve("rows.csv");
        store = Store.openReadOnly(file, CaseFiles.CLOCK);
        model = CaseFiles.screen(CaseFiles.reader(store), new Chosen());
        elsewhere = new Button("Elsewhere");
        InvestigateCommands commands = new InvestigateCommands(
                Optional.empty(),
                () -> {},
                Optional.of(() -> isDemoWanted = true),
                (found, protocol) -> replayed.add(found.topic().words() + " " + protocol.id()));
        stage.setScene(new Scene(
                new BorderPane(new InvestigateView(model, commands), null, null, elsewhere, null), 1200, 800));
        stage.show();
    }

    @Stop
    private void stop() {
        store.close();
    }

    @Test
    void withoutACaseItSaysHowToGetTheFirstRow(FxRobot robot) {
        assertThat(robot.lookup("#no-case").query().isVisible()).isTrue();
        assertThat(robot.lookup("#case").query().isVisible()).isFalse();
        assertThat(robot.lookup("#import-evidence").tryQuery()).isEmpty();

        robot.interact(robot.lookup("#run-demo").queryButton()::fire);

        assertThat(isDemoWanted).isTrue();
    }

    @Test
    void theBoxIsReachedByItsKeyFromElsewhereInTheWindow(FxRobot robot) {
        robot.interact(elsewhere::requestFocus);

        press(robot, KeyCode.F);

        assertThat(robot.lookup("#find-exact").query().isFocused()).isTrue();
    }

    @Test
    void anOrderIsWrittenAndItsEventsAreWalkedThroughByKeyboard(FxRobot robot) {
        press(robot, KeyCode.F);
        robot.write("5120").type(KeyCode.ENTER);

        assertThat(text(robot, "#case-heading")).isEqualTo("Order 5120");
        assertThat(robot.lookup("#timeline").query().isFocused()).isTrue();
        robot.type(KeyCode.RIGHT).type(KeyCode.RIGHT);
        assertThat(table(robot).getSelectionModel().getSelectedIndex()).isEqualTo(1);
        assertThat(text(robot, "#event-heading")).isEqualTo("Received");
    }

    @Test
    void theCaseIsReplayedUnderTheAdvisedProtocolByKeyAndUnderAnyOfTheSevenByMenu(FxRobot robot) {
        open(robot);
        SplitMenuButton replay = robot.lookup("#replay-as-lesson").queryAs(SplitMenuButton.class);

        press(robot, KeyCode.R);
        robot.interact(replay::fire);
        robot.interact(() -> replay.getItems().forEach(MenuItem::fire));

        assertThat(replayed)
                .startsWith("order 5120 owned-claim-atomic", "order 5120 owned-claim-atomic")
                .hasSize(2 + 7)
                .endsWith(Protocols.all().stream()
                        .map(protocol -> "order 5120 " + protocol.id())
                        .toArray(String[]::new));
    }

    @Test
    void withoutACaseNothingIsReplayed(FxRobot robot) {
        press(robot, KeyCode.R);

        assertThat(replayed).isEmpty();
    }

    @Test
    void aLinkIsFollowedByEnterAndTheNextIsReachedByAnArrow(FxRobot robot) {
        open(robot);
        List<Hyperlink> links = List.copyOf(
                robot
                        .from(robot.lookup("#statement-double-effect").<Node>query())
                        .lookup(".hyperlink")
                        .queryAll()
                        .stream()
                        .map(Hyperlink.class::cast)
                        .toList());
        robot.interact(() -> links.get(0).requestFocus());

        robot.type(KeyCode.RIGHT).type(KeyCode.ENTER);

        assertThat(links.get(1).isFocused()).isTrue();
        CaseRow row = table(robot).getSelectionModel().getSelectedItem();
        assertThat(links.get(1).getText()).startsWith(row.row());
        assertThat(model.shown().timeline().selectedProperty().get()).contains(row.event());
    }

    @Test
    void theVerdictLineLeadsToItsReasons(FxRobot robot) {
        open(robot);

        robot.interact(() -> robot.lookup(".value-chip")
                .<Labeled>match(chip -> chip.getText().equals("double effect"))
                .queryButton()
                .fire());

        Node focused = robot.lookup("#case").query().getScene().getFocusOwner();
        assertThat(focused).isInstanceOf(Hyperlink.class);
        assertThat(focused.getParent().getParent().getId()).isEqualTo("statement-double-effect");
    }

    @Test
    void rowsAreCopiedAndExportedByKeyboard(FxRobot robot) {
        open(robot);
        robot.interact(() -> {
            table(robot).requestFocus();
            table(robot).getSelectionModel().clearAndSelect(0);
        });

        robot.press(KeyCode.SHIFT).type(KeyCode.DOWN).release(KeyCode.SHIFT);
        press(robot, KeyCode.C);
        press(robot, KeyCode.E);

        String[] copied = new String[1];
        robot.interact(() -> copied[0] = Clipboard.getSystemClipboard().getString());
        assertThat(copied[0].lines()).hasSize(3);
        assertThat(text(robot, "#export-message")).isEqualTo("10 rows written to rows.csv");
        assertThat(target).isNotEmptyFile();
    }

    @Test
    void whatIsSelectedStaysSoThoughTheTableHidesItForAWhile(FxRobot robot) {
        open(robot);
        robot.interact(() -> table(robot).getSelectionModel().clearAndSelect(0));
        long chosen = model.shown().selectedProperty().get().orElseThrow();

        robot.interact(() -> model.shown().timeline().onlyTroubleProperty().set(true));

        assertThat(model.shown().selectedProperty().get()).hasValue(chosen);
        assertThat(table(robot).getSelectionModel().getSelectedItems()).isEmpty();
        robot.interact(() -> model.shown().timeline().onlyTroubleProperty().set(false));
        assertThat(table(robot).getSelectionModel().getSelectedIndex()).isZero();
    }

    @Test
    void whatIsSelectedStaysSoWhenAnEarlierRowComesToLight(FxRobot robot) {
        open(robot);
        List<Event> all = model.caseProperty().get().orElseThrow().events();
        List<Event> fewer =
                Stream.concat(all.stream().limit(2), all.stream().skip(3)).toList();
        robot.interact(() -> model.shown().rows().show(fewer, "case"));
        robot.interact(() -> table(robot).getSelectionModel().clearAndSelect(fewer.size() - 1));
        long chosen = fewer.get(fewer.size() - 1).seq();

        robot.interact(() -> model.shown().rows().show(all, "case"));

        assertThat(model.shown().selectedProperty().get()).hasValue(chosen);
        assertThat(table(robot).getSelectionModel().getSelectedIndex()).isEqualTo(all.size() - 1);
    }

    @Test
    void theAdviceIsCopiedReadyToPaste(FxRobot robot) {
        open(robot);

        robot.interact(robot.lookup("#copy-advice").queryButton()::fire);

        String[] copied = new String[1];
        robot.interact(() -> copied[0] = Clipboard.getSystemClipboard().getString());
        assertThat(copied[0]).startsWith("Please do not send this request again, under any key");
    }

    @Test
    void whatCannotBeOpenedIsSaidAndPutAway(FxRobot robot) {
        robot.interact(() -> model.openWritten("nobody"));

        assertThat(text(robot, "#case-problem")).contains("names \u201cnobody\u201d");
        assertThat(robot.lookup("#no-case").query().isVisible()).isTrue();
    }

    private void open(FxRobot robot) {
        robot.interact(() -> model.open(order("5120")));
        WaitForAsyncUtils.waitForFxEvents();
    }

    @SuppressWarnings("unchecked")
    private static TableView<CaseRow> table(FxRobot robot) {
        return robot.lookup("#case-table").queryAs(TableView.class);
    }

    private static void press(FxRobot robot, KeyCode key) {
        robot.press(KeyCode.CONTROL).type(key).release(KeyCode.CONTROL);
        WaitForAsyncUtils.waitForFxEvents();
    }

    private static String text(FxRobot robot, String query) {
        return robot.lookup(query).queryAs(Labeled.class).getText();
    }

    private final class Chosen implements FilePicker {
        @Override
        public Optional<Path> open(String title, List<Kind> kinds) {
            return Optional.empty();
        }

        @Override
        public Optional<Path> save(String title, String name, List<Kind> kinds) {
            return Optional.of(target);
        }
    }
}
