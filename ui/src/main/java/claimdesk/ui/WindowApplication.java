package claimdesk.ui;

import claimdesk.ui.command.ClaimdeskCommand;
import claimdesk.ui.crash.CrashReports;
import claimdesk.ui.crash.UncaughtErrors;
import claimdesk.ui.live.LiveViewModel;
import claimdesk.ui.live.feed.DataFile;
import claimdesk.ui.settings.Settings;
import claimdesk.ui.settings.SettingsFile;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.stage.Stage;

/**
 * The window as JavaFX starts it. Its arguments are the settings file, the person's own data file, whether the data is
 * only to be looked at, the file to be shown in place of the last, and what is to be opened as if it were dropped; both
 * empty where there is none. Not the main class, so that it starts from the class path.
 */
public final class WindowApplication extends Application {

    private static final List<String> ICONS = List.of("claimdesk-32.png", "claimdesk-64.png", "claimdesk-256.png");

    /**
     * The name of a system property: if true, the window says when its first frame was drawn and when what is in its file, or
     * what is wrong with it, in milliseconds since 1970, and closes.
     */
    private static final String TIMED = "claimdesk.timed";

    private OpenWindow window;

    @Override
    public void start(Stage stage) {
        List<String> arguments = getParameters().getRaw();
        InstantSource wall = InstantSource.system();
        SettingsFile file = new SettingsFile(Path.of(arguments.get(0)));
        Path own = Path.of(arguments.get(1));
        Settings settings = file.read();
        window = new OpenWindow(stage, file, own);
        Thread.setDefaultUncaughtExceptionHandler(new UncaughtErrors(
                new CrashReports(
                        List.of(own.toAbsolutePath().resolveSibling("crash-reports"), temporaryFolder()),
                        ClaimdeskCommand.VERSION,
                        wall),
                new PrintWriter(System.err, true),
                sentence -> Platform.runLater(() -> window.shell().say(sentence))));
        Path shown = path(arguments.get(3)).or(settings::dataFile).orElse(own);
        window.open(
                new DataFile(shown, settings.isReadOnly() || Boolean.parseBoolean(arguments.get(2))),
                path(arguments.get(4)));
        if (Boolean.getBoolean(TIMED)) {
            time(stage, wall);
        }
        // Read in the background: the first frame does not wait for them.
        ICONS.forEach(name -> stage.getIcons()
                .add(new Image(
                        Objects.requireNonNull(WindowApplication.class.getResource(name))
                                .toExternalForm(),
                        true)));
    }

    private void time(Stage stage, InstantSource wall) {
        Scene scene = stage.getScene();
        LiveViewModel live = window.shell().live();
        FirstFrame.await(scene, () -> System.out.println("frame " + wall.millis()));
        Runnable onRead = () -> FirstFrame.await(scene, () -> {
            System.out.println("content " + wall.millis());
            stage.close();
        });
        live.seenProperty().addListener((property, before, now) -> onRead.run());
        live.problemProperty().addListener((property, before, now) -> onRead.run());
    }

    private static Optional<Path> path(String argument) {
        return argument.isEmpty() ? Optional.empty() : Optional.of(Path.of(argument));
    }

    private static Path temporaryFolder() {
        return Path.of(System.getProperty("java.io.tmpdir"), "claimdesk-crash-reports");
    }

    @Override
    public void stop() {
        window.close();
    }
}
