package claimdesk.ui.learn.stepper.view;

import atlantafx.base.theme.Styles;
import claimdesk.app.room.Move.Kind;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.learn.stepper.MoveText;
import claimdesk.ui.learn.stepper.StepperViewModel;
import java.util.Locale;
import java.util.Map;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;

/** The faults: one is armed, and strikes the next step of whichever caller. */
final class FaultBar extends HBox {

    private static final Map<Kind, String> KEYS = Map.of(
            Kind.LOST_ACKNOWLEDGEMENT, "L",
            Kind.FAILED_WRITE, "F",
            Kind.FULL_DISK, "D",
            Kind.LOST_REPLY, "R",
            Kind.CRASH, "X");

    FaultBar(StepperViewModel model) {
        setId("stepper-faults");
        getStyleClass().add("stepper-bar");
        StepperView.faults().forEach(fault -> getChildren().add(button(model, fault)));
    }

    private static ToggleButton button(StepperViewModel model, Kind fault) {
        ToggleButton button =
                new ToggleButton(MoveText.shortly(fault) + "  " + KEYS.get(fault), Icons.of(MoveText.icon(fault)));
        button.setId("fault-" + fault.name().toLowerCase(Locale.ROOT).replace('_', '-'));
        button.getStyleClass().add(Styles.SMALL);
        button.setMinWidth(USE_PREF_SIZE);
        Icons.explain(button, "The next step of a caller is struck. " + MoveText.explained(fault));
        button.setAccessibleText("Next step with " + MoveText.fault(fault));
        button.setOnAction(event -> model.arm(fault));
        model.armedProperty().addListener((property, before, now) -> button.setSelected(now == fault));
        model.momentProperty()
                .addListener((property, before, now) -> button.setDisable(now.filter(one -> one.now().offers().stream()
                                .anyMatch(offer -> offer.move().kind() == fault))
                        .isEmpty()));
        return button;
    }
}
