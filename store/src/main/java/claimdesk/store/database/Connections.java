package claimdesk.store.database;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.function.UnaryOperator;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.JournalMode;
import org.sqlite.SQLiteConfig.SynchronousMode;
import org.sqlite.SQLiteConfig.TempStore;
import org.sqlite.SQLiteConnection;

/**
 * Makes connections to one file. All stay in autocommit: units of work say {@code BEGIN IMMEDIATE} and {@code COMMIT}
 * themselves, for the driver's own transaction modes leave locks behind (design section 3).
 */
final class Connections {

    /** To what a WAL is cut once it was written back: without it, it stays as long as it ever was. */
    private static final int WAL_BYTES_KEPT = 4 * 1024 * 1024;

    private static final int SWITCHES_MAX = 20;

    /** Room for the pages of a whole group of units; the default would write some of them twice. */
    private static final int WRITER_CACHE_KIBIBYTES = 64 * 1024;

    /** As much is sorted in memory at a time. */
    private static final int SORTER_CACHE_KIBIBYTES = 32 * 1024;

    /** Small, for a page is what is kept to go back to: most units write a row or two on each. */
    private static final int SCRATCH_PAGE_BYTES = 1024;

    private final Path file;
    private final Durability durability;
    private final String address;
    /** Where what writing connections run is kept; empty where nobody asked. */
    private final Optional<StatementLog> log;

    Connections(Path file, Durability durability) {
        this(file, durability, Optional.empty());
    }

    Connections(Path file, Durability durability, Optional<StatementLog> log) {
        this(file, durability, file.toString().contains("?") ? uri(file) : file.toString(), log);
    }

    private Connections(Path file, Durability durability, String address, Optional<StatementLog> log) {
        this.file = file;
        this.durability = durability;
        this.address = address;
        this.log = log;
    }

    /** Connections to a file that nobody writes to: they take no lock and make no file beside it. */
    static Connections immutable(Path file) {
        return new Connections(file, Durability.NONE, uri(file) + "?immutable=1", Optional.empty());
    }

    /** In it a question mark of the path is escaped; in a plain path the driver takes it for the begin of parameters. */
    private static String uri(Path file) {
        return file.toUri().toString().replace("file:///", "file:/");
    }

    Path file() {
        return file;
    }

    /**
     * Puts the file into WAL mode, where it is not yet. Of two that do so at once SQLite turns one away without waiting
     * for the other, so this tries several times, with growing pauses, for about {@code timeout} in all.
     */
    void switchToWal(Duration timeout) {
        Duration each = timeout.dividedBy(2 * SWITCHES_MAX);
        for (int switches = 1; switches <= SWITCHES_MAX; switches++) {
            try {
                writer(each).close();
                return;
            } catch (StoreException failure) {
                if (failure.kind() != StoreException.Kind.LOCKED || switches == SWITCHES_MAX) {
                    throw failure;
                }
            }
            LockSupport.parkNanos(each.multipliedBy(switches).toNanos() * 2 / SWITCHES_MAX);
        }
    }

    /** A connection that may write and waits up to {@code busyTimeout} for another writer. */
    Handle writer(Duration busyTimeout) {
        return writer(busyTimeout, StatementLog.Side.OWN);
    }

    /** The same, on somebody's behalf. */
    Handle writer(Duration busyTimeout, StatementLog.Side side) {
        SQLiteConfig config = config(busyTimeout);
        config.setJournalMode(JournalMode.WAL);
        config.setJournalSizeLimit(WAL_BYTES_KEPT);
        config.setTempStore(TempStore.MEMORY);
        // Or the driver prepares and runs a SELECT of its own after every INSERT; no statement here asks for it.
        config.setGetGeneratedKeys(false);
        config.setCacheSize(-WRITER_CACHE_KIBIBYTES);
        config.setSynchronous(durability == Durability.FULL ? SynchronousMode.FULL : SynchronousMode.OFF);
        return waiting(
                open(config, address, made -> log.map(kept -> kept.recording(made, side))
                        .orElse(made)),
                new LockWait(busyTimeout));
    }

    private Handle waiting(Handle handle, LockWait lockWait) {
        try {
            lockWait.installOn(handle.getConnection().unwrap(SQLiteConnection.class));
            return handle;
        } catch (SQLException failure) {
            handle.close();
            throw Failures.storeException("opening " + address, failure);
        }
    }

    /**
     * A connection for large work beside the writer: it sorts in temporary files, and its commits wait for the disk only
     * when the WAL is written back. They are safe once a commit of the {@link #writer} follows, and not before.
     */
    Handle sorter(Duration busyTimeout) {
        SQLiteConfig config = config(busyTimeout);
        config.setJournalMode(JournalMode.WAL);
        config.setJournalSizeLimit(WAL_BYTES_KEPT);
        config.setTempStore(TempStore.FILE);
        config.setGetGeneratedKeys(false);
        config.setCacheSize(-SORTER_CACHE_KIBIBYTES);
        config.setSynchronous(durability == Durability.FULL ? SynchronousMode.NORMAL : SynchronousMode.OFF);
        return waiting(open(config), new LockWait(busyTimeout));
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

    /** The one connection of a database in memory; SQLite keeps what it needs for going back there too. */
    static Handle inMemory() {
        SQLiteConfig config = config(Duration.ZERO);
        config.setTempStore(TempStore.MEMORY);
        config.setPageSize(SCRATCH_PAGE_BYTES);
        config.setGetGeneratedKeys(false);
        return open(config, ":memory:", made -> made);
    }

    private Handle open(SQLiteConfig config) {
        return open(config, address, made -> made);
    }

    private static Handle open(SQLiteConfig config, String name, UnaryOperator<Connection> recording) {
        try {
            return Jdbi.create(() -> recording.apply(config.createConnection("jdbc:sqlite:" + name)))
                    .open()
                    .setStatementBuilder(new ReusedStatements());
        } catch (JdbiException failure) {
            throw Failures.storeException("opening " + name, failure);
        }
    }
}
