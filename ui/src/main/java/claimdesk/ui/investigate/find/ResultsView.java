package claimdesk.ui.investigate.find;

import claimdesk.ui.controls.Icons;
import claimdesk.ui.investigate.find.result.FoundText;
import claimdesk.ui.investigate.find.result.SearchResults;
import java.util.Optional;
import javafx.beans.value.ObservableBooleanValue;
import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ProgressIndicator;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** What was found: rows that keep their place and their selection, and below them how far the search has come. */
final class ResultsView extends VBox {

    private static final double ROW_HEIGHT = 66;

    private final FindViewModel model;
    private final SearchResults results;
    private final ListView<FoundText> rows;
    private final NameField names;
    private final Runnable onLeave;
    private Optional<Object> selected = Optional.empty();
    private boolean isChanging;

    /**
     * @param onLeave puts the cursor back into the box
     */
    ResultsView(FindViewModel model, Runnable onLeave) {
        this.model = model;
        this.results = model.results();
        this.rows = new ListView<>(results.rows());
        this.names = new NameField(model.saved());
        this.onLeave = onLeave;
        getStyleClass().add("find-results");
        setMinSize(0, 0);
        rows.setId("find-rows");
        rows.setFixedCellSize(ROW_HEIGHT);
        rows.setCellFactory(list -> new FoundCell(model));
        rows.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
        rows.getSelectionModel().selectedItemProperty().addListener((property, before, now) -> {
            if (!isChanging && now != null) {
                selected = Optional.of(now.identity());
            }
        });
        // Added after the list's own, so that it comes when the list has taken the change in.
        results.rows().addListener((ListChangeListener<FoundText>) change -> selectAgain());
        VBox.setVgrow(rows, Priority.ALWAYS);
        getChildren().addAll(header(), names, rows, footer());
    }

    /** Puts the keyboard into the rows. */
    void begin() {
        rows.requestFocus();
        if (rows.getSelectionModel().isEmpty()) {
            rows.getSelectionModel().select(0);
        }
    }

    /** Opens the selected result, or else the first. */
    void openFirst() {
        FoundText wanted = rows.getSelectionModel().getSelectedItem();
        if (wanted == null && !results.rows().isEmpty()) {
            wanted = results.rows().get(0);
        }
        if (wanted != null) {
            model.open(wanted);
        }
    }

    /** The same case stays selected, wherever it stands now; scrolling is left as it is. */
    private void selectAgain() {
        isChanging = true;
        int place = -1;
        for (int index = 0; index < results.rows().size() && selected.isPresent(); index++) {
            if (results.rows().get(index).identity().equals(selected.get())) {
                place = index;
                break;
            }
        }
        if (place < 0) {
            rows.getSelectionModel().clearSelection();
        } else if (rows.getSelectionModel().getSelectedIndex() != place) {
            rows.getSelectionModel().clearAndSelect(place);
        }
        isChanging = false;
    }

    private HBox header() {
        Button back = new Button(null, Icons.of(Feather.CHEVRON_LEFT));
        back.setId("find-back");
        back.getStyleClass().add("find-small");
        back.setAccessibleText("Back to the lists");
        Icons.explain(back, "Back to the lists (Escape)");
        back.setOnAction(event -> {
            model.clear();
            onLeave.run();
        });
        Label title = new Label();
        title.getStyleClass().add("find-title");
        title.textProperty().bind(model.titleProperty());
        title.setMinWidth(0);
        title.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(title, Priority.ALWAYS);
        Button keep = new Button(null, Icons.of(Feather.STAR));
        keep.setId("find-keep");
        keep.getStyleClass().add("find-small");
        keep.setAccessibleText("Keep this search under a name");
        Icons.explain(keep, "Keep this search under a name");
        keep.disableProperty().bind(model.textProperty().isEmpty());
        keep.setOnAction(
                event -> names.ask(Optional.empty(), model.textProperty().get()));
        HBox header = new HBox(back, title, keep);
        header.getStyleClass().add("find-header");
        return header;
    }

    private VBox footer() {
        Label message = new Label();
        message.setId("find-message");
        message.getStyleClass().add("muted");
        message.setWrapText(true);
        message.setMinHeight(USE_PREF_SIZE);
        message.textProperty().bind(results.messageProperty());
        Button more = new Button("Search on");
        more.setId("find-more");
        Icons.explain(more, "Goes on until more is found, the end is reached, or you cancel.");
        more.setOnAction(event -> results.more());
        shownIf(more, results.moreProperty().and(results.searchingProperty().not()));
        Button cancel = new Button("Cancel");
        cancel.setId("find-cancel");
        cancel.setOnAction(event -> results.cancel());
        shownIf(cancel, results.searchingProperty());
        ProgressIndicator going = new ProgressIndicator();
        going.getStyleClass().add("find-indicator");
        shownIf(going, results.searchingProperty());
        Button again = new Button("Search again", Icons.of(Feather.REFRESH_CW));
        again.setId("find-again");
        Icons.explain(again, "The file was written to since: search again.");
        again.setOnAction(event -> results.again());
        shownIf(again, results.staleProperty());
        FlowPane ways = new FlowPane(more, going, cancel, again);
        ways.getStyleClass().add("find-ways");
        VBox footer = new VBox(message, ways);
        footer.getStyleClass().add("find-footer");
        return footer;
    }

    private static void shownIf(Node node, ObservableBooleanValue condition) {
        node.visibleProperty().bind(condition);
        node.managedProperty().bind(node.visibleProperty());
    }

    private void pressed(KeyEvent event) {
        FoundText one = rows.getSelectionModel().getSelectedItem();
        if (event.getCode() == KeyCode.ENTER && one != null) {
            if (event.isShiftDown()) {
                model.openKey(one);
            } else {
                model.open(one);
            }
            event.consume();
        } else if (event.getCode() == KeyCode.UP && rows.getSelectionModel().getSelectedIndex() <= 0) {
            onLeave.run();
            event.consume();
        }
    }
}
