package claimdesk.app.exchange.text;

import claimdesk.store.database.OpenFiles;
import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;

/**
 * How the bytes of a file stand for text, as it is recognised.
 *
 * @param hasMark whether it begins with a byte order mark
 */
public record TextForm(Charset charset, boolean hasMark, boolean isGzip) {

    private static final int GZIP_FIRST = 0x1F;
    private static final int GZIP_SECOND = 0x8B;

    /**
     * @throws IOException if it cannot be read, or begins like gzip and is none
     */
    public static TextForm of(Path file) throws IOException {
        try (InputStream bytes = new BufferedInputStream(OpenFiles.read(file))) {
            bytes.mark(2);
            boolean isGzip = bytes.read() == GZIP_FIRST && bytes.read() == GZIP_SECOND;
            bytes.reset();
            byte[] start = new byte[Encoding.LOOKED_AT_BYTES];
            int length = length(isGzip ? new GZIPInputStream(bytes) : bytes, start);
            Encoding encoding = Encoding.of(start, length);
            return new TextForm(encoding.charset(), encoding.markBytes() > 0, isGzip);
        }
    }

    private static int length(InputStream bytes, byte[] start) throws IOException {
        try {
            return bytes.readNBytes(start, 0, start.length);
        } catch (EOFException | ZipException brokenOff) {
            return 0;
        }
    }
}
