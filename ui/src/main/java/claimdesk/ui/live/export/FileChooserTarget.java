package claimdesk.ui.live.export;

import java.io.File;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.stage.FileChooser;
import javafx.stage.Window;

/** Asks by the system's own dialog. */
public final class FileChooserTarget implements FileTarget {

    private final Supplier<Window> owner;
    private Optional<File> folder = Optional.empty();

    /**
     * @param owner over which window it opens
     */
    public FileChooserTarget(Supplier<Window> owner) {
        this.owner = owner;
    }

    @Override
    public Optional<Path> ask(String suggested) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle("Export to");
        chooser.setInitialFileName(suggested);
        chooser.getExtensionFilters()
                .addAll(
                        new FileChooser.ExtensionFilter("CSV, for spreadsheets", "*.csv"),
                        new FileChooser.ExtensionFilter("NDJSON, for programs", "*.ndjson"));
        folder.filter(File::isDirectory).ifPresent(chooser::setInitialDirectory);
        Optional<Path> chosen =
                Optional.ofNullable(chooser.showSaveDialog(owner.get())).map(File::toPath);
        folder = chosen.map(Path::toFile).map(File::getParentFile).or(() -> folder);
        return chosen;
    }
}
