package claimdesk.ui.investigate.personal;

import claimdesk.ui.controls.Icons;
import claimdesk.ui.controls.question.QuestionBar;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** What is asked before personal data are shown, or why they stay masked; not there while there is nothing to say. */
public final class PersonalDataLine extends VBox {

    public PersonalDataLine(PersonalDataViewModel model) {
        setId("personal-data-line");
        getChildren()
                .addAll(
                        new QuestionBar("personal-data-question", model.questionProperty(), model::putAway),
                        problem(model));
        visibleProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> model.questionProperty().get().isPresent()
                                || !model.problemProperty().get().isEmpty(),
                        model.questionProperty(),
                        model.problemProperty()));
        managedProperty().bind(visibleProperty());
    }

    private static HBox problem(PersonalDataViewModel model) {
        Label text = new Label();
        text.setId("personal-data-problem");
        text.setWrapText(true);
        text.setMinHeight(USE_PREF_SIZE);
        text.setMaxWidth(Double.MAX_VALUE);
        text.textProperty().bind(model.problemProperty());
        HBox.setHgrow(text, Priority.ALWAYS);
        Button close = new Button("Close");
        close.setMinWidth(USE_PREF_SIZE);
        close.setOnAction(event -> model.putAway());
        HBox banner = new HBox(Icons.of(Feather.ALERT_TRIANGLE), text, close);
        banner.getStyleClass().add("banner");
        banner.visibleProperty().bind(model.problemProperty().isNotEmpty());
        banner.managedProperty().bind(banner.visibleProperty());
        return banner;
    }
}
