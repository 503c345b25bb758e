package claimdesk.ui.investigate.personal;

import claimdesk.ui.controls.Banner;
import claimdesk.ui.controls.question.QuestionBar;
import javafx.beans.binding.Bindings;
import javafx.scene.layout.VBox;

/** What is asked before personal data are shown, or why they stay masked; not there while there is nothing to say. */
public final class PersonalDataLine extends VBox {

    public PersonalDataLine(PersonalDataViewModel model) {
        setId("personal-data-line");
        getChildren()
                .addAll(
                        new QuestionBar("personal-data-question", model.questionProperty(), model::putAway),
                        new Banner("personal-data-banner", model.problemProperty())
                                .named("personal-data-problem")
                                .with("Close", model::putAway));
        visibleProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> model.questionProperty().get().isPresent()
                                || !model.problemProperty().get().isEmpty(),
                        model.questionProperty(),
                        model.problemProperty()));
        managedProperty().bind(visibleProperty());
    }
}
