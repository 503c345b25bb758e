package claimdesk.ui.live;

import static org.assertj.core.api.Assertions.assertThat;

import atlantafx.base.theme.PrimerLight;
import claimdesk.store.claim.Claim;
import claimdesk.ui.live.feed.LiveFeed;
import claimdesk.ui.live.lane.LaneViewModel;
import claimdesk.ui.live.row.Lane;
import claimdesk.ui.live.row.LaneRow;
import claimdesk.ui.live.row.TimeText;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.OptionalLong;
import javafx.application.Application;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuItem;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** The Live screen by keyboard, over a file that another store writes to. */
@ExtendWith(ApplicationExtension.class)
class LiveViewTest {

    @TempDir
    Path folder;

    private LiveFile file;
    private LiveFeed feed;
    private LiveViewModel model;
    private LaneViewModel saved;

    @Start
    private void start(Stage stage) {
        Application.setUserAgentStylesheet(new PrimerLight().getUserAgentStylesheet());
        file = new LiveFile(folder);
        file.save("old-", 60);
        InstantSource clock = () -> Instant.ofEpochMilli(file.nowMs());
        feed = new LiveFeed(file.path(), clock, news -> model.accept(news));
        model = new LiveViewModel(feed, LiveFile.AT_ONCE, clock, OptionalLong::empty, new TimeText(ZoneOffset.UTC));
        saved = model.lane(Lane.SAVED);
        stage.setScene(new Scene(new LiveView(model, Optional.empty(), () -> {}), 1100, 640));
        stage.show();
        look();
    }

    @AfterEach
    void close(FxRobot robot) {
        robot.interact(() -> {
            feed.close();
            file.close();
        });
    }

    @Test
    void selectsAndCopiesAllRowsOfALaneByKeyboard(FxRobot robot) {
        enterSaved(robot);

        press(robot, KeyCode.CONTROL, KeyCode.A);
        press(robot, KeyCode.CONTROL, KeyCode.C);

        assertThat(text(robot, "#count-of-saved")).isEqualTo("60 selected");
        assertThat(text(robot, "#export-message")).isEqualTo("60 rows copied");
        String[] copied = new String[1];
        robot.interact(() -> copied[0] = Clipboard.getSystemClipboard().getString());
        assertThat(copied[0].lines()).hasSize(61).element(1).asString().startsWith("North\told-59\t");
    }

    @Test
    void opensTheMenuOfTheSelectedRowByKeyboardAndFiltersByIt(FxRobot robot) {
        file.save(file.claim("South", "south-1"));
        robot.interact(this::look);
        enterSaved(robot);

        press(robot, KeyCode.SHIFT, KeyCode.F10);
        ContextMenu menu = (ContextMenu) Window.getWindows().stream()
                .filter(ContextMenu.class::isInstance)
                .findFirst()
                .orElseThrow();
        MenuItem only = menu.getItems().stream()
                .filter(item -> "Only vendor South".equals(item.getText()))
                .findFirst()
                .orElseThrow();
        robot.interact(() -> {
            only.fire();
            menu.hide();
            look();
        });

        assertThat(saved.filledProperty().get()).isEqualTo(1);
        assertThat(text(robot, "#count-of-saved")).startsWith("of 61");
        assertThat(text(robot, "#filter-chips .filter-chip")).isEqualTo("vendor South");
        robot.interact(() -> {
            robot.lookup("#filter-chips .filter-chip").queryButton().fire();
            look();
        });
        assertThat(robot.lookup("#filter-chips .filter-chip").tryQuery()).isEmpty();
        assertThat(saved.filledProperty().get()).isEqualTo(61);
    }

    @Test
    void rowsStayWhereTheyAreWhileOthersComeInAndTheChipGoesToThem(FxRobot robot) {
        enterSaved(robot);
        robot.type(KeyCode.END);
        robot.interact(this::look);
        double top = saved.topProperty().get();
        String chosen = rowUnderTheEye(robot);

        robot.interact(() -> {
            file.save("new-", 5);
            look();
        });

        assertThat(rowUnderTheEye(robot)).isEqualTo(chosen).startsWith("Saved: order old-0");
        assertThat(saved.topProperty().get()).isEqualTo(top + 5);
        assertThat(text(robot, "#new-saved")).isEqualTo("5 new");
        robot.interact(() -> {
            robot.lookup("#new-saved").queryButton().fire();
            look();
        });
        assertThat(robot.lookup("#new-saved").query().isVisible()).isFalse();
        assertThat(saved.topProperty().get()).isZero();
        assertThat(saved.rowAt(0).map(LaneRow::order).orElseThrow().text()).isEqualTo("new-4");
        assertThat(saved.selectedPlaceProperty().get()).isEqualTo(64);
    }

    @Test
    void pauseSaysHowFarBehindTheViewIsAndResumingCatchesUp(FxRobot robot) {
        Claim held = file.claim("held");
        robot.interact(this::look);

        robot.interact(() -> robot.lookup("#pause-view")
                .queryAs(javafx.scene.control.ToggleButton.class)
                .fire());
        robot.interact(() -> {
            file.save(held);
            file.save("new-", 2);
            look();
        });

        assertThat(text(robot, "#behind")).isEqualTo("View paused \u00B7 7 journal rows behind");
        assertThat(text(robot, "#count-saved")).isEqualTo("63");
        assertThat(saved.filledProperty().get()).isEqualTo(60);
        assertThat(model.lane(Lane.IN_PROGRESS).filledProperty().get()).isEqualTo(1);
        robot.interact(() -> {
            robot.lookup("#pause-view")
                    .queryAs(javafx.scene.control.ToggleButton.class)
                    .fire();
            look();
        });
        assertThat(robot.lookup("#behind").query().isVisible()).isFalse();
        assertThat(saved.filledProperty().get()).isEqualTo(63);
    }

    @Test
    void theSelectedRowCanHaveAllTheHeightAndGivesItBackWithTheFocus(FxRobot robot) {
        enterSaved(robot);
        Node lane = robot.lookup("#lane-saved").query();
        double before = height(robot);

        press(robot, KeyCode.CONTROL, KeyCode.D);

        assertThat(lane.getScene()).isNull();
        assertThat(height(robot)).isGreaterThan(before + 200);
        assertThat(robot.lookup("#enlarge").query().isFocused()).isTrue();
        robot.type(KeyCode.ESCAPE);
        WaitForAsyncUtils.waitForFxEvents();
        assertThat(height(robot)).isEqualTo(before);
        assertThat(lane.isFocused()).isTrue();
    }

    private void enterSaved(FxRobot robot) {
        robot.interact(() -> {
            model.selection().select(Lane.SAVED, 0);
            robot.lookup("#lane-saved").query().requestFocus();
        });
    }

    private static void press(FxRobot robot, KeyCode held, KeyCode key) {
        robot.press(held).type(key).release(held);
        WaitForAsyncUtils.waitForFxEvents();
    }

    /** What the node says that shows the selected row. */
    private static String rowUnderTheEye(FxRobot robot) {
        return robot.lookup("#lane-saved .row")
                .match(node -> node.isVisible()
                        && node.getPseudoClassStates().toString().contains("lead"))
                .query()
                .getAccessibleText();
    }

    private static double height(FxRobot robot) {
        return robot.lookup("#detail").query().getLayoutBounds().getHeight();
    }

    private static String text(FxRobot robot, String query) {
        return robot.lookup(query).queryAs(Labeled.class).getText();
    }

    /** Until there is nothing more to read. */
    private void look() {
        for (int look = 0; look < 10; look++) {
            feed.look();
        }
    }
}
