package claimdesk.ui.timeline;

import static claimdesk.store.journal.EventType.ANSWERED;
import static claimdesk.store.journal.EventType.RECEIVED;
import static claimdesk.store.journal.EventType.REFUSED;
import static claimdesk.store.journal.EventType.VENDOR_SENT;
import static org.assertj.core.api.Assertions.assertThat;

import atlantafx.base.theme.PrimerDark;
import claimdesk.store.journal.Detail;
import claimdesk.ui.background.Background;
import claimdesk.ui.controls.FilePicker;
import claimdesk.ui.timeline.drawing.Frame;
import claimdesk.ui.timeline.drawing.Ink;
import claimdesk.ui.timeline.layout.Story;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.application.Application;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/** The timeline by keyboard, to the ear, and on its way to a file. */
@ExtendWith(ApplicationExtension.class)
class TimelineViewTest {

    @TempDir
    static Path folder;

    private final TimelineViewModel model = new TimelineViewModel(ms -> "10:02:11." + ms);
    private Path target;
    private TimelineView view;

    @Start
    private void start(Stage stage) {
        Application.setUserAgentStylesheet(new PrimerDark().getUserAgentStylesheet());
        model.show(new Story()
                .at(100, VENDOR_SENT, "a1")
                .at(101, RECEIVED, "a1")
                .at(204, REFUSED, "a1", Detail.TERM, "token")
                .at(205, ANSWERED, "a1", Detail.STATUS, 500)
                .events());
        model.exportBy(new Chosen(), new Background(Runnable::run, Runnable::run));
        view = new TimelineView(model);
        stage.setScene(new Scene(view, 900, 400));
        stage.show();
    }

    @Test
    void arrowsGoFromEventToEventAndEachIsSaid(FxRobot robot) {
        Node pane = robot.lookup("#timeline").query();
        robot.interact(pane::requestFocus);

        robot.type(KeyCode.HOME).type(KeyCode.RIGHT).type(KeyCode.RIGHT);

        assertThat(pane.isFocused()).isTrue();
        assertThat(pane.getAccessibleText()).isEqualTo("refused save, token term, 10:02:11.204");
        assertThat(facts(robot)).startsWith("Row 3");
        robot.type(KeyCode.UP);
        assertThat(pane.getAccessibleText()).startsWith("sent");
        robot.type(KeyCode.END);
        assertThat(pane.getAccessibleText()).startsWith("answered 500");
    }

    @Test
    void aPictureHoldsTheWholeTimelineTwiceAsFine(FxRobot robot) throws IOException {
        target = folder.resolve("timeline.png");

        robot.interact(() -> robot.lookup("#export-png").queryButton().fire());

        BufferedImage picture = ImageIO.read(target.toFile());
        double width =
                Frame.HEADER_WIDTH + model.timelineProperty().get().size().width();
        assertThat(picture.getWidth()).isEqualTo((int) Math.ceil(width * 2));
        assertThat(String.format("#%06x", picture.getRGB(2, picture.getHeight() - 8) & 0xffffff))
                .isIn(view.palette().of(Ink.PAPER), view.palette().of(Ink.STRIPE));
        assertThat(facts(robot)).startsWith("Written: ");
    }

    @Test
    void anSvgHasTheColoursOfTheThemeThatIsOn(FxRobot robot) throws IOException {
        target = folder.resolve("timeline.svg");

        robot.interact(() -> robot.lookup("#export-svg").queryButton().fire());

        assertThat(Files.readString(target))
                .contains("refused: token")
                .contains(".f-paper { fill: " + view.palette().of(Ink.PAPER));
        assertThat(view.palette().of(Ink.PAPER)).isNotEqualTo("#ffffff");
    }

    @Test
    void anExportThatFailsSaysSoAndWhatToDo(FxRobot robot) {
        target = folder.resolve("absent").resolve("timeline.svg");

        robot.interact(() -> robot.lookup("#export-svg").queryButton().fire());

        assertThat(facts(robot)).startsWith("Not written: ").contains("choose another place");
    }

    private static String facts(FxRobot robot) {
        return robot.lookup("#timeline-facts").<Label>queryAs(Label.class).getText();
    }

    /** A person who has the file in mind already. */
    private final class Chosen implements FilePicker {
        @Override
        public Optional<Path> open(String title, List<Kind> kinds) {
            throw new IllegalStateException("nobody opens a timeline");
        }

        @Override
        public Optional<Path> save(String title, String name, List<Kind> kinds) {
            return Optional.of(target);
        }
    }
}
