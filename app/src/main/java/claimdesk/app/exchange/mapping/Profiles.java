package claimdesk.app.exchange.mapping;

import claimdesk.app.exchange.WholeFile;
import claimdesk.app.exchange.reading.UnusableFileException;
import claimdesk.store.claim.Digests;
import com.fasterxml.jackson.databind.node.ObjectNode;
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

    /** Its field beside those of a mapping. */
    static final String FILE_COLUMNS = "file-columns";

    /** The name of a profile is for a menu. */
    public static final int NAME_CHARACTERS_MAX = 80;

    private static final String ENDING = ".yaml";

    /** A file of so many columns is not known again by them; its profile would be larger than a mapping may be. */
    private static final int COLUMNS_CHARACTERS_MAX = 24 * 1024;

    private final Path folder;

    public Profiles(Path folder) {
        this.folder = folder;
    }

    /** Every profile that can be read, by name. Files that are none are passed over. */
    public List<Profile> all() throws IOException {
        List<Profile> found = new ArrayList<>();
        if (!Files.isDirectory(folder)) {
            return found;
        }
        List<Path> files;
        try (Stream<Path> all = Files.list(folder)) {
            files = all.filter(file -> file.toString().endsWith(ENDING)).toList();
        }
        for (Path file : files) {
            read(file).filter(one -> !one.name().isBlank()).ifPresent(found::add);
        }
        found.sort(Comparator.comparing(Profile::name));
        return found;
    }

    public Optional<Profile> named(String name) throws IOException {
        return Files.exists(file(name)) ? read(file(name)) : Optional.empty();
    }

    /**
     * Keeps {@code profile} by its name, in place of an earlier one of that name.
     *
     * @throws IllegalArgumentException if its name is blank or too long
     */
    public void keep(Profile profile) throws IOException {
        String name = profile.name();
        if (name.isBlank() || name.length() > NAME_CHARACTERS_MAX) {
            throw new IllegalArgumentException("a profile needs a name of 1 to " + NAME_CHARACTERS_MAX + " characters");
        }
        ObjectNode tree = MappingFiles.tree(profile.mapping());
        if (String.join("", profile.fileColumns()).length() <= COLUMNS_CHARACTERS_MAX) {
            profile.fileColumns().forEach(tree.putArray(FILE_COLUMNS)::add);
        }
        Files.createDirectories(folder);
        WholeFile.write(file(name), MappingFiles.text(tree));
    }

    /** Gives a profile another name. Returns false, and changes nothing, if there is none, or that name is taken. */
    public boolean rename(String before, String now) throws IOException {
        Optional<Profile> profile = named(before);
        if (profile.isEmpty() || Files.exists(file(now))) {
            return false;
        }
        keep(new Profile(profile.get().mapping().named(now), profile.get().fileColumns()));
        forget(before);
        return true;
    }

    public void forget(String name) throws IOException {
        Files.deleteIfExists(file(name));
    }

    /** By a digest, for a name may hold what the name of a file may not. */
    private Path file(String name) {
        return folder.resolve(new Digests().add(name).shortHex() + ENDING);
    }

    private static Optional<Profile> read(Path file) throws IOException {
        try {
            ObjectNode tree = MappingFiles.tree(MappingFiles.text(file));
            List<String> columns = new ArrayList<>();
            tree.path(FILE_COLUMNS).forEach(column -> columns.add(column.asText()));
            return Optional.of(new Profile(new MappingTree(tree).read(), columns));
        } catch (UnusableFileException noProfile) {
            return Optional.empty();
        }
    }
}
