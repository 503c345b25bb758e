package claimdesk.ui;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.ui.live.row.Lane;
import claimdesk.ui.settings.Appearance;
import claimdesk.ui.settings.SettingsFile;
import claimdesk.ui.settings.Zoom;
import claimdesk.ui.shell.FileDesk;
import claimdesk.ui.shell.Screen;
import claimdesk.ui.shell.frame.MainWindow;
import claimdesk.ui.simulate.run.Speed;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuButton;
import javafx.scene.input.KeyCode;
import javafx.scene.paint.Color;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kordamp.ikonli.javafx.FontIcon;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/**
 * What must hold on every screen: words for a screen reader, the way of the Tab key, contrast, nothing clipped. One window
 * after one run of the demo serves all of it: what is looked for in it changes nothing in it.
 */
class EveryScreenTest {

    private static final long WAIT_SECONDS = 60;

    /** WCAG 2.1 AA: of text, and of icons. */
    private static final double CONTRAST_OF_TEXT = 4.5;

    private static final double CONTRAST_OF_ICON = 3;

    private static final List<String> BARS = List.of(
            "#top-bar",
            "#run-bar",
            "#scenario-bar",
            "#run-column",
            "#faults-column .column-title-bar",
            ".case-header",
            ".advice-box .panel-header");

    /** What has no room in a window that is narrower than 1024. */
    private static final List<String> PARTS_FROM_1024 = List.of("#score-invariants");

    @TempDir
    static Path folder;

    private static final FxRobot ROBOT = new FxRobot();

    private static Wiring wiring;
    private static Stage stage;

    @BeforeAll
    static void opensTheWindowAndPlaysTheDemo() throws TimeoutException {
        stage = FxToolkit.registerPrimaryStage();
        ROBOT.interact(() -> {
            wiring = new Wiring(folder.resolve("orders.db"), new SettingsFile(folder.resolve("settings.properties")));
            MainWindow.show(stage, wiring.shell(), FileDesk.NONE, 1280, 800);
            wiring.start();
        });
        playDemo();
    }

    @AfterAll
    static void closesTheWindow() {
        ROBOT.interact(() -> {
            stage.close();
            wiring.close();
        });
    }

    @ParameterizedTest
    @EnumSource(Screen.class)
    void everyControlHasARoleAndWordsAndIsReachedByTab(Screen screen) {
        show(screen);
        List<Node> focusable = Seen.focusable(stage.getScene().getRoot());

        AtomicReference<TabWalk> walk = new AtomicReference<>();
        ROBOT.interact(() -> walk.set(TabWalk.from(stage.getScene().lookup("#screen-live"), focusable)));

        assertThat(focusable)
                .as("says nothing to a screen reader")
                .filteredOn(node -> !Seen.isSpoken(node))
                .extracting(Seen::name)
                .isEmpty();
        assertThat(focusable)
                .as("not reached by Tab")
                .filteredOn(node -> !walk.get().reaches(node))
                .extracting(Seen::name)
                .isEmpty();
        assertThat(walk.get().unseen())
                .as("drawn the same with the focus")
                .extracting(Seen::name)
                .isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Screen.class)
    void whatIsShownByAnIconOrCannotBePressedNowHasWordsToo(Screen screen) {
        show(screen);

        assertThat(Seen.shown(stage.getScene().getRoot()))
                .as("a button without words")
                .filteredOn(node -> node instanceof ButtonBase && !Seen.isPart(node) && !Seen.isSpoken(node))
                .extracting(Seen::name)
                .isEmpty();
        assertThat(Seen.shown(stage.getScene().getRoot()))
                .as("an icon, and so its shape and colour, alone")
                .filteredOn(node -> node instanceof FontIcon && !Seen.hasWordBeside(node))
                .extracting(icon -> Seen.name(icon.getParent()))
                .isEmpty();
    }

    @Test
    void theArrowKeysGoFromScreenToScreen() {
        show(Screen.LIVE);
        ROBOT.interact(() -> ROBOT.lookup("#screen-live").query().requestFocus());

        ROBOT.type(KeyCode.DOWN).type(KeyCode.SPACE);

        assertThat(wiring.shell().screenProperty().get()).isEqualTo(Screen.INVESTIGATE);
    }

    @ParameterizedTest
    @CsvSource({"LIGHT", "DARK"})
    void everyTextStandsOutFromWhatIsBehindIt(Appearance look) {
        ROBOT.interact(() -> wiring.shell().settings().choose(look));
        Set<String> faint = new TreeSet<>();

        for (Screen screen : Screen.values()) {
            show(screen);
            Color page = look == Appearance.LIGHT ? Color.WHITE : Color.web("#0d1117");
            Seen.shown(stage.getScene().getRoot())
                    .filter(Text.class::isInstance)
                    .map(Text.class::cast)
                    .filter(text -> !text.isDisabled() && !text.getText().isBlank() && text.getFill() instanceof Color)
                    .filter(text -> Seen.contrast(text, page)
                            < (text instanceof FontIcon ? CONTRAST_OF_ICON : CONTRAST_OF_TEXT))
                    .forEach(text ->
                            faint.add(String.format("%s %.2f %s", screen, Seen.contrast(text, page), Seen.name(text))));
        }

        assertThat(faint).isEmpty();
    }

