package claimdesk.ui.importing;

import claimdesk.app.exchange.EvidenceFiles;
import claimdesk.ui.background.Background;
import claimdesk.ui.controls.FilePicker;
import claimdesk.ui.controls.ShownText;
import claimdesk.ui.controls.question.Asking;
import claimdesk.ui.controls.question.Question;
import claimdesk.ui.importing.mapping.ProfilesViewModel;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableValue;
import javafx.collections.ObservableList;

/** Evidence on its way in: the files that were offered, one after the other. For the JavaFX thread only. */
public final class ImportingViewModel {

    private static final List<FilePicker.Kind> KINDS = List.of(new FilePicker.Kind(
            "Evidence (NDJSON, CSV, gzip)",
            List.of(
                    "*.claimdesk",
                    "*.ndjson",
                    "*.jsonl",
                    "*.json",
                    "*.csv",
                    "*.tsv",
                    "*.psv",
                    "*.txt",
                    "*.log",
                    "*.gz")));

    private final EvidenceDesk desk;
    private final Background looks;
    private final FilePicker picker;
    private final ProfilesViewModel profiles;
    private final ImportsViewModel list;
    private final OfferedFiles offered;
    private final ImportQueue queue;
    private final Asking asking = new Asking();

    /**
     * @param looks reads what is shown
     * @param imports reads and writes what is imported, one file after the other
     */
    public ImportingViewModel(EvidenceDesk desk, Background looks, Background imports, FilePicker picker) {
        this.desk = desk;
        this.looks = looks;
        this.picker = picker;
        this.profiles = new ProfilesViewModel(desk.profiles(), looks, asking::ask);
        this.offered = new OfferedFiles(desk.profiles(), looks);
        this.queue = new ImportQueue(desk, imports, offered.all(), () -> list().refresh());
        this.list = new ImportsViewModel(desk, looks, imports, asking::ask, (run, words) -> files().stream()
                .filter(file -> file.run().equals(Optional.of(run)))
                .forEach(file -> file.reopen(words)));
    }

    // Properties

    public ProfilesViewModel profiles() {
        return profiles;
    }

    /** What was imported so far. */
    public ImportsViewModel list() {
        return list;
    }

    /** The files that were offered, in that order. */
    public ObservableList<FileViewModel> files() {
        return offered.all();
    }

    /** The file that is shown; empty for the list of imports. */
    public ObjectProperty<Optional<FileViewModel>> selectedProperty() {
        return offered.selectedProperty();
    }

    /** The file that is being imported. */
    public ReadOnlyObjectProperty<Optional<FileViewModel>> runningProperty() {
        return queue.runningProperty();
    }

    /** What the person must decide before something goes on. */
    public ReadOnlyObjectProperty<Optional<Question>> questionProperty() {
        return asking.questionProperty();
    }

    /** What there is to say of what was offered. */
    public ReadOnlyStringProperty messageProperty() {
        return offered.messageProperty();
    }

    /** Counts up whenever a file comes, goes, or is further than before. */
    public ReadOnlyLongProperty stateChangesProperty() {
        return offered.stateChangesProperty();
    }

    /** The name of the data file. */
    public String target() {
        return desk.name();
    }

    /** Whether nothing can be imported here, for the data file is only looked at. */
    public boolean isReadOnly() {
        return desk.isReadOnly();
    }

    /** How many files could be imported now. */
    public long readyCount() {
        return files().stream().filter(ImportQueue::isReady).count();
    }

    /** The other files that have the same columns as that one, and are not imported yet. */
    public List<FileViewModel> like(FileViewModel file) {
        return offered.like(file);
    }

    /** The files that are not imported yet. */
    public List<Path> waiting() {
        return offered.waiting();
    }

    // Commands

    /** Lets the person choose files. */
    public void choose() {
        List<Path> chosen = picker.openMany("Import evidence", KINDS);
        if (!chosen.isEmpty()) {
            offer(chosen);
        }
    }

    /** Offers files, and those of folders that are exports by their names. Each is only read, until it is imported. */
    public void offer(List<Path> paths) {
        looks.run(
                () -> EvidenceFiles.of(paths),
                offered::add,
                failure -> offered.say("What was offered cannot be read: "
                        + ShownText.of(String.valueOf(failure.getMessage())) + ". Nothing was imported."));
    }

    /** Imports the file that is shown; if its last change is still being read, as soon as that is done. */
    public void importSelected() {
        selectedProperty().get().ifPresent(file -> {
            if (file.stateProperty().get() != FileState.READING) {
                queue.begin(List.of(file));
                return;
            }
            file.stateProperty().addListener(new ChangeListener<FileState>() {
                @Override
                public void changed(ObservableValue<? extends FileState> property, FileState before, FileState now) {
                    file.stateProperty().removeListener(this);
                    queue.begin(List.of(file));
                }
            });
        });
    }

    /** Imports all that are ready, one after the other. */
    public void importAll() {
        queue.begin(files());
    }

    /** Reads all files with the same columns as the one that is shown is read. */
    public void useForAll() {
        selectedProperty().get().ifPresent(file -> like(file).forEach(other -> {
            other.mapping().change(file.mapping().draft());
            file.mapping().profileProperty().get().ifPresent(other.mapping()::named);
        }));
    }

    /** Stops what is being imported, and what waits. Nothing of it stays. */
    public void cancel() {
        queue.cancel();
    }

    /** Takes a file off the list; it is not touched, and what was imported of it stays. */
    public void remove(FileViewModel file) {
        offered.remove(file);
    }

    /** Takes off the list what is over. */
    public void removeDone() {
        offered.removeDone();
    }

    /** Takes back what was imported of a file, after a question. */
    public void undo(FileViewModel file) {
        file.outcome()
                .ifPresent(came -> came.match(
                        imported -> {
                            list.undo(
                                    imported.run(),
                                    file.name(),
                                    imported.counts().taken());
                            return true;
                        },
                        known -> {
                            list.undo(known.earlier());
                            return true;
                        },
                        none -> false,
                        unusable -> false,
                        cancelled -> false));
    }

    /** What the screen needs when it is shown. */
    public void refresh() {
        list.refresh();
        profiles.refresh();
    }

    /** Does {@code next} unless an import is running; then asks first. */
    public void unlessRunning(Runnable next) {
        if (queue.runningProperty().get().isEmpty()) {
            next.run();
            return;
        }
        asking.ask(new Question(
                "An import is running. If you leave, it is stopped, and nothing of it is kept.",
                List.of(
                        new Question.Choice("Go on importing", () -> {}),
                        new Question.Choice("Stop it and leave", () -> {
                            cancel();
                            next.run();
                        }))));
    }

    public void putQuestionAway() {
        asking.putAway();
    }

    public void putMessageAway() {
        offered.say("");
    }
}
