package claimdesk.store.database;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;

/**
 * Brings a file's schema forward to this program's. Version n is what the first n scripts make; all that are missing
 * run in one transaction, after a copy of the file was put beside it.
 */
final class Migrations {

    /** "clmd", in the file's header: by this a Claimdesk file is known. */
    static final int APPLICATION_ID = 0x636C6D64;

    private final List<String> scripts;

    Migrations(List<String> scripts) {
        this.scripts = List.copyOf(scripts);
    }

    /** The scripts that this program ships. */
    static Migrations shipped() {
        return new Migrations(List.of(resource("schema.sql"), resource("schema-2.sql")));
    }

    int version() {
        return scripts.size();
    }

    /**
     * Makes the file's schema this program's, if it is older.
     *
     * @throws StoreException if the file is newer, or another process holds it
     */
    void run(Handle handle, Path file) {
        int found = version(handle);
        if (found == version()) {
            return;
        }
        if (isOlder(found)) {
            keepCopy(handle, file, found);
        }
        bringForward(handle, file.toString());
    }

    /** Whether {@code found} is the schema of a Claimdesk file that {@link #run} would bring forward. */
    boolean isOlder(int found) {
        return found > 0 && found < version();
    }

    /**
     * As {@link #run}, and keeps no copy.
     *
     * @param name how errors name the file
     */
    void bringForward(Handle handle, String name) {
        int found = version(handle);
        try {
            handle.execute("BEGIN IMMEDIATE");
            // Another process may have done it while this one waited for the lock.
            found = version(handle);
            if (found < version()) {
                for (String script : scripts.subList(found, version())) {
                    handle.createScript(script).execute();
                }
                handle.execute("PRAGMA application_id = " + APPLICATION_ID);
                handle.execute("PRAGMA user_version = " + version());
            }
            handle.execute("COMMIT");
        } catch (JdbiException failure) {
            throw Failures.storeException("bringing " + name + " from schema " + found + " to " + version(), failure);
        }
        if (found > version()) {
            throw newer(name, found, version());
        }
    }

    static StoreException newer(String name, int found, int known) {
        return new StoreException(
                StoreException.Kind.NOT_OURS,
                name + " was written by a newer Claimdesk (schema " + found + ", this one knows " + known
                        + "); it was left untouched. Open it with that version");
    }

    static int version(Handle handle) {
        return handle.createQuery("PRAGMA user_version").mapTo(int.class).one();
    }

    /** Copies the file as it is now to {@code NAME.schema-N.bak}; an earlier copy of that name is kept as it is. */
    private static void keepCopy(Handle handle, Path file, int version) {
        Path copy = file.resolveSibling(file.getFileName() + ".schema-" + version + ".bak");
        if (Files.exists(copy)) {
            return;
        }
        Path part = emptyBeside(copy);
        try {
            handle.createUpdate("VACUUM INTO :part")
                    .bind("part", part.toString())
                    .execute();
            Files.move(part, copy);
        } catch (FileAlreadyExistsException madeMeanwhile) {
            // By another process, which is bringing the file forward too.
        } catch (IOException | JdbiException failure) {
            throw Failures.storeException("copying " + file + " to " + copy + " before its schema changes", failure);
        } finally {
            part.toFile().delete();
        }
    }

    private static Path emptyBeside(Path copy) {
        try {
            return Files.createTempFile(
                    copy.toAbsolutePath().getParent(), copy.getFileName().toString(), ".part");
        } catch (IOException failure) {
            throw Failures.storeException("making a file beside " + copy, failure);
        }
    }

    private static String resource(String name) {
        try (InputStream script = Migrations.class.getResourceAsStream(name)) {
            return new String(script.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException damaged) {
            throw new UncheckedIOException("the program's own " + name + " cannot be read", damaged);
        }
    }
}
