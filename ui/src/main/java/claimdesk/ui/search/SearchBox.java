package claimdesk.ui.search;

import atlantafx.base.controls.CustomTextField;
import claimdesk.ui.controls.Icons;
import java.util.Optional;
import javafx.collections.ListChangeListener;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import org.kordamp.ikonli.feather.Feather;

/** The field at the top of the window, and under it what it finds. Down and Enter open a hit, Escape closes. */
public final class SearchBox extends StackPane {

    private static final double WIDTH_MIN = 150;
    private static final double ICON_WIDTH = 36;
    private static final PseudoClass SHORT = PseudoClass.getPseudoClass("short");
    private static final String PROMPT = "Search order, key, vendor, attempt\u2026";

    private final Label hint = hint();
    private final SearchViewModel model;
    private final CustomTextField field = new CustomTextField();
    private Optional<FoundPopup> found = Optional.empty();

    public SearchBox(SearchViewModel model) {
        this.model = model;
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
        localToSceneTransformProperty().addListener((property, before, now) -> hide());
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
            hide();
            return;
        }
        if (found.isEmpty()) {
            found = Optional.of(new FoundPopup(model));
        }
        found.get().show(field);
    }

    private void hide() {
        found.ifPresent(FoundPopup::hide);
    }

    private void key(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE) {
            model.clear();
            event.consume();
        } else if (event.getCode() == KeyCode.ENTER) {
            found.ifPresent(FoundPopup::pick);
            event.consume();
        } else if (event.getCode() == KeyCode.DOWN || event.getCode() == KeyCode.UP) {
            int by = event.getCode() == KeyCode.DOWN ? 1 : -1;
            found.flatMap(popup -> popup.move(by)).ifPresent(hit -> field.setAccessibleHelp(hit.spoken()));
            event.consume();
        }
    }
}
