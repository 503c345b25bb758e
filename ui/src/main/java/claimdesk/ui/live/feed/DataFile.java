package claimdesk.ui.live.feed;

import claimdesk.store.Store;
import java.nio.file.Path;
import java.time.InstantSource;

/**
 * The file that the window shows, and whether it may be written to.
 *
 * @param isReadOnly whether neither it nor its folder is touched
 */
public record DataFile(Path path, boolean isReadOnly) {

    /** A file that is read and written. */
    public static DataFile writable(Path path) {
        return new DataFile(path, false);
    }

    /** Opens it; see {@link Store#open} and {@link Store#openReadOnly}. */
    public Store open(InstantSource clock) {
        return isReadOnly ? Store.openReadOnly(path, clock) : Store.open(path, clock);
    }
}
