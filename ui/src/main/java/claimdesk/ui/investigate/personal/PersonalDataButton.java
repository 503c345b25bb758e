package claimdesk.ui.investigate.personal;

import claimdesk.ui.controls.Icons;
import java.util.Optional;
import javafx.scene.control.ToggleButton;
import org.kordamp.ikonli.feather.Feather;

/** Shows the personal data of the open case, after a question, and masks them again. Pressed while they are shown. */
public final class PersonalDataButton extends ToggleButton {

    public PersonalDataButton(PersonalDataViewModel model) {
        setId("personal-data");
        setMinWidth(USE_PREF_SIZE);
        getStyleClass().add("personal-data");
        Icons.explain(
                this,
                "E-mail addresses, phone numbers, recipients and what agents wrote are masked, the same value by the same"
                        + " mask. Asks before it shows them, and the journal records it.");
        setOnAction(event -> {
            // It is pressed only once they may be shown.
            model.toggle();
            show(model);
        });
        model.agreedProperty().addListener((property, before, now) -> show(model));
        disableProperty().bind(model.recordingProperty());
        show(model);
    }

    private void show(PersonalDataViewModel model) {
        boolean isShown = !model.agreedProperty().get().equals(Optional.empty());
        setSelected(isShown);
        setText(isShown ? "Mask personal data" : "Show personal data");
        setGraphic(Icons.of(isShown ? Feather.EYE_OFF : Feather.EYE));
    }
}
