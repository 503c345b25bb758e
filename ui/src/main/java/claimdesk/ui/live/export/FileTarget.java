package claimdesk.ui.live.export;

import java.nio.file.Path;
import java.util.Optional;

/** Asks a person where a file is to go. On the JavaFX thread. */
@FunctionalInterface
public interface FileTarget {

    /**
     * @param suggested the name that is offered
     * @return empty if they changed their mind
     */
    Optional<Path> ask(String suggested);
}
