package claimdesk.store.database;

import java.io.Closeable;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Which files this process has open as databases, and the one way to read the bytes of a file that may be among them.
 * Where locks are POSIX advisory locks, closing any descriptor of a file drops all locks that the process holds on it
 * (sqlite.org, "How To Corrupt An SQLite Database File", 2.2). The next program that lets go of the file would then take
 * it for its own and delete the log that is still being written to, and what was saved would be lost. So a reader's
 * descriptor of such a file is closed only when the last database on it was closed, and until then it serves all readers
 * that come after: a file that is opened a thousand times has one. Thread-safe.
 */
public final class OpenFiles {

    private static final Map<Path, Held> HELD = new HashMap<>();

    private static final class Held {
        private int databases;
        private Optional<Shared> shared = Optional.empty();
        private final List<Closeable> waiting = new ArrayList<>();

        /** What all readers of the file read by. Another file may have come in its place since; that has its own. */
        RandomAccessFile shared(Path file) throws IOException {
            Optional<Object> identity = Optional.ofNullable(
                    Files.readAttributes(file, BasicFileAttributes.class).fileKey());
            if (shared.isEmpty() || !shared.get().identity().equals(identity)) {
                RandomAccessFile source = new RandomAccessFile(file.toFile(), "r");
                waiting.add(source);
                shared = Optional.of(new Shared(identity, source));
            }
            return shared.get().source();
        }
    }

    /**
     * @param identity what tells one file from another, where the system has such a thing
     */
    private record Shared(Optional<Object> identity, RandomAccessFile source) {}

    private OpenFiles() {}

    /** Enters a file before SQLite opens it. */
    static synchronized void enter(Path file) {
        HELD.computeIfAbsent(key(file), path -> new Held()).databases++;
    }

    /** Takes it back once SQLite has closed it, and closes what has waited for that. */
    static synchronized void leave(Path file) {
        Path key = key(file);
        Held held = HELD.get(key);
        if (held != null && --held.databases == 0) {
            HELD.remove(key);
            held.waiting.forEach(OpenFiles::closeNow);
        }
    }

    /**
     * The bytes of {@code file}, which may be open as a database, from the first.
     *
     * @throws IOException as {@link Files#newInputStream} does
     */
    public static InputStream read(Path file) throws IOException {
        Optional<RandomAccessFile> shared = sharedIfHeld(file);
        return shared.isPresent() ? new SharedBytes(shared.get()) : ownBytes(file);
    }

    private static synchronized Optional<RandomAccessFile> sharedIfHeld(Path file) throws IOException {
        Held held = HELD.get(key(file));
        // What cannot be read at all says so in its own way.
        boolean isShared = held != null && Files.isRegularFile(file) && Files.isReadable(file);
        return isShared ? Optional.of(held.shared(file)) : Optional.empty();
    }

    /** A file that is no database here, yet: it may become one before it is read to its end. */
    private static InputStream ownBytes(Path file) throws IOException {
        return new FilterInputStream(Files.newInputStream(file)) {
            private boolean isClosed;

            @Override
            public void close() throws IOException {
                if (!isClosed) {
                    isClosed = true;
                    closeOrWait(file, in);
                }
            }
        };
    }

    /** Copies such a file over another, or to where there is none. */
    static void copy(Path from, Path to) throws IOException {
        try (InputStream bytes = read(from)) {
            Files.copy(bytes, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private static synchronized void closeOrWait(Path file, InputStream bytes) throws IOException {
        Held held = HELD.get(key(file));
        if (held == null) {
            bytes.close();
        } else {
            held.waiting.add(bytes);
        }
    }

    private static void closeNow(Closeable bytes) {
        try {
            bytes.close();
        } catch (IOException nothingToLose) {
            // It was only read from.
        }
    }

    /** Reads at places of its own; to close it closes nothing. Not by a channel: one is closed by an interrupt. */
    private static final class SharedBytes extends InputStream {

        private final RandomAccessFile source;
        private long place;

        SharedBytes(RandomAccessFile source) {
            this.source = source;
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : Byte.toUnsignedInt(one[0]);
        }

        @Override
        public int read(byte[] bytes, int from, int length) throws IOException {
            if (length == 0) {
                return 0;
            }
            synchronized (source) {
                source.seek(place);
                int count = source.read(bytes, from, length);
                place += Math.max(count, 0);
                return count;
            }
        }
    }

    /** The same for every name of a file but a hard link, also before it is made. */
    private static Path key(Path file) {
        Path absolute = file.toAbsolutePath().normalize();
        try {
            return absolute.toRealPath();
        } catch (IOException notThereYet) {
            return realFolder(absolute);
        }
    }

    private static Path realFolder(Path absolute) {
        try {
            return absolute.getParent() == null
                    ? absolute
                    : absolute.getParent().toRealPath().resolve(absolute.getFileName());
        } catch (IOException noFolder) {
            return absolute;
        }
    }
}
