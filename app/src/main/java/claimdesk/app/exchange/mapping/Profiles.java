package claimdesk.app.exchange.mapping;

import claimdesk.app.exchange.WholeFile;
import claimdesk.app.exchange.reading.UnusableFileException;
import claimdesk.store.claim.Digests;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The mappings that a person keeps by name: one YAML file each, in a folder of their own. */
public final class Profiles {

    private static final String ENDING = ".yaml";

    private final Path folder;

    public Profiles(Path folder) {
        this.folder = folder;
    }

    /** Every profile that can be read, by name. Files that are none are passed over. */
    public List<Mapping> all() throws IOException {
        List<Mapping> found = new ArrayList<>();
        if (!Files.isDirectory(folder)) {
            return found;
        }
        List<Path> files;
        try (Stream<Path> all = Files.list(folder)) {
            files = all.filter(file -> file.toString().endsWith(ENDING)).toList();
        }
        for (Path file : files) {
            read(file).ifPresent(found::add);
        }
        found.sort(Comparator.comparing(Mapping::name));
        return found;
    }

    public Optional<Mapping> named(String name) throws IOException {
        return Files.exists(file(name)) ? read(file(name)) : Optional.empty();
    }

    /** Keeps {@code mapping} by its name, in place of an earlier one of that name. */
    public void keep(Mapping mapping) throws IOException {
        if (mapping.name().isBlank()) {
            throw new IllegalArgumentException("a profile needs a name");
        }
        Files.createDirectories(folder);
        WholeFile.write(file(mapping.name()), MappingFiles.write(mapping));
    }

    public void forget(String name) throws IOException {
        Files.deleteIfExists(file(name));
    }

    /** By a digest, for a name may hold what the name of a file may not. */
    private Path file(String name) {
        return folder.resolve(new Digests().add(name).shortHex() + ENDING);
    }

    private static Optional<Mapping> read(Path file) throws IOException {
        try {
            return Optional.of(MappingFiles.read(file));
        } catch (UnusableFileException noProfile) {
            return Optional.empty();
        }
    }
}
