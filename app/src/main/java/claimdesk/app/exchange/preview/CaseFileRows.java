package claimdesk.app.exchange.preview;

import claimdesk.app.chain.BrokenChainException;
import claimdesk.app.chain.CaseEntry;
import claimdesk.app.chain.CaseFileReader;
import claimdesk.app.exchange.ImportedEvents;
import claimdesk.app.exchange.text.DamagedGzipException;
import claimdesk.app.exchange.text.SourceBytes;
import claimdesk.store.journal.Event;
import java.io.EOFException;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.ZipException;

/**
 * The lines of a case file, each checked against those before it, as an import does: the first of them, and the one that
 * is not as it was written, if there is one.
 */
final class CaseFileRows {

    /** What a line is, what it says in short, and when that was. */
    static final List<String> COLUMNS = List.of("part", "what", "time");

    private CaseFileRows() {}

    static List<PreviewRow> read(Path file) throws IOException {
        List<PreviewRow> rows = new ArrayList<>();
        try (SourceBytes bytes = SourceBytes.open(file, Long.MAX_VALUE)) {
            CaseFileReader reader = CaseFileReader.of(bytes);
            try {
                Optional<CaseEntry> entry = reader.next();
                while (entry.isPresent()) {
                    if (rows.size() < FirstRows.ROWS_MAX) {
                        rows.add(row(reader.line(), entry.get()));
                    }
                    entry = reader.next();
                }
            } catch (BrokenChainException broken) {
                rows.add(PreviewRow.without(broken.line(), PreviewRow.State.REJECTED, broken.getMessage()));
            } catch (EOFException | ZipException damaged) {
                throw new DamagedGzipException(damaged, reader.line());
            }
        }
        return rows;
    }

    private static PreviewRow row(long line, CaseEntry entry) {
        return entry.match(
                head -> row(
                        line, "head", head.header().about().order().isPresent() ? "case of an order" : "case of a key"),
                own -> row(line, "event of the case", own.event()),
                near -> row(line, "event nearby", near.event()),
                row -> row(line, "key row", row.row().state().text().replace('_', ' ')),
                said -> row(line, "verdict", "is judged anew here"),
                end -> row(line, "end", end.lines() + " lines"));
    }

    private static PreviewRow row(long line, String part, Event event) {
        String time = ImportedEvents.isTimed(event)
                ? Instant.ofEpochMilli(event.atMs()).toString()
                : "";
        return row(line, part, event.type().name(), time);
    }

    private static PreviewRow row(long line, String part, String what) {
        return row(line, part, what, "");
    }

    private static PreviewRow row(long line, String... cells) {
        return new PreviewRow(line, PreviewRow.State.TAKEN, List.of(cells), Map.of(), "");
    }
}
