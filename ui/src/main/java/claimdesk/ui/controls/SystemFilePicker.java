package claimdesk.ui.controls;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.stage.FileChooser;
import javafx.stage.Window;

/** The system's own dialog. It begins in the folder that was used last. */
public final class SystemFilePicker implements FilePicker {

    private static final Kind ALL = new Kind("All files", List.of("*"));

    private final Window owner;
    private Optional<Path> folder = Optional.empty();

    public SystemFilePicker(Window owner) {
        this.owner = owner;
    }

    @Override
    public Optional<Path> open(String title, List<Kind> kinds) {
        FileChooser chooser = chooser(title, kinds);
        chooser.getExtensionFilters().add(filter(ALL));
        return picked(chooser.showOpenDialog(owner));
    }

    @Override
    public List<Path> openMany(String title, List<Kind> kinds) {
        FileChooser chooser = chooser(title, kinds);
        chooser.getExtensionFilters().add(filter(ALL));
        List<File> files = chooser.showOpenMultipleDialog(owner);
        List<Path> picked =
                files == null ? List.of() : files.stream().map(File::toPath).toList();
        picked.stream().findFirst().ifPresent(first -> folder = Optional.ofNullable(first.getParent()));
        return picked;
    }

    @Override
    public Optional<Path> save(String title, String name, List<Kind> kinds) {
        FileChooser chooser = chooser(title, kinds);
        chooser.setInitialFileName(name);
        return picked(chooser.showSaveDialog(owner));
    }

    private FileChooser chooser(String title, List<Kind> kinds) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(title);
        kinds.forEach(kind -> chooser.getExtensionFilters().add(filter(kind)));
        folder.filter(Files::isDirectory).map(Path::toFile).ifPresent(chooser::setInitialDirectory);
        return chooser;
    }

    private static FileChooser.ExtensionFilter filter(Kind kind) {
        return new FileChooser.ExtensionFilter(kind.name(), kind.patterns());
    }

    private Optional<Path> picked(File file) {
        Optional<Path> picked = Optional.ofNullable(file).map(File::toPath);
        folder = picked.map(Path::getParent).or(() -> folder);
        return picked;
    }
}
