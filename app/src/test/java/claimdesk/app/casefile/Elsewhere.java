package claimdesk.app.casefile;

import claimdesk.app.SettableClock;
import claimdesk.app.casework.Case;
import claimdesk.app.casework.CaseReader;
import claimdesk.app.casework.Topic;
import claimdesk.app.exchange.ImportOutcome;
import claimdesk.app.exchange.Importer;
import claimdesk.app.exchange.StoreDoor;
import claimdesk.app.exchange.mapping.Mapping;
import claimdesk.app.verdict.Docket;
import claimdesk.store.Store;
import claimdesk.store.imported.SourceKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;

/** A clean store on another computer, long after. */
final class Elsewhere implements AutoCloseable {

    static final long LATER_MS = Docket.BEGIN_MS + 1_000_000_000L;

    final Path db;
    final SettableClock clock = new SettableClock(LATER_MS);
    private final StoreDoor door;

    Elsewhere(Path folder) throws IOException {
        this.db = Files.createTempDirectory(folder, "elsewhere").resolve("desk.db");
        this.door = new StoreDoor(db, clock);
    }

    ImportOutcome take(Path file) {
        return new Importer(door).run(file, Mapping.recognised(), (bytes, total, lines) -> true);
    }

    /** Also where its first line no longer says what it is. */
    ImportOutcome takeAsCaseFile(Path file) {
        Mapping known = Mapping.recognised().as(SourceKind.CASE_FILE);
        return new Importer(door).run(file, known, (bytes, total, lines) -> true);
    }

    boolean undo(ImportOutcome.Imported done) {
        return new Importer(door).undo(done.run());
    }

    Store store() {
        return door.open();
    }

    Optional<Case> find(Topic topic) {
        return CaseReader.find(store(), topic, LATER_MS);
    }

    @Override
    public void close() {
        door.close();
    }

    /** Writes the case file of {@code topic}; the page is nothing but the hash. */
    static CaseFileOutcome.Written write(Store store, Path folder, long nowMs, Topic topic, boolean isMasked)
            throws IOException {
        CaseFileExport export =
                new CaseFileExport(store, InstantSource.fixed(Instant.ofEpochMilli(nowMs)), "Claimdesk test");
        CaseFileExport.Wish wish =
                new CaseFileExport.Wish(isMasked ? Optional.empty() : Optional.of("Kim at the desk"), true);
        return (CaseFileOutcome.Written)
                export.intoFolder(folder, topic, wish, (file, lines, hash) -> "<p>" + hash + "</p>");
    }
}
