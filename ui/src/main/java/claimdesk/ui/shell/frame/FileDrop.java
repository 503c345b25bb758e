package claimdesk.ui.shell.frame;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Scene;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;

/** Files that are dropped anywhere on the window. */
final class FileDrop {

    private FileDrop() {}

    static void on(Scene scene, Consumer<List<Path>> onFiles) {
        scene.setOnDragOver(event -> {
            if (event.getDragboard().hasFiles()) {
                event.acceptTransferModes(TransferMode.COPY);
            }
            event.consume();
        });
        scene.setOnDragDropped(event -> dropped(event, onFiles));
    }

    private static void dropped(DragEvent event, Consumer<List<Path>> onFiles) {
        boolean hasFiles = event.getDragboard().hasFiles();
        if (hasFiles) {
            onFiles.accept(
                    event.getDragboard().getFiles().stream().map(File::toPath).toList());
        }
        event.setDropCompleted(hasFiles);
        event.consume();
    }
}
