package claimdesk.store.database;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;

/** By what it shows that somebody wrote to a file: whoever does so in WAL mode makes its WAL first. */
record FileStamp(long bytes, FileTime changed, long logBytes) {

    /** Where the WAL's header has the numbers that change whenever it is begun anew (SQLite file format, 4.1). */
    private static final int SALT_AT = 16;

    private static final int SALT_BYTES = 8;

    static FileStamp of(Path file) throws IOException {
        return new FileStamp(
                Files.size(file),
                Files.getLastModifiedTime(file),
                log(file).toFile().length());
    }

    /** Whether there may be commits beside the file that are not in it yet. */
    boolean hasLog() {
        return logBytes > 0;
    }

    static Path log(Path file) {
        return file.resolveSibling(file.getFileName() + "-wal");
    }

    /** Empty if there is no WAL, or none that has begun. */
    static List<Byte> logSalt(Path file) throws IOException {
        try (InputStream log = Files.newInputStream(log(file))) {
            byte[] start = log.readNBytes(SALT_AT + SALT_BYTES);
            List<Byte> salt = new ArrayList<>();
            for (int i = SALT_AT; i < start.length; i++) {
                salt.add(start[i]);
            }
            return salt;
        } catch (NoSuchFileException none) {
            return List.of();
        }
    }
}
