package claimdesk.ui.investigate.find;

import claimdesk.ui.controls.Icons;
import claimdesk.ui.controls.ShownText;
import claimdesk.ui.investigate.find.list.ListEntry;
import claimdesk.ui.investigate.find.list.ReviewViewModel;
import claimdesk.ui.investigate.find.list.SavedSearchesViewModel;
import claimdesk.ui.settings.SavedSearch;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** The lists that are always offered, each with its count, and the searches that were given a name. */
final class ListsView extends ScrollPane {

    private final FindViewModel model;
    private final SavedSearchesViewModel saved;
    private final VBox lists = new VBox();
    private final VBox searches = new VBox();
    private final NameField names;

    ListsView(FindViewModel model) {
        this.model = model;
        this.saved = model.saved();
        this.names = new NameField(saved);
        setId("find-lists");
        getStyleClass().add("column-scroll");
        setFitToWidth(true);
        setHbarPolicy(ScrollBarPolicy.NEVER);
        setFocusTraversable(false);
        model.lists().forEach(entry -> lists.getChildren().add(row(entry)));
        saved.searches().addListener((ListChangeListener<SavedSearch>) change -> showSearches());
        showSearches();
        VBox all = new VBox(heading("Lists"), lists, review(), heading("Saved searches"), searches, names);
        all.getStyleClass().add("find-lists");
        setContent(all);
        addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    }

    /** Puts the keyboard onto the first list. */
    void begin() {
        lists.getChildren().get(0).requestFocus();
    }

    private static Label heading(String text) {
        Label heading = new Label(text);
        heading.getStyleClass().add("find-heading");
        return heading;
    }

    private Button row(ListEntry entry) {
        Label name = new Label(entry.list().title());
        name.setMinWidth(0);
        Label count = new Label();
        count.getStyleClass().add("find-count");
        count.setMinWidth(USE_PREF_SIZE);
        count.textProperty().bind(entry.countProperty());
        Button row = new Button(null, new HBox(name, space(), count));
        row.setId("list-" + entry.list().id());
        row.getStyleClass().add("find-row");
        row.setMaxWidth(Double.MAX_VALUE);
        fill(row);
        Tooltip tooltip = Icons.explanation("");
        tooltip.textProperty().bind(entry.explanationProperty());
        row.setTooltip(tooltip);
        row.accessibleTextProperty()
                .bind(entry.countProperty().map(number -> entry.list().title() + " " + number));
        row.accessibleHelpProperty().bind(entry.explanationProperty());
        row.setOnAction(event -> model.choose(entry.list()));
        return row;
    }

    /** A button's content is as wide as it needs; this is as wide as the button. */
    private static void fill(Button row) {
        Region content = (Region) row.getGraphic();
        content.setMouseTransparent(true);
        content.prefWidthProperty().bind(row.widthProperty().subtract(20));
        content.setMinWidth(0);
    }

    private static Region space() {
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        return space;
    }

    private VBox review() {
        ReviewViewModel review = model.review();
        Button start = new Button("Look through the file", Icons.of(Feather.CHECK_SQUARE));
        start.setId("review-start");
        Icons.explain(
                start,
                "Looks at every case by the rules of \u201Ccheck\u201D and fills the lists as it finds them. Only reads."
                        + " It goes on while you search.");
        start.setOnAction(event -> review.start());
        Button cancel = new Button("Cancel");
        cancel.setId("review-cancel");
        cancel.setOnAction(event -> review.cancel());
        ProgressBar bar = new ProgressBar();
        bar.setMaxWidth(Double.MAX_VALUE);
        bar.setMinWidth(0);
        bar.progressProperty().bind(review.progressProperty());
        HBox.setHgrow(bar, Priority.ALWAYS);
        HBox going = new HBox(bar, cancel);
        going.getStyleClass().add("find-going");
        shownIf(start, review.runningProperty().not());
        shownIf(going, review.runningProperty());
        Label message = new Label();
        message.setId("review-message");
        message.getStyleClass().add("muted");
        message.setWrapText(true);
        message.setMinHeight(USE_PREF_SIZE);
        message.textProperty().bind(review.messageProperty());
        shownIf(message, review.messageProperty().isNotEmpty());
        VBox all = new VBox(start, going, message);
        all.getStyleClass().add("find-review");
        return all;
    }

    private static void shownIf(Node node, ObservableValue<Boolean> condition) {
        node.visibleProperty().bind(condition);
        node.managedProperty().bind(node.visibleProperty());
    }

    private void showSearches() {
        searches.getChildren().setAll(saved.searches().stream().map(this::row).toList());
        if (saved.searches().isEmpty()) {
            Label none = new Label("None yet. Search for something, and keep it by the star above its results.");
            none.setWrapText(true);
            none.setMinHeight(USE_PREF_SIZE);
            none.getStyleClass().add("muted");
            searches.getChildren().add(none);
        }
    }

    private HBox row(SavedSearch search) {
        String name = ShownText.of(search.name());
        Button open = new Button(name);
        open.getStyleClass().addAll("find-row", "find-saved");
        open.setMaxWidth(Double.MAX_VALUE);
        open.setMinWidth(0);
        open.setMnemonicParsing(false);
        Icons.explain(open, ShownText.of(search.text()));
        open.setOnAction(event -> model.textProperty().set(search.text()));
        HBox.setHgrow(open, Priority.ALWAYS);
        Button rename = small(Feather.EDIT_2, "Rename " + name);
        rename.setOnAction(event -> names.ask(Optional.of(search), search.text()));
        Button delete = small(Feather.TRASH_2, "Delete " + name);
        delete.setOnAction(event -> {
            saved.delete(search);
            begin();
        });
        HBox row = new HBox(open, rename, delete);
        row.getStyleClass().add("find-saved-row");
        return row;
    }

    private static Button small(Feather icon, String what) {
        Button button = new Button(null, Icons.of(icon));
        button.getStyleClass().add("find-small");
        button.setAccessibleText(what);
        button.setMinWidth(USE_PREF_SIZE);
        Icons.explain(button, what);
        return button;
    }

    /** Up and down go from row to row, as Tab does. */
    private void pressed(KeyEvent event) {
        Node focused = getScene().getFocusOwner();
        int place = lists.getChildren().indexOf(focused);
        int other = event.getCode() == KeyCode.DOWN ? place + 1 : event.getCode() == KeyCode.UP ? place - 1 : -1;
        if (place >= 0 && other >= 0 && other < lists.getChildren().size()) {
            lists.getChildren().get(other).requestFocus();
            event.consume();
        }
    }
}
