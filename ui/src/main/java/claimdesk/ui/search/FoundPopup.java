package claimdesk.ui.search;

import java.util.Optional;
import java.util.function.Consumer;
import javafx.collections.ListChangeListener;
import javafx.geometry.Bounds;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Popup;

/** What was found, under the field that it was typed into; or in a sentence, that nothing was. */
final class FoundPopup {

    private static final double ROW_HEIGHT = 32;
    private static final int ROWS_SHOWN = 12;
    private static final double GAP = 4;
    private static final double WIDTH_MIN = 520;

    private final SearchViewModel model;
    private final ListView<HitText> hits;
    private final Label message = new Label();
    private final VBox found;
    private final Popup popup = new Popup();

    FoundPopup(SearchViewModel model) {
        this.model = model;
        this.hits = new ListView<>(model.hits());
        this.found = new VBox(hits, message);
        hits.setId("search-hits");
        hits.setFixedCellSize(ROW_HEIGHT);
        hits.setCellFactory(list -> new HitCell(model::pick));
        hits.setFocusTraversable(false);
        message.setId("search-message");
        message.setWrapText(true);
        message.textProperty().bind(model.messageProperty());
        message.managedProperty().bind(message.visibleProperty());
        hits.managedProperty().bind(hits.visibleProperty());
        popup.setAutoHide(false);
        popup.getContent().add(found);
        // After the list's own listener, which would take the selection away.
        model.hits().addListener((ListChangeListener<HitText>) change -> selectFirst());
        selectFirst();
    }

    private void selectFirst() {
        hits.getSelectionModel().select(model.hits().isEmpty() ? -1 : 0);
    }

    /** Shows what is found now. */
    void show(Control field) {
        hits.setVisible(!model.hits().isEmpty());
        message.setVisible(!model.messageProperty().get().isEmpty());
        hits.setPrefHeight(ROW_HEIGHT * Math.min(ROWS_SHOWN, model.hits().size()) + 2);
        Bounds place = field.localToScreen(field.getLayoutBounds());
        found.setPrefWidth(Math.max(WIDTH_MIN, field.getWidth()));
        found.getStylesheets().setAll(field.getScene().getStylesheets());
        found.getStyleClass().setAll("search-found", "claimdesk");
        if (place != null) {
            popup.show(field, place.getMinX(), place.getMaxY() + GAP);
        }
    }

    void hide() {
        popup.hide();
    }

    /** Goes by so many hits, and returns the one that is selected then. */
    Optional<HitText> move(int by) {
        int last = model.hits().size() - 1;
        if (last < 0) {
            return Optional.empty();
        }
        int place = hits.getSelectionModel().getSelectedIndex() + by;
        hits.getSelectionModel().select(Math.max(0, Math.min(last, place)));
        hits.scrollTo(hits.getSelectionModel().getSelectedIndex());
        return Optional.ofNullable(hits.getSelectionModel().getSelectedItem());
    }

    /** Opens the selected hit. */
    void pick() {
        Optional.ofNullable(hits.getSelectionModel().getSelectedItem()).ifPresent(model::pick);
    }

    /** One hit: its kind, the name that matched, and what else is known. */
    private static final class HitCell extends ListCell<HitText> {
        private final Label kind = new Label();
        private final Label name = new Label();
        private final Label about = new Label();
        private final HBox row = new HBox(kind, name, space(), about);

        HitCell(Consumer<HitText> onPick) {
            kind.getStyleClass().add("hit-kind");
            kind.setMinWidth(USE_PREF_SIZE);
            name.getStyleClass().add("hit-name");
            about.getStyleClass().add("hit-about");
            row.getStyleClass().add("hit");
            // As wide as the list, however long the names are.
            setPrefWidth(0);
            setOnMouseClicked(event -> onPick.accept(getItem()));
        }

        private static Region space() {
            Region space = new Region();
            HBox.setHgrow(space, Priority.ALWAYS);
            return space;
        }

        @Override
        protected void updateItem(HitText hit, boolean isEmpty) {
            super.updateItem(hit, isEmpty);
            setGraphic(isEmpty ? null : row);
            if (!isEmpty) {
                kind.setText(hit.kind());
                name.setText(hit.name());
                about.setText(hit.about());
                setAccessibleText(hit.spoken());
            }
        }
    }
}
