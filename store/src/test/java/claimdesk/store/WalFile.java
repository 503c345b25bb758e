package claimdesk.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

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
        byte[] wal = bytes(file.resolveSibling(file.getFileName() + "-wal"));
        return (int) frames(wal).stream().filter(Frame::isCommit).count();
    }

    /** One page as it was written, and where in the log it ends. */
    public record Frame(int page, boolean isCommit, int end) {}

    /** The frames since the log was last begun anew; what older ones left behind them is not looked at. */
    public static List<Frame> frames(byte[] wal) {
        ByteBuffer bytes = ByteBuffer.wrap(wal);
        List<Frame> frames = new ArrayList<>();
        if (wal.length == 0) {
            return frames;
        }
        int frameBytes = FRAME_HEADER_BYTES + pageBytes(wal);
        long salt = bytes.getLong(SALT_AT);
        for (int at = HEADER_BYTES; at + frameBytes <= wal.length; at += frameBytes) {
            if (bytes.getLong(at + FRAME_SALT_AT) == salt) {
                frames.add(new Frame(bytes.getInt(at), bytes.getInt(at + Integer.BYTES) != 0, at + frameBytes));
            }
        }
        return frames;
    }

    /** Where the last transaction in the log ends. */
    public static int end(byte[] wal) {
        return frames(wal).stream()
                .filter(Frame::isCommit)
                .mapToInt(Frame::end)
                .max()
                .orElse(0);
    }

    public static int pageBytes(byte[] wal) {
        return ByteBuffer.wrap(wal).getInt(PAGE_SIZE_AT);
    }

    private static byte[] bytes(Path wal) {
        try {
            return Files.exists(wal) ? Files.readAllBytes(wal) : new byte[0];
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
