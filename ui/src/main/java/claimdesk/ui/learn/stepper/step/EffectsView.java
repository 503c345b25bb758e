package claimdesk.ui.learn.stepper.step;

import claimdesk.store.effect.Effect;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.controls.ShownText;
import claimdesk.ui.learn.stepper.RoomTime;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** The effects of the key with what waits in the outbox, those that are new marked. */
final class EffectsView extends VBox {

    EffectsView(List<Effect> before, List<Effect> after) {
        setId("step-effects");
        getStyleClass().add("stepper-row");
        Label heading = new Label("Effects and outbox" + (after.isEmpty() ? ": none" : ": " + after.size()));
        heading.getStyleClass().add("stepper-heading");
        getChildren().add(heading);
        after.forEach(effect -> getChildren().add(line(effect, !before.contains(effect))));
    }

    private static Label line(Effect effect, boolean isNew) {
        String outbox = effect.message()
                .map(message ->
                        message.sentAtMs().isPresent() ? " \u00B7 outbox: sent" : " \u00B7 outbox: waits to be sent")
                .orElse("");
        String text = ShownText.of(effect.kind() + " by " + effect.attempt().text()) + " at "
                + RoomTime.of(effect.doneAtMs()) + outbox;
        Label line =
                Icons.word(isNew ? Feather.PLUS_CIRCLE : Feather.ZAP, isNew ? text + "  new" : text, "stepper-value");
        if (isNew) {
            line.getStyleClass().add("stepper-changed");
        }
        line.setMinWidth(0);
        return line;
    }
}
