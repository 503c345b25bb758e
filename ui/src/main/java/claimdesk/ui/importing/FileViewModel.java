package claimdesk.ui.importing;

import claimdesk.app.exchange.ImportOutcome;
import claimdesk.app.exchange.mapping.Profiles;
import claimdesk.store.identity.RunId;
import claimdesk.ui.background.Background;
import claimdesk.ui.controls.ShownText;
import claimdesk.ui.importing.mapping.MappingViewModel;
import java.nio.file.Path;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/** One file that is offered for import, from its first look to its result. For the JavaFX thread only. */
public final class FileViewModel {

    private final Path path;
    private final MappingViewModel mapping;
    private final ReadOnlyObjectWrapper<FileState> state = new ReadOnlyObjectWrapper<>(FileState.READING);
    private final ReadOnlyObjectWrapper<ImportPace> pace = new ReadOnlyObjectWrapper<>(ImportPace.none());
    private final ReadOnlyStringWrapper note = new ReadOnlyStringWrapper("");
    private Optional<ImportOutcome> outcome = Optional.empty();

    FileViewModel(Path path, Profiles profiles, Background background) {
        this.path = path;
        this.mapping = new MappingViewModel(path, profiles, background);
        mapping.readingProperty().addListener((property, before, now) -> look());
    }

    // Properties

    public Path path() {
        return path;
    }

    /** Its name without its folder, as it may be shown. */
    public String name() {
        return ShownText.of(String.valueOf(path.getFileName()));
    }

    public MappingViewModel mapping() {
        return mapping;
    }

    public ReadOnlyObjectProperty<FileState> stateProperty() {
        return state.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<ImportPace> paceProperty() {
        return pace.getReadOnlyProperty();
    }

    /** What happened to it beyond its outcome: what failed, or that an import was taken back. */
    public ReadOnlyStringProperty noteProperty() {
        return note.getReadOnlyProperty();
    }

    /** What its import came to; empty before, and after a failure. */
    public Optional<ImportOutcome> outcome() {
        return outcome;
    }

    /** The import that has its lines, if one has. */
    public Optional<RunId> run() {
        return outcome.flatMap(one -> one.match(
                imported -> Optional.of(imported.run()),
                known -> Optional.of(known.earlier().run()),
                none -> Optional.empty(),
                unusable -> Optional.empty(),
                cancelled -> Optional.empty()));
    }

    // Commands

    /** Back to its mapping, to be imported once more. */
    public void reopen() {
        outcome = Optional.empty();
        state.set(FileState.READING);
        mapping.look();
    }

    void reopen(String why) {
        note.set(why);
        reopen();
    }

    void waitForTurn() {
        note.set("");
        pace.set(ImportPace.none());
        state.set(FileState.WAITING);
    }

    void begin() {
        state.set(FileState.RUNNING);
    }

    void show(ImportPace now) {
        pace.set(now);
    }

    void end(ImportOutcome came) {
        outcome = Optional.of(came);
        state.set(came.match(
                imported -> FileState.IMPORTED,
                known -> FileState.KNOWN,
                none -> FileState.NOTHING_GOOD,
                unusable -> FileState.FAILED,
                cancelled -> FileState.CANCELLED));
    }

    void fail(String why) {
        outcome = Optional.empty();
        note.set(why);
        state.set(FileState.FAILED);
    }

    private void look() {
        if (!state.get().isOpen()) {
            return;
        }
        if (mapping.readingProperty().get()) {
            state.set(FileState.READING);
        } else if (mapping.preview().isEmpty()) {
            state.set(FileState.UNREADABLE);
        } else {
            state.set(mapping.isComplete() ? FileState.READY : FileState.UNCLEAR);
        }
    }
}
