package claimdesk.ui.importing.view.mapping;

import claimdesk.ui.controls.Icons;
import java.util.function.Function;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;

/** A text to type, under its name; taken with Enter or on leaving it. Says beneath what is wrong with it. */
final class TextChoice extends VBox {

    private final TextField field = new TextField();
    private final Label error = new Label();
    private String shown = "";

    /**
     * @param meaning said on hover
     * @param take takes the text; returns what is wrong with it, or nothing
     */
    TextChoice(String id, String name, String meaning, Function<String, String> take) {
        getStyleClass().add("import-field");
        Label label = new Label(name);
        label.getStyleClass().add("field-name");
        label.setLabelFor(field);
        field.setId(id);
        field.setPrefColumnCount(11);
        field.setAccessibleText(name);
        Icons.explain(field, meaning);
        error.setId(id + "-error");
        error.getStyleClass().add("field-error");
        error.managedProperty().bind(error.textProperty().isNotEmpty());
        field.setOnAction(event -> typed(take));
        field.focusedProperty().addListener((property, before, now) -> {
            if (!now) {
                typed(take);
            }
        });
        getChildren().addAll(label, field, error);
    }

    private void typed(Function<String, String> take) {
        String text = field.getText().strip();
        if (!text.equals(shown)) {
            String wrong = take.apply(text);
            error.setText(wrong);
            if (wrong.isEmpty()) {
                shown = text;
            }
        }
    }

    void show(String text) {
        if (!text.equals(shown) || error.getText().isEmpty() && !field.isFocused()) {
            shown = text;
            field.setText(text);
            error.setText("");
        }
    }

    void prompt(String text) {
        field.setPromptText(text);
    }

    void setShown(boolean isShown) {
        setVisible(isShown);
        setManaged(isShown);
    }
}
