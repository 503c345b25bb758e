package claimdesk.ui.live.filter;

import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/** The filter: its menu, and what is chosen. */
public final class FilterBar extends HBox {

    public FilterBar(FilterViewModel model) {
        getStyleClass().add("filter-bar");
        FilterMenu menu = new FilterMenu(model);
        menu.setMinWidth(USE_PREF_SIZE);
        FilterChips chips = new FilterChips(model);
        HBox.setHgrow(chips, Priority.ALWAYS);
        getChildren().addAll(menu, chips);
    }
}
