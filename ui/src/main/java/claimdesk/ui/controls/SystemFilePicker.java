package claimdesk.ui.controls;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javafx.stage.FileChooser;
import javafx.stage.Window;

/** The system's own dialog. It begins in the folder that was used last. */
public final class SystemFilePicker implements FilePicker {

    private final Window owner;
    private Optional<Path> folder = Optional.empty();

    public SystemFilePicker(Window owner) {
        this.owner = owner;
    }

    @Override
    public Optional<Path> open(String title, Kind kind) {
        return picked(chooser(title, kind).showOpenDialog(owner));
    }

    @Override
    public Optional<Path> save(String title, Kind kind, String name) {
        FileChooser chooser = chooser(title, kind);
        chooser.setInitialFileName(name);
        return picked(chooser.showSaveDialog(owner));
    }

    private FileChooser chooser(String title, Kind kind) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(title);
        chooser.getExtensionFilters().add(new FileChooser.ExtensionFilter(kind.name(), kind.patterns()));
        chooser.getExtensionFilters().add(new FileChooser.ExtensionFilter("All files", "*"));
        folder.filter(Files::isDirectory).map(Path::toFile).ifPresent(chooser::setInitialDirectory);
        return chooser;
    }

    private Optional<Path> picked(File file) {
        Optional<Path> picked = Optional.ofNullable(file).map(File::toPath);
        picked.map(Path::getParent).ifPresent(parent -> folder = Optional.of(parent));
        return picked;
    }
}
