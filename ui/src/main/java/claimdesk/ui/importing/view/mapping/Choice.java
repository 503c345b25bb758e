package claimdesk.ui.importing.view.mapping;

import claimdesk.ui.controls.ChoiceWords;
import claimdesk.ui.controls.Icons;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/** A list to choose from, under its name. What is shown by the program is not taken for a choice. */
final class Choice<T> extends VBox {

    private final ComboBox<T> box = new ComboBox<>();
    private boolean isShowing;

    /**
     * @param meaning said on hover
     */
    Choice(String id, String name, String meaning, Function<T, String> words, Consumer<T> onChoice) {
        getStyleClass().add("import-field");
        Label label = new Label(name);
        label.getStyleClass().add("field-name");
        label.setLabelFor(box);
        box.setId(id);
        box.setAccessibleText(name);
        Icons.explain(box, meaning);
        box.setConverter(new ChoiceWords<>(words));
        box.valueProperty().addListener((property, before, now) -> {
            if (!isShowing && now != null) {
                onChoice.accept(now);
            }
        });
        getChildren().addAll(label, box);
    }

    void show(List<T> items, T value) {
        isShowing = true;
        try {
            if (!box.getItems().equals(items)) {
                box.getItems().setAll(items);
            }
            // Its words may have changed with what the list does not say.
            box.setValue(null);
            box.setValue(value);
        } finally {
            isShowing = false;
        }
    }

    void setShown(boolean isShown) {
        setVisible(isShown);
        setManaged(isShown);
    }
}
