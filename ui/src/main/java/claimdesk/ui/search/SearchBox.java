package claimdesk.ui.search;

import atlantafx.base.controls.CustomTextField;
import claimdesk.ui.controls.Icons;
import java.util.function.Consumer;
import javafx.collections.ListChangeListener;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.Popup;
import org.kordamp.ikonli.feather.Feather;

/** The field at the top of the window, and under it what it finds. Down and Enter open a hit, Escape closes. */
public final class SearchBox extends StackPane {

    private static final double ROW_HEIGHT = 32;
    private static final int ROWS_SHOWN = 12;
    private static final double GAP = 4;
    private static final double FOUND_WIDTH_MIN = 520;

    private static final double WIDTH_MIN = 150;
    private static final double ICON_WIDTH = 36;
    private static final PseudoClass SHORT = PseudoClass.getPseudoClass("short");
    private static final String PROMPT = "Search order, key, vendor, attempt\u2026";

    private final Label hint = hint();
    private final SearchViewModel model;
    private final CustomTextField field = new CustomTextField();
    private final ListView<HitText> hits;
    private final Label message = new Label();
    private final VBox found;
    private final Popup popup = new Popup();

    public SearchBox(SearchViewModel model) {
        this.model = model;
        this.hits = new ListView<>(model.hits());
        this.found = new VBox(hits, message);
        setId("search-box");
        getStyleClass().add("search-box");
        field.setId("search");
        field.setPromptText(PROMPT);
        field.setAccessibleText("Search order, key, vendor or attempt");
        field.setLeft(Icons.of(Feather.SEARCH));
        field.setRight(hint);
        setMinWidth(WIDTH_MIN);
        field.textProperty().bindBidirectional(model.textProperty());
        field.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
        field.focusedProperty().addListener((property, before, now) -> show());
        getChildren().add(field);
        hits.setId("search-hits");
        hits.setFixedCellSize(ROW_HEIGHT);
        hits.setCellFactory(list -> new HitCell(this::pick));
        hits.setFocusTraversable(false);
        message.setId("search-message");
        message.setWrapText(true);
        message.textProperty().bind(model.messageProperty());
        message.managedProperty().bind(message.visibleProperty());
        hits.managedProperty().bind(hits.visibleProperty());
        found.getStyleClass().add("search-found");
        popup.setAutoHide(false);
        localToSceneTransformProperty().addListener((property, before, now) -> popup.hide());
        popup.getContent().add(found);
        model.hits().addListener((ListChangeListener<HitText>) change -> show());
        model.messageProperty().addListener((property, before, now) -> show());
    }

    /** Puts the cursor into the field. */
    public void begin() {
        field.requestFocus();
        field.selectAll();
    }

    /** Shows only its icon, unless it is in use. */
    public void setShort(boolean isShort) {
        boolean isIcon = isShort && !field.isFocused();
        pseudoClassStateChanged(SHORT, isIcon);
        field.setPromptText(isIcon ? "" : PROMPT);
        field.setRight(isIcon ? null : hint);
        setMinWidth(isIcon ? ICON_WIDTH : WIDTH_MIN);
    }

    /** Has {@code todo} done whenever it comes into use or goes out of it. */
    public void onFocus(Runnable todo) {
        field.focusedProperty().addListener((property, before, now) -> todo.run());
    }

    private static Label hint() {
        Label keys = new Label("Ctrl+K");
        keys.getStyleClass().add("key-hint");
        keys.setMinWidth(USE_PREF_SIZE);
        return keys;
    }

    private void show() {
        boolean hasHits = !model.hits().isEmpty();
        boolean hasMessage = !model.messageProperty().get().isEmpty();
        if (!field.isFocused() || !hasHits && !hasMessage || field.getScene() == null) {
            popup.hide();
            return;
        }
        hits.setVisible(hasHits);
        message.setVisible(hasMessage);
        hits.setPrefHeight(ROW_HEIGHT * Math.min(ROWS_SHOWN, model.hits().size()) + 2);
        hits.getSelectionModel().select(hasHits ? 0 : -1);
        Bounds place = field.localToScreen(field.getLayoutBounds());
        found.setPrefWidth(Math.max(FOUND_WIDTH_MIN, field.getWidth()));
        found.getStylesheets().setAll(field.getScene().getStylesheets());
        found.getStyleClass().setAll("search-found", "claimdesk");
        if (place != null) {
            popup.show(field, place.getMinX(), place.getMaxY() + GAP);
        }
    }

    private void key(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE) {
            model.clear();
            event.consume();
        } else if (event.getCode() == KeyCode.ENTER) {
            pick(hits.getSelectionModel().getSelectedItem());
            event.consume();
        } else if (event.getCode() == KeyCode.DOWN || event.getCode() == KeyCode.UP) {
            move(event.getCode() == KeyCode.DOWN ? 1 : -1);
            event.consume();
        }
    }

    private void move(int by) {
        int last = model.hits().size() - 1;
        if (last >= 0) {
            int place = hits.getSelectionModel().getSelectedIndex() + by;
            hits.getSelectionModel().select(Math.max(0, Math.min(last, place)));
            hits.scrollTo(hits.getSelectionModel().getSelectedIndex());
            field.setAccessibleHelp(hits.getSelectionModel().getSelectedItem().spoken());
        }
    }

    private void pick(HitText hit) {
        if (hit != null) {
            model.pick(hit);
        }
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
