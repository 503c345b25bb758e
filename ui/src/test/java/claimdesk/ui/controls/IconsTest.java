package claimdesk.ui.controls;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicReference;
import javafx.event.Event;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

@ExtendWith(ApplicationExtension.class)
class IconsTest {

    private Button button;

    @Start
    private void start(Stage stage) {
        button = new Button("Start");
        stage.setScene(new Scene(new StackPane(button)));
        stage.show();
    }

    @Test
    void anExplanationIsMadeWhenThePointerComesAndSaysWhatHoldsThen(FxRobot robot) {
        AtomicReference<String> text = new AtomicReference<>("ready");
        robot.interact(() -> Icons.explain(button, text::get));
        assertThat(tooltip()).isNull();

        robot.interact(() -> enter());
        text.set("running");

        assertThat(shown(robot)).isEqualTo("running");
    }

    @Test
    void aLaterExplanationTakesThePlaceOfTheFirst(FxRobot robot) {
        robot.interact(() -> {
            Icons.explain(button, "the first");
            enter();
            Icons.explain(button, "the second");
        });

        assertThat(shown(robot)).isEqualTo("the second");
        assertThat(button.getAccessibleHelp()).isEqualTo("the second");
    }

    private void enter() {
        Event.fireEvent(
                button,
                new MouseEvent(
                        MouseEvent.MOUSE_ENTERED,
                        1,
                        1,
                        1,
                        1,
                        null,
                        0,
                        false,
                        false,
                        false,
                        false,
                        false,
                        false,
                        false,
                        false,
                        false,
                        false,
                        null));
    }

    private String shown(FxRobot robot) {
        AtomicReference<String> text = new AtomicReference<>();
        robot.interact(() -> {
            Tooltip tooltip = tooltip();
            Event.fireEvent(tooltip, new WindowEvent(tooltip, WindowEvent.WINDOW_SHOWING));
            text.set(tooltip.getText());
        });
        return text.get();
    }

    /** Where JavaFX keeps the tooltip of a node. */
    private Tooltip tooltip() {
        return (Tooltip) button.getProperties().get("javafx.scene.control.Tooltip");
    }
}
