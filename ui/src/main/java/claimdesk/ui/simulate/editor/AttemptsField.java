package claimdesk.ui.simulate.editor;

import claimdesk.app.scenario.file.ScenarioReading;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.simulate.field.FieldKind;
import claimdesk.ui.simulate.field.FieldView;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.VBox;

/** Which attempts a fault strikes: one of them, the first so many, or each by chance. */
final class AttemptsField extends VBox {

    /** The three ways, each with the number that it begins with. */
    private enum Way {
        NTH("nth", "the nth one", "1"),
        FIRST("first", "the first n", "2"),
        PROBABILITY("probability", "each, by chance", "0.5");

        private final String field;
        private final String words;
        private final String begin;

        Way(String field, String words, String begin) {
            this.field = field;
            this.words = words;
            this.begin = begin;
        }

        JsonNode node() {
            return JsonNodeFactory.instance.objectNode().set(field, ScenarioReading.typed(begin));
        }
    }

    private final ScenarioViewModel model;
    private final ComboBox<Way> ways = new ComboBox<>();

    AttemptsField(ScenarioViewModel model) {
        this.model = model;
        Label name = new Label("Which attempts");
        name.getStyleClass().add("field-name");
        name.setLabelFor(ways);
        ways.setId("fault-attempts");
        ways.setAccessibleText("Which attempts");
        ways.getItems().setAll(Way.values());
        ways.setCellFactory(list -> new WayCell());
        ways.setButtonCell(new WayCell());
        ways.setMinWidth(0);
        ways.setMaxWidth(Double.MAX_VALUE);
        Icons.explain(
                ways,
                "Which attempts of an action it strikes: one by its number, the first so many, or each with"
                        + " a chance from 0.000001 to 1.");
        getStyleClass().add("form-field");
        getChildren().addAll(name, ways);
        for (Way way : Way.values()) {
            FieldView number = FieldView.text(
                    "fault-" + way.field, way.words, model.faultField("/attempts/" + way.field, FieldKind.VALUE));
            number.getChildren().remove(0);
            number.visibleProperty().bind(ways.valueProperty().isEqualTo(way));
            number.managedProperty().bind(number.visibleProperty());
            getChildren().add(number);
        }
        ways.setOnAction(event -> choose(ways.getValue()));
        model.documentProperty().addListener((property, before, now) -> show());
        model.faults().selectedProperty().addListener((property, before, now) -> show());
        show();
    }

    private Way shown() {
        JsonNode attempts = model.value(model.faults(), "/attempts");
        for (Way way : Way.values()) {
            if (attempts.has(way.field)) {
                return way;
            }
        }
        return Way.NTH;
    }

    private void show() {
        ways.setValue(shown());
    }

    private void choose(Way way) {
        if (way != null && way != shown()) {
            model.put(model.faults(), "/attempts", way.node());
        }
    }

    private static final class WayCell extends ListCell<Way> {
        @Override
        protected void updateItem(Way way, boolean isEmpty) {
            super.updateItem(way, isEmpty);
            setText(isEmpty || way == null ? null : way.words);
        }
    }
}
