package claimdesk.app.exchange.text;

import claimdesk.store.database.OpenFiles;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * The first bytes of a file, as many as were asked for, counted and hashed on the way: a log that grows while it is
 * read is read up to where it ended at first. Not thread-safe.
 */
public final class SourceBytes extends InputStream {

    private final InputStream file;
    private final long bytesMax;
    private final MessageDigest digest;
    private long count;

    private SourceBytes(InputStream file, long bytesMax, MessageDigest digest) {
        this.file = file;
        this.bytesMax = bytesMax;
        this.digest = digest;
    }

    public static SourceBytes open(Path file, long bytesMax) throws IOException {
        try {
            return new SourceBytes(OpenFiles.read(file), bytesMax, MessageDigest.getInstance("SHA-256"));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }

    /** How many bytes were read. */
    public long count() {
        return count;
    }

    /** SHA-256 over the bytes that were read, 64 hexadecimal digits. To be asked once, at the end. */
    public String sha256() {
        return HexFormat.of().formatHex(digest.digest());
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : Byte.toUnsignedInt(one[0]);
    }

    @Override
    public int read(byte[] into, int offset, int length) throws IOException {
        if (count >= bytesMax) {
            return -1;
        }
        int read = file.read(into, offset, (int) Math.min(length, bytesMax - count));
        if (read > 0) {
            digest.update(into, offset, read);
            count += read;
        }
        return read;
    }

    /** GZIPInputStream asks this to learn whether another member follows. */
    @Override
    public int available() throws IOException {
        return (int) Math.min(file.available(), bytesMax - count);
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
