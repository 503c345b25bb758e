package claimdesk.ui.controls;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Asks a person for a file: by the system's dialog in the window, by an answer known beforehand in tests. For the
 * JavaFX thread only.
 */
public interface FilePicker {

    /** Where nobody can be asked. */
    FilePicker NONE = new FilePicker() {
        @Override
        public Optional<Path> open(String title, List<Kind> kinds) {
            return Optional.empty();
        }

        @Override
        public Optional<Path> save(String title, String name, List<Kind> kinds) {
            return Optional.empty();
        }
    };

    /**
     * A kind of file.
     *
     * @param name for people, like {@code Scenario}
     * @param patterns like {@code *.yaml}
     */
    record Kind(String name, List<String> patterns) {
        public Kind {
            patterns = List.copyOf(patterns);
        }
    }

    /** Asks for a file that is there; empty if the person changed their mind. */
    Optional<Path> open(String title, List<Kind> kinds);

    /** Asks for files that are there, any number of them; none if the person changed their mind. */
    default List<Path> openMany(String title, List<Kind> kinds) {
        return open(title, kinds).map(List::of).orElse(List.of());
    }

    /**
     * Asks for where to write; empty if the person changed their mind. They have agreed if a file is there already.
     *
     * @param name what is proposed
     */
    Optional<Path> save(String title, String name, List<Kind> kinds);
}
