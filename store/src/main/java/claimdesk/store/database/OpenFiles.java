package claimdesk.store.database;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Which files this process has open as databases, and the one way to read the bytes of a file that may be among them.
 * Where locks are POSIX advisory locks, closing any descriptor of a file drops all locks that the process holds on it
 * (sqlite.org, "How To Corrupt An SQLite Database File", 2.2). The next program that lets go of the file would then take
 * it for its own and delete the log that is still being written to, and what was saved would be lost. So a reader's
 * descriptor of such a file is closed only when the last database on it was closed. Thread-safe.
 */
public final class OpenFiles {

    private static final Map<Path, Held> HELD = new HashMap<>();

    private static final class Held {
        private int databases;
        private final List<InputStream> waiting = new ArrayList<>();
    }

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

    private static void closeNow(InputStream bytes) {
        try {
            bytes.close();
        } catch (IOException nothingToLose) {
            // It was only read from.
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
