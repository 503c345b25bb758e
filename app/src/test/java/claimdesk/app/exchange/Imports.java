package claimdesk.app.exchange;

import claimdesk.app.SettableClock;
import claimdesk.app.exchange.mapping.Mapping;
import claimdesk.app.exchange.mapping.MappingFiles;
import claimdesk.store.Store;
import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.RunId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.imported.EvidenceRow;
import claimdesk.store.imported.ImportedSource;
import claimdesk.store.imported.LineCounts;
import claimdesk.store.journal.Event;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A store and files to import into it. */
final class Imports implements AutoCloseable {

    static final long NOW_MS = 1_800_000_000_000L;

    final SettableClock clock = new SettableClock(NOW_MS);
    final Path folder;
    final Path db;
    private StoreDoor door;

    Imports(Path folder) {
        this.folder = folder;
        this.db = folder.resolve("desk.db");
        this.door = new StoreDoor(db, clock);
    }

    static Path sample(String name) {
        try {
            return Path.of(Imports.class.getResource("samples/" + name).toURI());
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    Path file(String name, String text) throws IOException {
        return file(name, text.getBytes(StandardCharsets.UTF_8));
    }

    Path file(String name, byte[] bytes) throws IOException {
        return Files.write(folder.resolve(name), bytes);
    }

    ImportOutcome run(Path file) {
        return run(file, Mapping.recognised());
    }

    ImportOutcome run(Path file, String mapping) {
        return run(file, MappingFiles.parse(mapping));
    }

    ImportOutcome run(Path file, Mapping mapping) {
        return importer().run(file, mapping, (bytes, total, lines) -> true);
    }

    Importer importer() {
        return new Importer(door);
    }

    ImportOutcome.Imported imported(Path file) {
        return (ImportOutcome.Imported) run(file);
    }

    ImportOutcome.Imported imported(Path file, String mapping) {
        return (ImportOutcome.Imported) run(file, mapping);
    }

    Store store() {
        return door.open();
    }

    List<EvidenceRow> rows(ImportOutcome.Imported outcome) {
        List<EvidenceRow> rows = new ArrayList<>();
        store().read(tables -> {
            tables.evidence().forEach(outcome.run(), rows::add);
            return rows;
        });
        return rows;
    }

    List<Event> events(ImportOutcome.Imported outcome) {
        return rows(outcome).stream()
                .flatMap(row -> ImportedEvents.of(row).stream())
                .toList();
    }

    List<EvidenceRow> ofOrder(String order) {
        return store().read(tables -> tables.evidence().ofOrder(new OrderId(order), 100));
    }

    List<EvidenceRow> ofKey(ScopedKey key) {
        return store().read(tables -> tables.evidence().ofKey(key, 100));
    }

    List<EvidenceRow> ofAttempt(String attempt) {
        return store().read(tables -> tables.evidence().ofAttempt(new AttemptId(attempt), 100));
    }

    List<EvidenceRow> ofRun(RunId run) {
        return store().read(tables -> tables.evidence().ofRun(run, 0, 100));
    }

    Optional<ImportedSource> find(RunId run) {
        return store().read(tables -> tables.imports().find(run));
    }

    boolean finish(RunId run, LineCounts counts) {
        return store().index(run, () -> true)
                && store().write(tables -> tables.imports().finish(run, counts));
    }

    List<ImportedSource> finished() {
        return store().read(tables -> tables.imports().finished(100));
    }

    /** Closes the store, so that its file has all there is, and opens it again when it is next needed. */
    void reopen() {
        door.close();
        door = new StoreDoor(db, clock);
    }

    @Override
    public void close() {
        door.close();
    }
}
