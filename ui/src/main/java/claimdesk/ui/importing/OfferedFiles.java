package claimdesk.ui.importing;

import claimdesk.app.exchange.EvidenceFiles;
import claimdesk.app.exchange.mapping.Profiles;
import claimdesk.app.exchange.preview.Preview;
import claimdesk.ui.background.Background;
import claimdesk.ui.controls.ShownText;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** The files that were offered, in that order, and the one of them that is shown. For the JavaFX thread only. */
final class OfferedFiles {

    /** More at once would be a mistake of the hand. */
    static final int FILES_MAX = 500;

    private final Profiles profiles;
    private final Background looks;
    private final ObservableList<FileViewModel> files = FXCollections.observableArrayList();
    /** Kept, for a wrapper that nobody keeps stops telling of changes. */
    private final ObservableList<FileViewModel> filesShown = FXCollections.unmodifiableObservableList(files);

    private final ObjectProperty<Optional<FileViewModel>> selected = new SimpleObjectProperty<>(Optional.empty());
    private final ReadOnlyStringWrapper message = new ReadOnlyStringWrapper("");
    private final ReadOnlyLongWrapper stateChanges = new ReadOnlyLongWrapper();

    /**
     * @param looks reads the first rows of each
     */
    OfferedFiles(Profiles profiles, Background looks) {
        this.profiles = profiles;
        this.looks = looks;
    }

    ObservableList<FileViewModel> all() {
        return filesShown;
    }

    ObjectProperty<Optional<FileViewModel>> selectedProperty() {
        return selected;
    }

    ReadOnlyStringProperty messageProperty() {
        return message.getReadOnlyProperty();
    }

    ReadOnlyLongProperty stateChangesProperty() {
        return stateChanges.getReadOnlyProperty();
    }

    void say(String words) {
        message.set(words);
    }

    /** The other files that have the same columns as that one, and are not imported yet. */
    List<FileViewModel> like(FileViewModel file) {
        return files.stream()
                .filter(other -> other != file && other.stateProperty().get().isOpen())
                .filter(other -> isSameLayout(other, file))
                .toList();
    }

    /** The files that are not imported yet. */
    List<Path> waiting() {
        return files.stream()
                .filter(file -> file.run().isEmpty())
                .map(FileViewModel::path)
                .toList();
    }

    /** Lists what was found, selects the first of it, and says what was left alone. */
    void add(EvidenceFiles found) {
        HashSet<Path> listed = new HashSet<>();
        files.forEach(file -> listed.add(file.path().toAbsolutePath()));
        List<FileViewModel> added = found.files().stream()
                .filter(path -> listed.add(path.toAbsolutePath()))
                .limit(Math.max(0, FILES_MAX - files.size()))
                .map(path -> new FileViewModel(path, profiles, looks))
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
        message.set(words(found));
    }

    /** Takes a file off the list; it is not touched, and what was imported of it stays. */
    void remove(FileViewModel file) {
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
    void removeDone() {
        List.copyOf(files).stream()
                .filter(file -> file.stateProperty().get().isOver())
                .forEach(this::remove);
    }

    private void changed() {
        stateChanges.set(stateChanges.get() + 1);
    }

    private static String words(EvidenceFiles found) {
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
