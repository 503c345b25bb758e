package claimdesk.ui.importing;

import claimdesk.app.exchange.EvidenceFiles;
import claimdesk.app.exchange.preview.Preview;
import claimdesk.ui.background.Background;
import claimdesk.ui.controls.FilePicker;
import claimdesk.ui.controls.ShownText;
import claimdesk.ui.controls.question.Asking;
import claimdesk.ui.controls.question.Question;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** Evidence on its way in: the files that were offered, one after the other. For the JavaFX thread only. */
public final class ImportingViewModel {

    /** More at once would be a mistake of the hand. */
    public static final int FILES_MAX = 500;

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
    private final ObservableList<FileViewModel> files = FXCollections.observableArrayList();
    /** Kept, for a wrapper that nobody keeps stops telling of changes. */
    private final ObservableList<FileViewModel> filesShown = FXCollections.unmodifiableObservableList(files);

    private final ObjectProperty<Optional<FileViewModel>> selected = new SimpleObjectProperty<>(Optional.empty());
    private final ImportQueue queue;
    private final Asking asking = new Asking();
    private final ReadOnlyStringWrapper message = new ReadOnlyStringWrapper("");
    private final ReadOnlyLongWrapper stateChanges = new ReadOnlyLongWrapper();

    /**
     * @param looks reads what is shown
     * @param imports reads and writes what is imported, one file after the other
     */
    public ImportingViewModel(EvidenceDesk desk, Background looks, Background imports, FilePicker picker) {
        this.desk = desk;
        this.looks = looks;
        this.picker = picker;
        this.profiles = new ProfilesViewModel(desk.profiles(), looks, asking::ask);
        this.queue = new ImportQueue(desk, imports, filesShown, () -> list().refresh());
        this.list = new ImportsViewModel(desk, looks, imports, asking::ask, (run, words) -> files.stream()
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
        return filesShown;
    }

    /** The file that is shown; empty for the list of imports. */
    public ObjectProperty<Optional<FileViewModel>> selectedProperty() {
        return selected;
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
        return message.getReadOnlyProperty();
    }

    /** Counts up whenever a file comes, goes, or is further than before. */
    public ReadOnlyLongProperty stateChangesProperty() {
        return stateChanges.getReadOnlyProperty();
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
        return files.stream().filter(ImportQueue::isReady).count();
    }

    /** The other files that have the same columns as that one, and are not imported yet. */
    public List<FileViewModel> like(FileViewModel file) {
        return files.stream()
                .filter(other -> other != file && other.stateProperty().get().isOpen())
                .filter(other -> isSameLayout(other, file))
                .toList();
    }

    /** The files that are not imported yet. */
    public List<Path> waiting() {
        return files.stream()
                .filter(file -> file.run().isEmpty())
                .map(FileViewModel::path)
                .toList();
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
                this::add,
                failure -> message.set("What was offered cannot be read: "
                        + ShownText.of(String.valueOf(failure.getMessage())) + ". Nothing was imported."));
    }

    /** Imports the file that is shown; if its last change is still being read, as soon as that is done. */
    public void importSelected() {
        selected.get().ifPresent(file -> {
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
        queue.begin(files);
    }

    /** Reads all files with the same columns as the one that is shown is read. */
    public void useForAll() {
        selected.get().ifPresent(file -> like(file).forEach(other -> {
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
        FileState state = file.stateProperty().get();
        if (state == FileState.RUNNING || state == FileState.WAITING) {
            return;
        }
        int place = files.indexOf(file);
        files.remove(file);
        changed();
        if (selected.get().equals(Optional.of(file))) {
            selected.set(
                    files.isEmpty() ? Optional.empty() : Optional.of(files.get(Math.min(place, files.size() - 1))));
        }
    }

    /** Takes off the list what is over. */
    public void removeDone() {
        List.copyOf(files).stream()
                .filter(file -> file.stateProperty().get().isOver())
                .forEach(this::remove);
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
        message.set("");
    }

    private void add(EvidenceFiles found) {
        HashSet<Path> listed = new HashSet<>();
        files.forEach(file -> listed.add(file.path().toAbsolutePath()));
        List<FileViewModel> added = found.files().stream()
                .filter(path -> listed.add(path.toAbsolutePath()))
                .limit(Math.max(0, FILES_MAX - files.size()))
                .map(path -> new FileViewModel(path, desk.profiles(), looks))
                .toList();
        added.forEach(file -> file.stateProperty().addListener((property, before, now) -> changed()));
        files.addAll(added);
        changed();
        added.forEach(file -> file.mapping().open());
        found.files().stream()
                .findFirst()
                .flatMap(first -> files.stream()
                        .filter(file -> file.path().toAbsolutePath().equals(first.toAbsolutePath()))
                        .findFirst())
                .ifPresent(first -> selected.set(Optional.of(first)));
        message.set(ofOffered(found));
    }

    private void changed() {
        stateChanges.set(stateChanges.get() + 1);
    }

    private static String ofOffered(EvidenceFiles found) {
        if (found.files().isEmpty()) {
            return "There is no export in what was offered: of a folder, .claimdesk, .ndjson, .jsonl, .json, .csv, .tsv, .txt"
                    + " and .log are taken, and those with .gz. Nothing was imported.";
        }
        return found.ignored().isEmpty()
                ? ""
                : found.ignored().size() + (found.ignored().size() == 1 ? " file was" : " files were")
                        + " left alone, being no exports by their names: "
                        + String.join(
                                ", ",
                                found.ignored().stream()
                                        .limit(5)
                                        .map(path -> ShownText.of(String.valueOf(path.getFileName())))
                                        .toList())
                        + (found.ignored().size() > 5 ? ", \u2026" : "") + ".";
    }

    private static boolean isSameLayout(FileViewModel one, FileViewModel other) {
        Optional<Preview> its = other.mapping().preview();
        return one.mapping()
                .preview()
                .filter(mine -> its.isPresent()
                        && new HashSet<>(mine.sample().columns())
                                .equals(new HashSet<>(its.get().sample().columns())))
                .isPresent();
    }
}
