package claimdesk.app.exchange;

import claimdesk.app.exchange.lines.LineReader;
import claimdesk.app.exchange.mapping.Mapping;
import claimdesk.app.exchange.mapping.MappingFiles;
import claimdesk.app.exchange.mapping.Proposal;
import claimdesk.app.exchange.reading.ReadRow;
import claimdesk.app.exchange.reading.RowReader;
import claimdesk.app.exchange.reading.RowReaders;
import claimdesk.app.exchange.reading.UnusableFileException;
import claimdesk.app.exchange.text.SourceBytes;
import claimdesk.store.Store;
import claimdesk.store.identity.RunId;
import claimdesk.store.imported.ImportedSource;
import claimdesk.store.imported.SourceFile;
import claimdesk.store.imported.SourceKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Imports files as evidence. A file is read twice: for its hash, by which a second import of it is known, and for its
 * lines; if the two passes did not see the same bytes, nothing is kept. Memory does not grow with the file. Not
 * thread-safe.
 */
public final class Importer {

    private static final int HASHED_AT_ONCE = 1 << 20;

    private final StoreDoor door;

    public Importer(StoreDoor door) {
        this.door = door;
    }

    /**
     * Imports {@code file} as one unit. A failure, a cancelled import and a file without a good line leave nothing.
     *
     * @param known how it is to be understood; what it leaves open is recognised
     * @throws claimdesk.store.database.StoreException if the store cannot be written
     */
    public ImportOutcome run(Path file, Mapping known, ImportProgress progress) {
        try {
            return run(file, known, new Passes(progress, Files.size(file)));
        } catch (UnusableFileException unusable) {
            return new ImportOutcome.Unusable(unusable.getMessage());
        } catch (IOException unreadable) {
            return new ImportOutcome.Unusable(
                    UnusableFileException.reason(unreadable), UnusableFileException.isDamage(unreadable));
        }
    }

    /** Takes the lines of an import away again. Returns false if there is no import of that number that counts. */
    public boolean undo(RunId run) {
        Optional<Store> store = door.ifThere();
        if (store.isEmpty() || !store.get().write(tables -> tables.imports().undo(run))) {
            return false;
        }
        Stage.clear(store.get(), run);
        return true;
    }

    private ImportOutcome run(Path file, Mapping known, Passes passes) throws IOException {
        Optional<String> sha256 = hash(file, passes);
        if (sha256.isEmpty()) {
            return new ImportOutcome.Cancelled();
        }
        Optional<Store> store = door.ifThere();
        store.ifPresent(Importer::clearLeftOver);
        Optional<ImportedSource> earlier =
                store.flatMap(one -> one.read(tables -> tables.imports().withHash(sha256.get())));
        if (earlier.isPresent()) {
            return new ImportOutcome.Known(earlier.get());
        }
        Proposal proposal = Proposal.of(file, known);
        SourceFile source = new SourceFile(
                String.valueOf(file.getFileName()),
                sha256.get(),
                proposal.kind(),
                MappingFiles.write(proposal.mapping()));
        try (Stage stage = new Stage(door::open, source)) {
            Tally tally = new Tally(stage, proposal);
            try {
                return take(file, proposal, tally, passes, stage, source);
            } catch (RuntimeException | IOException failure) {
                discard(stage, failure);
                throw failure;
            }
        }
    }

    private ImportOutcome take(Path file, Proposal proposal, Tally tally, Passes passes, Stage stage, SourceFile source)
            throws IOException {
        if (proposal.kind() == SourceKind.CASE_FILE) {
            return new CaseFileImport(stage, source, passes).take(file, () -> finishedBefore(source));
        }
        LineReader lines = new LineReader(proposal.mapping());
        SourceBytes bytes = SourceBytes.open(file, passes.bytes());
        try (RowReader rows = RowReaders.open(bytes, proposal.layout(), lines.columns())) {
            Optional<ReadRow> row = rows.next();
            while (row.isPresent()) {
                tally.take(row.get(), lines);
                if (!passes.lines(bytes.count(), tally.seen())) {
                    stage.discard();
                    return new ImportOutcome.Cancelled();
                }
                row = rows.next();
            }
            drain(bytes);
        }
        if (!bytes.sha256().equals(source.sha256())) {
            stage.discard();
            return new ImportOutcome.Unusable(
                    "it was changed while it was read; nothing of it was kept, import it again");
        }
        if (tally.counts().taken() == 0) {
            return tally.nothingGood();
        }
        if (!stage.index(() -> passes.indexing(tally.seen()))) {
            stage.discard();
            return new ImportOutcome.Cancelled();
        }
        return finish(tally, stage, source);
    }

    private ImportOutcome finish(Tally tally, Stage stage, SourceFile source) {
        Optional<RunId> run = stage.finish(tally.counts());
        return run.<ImportOutcome>map(tally::imported).orElseGet(() -> finishedBefore(source));
    }

    /** Another import of the same bytes was first. */
    private ImportOutcome finishedBefore(SourceFile source) {
        return door.open()
                .read(tables -> tables.imports().withHash(source.sha256()))
                .<ImportOutcome>map(ImportOutcome.Known::new)
                .orElseThrow(() -> new IllegalStateException("the import that was first is gone"));
    }

    /** Whatever follows the end of compressed data belongs to the hash all the same. */
    static void drain(SourceBytes bytes) throws IOException {
        byte[] rest = new byte[HASHED_AT_ONCE];
        while (bytes.read(rest, 0, rest.length) >= 0) {
            // Only its hash is wanted.
        }
    }

    private static Optional<String> hash(Path file, Passes passes) throws IOException {
        try (SourceBytes bytes = SourceBytes.open(file, passes.bytes())) {
            byte[] some = new byte[HASHED_AT_ONCE];
            while (bytes.read(some, 0, some.length) >= 0) {
                if (!passes.hashed(bytes.count())) {
                    return Optional.empty();
                }
            }
            return Optional.of(bytes.sha256());
        }
    }

    private static void discard(Stage stage, Exception failure) {
        try {
            stage.discard();
        } catch (RuntimeException alsoFailed) {
            // What is left over counts for nothing, and the next import clears it away.
            failure.addSuppressed(alsoFailed);
        }
    }

    private static void clearLeftOver(Store store) {
        store.read(tables -> tables.imports().leftOver()).forEach(run -> Stage.clear(store, run));
    }
}
