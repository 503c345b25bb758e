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
        try {
            Path file = named.toRealPath();
            FileCheck.judge(file, FileCheck.header(file), version);
            FileStamp stamp = FileStamp.of(file);
            ReadOnlyFile opened = stamp.hasLog()
                    ? copied(file)
                    : new ReadOnlyFile(file, Connections.immutable(file), Optional.of(stamp), Optional.empty());
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

    /**
     * The file first, its WAL second. What a checkpoint changes in the file meanwhile is in the WAL too, and what is
     * appended to the WAL does no harm; only if the WAL was begun anew are the two copies of different times.
     */
    private static ReadOnlyFile copied(Path file) throws IOException {
        Path folder = Files.createTempDirectory("claimdesk-reading");
        Path copy = folder.resolve("copy.db");
        try {
            for (int copies = 0; copies < COPIES_MAX; copies++) {
                List<Byte> salt = FileStamp.logSalt(file);
                Files.deleteIfExists(FileStamp.log(copy));
                Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
                Files.copy(FileStamp.log(file), FileStamp.log(copy));
                if (!salt.isEmpty() && salt.equals(FileStamp.logSalt(file)) && salt.equals(FileStamp.logSalt(copy))) {
                    makeWritable(copy);
                    return new ReadOnlyFile(
                            file, new Connections(copy, Durability.NONE), Optional.empty(), Optional.of(folder));
                }
            }
            throw new StoreException(
                    StoreException.Kind.LOCKED,
                    file
                            + " is written to faster than it can be copied for reading; stop the program that writes to it,"
                            + " or try again");
        } catch (IOException | RuntimeException failure) {
            delete(folder);
            throw failure;
        }
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
