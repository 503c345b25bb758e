package claimdesk.store.database;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

/**
 * Whose an SQLite file is, by its first bytes (SQLite file format, sections 1.3 and 1.6). Read without SQLite, which
 * would put files of its own beside a database in WAL mode, even when it only looks.
 *
 * @param applicationId 0 where the program that made it did not say
 * @param version the program's number for its schema
 */
record FileHeader(int applicationId, int version, boolean hasTables) {

    private static final byte[] MAGIC = "SQLite format 3\0".getBytes(StandardCharsets.US_ASCII);
    private static final int BYTES = 105;
    private static final int PAGE_SIZE_AT = 16;
    private static final int VERSION_AT = 60;
    private static final int APPLICATION_ID_AT = 68;
    private static final int TABLES_AT = 103;
    /** What stands for a page size that two bytes cannot hold. */
    private static final int PAGE_SIZE_MAX = 65_536;

    /** Empty if the file does not begin as an SQLite database does, or ends within its first page. */
    static Optional<FileHeader> of(Path file) throws IOException {
        byte[] start;
        try (InputStream bytes = OpenFiles.read(file)) {
            start = bytes.readNBytes(BYTES);
        }
        if (start.length < BYTES || !Arrays.equals(Arrays.copyOf(start, MAGIC.length), MAGIC)) {
            return Optional.empty();
        }
        ByteBuffer header = ByteBuffer.wrap(start);
        int pageSize = Short.toUnsignedInt(header.getShort(PAGE_SIZE_AT));
        if (Files.size(file) < (pageSize == 1 ? PAGE_SIZE_MAX : pageSize)) {
            return Optional.empty();
        }
        return Optional.of(new FileHeader(
                header.getInt(APPLICATION_ID_AT), header.getInt(VERSION_AT), header.getShort(TABLES_AT) != 0));
    }
}
