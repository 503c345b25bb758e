package claimdesk.store.database;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;

/** Looks at a file before anything is written to it, and refuses the ones that are not this program's to write. */
final class FileCheck {

    private static final byte[] MAGIC = "SQLite format 3\0".getBytes(StandardCharsets.US_ASCII);

    private final Connections connections;
    private final Duration busyTimeout;

    FileCheck(Connections connections, Duration busyTimeout) {
        this.connections = connections;
        this.busyTimeout = busyTimeout;
    }

    /**
     * Returns if the file is absent, empty, or a Claimdesk file of at most schema {@code version} that can be written.
     *
     * @throws StoreException otherwise; the file is untouched
     */
    void check(int version) {
        Path file = connections.file();
        if (Files.isDirectory(file)) {
            throw notOurs(file + " is a folder; name a file");
        }
        Path folder = file.toAbsolutePath().getParent();
        if (!Files.isDirectory(folder)) {
            throw notOurs(folder + " does not exist; make the folder first, or name another file");
        }
        if (!Files.exists(file) || isEmpty(file)) {
            checkWritable(folder, file);
            return;
        }
        checkMagic(file);
        checkSchema(file, version);
        checkWritable(folder, file);
    }

    private static void checkWritable(Path folder, Path file) {
        if (!Files.isWritable(folder) || Files.exists(file) && !Files.isWritable(file)) {
            throw new StoreException(
                    StoreException.Kind.READ_ONLY,
                    file + " or its folder is read-only; nothing was written. Copy the file to a folder that can be"
                            + " written, or change its permissions");
        }
    }

    private static boolean isEmpty(Path file) {
        try {
            return Files.size(file) == 0;
        } catch (IOException failure) {
            throw unreadable(file, failure);
        }
    }

    private static void checkMagic(Path file) {
        try (InputStream start = Files.newInputStream(file)) {
            if (!Arrays.equals(start.readNBytes(MAGIC.length), MAGIC)) {
                throw notOurs(file + " is not an SQLite database; it was left untouched. Name a Claimdesk file");
            }
        } catch (IOException failure) {
            throw unreadable(file, failure);
        }
    }

    private void checkSchema(Path file, int version) {
        try (Handle handle = connections.reader(busyTimeout)) {
            int id =
                    handle.createQuery("PRAGMA application_id").mapTo(int.class).one();
            int found = Migrations.version(handle);
            boolean hasTables = handle.createQuery("SELECT EXISTS (SELECT 1 FROM sqlite_schema)")
                    .mapTo(boolean.class)
                    .one();
            if (id != Migrations.APPLICATION_ID && hasTables) {
                throw notOurs(file + " is an SQLite database of another program; it was left untouched");
            }
            if (found > version) {
                throw notOurs(file + " was written by a newer Claimdesk (schema " + found + ", this one knows "
                        + version + "); it was left untouched. Open it with that version");
            }
        } catch (JdbiException failure) {
            throw Failures.storeException("looking at " + file, failure);
        }
    }

    private static StoreException notOurs(String message) {
        return new StoreException(StoreException.Kind.NOT_OURS, message);
    }

    private static StoreException unreadable(Path file, IOException cause) {
        return StoreException.of(StoreException.Kind.READ_ONLY, "reading " + file, cause.getMessage(), cause);
    }
}
