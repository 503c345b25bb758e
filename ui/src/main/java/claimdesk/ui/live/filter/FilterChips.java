package claimdesk.ui.live.filter;

import claimdesk.ui.controls.Icons;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.layout.FlowPane;
import org.kordamp.ikonli.feather.Feather;

/** A chip for each part of the filter; pressing one takes that part away. */
final class FilterChips extends FlowPane {

    private final FilterViewModel model;

    FilterChips(FilterViewModel model) {
        this.model = model;
        setId("filter-chips");
        getStyleClass().add("filter-chips");
        model.filterProperty().addListener((property, before, now) -> show());
        show();
    }

    private void show() {
        getChildren().clear();
        for (FilterViewModel.Chip chip : model.chips()) {
            Button button = new Button(chip.text(), Icons.of(Feather.X));
            button.setContentDisplay(ContentDisplay.RIGHT);
            button.setMnemonicParsing(false);
            button.getStyleClass().add("filter-chip");
            button.setAccessibleText("Filter: " + chip.text() + ". Press to remove it.");
            Icons.explain(button, "Remove this filter");
            button.setOnAction(event -> model.show(chip.without()));
            getChildren().add(button);
        }
    }
}
