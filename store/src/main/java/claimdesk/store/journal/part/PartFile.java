package claimdesk.store.journal.part;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** One temporary file of packed rows: written to its end, then read once, and gone with its closing. Not thread-safe. */
final class PartFile implements AutoCloseable {

    interface RowReader {
        void accept(PackedRows row) throws IOException;
    }

    private static final int BUFFER_BYTES = 16 * 1024;
    private static final int READ_BYTES = 256 * 1024;

    private final FileChannel channel;
    private byte[] buffer = new byte[BUFFER_BYTES];
    private int filled;
    private long rows;

    PartFile() throws IOException {
        Path path = Files.createTempFile("claimdesk-part", ".tmp");
        channel = FileChannel.open(
                path, StandardOpenOption.READ, StandardOpenOption.WRITE, StandardOpenOption.DELETE_ON_CLOSE);
    }

    long rows() {
        return rows;
    }

    void add(PackedRows row) throws IOException {
        rows++;
        if (filled + row.length() > buffer.length) {
            flushBuffer();
        }
        if (row.length() > buffer.length) {
            write(row.bytes(), row.begin(), row.length());
        } else {
            System.arraycopy(row.bytes(), row.begin(), buffer, filled, row.length());
            filled += row.length();
        }
    }

    /** Writes what is held, and holds nothing any more. */
    void flush() throws IOException {
        flushBuffer();
        buffer = new byte[0];
    }

    private void flushBuffer() throws IOException {
        write(buffer, 0, filled);
        filled = 0;
    }

    private void write(byte[] bytes, int begin, int count) throws IOException {
        ByteBuffer all = ByteBuffer.wrap(bytes, begin, count);
        while (all.hasRemaining()) {
            channel.write(all);
        }
    }

    void forEach(RowReader reader) throws IOException {
        PackedRows row = new PackedRows();
        ByteBuffer bytes = ByteBuffer.allocate(READ_BYTES);
        channel.position(0);
        while (channel.read(bytes) >= 0) {
            row.reset(bytes.array(), 0, bytes.position());
            while (row.next()) {
                reader.accept(row);
            }
            bytes.limit(bytes.position()).position(row.begin());
            bytes.compact();
            if (!bytes.hasRemaining()) {
                bytes = ByteBuffer.allocate(2 * bytes.capacity()).put(bytes.flip());
            }
        }
        row.mustBeAtEnd();
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
