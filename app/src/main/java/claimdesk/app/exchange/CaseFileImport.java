package claimdesk.app.exchange;

import claimdesk.app.chain.BrokenChainException;
import claimdesk.app.chain.CaseEntry;
import claimdesk.app.chain.CaseFileReader;
import claimdesk.app.chain.CaseLines;
import claimdesk.app.exchange.text.DamagedGzipException;
import claimdesk.app.exchange.text.SourceBytes;
import claimdesk.store.identity.RunId;
import claimdesk.store.imported.EvidenceLine;
import claimdesk.store.imported.LineCounts;
import claimdesk.store.imported.SourceFile;
import claimdesk.store.imported.SourceKind;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.Subject;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import java.util.zip.ZipException;

/** Imports a case file, whole or not at all: one line that is not as it was written, and nothing of it counts. */
final class CaseFileImport {

    private final Stage stage;
    private final SourceFile source;
    private final Passes passes;
    private long taken;
    private long untimed;

    CaseFileImport(Stage stage, SourceFile source, Passes passes) {
        this.stage = stage;
        this.source = source;
        this.passes = passes;
    }

    /**
     * @param finishedBefore what it is called if the same bytes were imported meanwhile
     */
    ImportOutcome take(Path file, Supplier<ImportOutcome> finishedBefore) throws IOException {
        SourceBytes bytes = SourceBytes.open(file, passes.bytes());
        try (InputStream open = bytes) {
            CaseFileReader reader = CaseFileReader.of(open);
            try {
                if (!readAll(reader, bytes)) {
                    stage.discard();
                    return new ImportOutcome.Cancelled();
                }
            } catch (BrokenChainException broken) {
                return broken(broken.line(), broken.getMessage());
            } catch (EOFException | ZipException damaged) {
                throw new DamagedGzipException(damaged, reader.line());
            }
            Importer.drain(bytes);
        }
        if (!bytes.sha256().equals(source.sha256())) {
            stage.discard();
            return new ImportOutcome.Unusable(
                    "it was changed while it was read; nothing of it was kept, import it again");
        }
        if (!stage.index(() -> passes.indexing(taken))) {
            stage.discard();
            return new ImportOutcome.Cancelled();
        }
        LineCounts counts = new LineCounts(taken, 0, 0);
        return stage.finish(counts)
                .<ImportOutcome>map(run -> imported(run, counts))
                .orElseGet(finishedBefore);
    }

    /** Returns false if it was cancelled. */
    private boolean readAll(CaseFileReader reader, SourceBytes bytes) throws IOException {
        Optional<CaseEntry> entry = reader.next();
        while (entry.isPresent()) {
            evidence(reader.line(), entry.get()).ifPresent(this::add);
            if (!passes.lines(bytes.count(), reader.line())) {
                return false;
            }
            entry = reader.next();
        }
        return true;
    }

    private void add(EvidenceLine line) {
        stage.add(line);
        taken++;
        untimed += line.type().isPresent() && line.atMs().isEmpty() ? 1 : 0;
    }

    private static Optional<EvidenceLine> evidence(long line, CaseEntry entry) {
        return entry.match(
                head -> Optional.of(kept(line, head)),
                own -> Optional.of(event(line, own)),
                near -> Optional.of(kept(line, near)),
                row -> Optional.of(kept(line, row)),
                said -> Optional.empty(),
                end -> Optional.empty());
    }

    private static EvidenceLine event(long line, CaseEntry.Own own) {
        Event event = own.event();
        Details details = event.details()
                .with(Detail.CASE_SEQ, event.seq())
                .with(Detail.CASE_RUN, event.run())
                .with(Detail.CASE_ID, own.id());
        OptionalLong atMs = ImportedEvents.isTimed(event) ? OptionalLong.of(event.atMs()) : OptionalLong.empty();
        return new EvidenceLine(line, atMs, Optional.of(event.type()), event.subject(), details);
    }

    private static EvidenceLine kept(long line, CaseEntry entry) {
        Details text = Details.of(Detail.CASE_LINE, CaseLines.text(entry));
        return new EvidenceLine(line, OptionalLong.empty(), Optional.empty(), Subject.nobody(), text);
    }

    private ImportOutcome imported(RunId run, LineCounts counts) {
        return new ImportOutcome.Imported(run, SourceKind.CASE_FILE, counts, untimed, List.of(), List.of());
    }

    private ImportOutcome broken(long line, String reason) {
        stage.discard();
        LineCounts counts = new LineCounts(0, 0, 1);
        return new ImportOutcome.NothingGood(SourceKind.CASE_FILE, counts, List.of(new Rejected(line, reason)));
    }
}
