package claimdesk.ui;

import claimdesk.ui.controls.FilePicker;
import claimdesk.ui.controls.ShownText;
import claimdesk.ui.controls.SystemFilePicker;
import claimdesk.ui.live.feed.DataFile;
import claimdesk.ui.live.feed.TemporaryFile;
import claimdesk.ui.settings.SettingsFile;
import claimdesk.ui.settings.WindowPlace;
import claimdesk.ui.shell.Dropped;
import claimdesk.ui.shell.DroppedFiles;
import claimdesk.ui.shell.FileDesk;
import claimdesk.ui.shell.Screen;
import claimdesk.ui.shell.ShellViewModel;
import claimdesk.ui.shell.frame.MainWindow;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.stage.Stage;

/** The one window, and the data file that it shows now. For the JavaFX thread only. */
final class OpenWindow implements FileDesk, AutoCloseable {

    private final Stage stage;
    private final SettingsFile settings;
    private final Path ownFile;
    private final FilePicker picker;
    private final DrawnFirst fxThread = new DrawnFirst(Platform::runLater);
    private Optional<TemporaryFile> temporary = Optional.empty();
    private Wiring wiring;

    /**
     * @param ownFile the person's own data file
     */
    OpenWindow(Stage stage, SettingsFile settings, Path ownFile) {
        this(stage, settings, ownFile, new SystemFilePicker(stage));
    }

    OpenWindow(Stage stage, SettingsFile settings, Path ownFile, FilePicker picker) {
        this.stage = stage;
        this.settings = settings;
        this.ownFile = ownFile;
        this.picker = picker;
        // However it is closed: by its button, or after a question about changes.
        stage.setOnHiding(event -> rememberPlace());
    }

    ShellViewModel shell() {
        return wiring.shell();
    }

    /**
     * Opens the window.
     *
     * @param file what is shown unless {@code dropped} is a data file itself
     * @param dropped what is done with as if it were dropped on the window
     */
    void open(DataFile file, Optional<Path> dropped) {
        // Told apart at once: the first frame shows what it is opened as, and nobody uses the window before that.
        Optional<Dropped> known = dropped.map(path -> Dropped.of(List.of(path)));
        Optional<Path> data = known.flatMap(Dropped::data).map(Path::toAbsolutePath);
        show(data.map(path -> new DataFile(path, file.isReadOnly())).orElse(file));
        data.ifPresentOrElse(
                path -> shell().settings().change(all -> all.withDataFile(data)),
                () -> known.ifPresent(new DroppedFiles(shell(), this)::take));
    }

    /** Shows {@code file}, in place of what is shown. */
    void show(DataFile file) {
        boolean isFirst = wiring == null;
        closeFile();
        wiring = new Wiring(file, settings, picker, fxThread);
        wiring.start();
        WindowPlace place = wiring.shell().settings().settings().window();
        double width = isFirst ? place.width() : stage.getScene().getWidth();
        double height = isFirst ? place.height() : stage.getScene().getHeight();
        MainWindow.show(stage, wiring.shell(), this, width, height);
        if (isFirst && place.isMaximized()) {
            stage.setMaximized(true);
        }
        if (isFirst) {
            FirstFrame.await(stage.getScene(), fxThread::drawn);
        }
    }

    @Override
    public void chooseDataFile() {
        picker.open("Open a data file", List.of(FileDesk.DATA)).ifPresent(this::openDataFile);
    }

    @Override
    public void tellApart(List<Path> dropped, Consumer<Dropped> then) {
        wiring.looks().run(() -> Dropped.of(dropped), then, failure -> {
            throw new IllegalStateException("what was dropped could not be told apart", failure);
        });
    }

    @Override
    public void openDataFile(Path file) {
        leaveFor(new DataFile(file, shell().isReadOnly()), Optional.of(file.toAbsolutePath()));
    }

    @Override
    public void openOwnDataFile() {
        leaveFor(new DataFile(ownFile, shell().isReadOnly()), Optional.empty());
    }

    @Override
    public boolean isOwn(Path file) {
        return file.toAbsolutePath().equals(ownFile.toAbsolutePath());
    }

    @Override
    public void openTemporaryDataFile() {
        shell().leave(() -> {
            try {
                temporary = Optional.of(temporary.isPresent() ? temporary.get() : TemporaryFile.make());
            } catch (IOException failure) {
                shell().say("No temporary file can be made either, so nothing can be kept: "
                        + ShownText.of(String.valueOf(failure.getMessage()))
                        + ". Open a file in a folder that you can write to.");
                return;
            }
            show(DataFile.writable(temporary.get().path()));
            shell().say("This is a temporary file, " + shell().filePath()
                    + ". What is in it is gone when you close the window: export what is to be kept.");
        });
    }

    @Override
    public void openReadOnly(boolean isWanted) {
        shell().leave(() -> {
            shell().settings().change(all -> all.withReadOnly(isWanted));
            show(new DataFile(shell().file(), isWanted));
        });
    }

    @Override
    public void openForImport(Path file, List<Path> evidence) {
        shell().leave(() -> {
            shell().settings().change(all -> all.withReadOnly(false));
            showForImport(file, evidence);
        });
    }

    @Override
    public void openOwnForImport(List<Path> evidence) {
        shell().leave(() -> {
            shell().settings().change(all -> all.withDataFile(Optional.empty()).withReadOnly(false));
            showForImport(ownFile, evidence);
        });
    }

    private void showForImport(Path file, List<Path> evidence) {
        show(DataFile.writable(file));
        shell().screenProperty().set(Screen.IMPORT);
        if (!evidence.isEmpty()) {
            shell().importing().offer(evidence);
        }
    }

    private void leaveFor(DataFile file, Optional<Path> remembered) {
        shell().leave(() -> {
            shell().settings().change(all -> all.withDataFile(remembered));
            show(file);
        });
    }

    /** Remembers how large the window is. */
    private void rememberPlace() {
        if (wiring != null && !stage.isFullScreen()) {
            shell().settings().change(all -> all.withWindow(place(all.window())));
        }
    }

    /** A maximized window's own size is what it had before. */
    private WindowPlace place(WindowPlace before) {
        double width = stage.isMaximized() ? before.width() : stage.getScene().getWidth();
        double height = stage.isMaximized() ? before.height() : stage.getScene().getHeight();
        return new WindowPlace(
                Math.max(WindowPlace.WIDTH_MIN, width), Math.max(WindowPlace.HEIGHT_MIN, height), stage.isMaximized());
    }

    @Override
    public void close() {
        closeFile();
        temporary.ifPresent(TemporaryFile::close);
        temporary = Optional.empty();
    }

    private void closeFile() {
        if (wiring != null) {
            wiring.close();
            wiring = null;
        }
    }
}
