package claimdesk.app.exchange.reading;

import java.io.IOException;
import java.util.Optional;

/** A file row by row. Not thread-safe. */
public interface RowReader extends AutoCloseable {

    /** The next row; empty at the end of the file. */
    Optional<ReadRow> next() throws IOException;

    @Override
    void close() throws IOException;
}
