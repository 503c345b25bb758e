package claimdesk.store.database;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;

/**
 * A file that is looked at and never touched: nothing is written to it or beside it, and no lock is taken on it. Without
 * commits in a WAL it is read where it is, as immutable, and every read checks that it still was. With such commits
 * SQLite would have to write beside it, so file and WAL are copied to a folder of their own and read there: what is
 * seen then is the file as it was at that moment. Thread-safe.
 */
final class ReadOnlyFile implements ReadSide {

    /** Copies one file over another, or to where there is none. */
    interface Copying {
        void copy(Path from, Path to) throws IOException;
    }

    private static final int COPIES_MAX = 5;

    private final Path file;
    private final Readers readers;
    /** Empty where a copy is read, which nobody else knows. */
    private final Optional<FileStamp> stamp;

    private final Optional<Path> folder;

    private ReadOnlyFile(Path file, Connections connections, Optional<FileStamp> stamp, Optional<Path> folder) {
        this.file = file;
        this.readers = new Readers(connections, Database.BUSY_TIMEOUT);
        this.stamp = stamp;
        this.folder = folder;
    }

    /**
     * @param version the schema that this program knows
     * @throws StoreException if it is not a Claimdesk file of that schema, or is written to faster than it can be copied
     */
    static ReadOnlyFile open(Path named, int version) {
        return open(named, version, (from, to) -> Files.copy(from, to, StandardCopyOption.REPLACE_EXISTING));
    }

    static ReadOnlyFile open(Path named, int version, Copying copying) {
        try {
            Path file = named.toRealPath();
            FileCheck.judge(file, FileCheck.header(file), version);
            ReadOnlyFile opened = asItIs(file, copying);
            opened.check(version);
            return opened;
        } catch (NoSuchFileException absent) {
            throw new StoreException(StoreException.Kind.NOT_OURS, named + " does not exist; name a Claimdesk file");
        } catch (IOException failure) {
            throw FileCheck.unreadable(named, failure);
        }
    }

    /** Reads the header once more, now with the commits of the WAL. */
    private void check(int version) {
        try {
            FileHeader header = read(FileCheck::headerOf);
            FileCheck.judge(file, header, version);
            if (header.version() != version) {
                throw new StoreException(
                        StoreException.Kind.NOT_OURS,
                        file + " has schema " + header.version() + ", and this program reads schema " + version
                                + " only; it was left untouched. Open a copy of it for writing once, which brings the"
                                + " copy forward");
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

    private static ReadOnlyFile asItIs(Path file, Copying copying) throws IOException {
        for (int copies = 0; copies < COPIES_MAX; copies++) {
            FileStamp stamp = FileStamp.of(file);
            if (!stamp.hasLog()) {
                return new ReadOnlyFile(file, Connections.immutable(file), Optional.of(stamp), Optional.empty());
            }
            Optional<ReadOnlyFile> copied = copied(file, copying);
            if (copied.isPresent()) {
                return copied.get();
            }
        }
        throw new StoreException(
                StoreException.Kind.LOCKED,
                file
                        + " is written to faster than it can be copied for reading; stop the program that writes to it,"
                        + " or try again");
    }

    /**
     * The file first, its WAL second. What a checkpoint changes in the file meanwhile is in the WAL too, and what is
     * appended to the WAL does no harm; only if the WAL was begun anew are the two copies of different times. Empty
     * then, and where it is gone: the last program that wrote to the file has closed it.
     */
    private static Optional<ReadOnlyFile> copied(Path file, Copying copying) throws IOException {
        Path folder = Files.createTempDirectory("claimdesk-reading");
        Path copy = folder.resolve("copy.db");
        try {
            List<Byte> salt = FileStamp.logSalt(file);
            copying.copy(file, copy);
            copying.copy(FileStamp.log(file), FileStamp.log(copy));
            if (!salt.isEmpty() && salt.equals(FileStamp.logSalt(file)) && salt.equals(FileStamp.logSalt(copy))) {
                makeWritable(copy);
                return Optional.of(new ReadOnlyFile(
                        file, new Connections(copy, Durability.NONE), Optional.empty(), Optional.of(folder)));
            }
        } catch (NoSuchFileException closedMeanwhile) {
            // As where it was begun anew; a file that is gone itself is found to be so by the next look at it.
        } catch (IOException | RuntimeException failure) {
            delete(folder);
            throw failure;
        }
        delete(folder);
        return Optional.empty();
    }

    /** A copy of a read-only file is read-only; SQLite writes beside it, and needs to. */
    private static void makeWritable(Path copy) {
        copy.toFile().setWritable(true, true);
        FileStamp.log(copy).toFile().setWritable(true, true);
    }

    private static void delete(Path folder) {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path one : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(one);
            }
        } catch (IOException stillInUse) {
            // The system clears its temporary folder; the file itself was never touched.
        }
    }

    @Override
    public void close() {
        readers.close();
        folder.ifPresent(ReadOnlyFile::delete);
    }
}
