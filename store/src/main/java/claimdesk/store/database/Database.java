package claimdesk.store.database;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;

/** One open file: its writer and its readers. Other processes may have it open too. Thread-safe if its writer is. */
public final class Database implements AutoCloseable {

    /** How units of work reach the file. */
    public enum Writing {
        /** For many callers: one thread, one commit for all that wait. */
        GROUPED,
        /** For a driver with one thread: each unit on that thread, in a transaction of its own. */
        SERIAL
    }

    static final Duration BUSY_TIMEOUT = Duration.ofSeconds(5);

    private final Connections connections;
    private final Writer writer;
    private final ReadSide readers;
    /** Among the open files; not where it is only read, without a lock. */
    private final AtomicBoolean isEntered;

    private Database(Connections connections, Writer writer, ReadSide readers) {
        this.connections = connections;
        this.writer = writer;
        this.readers = readers;
        this.isEntered = new AtomicBoolean(!(writer instanceof RefusingWriter));
    }

    /**
     * Opens {@code file}, making it if it is absent or empty, and brings its schema forward.
     *
     * @throws StoreException if it is not a Claimdesk file, is newer than this program, is locked or cannot be written;
     *     then it is untouched
     */
    public static Database open(Path file, Durability durability, Writing writing) {
        return open(file, durability, writing, Migrations.shipped(), BUSY_TIMEOUT);
    }

    /** The same, with serial writing, and with every statement that writing connections run kept in {@code log}. */
    public static Database openRecorded(Path file, Durability durability, StatementLog log) {
        Connections connections = new Connections(file, durability, Optional.of(log));
        Database database = open(connections, Writing.SERIAL, Migrations.shipped(), BUSY_TIMEOUT);
        log.take();
        return database;
    }

    static Database open(
            Path file, Durability durability, Writing writing, Migrations migrations, Duration openTimeout) {
        return open(new Connections(file, durability), writing, migrations, openTimeout);
    }

    private static Database open(
            Connections connections, Writing writing, Migrations migrations, Duration openTimeout) {
        OpenFiles.enter(connections.file());
        try {
            return opened(connections, writing, migrations, openTimeout);
        } catch (RuntimeException | Error failure) {
            OpenFiles.leave(connections.file());
            throw failure;
        }
    }

    private static Database opened(
            Connections connections, Writing writing, Migrations migrations, Duration openTimeout) {
        Path file = connections.file();
        new FileCheck(connections, openTimeout).check(migrations.version());
        connections.switchToWal(openTimeout);
        try (Handle handle = connections.writer(openTimeout)) {
            migrations.run(handle, file);
        }
        WriteConnection connection = new WriteConnection(connections, BUSY_TIMEOUT);
        Writer writer = writing == Writing.SERIAL
                ? new SerialWriter(connection)
                : new GroupCommitWriter(connection, "writer of " + file.getFileName());
        return new Database(connections, writer, new Readers(connections, BUSY_TIMEOUT));
    }

    /**
     * Opens {@code file} for reading; neither it nor its folder is touched. See {@link ReadOnlyFile}.
     *
     * @throws StoreException if it is not a Claimdesk file that this program reads
     */
    public static Database openReadOnly(Path file) {
        ReadSide reads = ReadOnlyFile.open(file, Migrations.shipped());
        return new Database(new Connections(file, Durability.NONE), new RefusingWriter(file), reads);
    }

    public Path file() {
        return connections.file();
    }

    /** Runs a unit of work by the file's one writer; see {@link Writer#write}. */
    public <T> T write(Unit<T> unit) {
        return writer.write(unit);
    }

    /** Runs a query; it must leave nothing open. */
    public <T> T read(Function<Handle, T> query) {
        return readers.read(query);
    }

    /** Opens a connection for reading that is the caller's own; the caller closes it and leaves nothing open on it. */
    public Handle reader() {
        return readers.reader();
    }

    /**
     * Opens a connection for large work beside the writer, which the caller closes. What it commits is safe once a
     * {@link #write} follows.
     */
    public SideWriter sideWriter() {
        if (writer instanceof RefusingWriter) {
            return writer.write(handle -> new SideWriter(connections, BUSY_TIMEOUT));
        }
        return new SideWriter(connections, BUSY_TIMEOUT);
    }

    /**
     * Runs {@code unit} on a connection of its own while another one holds the file's write lock, and waits for it no
     * longer than {@code busyTimeout}: the "file is locked" fault, with SQLite's own error.
     *
     * @throws StoreException always, of kind LOCKED
     */
    public <T> T writeWhileLocked(Unit<T> unit, Duration busyTimeout) {
        if (writer instanceof RefusingWriter) {
            return writer.write(unit);
        }
        try (Handle holder = connections.writer(BUSY_TIMEOUT, StatementLog.Side.OTHER);
                Writer shutOut = new SerialWriter(new WriteConnection(connections, busyTimeout))) {
            holder.execute("BEGIN IMMEDIATE");
            try {
                return shutOut.write(unit);
            } finally {
                holder.execute("ROLLBACK");
            }
        }
    }

    /** The writer closes last: the last connection to let go of a file clears its WAL away. */
    @Override
    public void close() {
        readers.close();
        writer.close();
        if (isEntered.getAndSet(false)) {
            OpenFiles.leave(file());
        }
    }
}
