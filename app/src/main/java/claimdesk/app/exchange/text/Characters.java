package claimdesk.app.exchange.text;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;

/**
 * Bytes as characters, unpacked first if they are gzip. A byte that the encoding does not know becomes {@link
 * #UNREADABLE}, so that the line that has it can be rejected and no other. Not thread-safe.
 */
final class Characters {

    /** U+FFFF is no character in any text; whoever finds it knows that something could not be read. */
    static final char UNREADABLE = '\uFFFF';

    private static final int BUFFER_BYTES = 64 * 1024;
    private static final int GZIP_FIRST = 0x1F;
    private static final int GZIP_SECOND = 0x8B;

    private final InputStream bytes;
    private final CharsetDecoder decoder;
    private final ByteBuffer in = ByteBuffer.allocate(BUFFER_BYTES).limit(0);
    private boolean hasEnded;

    private Characters(InputStream bytes, CharsetDecoder decoder) {
        this.bytes = bytes;
        this.decoder = decoder;
    }

    /**
     * @param given the encoding, if it is known; otherwise it is recognised
     */
    static Characters of(InputStream source, Optional<Charset> given) throws IOException {
        InputStream bytes = unpacked(new BufferedInputStream(source, BUFFER_BYTES));
        byte[] start = new byte[Encoding.LOOKED_AT_BYTES];
        bytes.mark(start.length);
        Encoding encoding;
        try {
            encoding = Encoding.of(start, bytes.readNBytes(start, 0, start.length));
        } catch (EOFException | ZipException damaged) {
            // Whoever reads on is told.
            encoding = Encoding.of(start, 0);
        }
        bytes.reset();
        boolean hasOwnMark = given.isEmpty() || given.get().equals(encoding.charset());
        bytes.skipNBytes(hasOwnMark ? encoding.markBytes() : 0);
        CharsetDecoder decoder = given.orElse(encoding.charset())
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        return new Characters(bytes, decoder);
    }

    private static InputStream unpacked(BufferedInputStream bytes) throws IOException {
        bytes.mark(2);
        boolean isGzip = bytes.read() == GZIP_FIRST && bytes.read() == GZIP_SECOND;
        bytes.reset();
        return isGzip ? new BufferedInputStream(new GZIPInputStream(bytes, BUFFER_BYTES), BUFFER_BYTES) : bytes;
    }

    /**
     * Fills {@code out} from its start and flips it. Returns false at the end of the text, with nothing in it.
     *
     * @throws DamagedGzipException if the bytes are gzip and cannot be unpacked to their end
     */
    boolean read(CharBuffer out) throws IOException {
        out.clear();
        while (out.position() == 0 && !(hasEnded && !in.hasRemaining())) {
            fill();
            CoderResult result = decoder.decode(in, out, hasEnded);
            if (result.isError()) {
                in.position(in.position() + result.length());
                out.put(UNREADABLE);
            }
        }
        out.flip();
        return out.hasRemaining();
    }

    private void fill() throws IOException {
        in.compact();
        try {
            int read = hasEnded ? 0 : bytes.read(in.array(), in.position(), in.remaining());
            hasEnded |= read < 0;
            in.position(in.position() + Math.max(read, 0));
        } catch (EOFException | ZipException damaged) {
            throw new DamagedGzipException(damaged, 0);
        }
        in.flip();
    }
}
