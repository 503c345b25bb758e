package claimdesk.ui.simulate.editor;

import java.nio.file.Path;
import java.util.Optional;

/** Asks a person for a file. */
public interface FilePicker {

    /** A scenario to open; empty if the person wants none after all. */
    Optional<Path> toOpen();

    /**
     * Where to save a scenario; the person has agreed if a file is there already.
     *
     * @param suggested a file name
     */
    Optional<Path> toSave(String suggested);
}
