package claimdesk.ui.importing.view;

import claimdesk.ui.controls.Icons;
import claimdesk.ui.importing.FileState;
import claimdesk.ui.importing.FileViewModel;
import claimdesk.ui.importing.ImportWords;
import claimdesk.ui.importing.ImportingViewModel;
import java.util.Optional;
import javafx.beans.value.ChangeListener;
import javafx.collections.ListChangeListener;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** The files that were offered, with how far each is; one alone needs no list. */
final class FileList extends VBox {

    static final String ID = "import-files";

    private static final double ROW_HEIGHT = 40;

    private final ImportingViewModel model;
    private final ListView<FileViewModel> list = new ListView<>();

    FileList(ImportingViewModel model) {
        this.model = model;
        getStyleClass().add("import-files");
        list.setId(ID);
        list.setAccessibleText("Files that were offered. Delete takes one off the list");
        list.setFixedCellSize(ROW_HEIGHT);
        list.setItems(model.files());
        list.setCellFactory(any -> new Cell());
        list.getSelectionModel().selectedItemProperty().addListener((property, before, now) -> {
            if (now != null) {
                model.selectedProperty().set(Optional.of(now));
            }
        });
        list.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.DELETE && list.getSelectionModel().getSelectedItem() != null) {
                model.remove(list.getSelectionModel().getSelectedItem());
                event.consume();
            }
        });
        VBox.setVgrow(list, Priority.ALWAYS);
        Button done = Buttons.of("import-clear", Feather.CHECK, "Take off what is done", model::removeDone);
        getChildren().addAll(list, done);
        model.selectedProperty().addListener((property, before, now) -> select(now));
        model.files().addListener((ListChangeListener<FileViewModel>) change -> show());
        select(model.selectedProperty().get());
        show();
    }

    private void select(Optional<FileViewModel> file) {
        file.ifPresentOrElse(one -> list.getSelectionModel().select(one), () -> list.getSelectionModel()
                .clearSelection());
    }

    private void show() {
        boolean isShown = model.files().size() > 1;
        setVisible(isShown);
        setManaged(isShown);
    }

    /** A file with its state in an icon and a word. */
    private static final class Cell extends ListCell<FileViewModel> {
        private final Label name = new Label();
        private final Label state = new Label();
        private final HBox line;
        private final ChangeListener<Object> onChange = (property, before, now) -> show();
        private Optional<FileViewModel> file = Optional.empty();

        private Cell() {
            name.setMinWidth(0);
            state.setMinWidth(Label.USE_PREF_SIZE);
            VBox words = new VBox(name, state);
            line = new HBox(words);
            line.setAlignment(Pos.CENTER_LEFT);
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(FileViewModel now, boolean isEmpty) {
            super.updateItem(now, isEmpty);
            file.ifPresent(before -> {
                before.stateProperty().removeListener(onChange);
                before.paceProperty().removeListener(onChange);
            });
            file = isEmpty ? Optional.empty() : Optional.ofNullable(now);
            file.ifPresent(one -> {
                one.stateProperty().addListener(onChange);
                one.paceProperty().addListener(onChange);
            });
            show();
        }

        private void show() {
            setGraphic(file.isPresent() ? line : null);
            setTooltip(null);
            setAccessibleText(null);
            file.ifPresent(one -> {
                FileState now = one.stateProperty().get();
                name.setText(one.name());
                state.setText(
                        now == FileState.RUNNING
                                ? now.text() + ", "
                                        + Math.round(
                                                100 * one.paceProperty().get().share()) + " %"
                                : words(one, now));
                state.setGraphic(Icons.of(ResultView.icon(now)));
                state.getStyleClass().setAll("label", "state", style(now));
                setTooltip(Icons.explanation(one.name()));
                setAccessibleText(one.name() + ", " + state.getText());
            });
        }

        private static String words(FileViewModel one, FileState state) {
            return state == FileState.READY
                    ? one.mapping()
                            .preview()
                            .flatMap(preview -> preview.kind())
                            .map(kind -> ImportWords.kind(kind) + ", ready")
                            .orElse(state.text())
                    : state.text();
        }

        private static String style(FileState state) {
            switch (state) {
                case IMPORTED:
                case KNOWN:
                    return "good";
                case UNREADABLE:
                case FAILED:
                case NOTHING_GOOD:
                    return "bad";
                case UNCLEAR:
                    return "run-paused";
                default:
                    return "waiting";
            }
        }
    }
}
