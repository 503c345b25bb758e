package claimdesk.store.database;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;

/** Looks at a file before anything is written to it, and refuses the ones that are not this program's to write. */
final class FileCheck {

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
        judge(file, header(file), version);
        if (hasLog(file)) {
            judge(file, withLog(file), version);
        }
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

    static FileHeader header(Path file) {
        try {
            return FileHeader.of(file)
                    .orElseThrow(() -> notOurs(
                            file + " is not an SQLite database, and so no file of Claimdesk's; it was left untouched"));
        } catch (IOException failure) {
            throw unreadable(file, failure);
        }
    }

    /** Whether there may be commits beside the file that are not in it yet. Another process may clear them away. */
    private static boolean hasLog(Path file) {
        return file.resolveSibling(file.getFileName() + "-wal").toFile().length() > 0;
    }

    /** What the file's header will say with the commits that are still in its log; in one look. */
    private FileHeader withLog(Path file) {
        try (Handle handle = connections.reader(busyTimeout)) {
            return headerOf(handle);
        } catch (JdbiException failure) {
            throw Failures.storeException("looking at " + file, failure);
        }
    }

    static FileHeader headerOf(Handle handle) {
        return handle.createQuery(
                        """
                        SELECT application_id, user_version, EXISTS (SELECT 1 FROM sqlite_schema) AS has_tables
                          FROM pragma_application_id, pragma_user_version
                        """)
                .map((row, context) -> new FileHeader(
                        row.getInt("application_id"), row.getInt("user_version"), row.getBoolean("has_tables")))
                .one();
    }

    static void judge(Path file, FileHeader header, int version) {
        boolean isOurs = header.applicationId() == Migrations.APPLICATION_ID;
        boolean isUnused = header.applicationId() == 0 && header.version() == 0 && !header.hasTables();
        if (!isOurs && !isUnused) {
            throw notOurs(file + " is an SQLite database of another program; it was left untouched");
        }
        if (header.version() > version) {
            throw Migrations.newer(file.toString(), header.version(), version);
        }
    }

    private static StoreException notOurs(String message) {
        return new StoreException(StoreException.Kind.NOT_OURS, message);
    }

    static StoreException unreadable(Path file, IOException cause) {
        String reason = cause instanceof AccessDeniedException ? "permission denied" : cause.getMessage();
        return StoreException.of(StoreException.Kind.READ_ONLY, "reading " + file, reason, cause);
    }
}
