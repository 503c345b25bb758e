package claimdesk.ui.live.feed;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** A data file that only lasts as long as it is open, in a folder of its own that nobody else can look into. */
public final class TemporaryFile implements AutoCloseable {

    private static final String NAME = "temporary.db";

    private final Path folder;

    private TemporaryFile(Path folder) {
        this.folder = folder;
    }

    /** Makes the folder; the file comes with the first use of it. */
    public static TemporaryFile make() throws IOException {
        return new TemporaryFile(Files.createTempDirectory("claimdesk-"));
    }

    public Path path() {
        return folder.resolve(NAME);
    }

    /** Takes it away with whatever stands beside it. What cannot be taken away is left to the system. */
    @Override
    public void close() {
        try {
            for (Path one : files()) {
                Files.deleteIfExists(one);
            }
            Files.deleteIfExists(folder);
        } catch (IOException inUse) {
            folder.toFile().deleteOnExit();
        }
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.toList();
        }
    }
}
