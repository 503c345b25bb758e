package claimdesk.store.database;

import java.nio.file.Path;
import java.time.Duration;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.JournalMode;
import org.sqlite.SQLiteConfig.SynchronousMode;

/**
 * Makes connections to one file. All stay in autocommit: units of work say {@code BEGIN IMMEDIATE} and {@code COMMIT}
 * themselves, for the driver's own transaction modes leave locks behind (design section 3).
 */
final class Connections {

    /** To what a WAL is cut once it was written back: without it, it stays as long as it ever was. */
    private static final int WAL_BYTES_KEPT = 4 * 1024 * 1024;

    private final Path file;
    private final Durability durability;

    Connections(Path file, Durability durability) {
        this.file = file;
        this.durability = durability;
    }

    Path file() {
        return file;
    }

    /** A connection that may write and waits up to {@code busyTimeout} for another writer. */
    Handle writer(Duration busyTimeout) {
        SQLiteConfig config = config(busyTimeout);
        config.setJournalMode(JournalMode.WAL);
        config.setJournalSizeLimit(WAL_BYTES_KEPT);
        config.setSynchronous(durability == Durability.FULL ? SynchronousMode.FULL : SynchronousMode.OFF);
        return open(config);
    }

    /** A connection that cannot write. */
    Handle reader(Duration busyTimeout) {
        SQLiteConfig config = config(busyTimeout);
        config.setReadOnly(true);
        return open(config);
    }

    private static SQLiteConfig config(Duration busyTimeout) {
        SQLiteConfig config = new SQLiteConfig();
        config.enforceForeignKeys(true);
        config.setBusyTimeout(Math.toIntExact(busyTimeout.toMillis()));
        return config;
    }

    private Handle open(SQLiteConfig config) {
        try {
            return Jdbi.create(() -> config.createConnection("jdbc:sqlite:" + file))
                    .open()
                    .setStatementBuilder(new ReusedStatements());
        } catch (JdbiException failure) {
            throw Failures.storeException("opening " + file, failure);
        }
    }
}
