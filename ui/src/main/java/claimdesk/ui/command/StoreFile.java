package claimdesk.ui.command;

import claimdesk.store.database.Durability;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** The file that a command works on: the one that was named, or one that is thrown away afterwards. */
public final class StoreFile implements AutoCloseable {

    private final Path file;
    private final Path thrownAway;

    private StoreFile(Path file, Path thrownAway) {
        this.file = file;
        this.thrownAway = thrownAway;
    }

    /**
     * @param named the file, or null for one that is thrown away
     */
    public static StoreFile of(Path named) throws IOException {
        if (named != null) {
            return new StoreFile(named, null);
        }
        return thrownAway(Files.createTempDirectory("claimdesk"));
    }

    /** One that is thrown away, in a new folder of its own inside {@code parent}; nothing else there is touched. */
    public static StoreFile within(Path parent) throws IOException {
        return thrownAway(Files.createTempDirectory(parent, "claimdesk"));
    }

    private static StoreFile thrownAway(Path folder) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> deleteLeftover(folder)));
        return new StoreFile(folder.resolve("orders.db"), folder);
    }

    public Path file() {
        return file;
    }

    /** The folder that the file is in. */
    public Path folder() {
        return file.toAbsolutePath().getParent();
    }

    /** Commits to a file that is thrown away need not wait for the disk. */
    public Durability durability() {
        return thrownAway == null ? Durability.FULL : Durability.NONE;
    }

    @Override
    public void close() throws IOException {
        if (thrownAway != null) {
            delete(thrownAway);
        }
    }

    /** For a program that was interrupted. */
    private static void deleteLeftover(Path folder) {
        try {
            if (Files.exists(folder)) {
                delete(folder);
            }
        } catch (IOException stillInUse) {
            // The system clears its temporary folder; there is nobody left to tell.
        }
    }

    private static void delete(Path folder) throws IOException {
        List<Path> files;
        try (Stream<Path> walk = Files.walk(folder)) {
            files = walk.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path one : files) {
            Files.delete(one);
        }
    }
}
