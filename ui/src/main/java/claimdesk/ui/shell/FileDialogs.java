package claimdesk.ui.shell;

import claimdesk.ui.simulate.editor.FilePicker;
import java.io.File;
import java.nio.file.Path;
import java.util.Optional;
import javafx.stage.FileChooser;
import javafx.stage.Window;

/** Asks for scenario files by the system's own dialogs. */
public final class FileDialogs implements FilePicker {

    private Optional<File> folder = Optional.empty();

    @Override
    public Optional<Path> toOpen() {
        FileChooser chooser = chooser("Open a scenario");
        chooser.getExtensionFilters().add(new FileChooser.ExtensionFilter("All files", "*.*"));
        return chosen(chooser.showOpenDialog(owner()));
    }

    @Override
    public Optional<Path> toSave(String suggested) {
        FileChooser chooser = chooser("Save the scenario");
        chooser.setInitialFileName(suggested);
        return chosen(chooser.showSaveDialog(owner()));
    }

    private FileChooser chooser(String title) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(title);
        chooser.getExtensionFilters().add(new FileChooser.ExtensionFilter("Scenarios (YAML)", "*.yaml", "*.yml"));
        folder.filter(File::isDirectory).ifPresent(chooser::setInitialDirectory);
        return chooser;
    }

    private Optional<Path> chosen(File file) {
        Optional<File> chosen = Optional.ofNullable(file);
        chosen.ifPresent(one -> folder = Optional.ofNullable(one.getParentFile()));
        return chosen.map(File::toPath);
    }

    private static Window owner() {
        return Window.getWindows().stream()
                .filter(Window::isFocused)
                .findFirst()
                .orElse(null);
    }
}
