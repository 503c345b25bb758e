package claimdesk.ui.command;

import java.nio.file.Path;
import java.util.Optional;

/**
 * What the command line asks of the window.
 *
 * @param file what to show; the one that was shown last, if empty
 * @param isReadOnly whether it is only to be looked at, whatever the settings say
 * @param isTimed whether it closes after its first frame and says when that was
 */
public record WindowOrder(Optional<Path> file, boolean isReadOnly, boolean isTimed) {}
