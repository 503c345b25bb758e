package claimdesk.ui.timeline;

import java.io.File;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import javafx.stage.FileChooser;
import javafx.stage.Window;

/** Asks by the system's own dialog, which also asks before it replaces a file. */
public final class ChosenFile implements ExportTarget {

    @Override
    public Optional<Path> ask(Window owner, String name, String extension) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle("Export the timeline");
        chooser.setInitialFileName(name + "." + extension);
        chooser.getExtensionFilters()
                .add(new FileChooser.ExtensionFilter(extension.toUpperCase(Locale.ROOT), "*." + extension));
        return Optional.ofNullable(chooser.showSaveDialog(owner)).map(File::toPath);
    }
}
