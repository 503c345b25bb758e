package claimdesk.app.exchange.reading;

import claimdesk.app.exchange.text.OpenText;
import claimdesk.app.exchange.text.SourceBytes;
import java.io.IOException;
import java.util.List;

/** Opens files as rows. */
public final class RowReaders {

    private RowReaders() {}

    /**
     * Reads {@code bytes} from their start; closing the reader closes them.
     *
     * @param columns whose cells each row is to have, in this order
     * @throws UnusableFileException if a CSV file has no column of such a name
     */
    public static RowReader open(SourceBytes bytes, Layout layout, List<String> columns) throws IOException {
        OpenText text = new OpenText(bytes, layout.encoding());
        return layout.delimiter().isPresent() ? new CsvReader(text, layout, columns) : new NdjsonReader(text, columns);
    }
}