    /** In a window of 1280: as wide inside as 1280, 1024 and 853 pixels. */
    @ParameterizedTest
    @ValueSource(ints = {100, 125, 150})
    void noBarIsClipped(int percent) throws TimeoutException {
        ROBOT.interact(() -> {
            wiring.shell().settings().choose(new Zoom(percent));
            wiring.shell().run().speedProperty().set(Speed.TIMES_1);
            wiring.shell().run().start("demo");
            wiring.shell().run().pauseOrResume();
        });
        try {
            for (Screen screen : List.of(Screen.LIVE, Screen.INVESTIGATE, Screen.SIMULATE)) {
                show(screen);
                ROBOT.interact(() -> {
                    stage.getScene().getRoot().layout();
                    Stream.concat(BARS.stream(), percent <= 125 ? PARTS_FROM_1024.stream() : Stream.empty())
                            .forEach(bar -> stage.getScene().getRoot().lookupAll(bar).stream()
                                    .filter(EveryScreenTest::isShown)
                                    .forEach(EveryScreenTest::checkNotClipped));
                });
            }
        } finally {
            ROBOT.interact(() -> {
                wiring.shell().settings().choose(Zoom.NORMAL);
                wiring.shell().run().stop();
            });
            until(() -> wiring.shell().run().canStartProperty().get());
        }
    }

    @Test
    void theVendorsClockIsSeenInTheTableOfACase() {
        show(Screen.INVESTIGATE);
        ROBOT.interact(() -> stage.getScene().getRoot().layout());

        Node table = stage.getScene().lookup("#case-table");
        Node heading = table.lookupAll(".column-header .label").stream()
                .filter(node -> node instanceof Labeled label && label.getText().startsWith("Vendor's clock"))
                .findFirst()
                .orElseThrow();
        assertThat(Seen.drawn((Labeled) heading)).isEqualTo("Vendor'sclock");
        Node words = heading.lookup(".text");
        assertThat(words.localToScene(words.getLayoutBounds()).getMaxX())
                .isLessThan(table.localToScene(table.getLayoutBounds()).getMaxX());
    }

    private static void checkNotClipped(Node bar) {
        Bounds room = bar.localToScene(bar.getLayoutBounds());
        List<Node> parts = Seen.shown(bar)
                .filter(node -> node instanceof Labeled
                        && !(node instanceof MenuButton)
                        && node.getStyleClass().stream().noneMatch(one -> one.endsWith("list-cell")))
                .toList();
        assertThat(parts).as(bar.getId()).isNotEmpty();
        for (Node part : parts) {
            Bounds bounds = part.localToScene(part.getLayoutBounds());
            assertThat(bounds.getMaxX()).as(Seen.name(part)).isLessThanOrEqualTo(room.getMaxX() + 1);
            assertThat(bounds.getMinX()).as(Seen.name(part)).isGreaterThanOrEqualTo(room.getMinX() - 1);
            if (part instanceof Labeled labeled && labeled.getContentDisplay() != ContentDisplay.GRAPHIC_ONLY) {
                assertThat(Seen.drawn(labeled))
                        .as(Seen.name(part))
                        .isEqualTo(labeled.getText().replaceAll("\\s+", ""));
            }
        }
    }

    private static boolean isShown(Node node) {
        return node.isVisible() && (node.getParent() == null || isShown(node.getParent()));
    }

    private static void show(Screen screen) {
        ROBOT.interact(() -> wiring.shell().screenProperty().set(screen));
        WaitForAsyncUtils.waitForFxEvents();
    }

    private static void playDemo() throws TimeoutException {
        until(() -> wiring.shell().run().canStartProperty().get());
        ROBOT.interact(() -> {
            wiring.shell().run().speedProperty().set(Speed.MAX);
            wiring.shell().run().start("demo");
        });
        until(() -> wiring.shell().run().resultProperty().get().isPresent());
        until(() -> wiring.shell().live().lane(Lane.REFUSED).filledProperty().get() == 1);
        ROBOT.interact(() -> wiring.shell().live().selection().select(Lane.REFUSED, 0));
        ROBOT.interact(() -> wiring.shell().live().detail().openCase());
        until(() -> wiring.shell().investigate().caseProperty().get().isPresent());
        ROBOT.interact(() -> wiring.shell().investigate().shown().timeline().moveToFirst());
    }

    private static void until(BooleanSupplier condition) throws TimeoutException {
        WaitForAsyncUtils.waitFor(
                WAIT_SECONDS, TimeUnit.SECONDS, () -> WaitForAsyncUtils.asyncFx(condition::getAsBoolean)
                        .get());
    }
}
