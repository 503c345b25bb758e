package claimdesk.app.exchange.text;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.util.Optional;

/** The lines of bytes that are open. */
public final class OpenText implements Closeable {

    private final InputStream bytes;
    private final Lines lines;

    public OpenText(InputStream bytes, Optional<Charset> encoding) throws IOException {
        this.bytes = bytes;
        this.lines = new Lines(Characters.of(bytes, encoding));
    }

    public Lines lines() {
        return lines;
    }

    @Override
    public void close() throws IOException {
        bytes.close();
    }
}
