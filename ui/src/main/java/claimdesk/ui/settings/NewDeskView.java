package claimdesk.ui.settings;

import atlantafx.base.theme.Styles;
import claimdesk.ui.controls.Icons;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.StringProperty;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** The fields of what a new scenario begins with; each says itself what is wrong with it. */
final class NewDeskView extends VBox {

    private static final double FIELD_WIDTH = 150;

    /** Kept from the collector: the fields hold what they are bound to both ways only weakly. */
    private final NewDeskViewModel model;

    NewDeskView(NewDeskViewModel model) {
        this.model = model;
        getStyleClass().add("setting");
        ComboBox<String> replies = new ComboBox<>();
        replies.setId("new-replies");
        replies.setAccessibleText("Replies of a new scenario");
        replies.getItems().setAll(model.replyProfiles());
        replies.valueProperty().bindBidirectional(model.repliesProperty());
        replies.setPrefWidth(FIELD_WIDTH);
        FlowPane fields = new FlowPane(
                named("Replies", replies),
                field("new-lease", "Lease, ms", model.leaseProperty(), model.leaseErrorProperty()),
                field("new-retention", "Answers kept, ms", model.retentionProperty(), model.retentionErrorProperty()));
        fields.getStyleClass().add("new-desk");
        getChildren()
                .addAll(
                        fields,
                        error("new-lease", model.leaseErrorProperty()),
                        error("new-retention", model.retentionErrorProperty()));
    }

    private static VBox named(String name, Control control) {
        Label label = new Label(name);
        label.getStyleClass().add("setting-help");
        label.setLabelFor(control);
        VBox box = new VBox(label, control);
        box.getStyleClass().add("setting");
        return box;
    }

    private static VBox field(String id, String name, StringProperty typed, ReadOnlyStringProperty error) {
        TextField field = new TextField();
        field.setId(id);
        field.setPrefWidth(FIELD_WIDTH);
        field.textProperty().bindBidirectional(typed);
        field.setAccessibleText(name + " of a new scenario");
        error.addListener((property, before, now) -> {
            field.pseudoClassStateChanged(Styles.STATE_DANGER, !now.isEmpty());
            field.setAccessibleText(name + " of a new scenario" + (now.isEmpty() ? "" : ", wrong: " + now));
        });
        return named(name, field);
    }

    private static Label error(String field, ReadOnlyStringProperty problem) {
        Label error = Icons.word(Feather.ALERT_CIRCLE, "", "setting-error");
        error.setId(field + "-error");
        error.setWrapText(true);
        error.setMinWidth(0);
        error.textProperty().bind(problem);
        error.visibleProperty().bind(problem.isNotEmpty());
        error.managedProperty().bind(error.visibleProperty());
        return error;
    }
}
