package claimdesk.ui.importing.view;

import claimdesk.ui.importing.FileViewModel;
import claimdesk.ui.importing.ImportingViewModel;
import java.util.Optional;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableBooleanValue;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.kordamp.ikonli.feather.Feather;

/** Says on every other screen that an import goes on, how far it is, and how to stop it. */
public final class ImportStrip extends HBox {

    private static final double GAP = 10;

    private final ImportingViewModel model;
    private final ObservableBooleanValue isElsewhere;
    private final Label words = new Label();
    private final ProgressBar bar = new ProgressBar(0);
    private final ChangeListener<Object> onPace = (property, before, now) -> show();

    /**
     * @param isElsewhere whether another screen than Import is shown
     * @param onShow goes to the Import screen
     */
    public ImportStrip(ImportingViewModel model, ObservableBooleanValue isElsewhere, Runnable onShow) {
        super(GAP);
        this.model = model;
        this.isElsewhere = isElsewhere;
        setId("import-strip");
        getStyleClass().addAll("importing", "import-notice");
        setAlignment(Pos.CENTER_LEFT);
        bar.setAccessibleText("How much of the import is done");
        words.setMinWidth(0);
        words.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(words, Priority.ALWAYS);
        getChildren()
                .addAll(
                        bar,
                        words,
                        Buttons.of("import-strip-show", Feather.DOWNLOAD, "Show", onShow),
                        Buttons.of("import-strip-cancel", Feather.X, "Cancel", model::cancel));
        model.runningProperty().addListener((property, before, now) -> {
            before.ifPresent(one -> one.paceProperty().removeListener(onPace));
            now.ifPresent(one -> one.paceProperty().addListener(onPace));
            show();
        });
        isElsewhere.addListener(onPace);
        show();
    }

    private void show() {
        Optional<FileViewModel> running = model.runningProperty().get();
        setVisible(running.isPresent() && isElsewhere.get());
        setManaged(isVisible());
        running.ifPresent(one -> {
            bar.setProgress(one.paceProperty().get().share());
            words.setText("Importing " + one.name() + " \u00B7 "
                    + one.paceProperty().get().text());
        });
    }
}
