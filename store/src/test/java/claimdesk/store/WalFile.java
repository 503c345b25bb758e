package claimdesk.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Counts commits in a write-ahead log: its frames name the size of the database where they end a transaction, and 0
 * elsewhere (SQLite file format, section 4.1).
 */
public final class WalFile {

    private static final int HEADER_BYTES = 32;
    private static final int FRAME_HEADER_BYTES = 24;
    private static final int PAGE_SIZE_AT = 8;
    private static final int SALT_AT = 16;
    private static final int FRAME_SALT_AT = 8;

    private WalFile() {}

    /** How many transactions the log of {@code file} holds since it was last begun anew. */
    public static int commits(Path file) {
        ByteBuffer wal = ByteBuffer.wrap(bytes(file.resolveSibling(file.getFileName() + "-wal")));
        if (wal.capacity() == 0) {
            return 0;
        }
        int frameBytes = FRAME_HEADER_BYTES + wal.getInt(PAGE_SIZE_AT);
        long salt = wal.getLong(SALT_AT);
        int commits = 0;
        for (int at = HEADER_BYTES; at + frameBytes <= wal.capacity(); at += frameBytes) {
            boolean isOfThisLog = wal.getLong(at + FRAME_SALT_AT) == salt;
            commits += isOfThisLog && wal.getInt(at + Integer.BYTES) != 0 ? 1 : 0;
        }
        return commits;
    }

    private static byte[] bytes(Path wal) {
        try {
            return Files.exists(wal) ? Files.readAllBytes(wal) : new byte[0];
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
