package claimdesk.ui.importing;

import claimdesk.app.exchange.ImportOutcome;
import claimdesk.app.exchange.mapping.Mapping;
import claimdesk.ui.background.Background;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** Imports files one after the other, off the JavaFX thread; told from that thread alone. */
final class ImportQueue {

    private final EvidenceDesk desk;
    private final Background imports;
    private final List<FileViewModel> files;
    private final Runnable onOver;
    private final ReadOnlyObjectWrapper<Optional<FileViewModel>> running =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private volatile boolean isCancelled;

    /**
     * @param files among which those that wait are found, in this order
     * @param onOver told after each file
     */
    ImportQueue(EvidenceDesk desk, Background imports, List<FileViewModel> files, Runnable onOver) {
        this.desk = desk;
        this.imports = imports;
        this.files = files;
        this.onOver = onOver;
    }

    static boolean isReady(FileViewModel file) {
        return file.stateProperty().get() == FileState.READY;
    }

    ReadOnlyObjectProperty<Optional<FileViewModel>> runningProperty() {
        return running.getReadOnlyProperty();
    }

    /** Imports those of them that are ready, after what is running. */
    void begin(List<FileViewModel> wanted) {
        List<FileViewModel> ready = wanted.stream().filter(ImportQueue::isReady).toList();
        if (ready.isEmpty() || desk.isReadOnly()) {
            return;
        }
        ready.forEach(FileViewModel::waitForTurn);
        if (running.get().isEmpty()) {
            next();
        }
    }

    /** Stops what is running, and what waits. Nothing of it stays. */
    void cancel() {
        isCancelled = true;
        files.stream()
                .filter(file -> file.stateProperty().get() == FileState.WAITING)
                .forEach(FileViewModel::reopen);
    }

    private void next() {
        Optional<FileViewModel> waiting = files.stream()
                .filter(file -> file.stateProperty().get() == FileState.WAITING)
                .findFirst();
        running.set(waiting);
        waiting.ifPresent(this::start);
    }

    private void start(FileViewModel file) {
        Mapping mapping = file.mapping().mapping().orElseThrow();
        isCancelled = false;
        file.begin();
        imports.run(
                () -> run(file, mapping),
                came -> {
                    file.end(came);
                    over();
                },
                failure -> {
                    file.fail(ImportWords.failure(failure, desk.name()));
                    over();
                });
    }

    /** On the thread that imports. */
    private ImportOutcome run(FileViewModel file, Mapping mapping) throws IOException {
        PaceMeter meter = new PaceMeter(desk.wall(), Files.exists(file.path()) ? Files.size(file.path()) : 0);
        return desk.run(file.path(), mapping, (bytes, bytesTotal, lines) -> {
            meter.step(bytes, bytesTotal, lines).ifPresent(pace -> imports.show(() -> file.show(pace)));
            return !isCancelled;
        });
    }

    private void over() {
        onOver.run();
        next();
    }
}
