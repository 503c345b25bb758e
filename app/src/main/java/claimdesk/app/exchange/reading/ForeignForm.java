package claimdesk.app.exchange.reading;

import claimdesk.store.database.OpenFiles;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

/** What people drop that is no text: known by its first bytes, so that it can be said what to do with it. */
enum ForeignForm {
    ZIP("PK\u0003\u0004", "it is a ZIP archive or a spreadsheet (.xlsx): unpack it, or save the sheet as CSV"),
    OLD_SPREADSHEET("\u00d0\u00cf\u0011\u00e0", "it is an old spreadsheet or document (.xls): save the sheet as CSV"),
    SQLITE("SQLite format 3\u0000", "it is an SQLite database: open a Claimdesk file as the data file instead"),
    PDF("%PDF-", "it is a PDF: ask for the log itself, as CSV or NDJSON"),
    JSON_ARRAY("[{", "it is one JSON array: write each of its objects on a line of its own (jq -c '.[]')");

    private static final int LOOKED_AT = 16;

    private final String beginning;
    private final String wayOut;

    ForeignForm(String beginning, String wayOut) {
        this.beginning = beginning;
        this.wayOut = wayOut;
    }

    static Optional<ForeignForm> of(Path file) throws IOException {
        try (InputStream bytes = OpenFiles.read(file)) {
            String first = new String(bytes.readNBytes(LOOKED_AT), StandardCharsets.ISO_8859_1);
            return Arrays.stream(values())
                    .filter(form -> first.startsWith(form.beginning))
                    .findFirst();
        }
    }

    /** What it is, and what to do. */
    String wayOut() {
        return wayOut;
    }
}
