package claimdesk.store.database;

import java.nio.file.Path;

/** The writer of a file that is open for reading only. */
final class RefusingWriter implements Writer {

    private final Path file;

    RefusingWriter(Path file) {
        this.file = file;
    }

    @Override
    public <T> T write(Unit<T> unit) {
        throw new StoreException(
                StoreException.Kind.READ_ONLY, file + " is open for reading only; nothing was written");
    }

    @Override
    public void close() {
        // There is nothing that it holds.
    }
}
