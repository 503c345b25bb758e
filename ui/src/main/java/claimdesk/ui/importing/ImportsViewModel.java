package claimdesk.ui.importing;

import claimdesk.store.identity.RunId;
import claimdesk.store.imported.ImportState;
import claimdesk.store.imported.ImportedSource;
import claimdesk.ui.background.Background;
import claimdesk.ui.controls.Figures;
import claimdesk.ui.controls.ShownText;
import claimdesk.ui.controls.question.Question;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** What was imported into the data file so far, and how each of it is taken back. For the JavaFX thread only. */
public final class ImportsViewModel {

    private static final String NOT_READ = "The list of imports cannot be read at the moment: ";

    private final EvidenceDesk desk;
    private final Background background;
    private final Background imports;
    private final Consumer<Question> onQuestion;
    private final BiConsumer<RunId, String> onUndone;
    private final ObservableList<ImportedSource> all = FXCollections.observableArrayList();
    /** Kept, for a wrapper that nobody keeps stops telling of changes. */
    private final ObservableList<ImportedSource> allShown = FXCollections.unmodifiableObservableList(all);

    private final ReadOnlyStringWrapper message = new ReadOnlyStringWrapper("");

    /**
     * @param imports what writes, one thing after the other
     * @param onUndone told of an import that was taken back, and in which words
     */
    ImportsViewModel(
            EvidenceDesk desk,
            Background background,
            Background imports,
            Consumer<Question> onQuestion,
            BiConsumer<RunId, String> onUndone) {
        this.desk = desk;
        this.background = background;
        this.imports = imports;
        this.onQuestion = onQuestion;
        this.onUndone = onUndone;
    }

    // Properties

    /** All of them, also those that were taken back, newest first. */
    public ObservableList<ImportedSource> all() {
        return allShown;
    }

    /** What was done last, or why it was not. */
    public ReadOnlyStringProperty messageProperty() {
        return message.getReadOnlyProperty();
    }

    /** Whether it can be taken back. */
    public boolean canUndo(ImportedSource source) {
        return source.state() == ImportState.IMPORTED && !desk.isReadOnly();
    }

    // Commands

    public void refresh() {
        background.run(desk::finished, this::show, failure -> message.set(NOT_READ + failure.getMessage() + "."));
    }

    /** Takes all lines of an import back, after a question. */
    public void undo(ImportedSource source) {
        if (canUndo(source)) {
            undo(source.run(), source.file().name(), source.counts().taken());
        }
    }

    void undo(RunId run, String name, long lines) {
        onQuestion.accept(new Question(
                "Take import " + run + ", \"" + ShownText.of(name) + "\", back? "
                        + (lines == 1 ? "Its one line is" : "Its " + Figures.count(lines) + " lines are")
                        + " deleted from " + desk.name()
                        + "; the file that they came from is not touched, and can be imported again.",
                List.of(new Question.Choice("Cancel", () -> {}), new Question.Choice("Undo import " + run, () -> {
                    message.set("Taking import " + run + " back\u2026");
                    undo(run);
                }))));
    }

    private void undo(RunId run) {
        imports.run(
                () -> desk.undo(run),
                isDone -> {
                    String words = isDone
                            ? "Import " + run + " was taken back: its lines are gone."
                            : "Import " + run + " had been taken back already.";
                    message.set(words);
                    onUndone.accept(run, words);
                    refresh();
                },
                failure -> {
                    message.set("Import " + run + " was not taken back. " + ImportWords.failure(failure, desk.name()));
                    refresh();
                });
    }

    private void show(List<ImportedSource> now) {
        if (message.get().startsWith(NOT_READ)) {
            message.set("");
        }
        if (!now.equals(all)) {
            all.setAll(now);
        }
    }
}
