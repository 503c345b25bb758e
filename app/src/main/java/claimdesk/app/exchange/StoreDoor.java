package claimdesk.app.exchange;

import claimdesk.store.Store;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Optional;

/**
 * A store that is opened when it is needed: an import that has nothing to write does not make a file. Not thread-safe.
 */
public final class StoreDoor implements AutoCloseable {

    private final Path file;
    private final InstantSource clock;
    private Optional<Store> store = Optional.empty();

    public StoreDoor(Path file, InstantSource clock) {
        this.file = file;
        this.clock = clock;
    }

    /** The store; its file is made if there is none. */
    public Store open() {
        if (store.isEmpty()) {
            store = Optional.of(Store.open(file, clock));
        }
        return store.get();
    }

    /** The store, if its file is there. */
    public Optional<Store> ifThere() {
        try {
            boolean isThere = store.isPresent() || Files.exists(file) && Files.size(file) > 0;
            return isThere ? Optional.of(open()) : Optional.empty();
        } catch (IOException unreadable) {
            return Optional.of(open());
        }
    }

    @Override
    public void close() {
        store.ifPresent(Store::close);
    }
}
