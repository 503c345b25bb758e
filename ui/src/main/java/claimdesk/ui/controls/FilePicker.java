package claimdesk.ui.controls;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Asks a person for a file. The system's dialog in the window, an answer known beforehand in tests. */
public interface FilePicker {

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
    Optional<Path> open(String title, Kind kind);

    /**
     * Asks for where to write; empty if the person changed their mind.
     *
     * @param name what is proposed
     */
    Optional<Path> save(String title, Kind kind, String name);
}
