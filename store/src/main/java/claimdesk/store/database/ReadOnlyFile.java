package claimdesk.store.database;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;

/**
 * A file that is looked at and never touched: nothing is written to it or beside it, and no lock is taken on it. Without
 * commits in a WAL it is read where it is, as immutable, and every read checks that it still was. With such commits
 * SQLite would have to write beside it, and an older schema must be brought forward to be read: then a {@link
 * PrivateCopy} is read, the file as it was at that moment. Thread-safe.
 */
final class ReadOnlyFile implements ReadSide {

    private static final int COPIES_MAX = 5;

    private final Path file;
    private final Readers readers;
    /** Empty where a copy is read, which nobody else knows. */
    private final Optional<FileStamp> stamp;

    private final Optional<PrivateCopy> copy;

    private ReadOnlyFile(Path file, Connections connections, Optional<FileStamp> stamp, Optional<PrivateCopy> copy) {
        this.file = file;
        this.readers = new Readers(connections, Database.BUSY_TIMEOUT);
        this.stamp = stamp;
        this.copy = copy;
    }

    /** @throws StoreException if it is not a Claimdesk file, is newer, or is written to faster than it can be copied */
    static ReadOnlyFile open(Path named, Migrations migrations) {
        return open(named, migrations, OpenFiles::copy);
    }

    static ReadOnlyFile open(Path named, Migrations migrations, PrivateCopy.Copying copying) {
        try {
            ReadOnlyFile opened = asItIs(named.toRealPath(), migrations, copying);
            opened.check(migrations.version());
            return opened;
        } catch (NoSuchFileException absent) {
            throw new StoreException(StoreException.Kind.NOT_OURS, named + " does not exist; name a Claimdesk file");
        } catch (IOException failure) {
            throw FileCheck.unreadable(named, failure);
        }
    }

    /** Reads the header once more, now as it is read: with the commits of the WAL. */
    private void check(int version) {
        try {
            FileHeader header = read(FileCheck::headerOf);
            FileCheck.judge(file, header, version);
            if (header.version() != version) {
                throw new StoreException(
                        StoreException.Kind.NOT_OURS,
                        file + " has no tables of Claimdesk yet, so there is nothing to read; it was left untouched");
            }
        } catch (RuntimeException failure) {
            close();
            throw failure;
        }
    }

    @Override
    public <T> T read(Function<Handle, T> query) {
        try {
            T result = readers.read(query);
            checkUnchanged();
            return result;
        } catch (StoreException failure) {
            // Half-changed pages read as damage; the change is what the caller must learn.
            checkUnchanged();
            throw failure;
        }
    }

    @Override
    public Handle reader() {
        return readers.reader();
    }

    private void checkUnchanged() {
        if (stamp.isPresent() && !stamp.equals(stampNow())) {
            throw new StoreException(
                    StoreException.Kind.OTHER,
                    file
                            + " was written to by another program since it was opened; open it again to see what it is now");
        }
    }

    private Optional<FileStamp> stampNow() {
        try {
            return Optional.of(FileStamp.of(file));
        } catch (IOException gone) {
            return Optional.empty();
        }
    }

    private static ReadOnlyFile asItIs(Path file, Migrations migrations, PrivateCopy.Copying copying)
            throws IOException {
        for (int copies = 0; copies < COPIES_MAX; copies++) {
            FileHeader header = FileCheck.header(file);
            FileCheck.judge(file, header, migrations.version());
            FileStamp stamp = FileStamp.of(file);
            if (!stamp.hasLog() && !migrations.isOlder(header.version())) {
                return new ReadOnlyFile(file, Connections.immutable(file), Optional.of(stamp), Optional.empty());
            }
            Optional<PrivateCopy> copied = PrivateCopy.of(file, copying);
            if (copied.isPresent()) {
                return of(file, copied.get(), migrations);
            }
        }
        throw new StoreException(
                StoreException.Kind.LOCKED,
                file
                        + " is written to faster than it can be copied for reading; stop the program that writes to it,"
                        + " or try again");
    }

    private static ReadOnlyFile of(Path file, PrivateCopy copy, Migrations migrations) {
        try {
            copy.bringForward(migrations);
            return new ReadOnlyFile(file, copy.connections(), Optional.empty(), Optional.of(copy));
        } catch (RuntimeException failure) {
            copy.close();
            throw failure;
        }
    }

    @Override
    public void close() {
        readers.close();
        copy.ifPresent(PrivateCopy::close);
    }
}
