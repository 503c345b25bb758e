package claimdesk.ui.timeline;

import java.nio.file.Path;
import java.util.Optional;
import javafx.stage.Window;

/** Asks where a file is to go. */
public interface ExportTarget {

    /**
     * @param name what is proposed
     * @param extension without a dot
     * @return where, or empty if the person thought better of it
     */
    Optional<Path> ask(Window owner, String name, String extension);
}
