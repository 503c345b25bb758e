package claimdesk.app.exchange.reading;

import java.nio.charset.Charset;
import java.util.Optional;

/**
 * How the rows of a file are written.
 *
 * @param delimiter what parts the cells of a CSV row; empty for NDJSON
 * @param hasHeader whether the first CSV row names the columns; without, they are called 1, 2, 3, …
 * @param encoding empty where it is recognised: UTF-8, or UTF-16 in either order
 */
public record Layout(Optional<Character> delimiter, boolean hasHeader, Optional<Charset> encoding) {

    public Layout {
        if (delimiter.filter(one -> one == '"' || one == '\n' || one == '\r').isPresent()) {
            throw new IllegalArgumentException("a quote or a line end cannot part cells");
        }
    }

    public static Layout ndjson() {
        return new Layout(Optional.empty(), false, Optional.empty());
    }

    public static Layout csv(char delimiter) {
        return new Layout(Optional.of(delimiter), true, Optional.empty());
    }

    public Layout withHeader(boolean header) {
        return new Layout(delimiter, header, encoding);
    }
}
