package claimdesk.ui.command;

import java.nio.file.Path;
import java.util.Optional;

/**
 * What the command line asks of the window.
 *
 * @param file what to show; the one that was shown last, if empty
 * @param opened what is to be done with as if it were dropped on the window, a file or a folder that is there
 * @param isReadOnly whether it is only to be looked at, whatever the settings say
 */
public record WindowOrder(Optional<Path> file, Optional<Path> opened, boolean isReadOnly) {

    /** What was shown last. */
    public static final WindowOrder PLAIN = new WindowOrder(Optional.empty(), Optional.empty(), false);
}
