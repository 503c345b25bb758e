package claimdesk.ui.simulate.field;

import atlantafx.base.theme.Styles;
import claimdesk.ui.controls.Icons;
import java.util.List;
import java.util.function.UnaryOperator;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import org.kordamp.ikonli.feather.Feather;

/** A field with its name above it, and below it what is allowed if something else is in it. */
public final class FieldView extends VBox {

    private static final int DESCRIPTION_ROWS = 3;

    private final FieldViewModel model;
    private final String name;
    private final Control control;

    private FieldView(String id, String name, FieldViewModel model, Control control) {
        this.model = model;
        this.name = name;
        this.control = control;
        getStyleClass().add("form-field");
        control.setId(id);
        control.setMaxWidth(Double.MAX_VALUE);
        control.setMinWidth(0);
        Icons.explain(control, model.help());
        Label error = Icons.word(Feather.ALERT_CIRCLE, "", "field-error");
        error.setId(id + "-error");
        error.setWrapText(true);
        error.setMinWidth(0);
        error.setMinHeight(USE_PREF_SIZE);
        error.textProperty().bind(model.errorProperty());
        error.visibleProperty().bind(model.errorProperty().isNotEmpty());
        error.managedProperty().bind(error.visibleProperty());
        if (control instanceof CheckBox) {
            getChildren().addAll(control, error);
        } else {
            Label label = new Label(name);
            label.getStyleClass().add("field-name");
            label.setLabelFor(control);
            label.setMinWidth(0);
            getChildren().addAll(label, control, error);
        }
        model.errorProperty().addListener((property, before, now) -> mark(now));
        mark(model.errorProperty().get());
    }

    /** The control itself, for what a form does with it beside. */
    public Control control() {
        return control;
    }

    private void mark(String error) {
        control.pseudoClassStateChanged(Styles.STATE_DANGER, !error.isEmpty());
        control.setAccessibleText(error.isEmpty() ? name : name + ", wrong: " + error);
    }

    public static FieldView text(String id, String name, FieldViewModel model) {
        TextField text = new TextField();
        text.textProperty().bindBidirectional(model.textProperty());
        return new FieldView(id, name, model, text);
    }

    public static FieldView paragraph(String id, String name, FieldViewModel model) {
        TextArea text = new TextArea();
        TabMovesOn.in(text);
        text.setWrapText(true);
        text.setPrefRowCount(DESCRIPTION_ROWS);
        text.textProperty().bindBidirectional(model.textProperty());
        return new FieldView(id, name, model, text);
    }

    /** One of {@code choices}, of which the blank one leaves the field out. */
    public static FieldView choice(String id, String name, FieldViewModel model, List<String> choices) {
        return choice(id, name, model, FXCollections.observableArrayList(choices), word -> word);
    }

    /**
     * @param words how a choice is shown
     */
    public static FieldView choice(
            String id, String name, FieldViewModel model, ObservableList<String> choices, UnaryOperator<String> words) {
        ComboBox<String> box = new ComboBox<>(choices);
        box.setConverter(new StringConverter<>() {
            @Override
            public String toString(String choice) {
                return choice == null ? "" : words.apply(choice);
            }

            @Override
            public String fromString(String typed) {
                return typed;
            }
        });
        box.setValue(model.textProperty().get());
        model.textProperty().addListener((property, before, now) -> box.setValue(now));
        box.valueProperty().addListener((property, before, now) -> {
            if (now != null) {
                model.textProperty().set(now);
            }
        });
        return new FieldView(id, name, model, box);
    }

    public static FieldView check(String id, String name, FieldViewModel model) {
        CheckBox box = new CheckBox(name);
        box.setWrapText(true);
        box.setSelected(Boolean.parseBoolean(model.textProperty().get()));
        model.textProperty().addListener((property, before, now) -> box.setSelected(Boolean.parseBoolean(now)));
        box.setOnAction(event -> model.textProperty().set(Boolean.toString(box.isSelected())));
        return new FieldView(id, name, model, box);
    }
}
