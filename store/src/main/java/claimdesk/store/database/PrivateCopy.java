package claimdesk.store.database;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;

/**
 * A file as it was at one moment, with the commits of its WAL, in a folder of its own that is deleted on closing. Nobody
 * else knows it, so it can be written to where the file must not be.
 */
final class PrivateCopy implements AutoCloseable {

    /** Copies one file over another, or to where there is none. */
    interface Copying {
        void copy(Path from, Path to) throws IOException;
    }

    private static final Duration BUSY_TIMEOUT = Database.BUSY_TIMEOUT;
    private static final int BYTES_PER_MEBIBYTE = 1 << 20;

    private final Path original;
    private final Path folder;
    private final Connections connections;

    private PrivateCopy(Path original, Path folder, Path copy) {
        this.original = original;
        this.folder = folder;
        this.connections = new Connections(copy, Durability.NONE);
    }

    /**
     * Copies {@code file}; empty if it was written to meanwhile, so that the copy is of no one moment.
     *
     * @throws StoreException if there is no room for a copy
     */
    static Optional<PrivateCopy> of(Path file, Copying copying) throws IOException {
        Path folder = Files.createTempDirectory("claimdesk-reading");
        Path copy = folder.resolve("copy.db");
        try {
            if (isOfOneMoment(file, copy, copying)) {
                makeWritable(copy);
                return Optional.of(new PrivateCopy(file, folder, copy));
            }
        } catch (NoSuchFileException closedMeanwhile) {
            // As where it was begun anew; a file that is gone itself is found to be so by the next look at it.
        } catch (AccessDeniedException | RuntimeException failure) {
            delete(folder);
            throw failure;
        } catch (IOException failure) {
            delete(folder);
            throw notCopied(file, folder, failure);
        }
        delete(folder);
        return Optional.empty();
    }

    /**
     * The file first, its WAL second. What a checkpoint changes in the file meanwhile is in the WAL too, and what is
     * appended to the WAL does no harm; only if the WAL was begun anew are the two copies of different times. It is gone
     * where the last program that wrote to the file has closed it. Without a WAL, the file must be what it was.
     */
    private static boolean isOfOneMoment(Path file, Path copy, Copying copying) throws IOException {
        FileStamp stamp = FileStamp.of(file);
        if (!stamp.hasLog()) {
            copying.copy(file, copy);
            return stamp.equals(FileStamp.of(file));
        }
        List<Byte> salt = FileStamp.logSalt(file);
        copying.copy(file, copy);
        copying.copy(FileStamp.log(file), FileStamp.log(copy));
        return !salt.isEmpty() && salt.equals(FileStamp.logSalt(file)) && salt.equals(FileStamp.logSalt(copy));
    }

    Connections connections() {
        return connections;
    }

    /**
     * Makes its schema that of {@code migrations}, if it is older.
     *
     * @throws StoreException if it is newer, or of another program
     */
    void bringForward(Migrations migrations) {
        FileHeader header = header();
        FileCheck.judge(original, header, migrations.version());
        if (migrations.isOlder(header.version())) {
            try (Handle handle = connections.writer(BUSY_TIMEOUT)) {
                migrations.bringForward(handle, "a copy of " + original);
            }
        }
    }

    private FileHeader header() {
        try (Handle handle = connections.reader(BUSY_TIMEOUT)) {
            return FileCheck.headerOf(handle);
        } catch (JdbiException failure) {
            throw Failures.storeException("looking at a copy of " + original, failure);
        }
    }

    /** A copy of a read-only file is read-only; SQLite writes beside it, and needs to. */
    private static void makeWritable(Path copy) {
        copy.toFile().setWritable(true, true);
        FileStamp.log(copy).toFile().setWritable(true, true);
    }

    private static StoreException notCopied(Path file, Path folder, IOException failure) {
        long mebibytes = (file.toFile().length() + FileStamp.log(file).toFile().length()) / BYTES_PER_MEBIBYTE;
        String reason = failure instanceof FileSystemException one && one.getReason() != null
                ? one.getReason()
                : failure.getMessage();
        return StoreException.of(
                StoreException.Kind.OTHER,
                "copying " + file + " for reading, " + mebibytes + " MiB, to the temporary folder "
                        + folder.getParent(),
                reason + "; the file was left untouched. Free some space there, or open a copy of the"
                        + " file for writing",
                failure);
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
        delete(folder);
    }
}
