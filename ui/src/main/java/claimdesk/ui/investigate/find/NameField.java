package claimdesk.ui.investigate.find;

import claimdesk.ui.investigate.find.list.SavedSearchesViewModel;
import claimdesk.ui.settings.SavedSearch;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** Asks in place for the name of a search; shown only while it asks. */
final class NameField extends VBox {

    private final SavedSearchesViewModel saved;
    private final TextField name = new TextField();
    private Optional<SavedSearch> renamed = Optional.empty();
    private String text = "";

    NameField(SavedSearchesViewModel saved) {
        this.saved = saved;
        getStyleClass().add("find-name");
        name.setPromptText("Name of this search");
        name.setAccessibleText("Name of this search");
        name.setMinWidth(0);
        HBox.setHgrow(name, Priority.ALWAYS);
        name.setOnAction(event -> keep());
        Button keep = new Button("Keep");
        keep.setMinWidth(USE_PREF_SIZE);
        keep.setOnAction(event -> keep());
        HBox line = new HBox(name, keep);
        line.getStyleClass().add("find-going");
        Label problem = new Label();
        problem.getStyleClass().add("find-problem");
        problem.setWrapText(true);
        problem.setMinHeight(USE_PREF_SIZE);
        problem.textProperty().bind(saved.problemProperty());
        problem.visibleProperty().bind(saved.problemProperty().isNotEmpty());
        problem.managedProperty().bind(problem.visibleProperty());
        getChildren().addAll(line, problem);
        managedProperty().bind(visibleProperty());
        setVisible(false);
        addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE) {
                putAway();
                event.consume();
            }
        });
    }

    /**
     * @param search the one that gets another name; empty for a new one
     * @param searched what is typed for it
     */
    void ask(Optional<SavedSearch> search, String searched) {
        renamed = search;
        text = searched;
        name.setText(search.map(SavedSearch::name).orElse(searched.length() > SavedSearch.NAME_MAX ? "" : searched));
        saved.putProblemAway();
        setVisible(true);
        name.requestFocus();
        name.selectAll();
    }

    private void keep() {
        boolean isKept = renamed.map(search -> saved.rename(search, name.getText()))
                .orElseGet(() -> saved.keep(name.getText(), text));
        if (isKept) {
            putAway();
        }
    }

    private void putAway() {
        setVisible(false);
        saved.putProblemAway();
    }
}
