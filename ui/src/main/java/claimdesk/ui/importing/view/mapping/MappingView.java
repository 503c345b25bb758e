package claimdesk.ui.importing.view.mapping;

import claimdesk.ui.controls.Icons;
import claimdesk.ui.importing.FileState;
import claimdesk.ui.importing.FileViewModel;
import claimdesk.ui.importing.ImportingViewModel;
import claimdesk.ui.importing.view.Buttons;
import claimdesk.ui.importing.view.rows.RowsTable;
import javafx.application.Platform;
import javafx.beans.InvalidationListener;
import javafx.beans.WeakInvalidationListener;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** How one file is to be read: what is proposed, on its first rows, and all that can be corrected. */
public final class MappingView extends BorderPane {

    private static final double GAP = 8;
    private static final double COLUMNS_WIDTH_MIN = 300;
    private static final double COLUMNS_SHARE = 0.36;

    private final ImportingViewModel model;
    private final FileViewModel file;
    private final ProfileBar profiles;
    private final ColumnsList columns;
    private final SplitPane middle;
    private final Button one;
    private final Button all;
    private final Button forAll;
    /** Kept from the collector as long as this view is. */
    private final InvalidationListener onState = changed -> showButtons();

    public MappingView(ImportingViewModel model, FileViewModel file) {
        this.model = model;
        this.file = file;
        setId("import-mapping");
        getStyleClass().add("import-mapping");
        Label note = new Label();
        note.setId("import-note");
        note.setWrapText(true);
        note.textProperty().bind(file.noteProperty());
        note.managedProperty().bind(note.textProperty().isNotEmpty());
        profiles = new ProfileBar(file, model.profiles());
        VBox top = new VBox(note, profiles, new LayoutFields(file.mapping()), new ProblemsBox(file.mapping()));
        top.getStyleClass().add("import-top");
        columns = new ColumnsList(file.mapping());
        columns.setMinWidth(COLUMNS_WIDTH_MIN);
        middle = new SplitPane(new RowsTable(file.mapping()));
        middle.setMinHeight(0);
        SplitPane.setResizableWithParent(columns, false);
        setTop(top);
        setCenter(middle);
        one = Buttons.main("import-one", Feather.DOWNLOAD, "Import", model::importSelected);
        Icons.explain(one, "Import this file  Ctrl+Enter");
        all = Buttons.of("import-all", Feather.DOWNLOAD, "", model::importAll);
        forAll = Buttons.of("import-use-for-all", Feather.COPY, "", model::useForAll);
        Button remove = Buttons.of("import-remove", Feather.X, "Leave it out", () -> model.remove(file));
        FlowPane buttons = new FlowPane(GAP, GAP, one, all, forAll, remove);
        buttons.getStyleClass().add("import-buttons");
        setBottom(buttons);
        model.stateChangesProperty().addListener(new WeakInvalidationListener(onState));
        showButtons();
        file.mapping().lookProperty().addListener((property, before, now) -> showChoices());
        showChoices();
    }

    /** Of a case file there is nothing to choose. */
    private void showChoices() {
        boolean isChosen = !file.mapping().isCaseFile();
        profiles.setVisible(isChosen);
        profiles.setManaged(isChosen);
        if (!isChosen) {
            boolean hadFocus = columns.isFocused();
            middle.getItems().remove(columns);
            if (hadFocus) {
                Platform.runLater(one::requestFocus);
            }
        } else if (!middle.getItems().contains(columns)) {
            middle.getItems().add(0, columns);
            middle.setDividerPositions(COLUMNS_SHARE);
        }
    }

    /** Where the keyboard begins. */
    public Node first() {
        return file.mapping().isCaseFile() ? one : columns;
    }

    public void showButtons() {
        FileState state = file.stateProperty().get();
        // What was typed is taken when the press moves the focus here: the press must count all the same.
        one.setDisable(state == FileState.UNCLEAR || state == FileState.UNREADABLE || model.isReadOnly());
        long ready = model.readyCount();
        show(all, ready > 1 && !model.isReadOnly(), "Import all " + ready + " that are ready");
        int like = file.mapping().preview().isEmpty() ? 0 : model.like(file).size();
        show(forAll, like > 0, "Read all " + (like + 1) + " with these columns like this");
    }

    private static void show(Button button, boolean isShown, String text) {
        button.setText(text);
        button.setVisible(isShown);
        button.setManaged(isShown);
    }
}
