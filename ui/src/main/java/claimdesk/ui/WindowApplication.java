package claimdesk.ui;

import java.nio.file.Path;
import javafx.application.Application;
import javafx.scene.Scene;
import javafx.stage.Stage;

/** The program as JavaFX starts it. Not the main class, so that it starts from the class path. */
public final class WindowApplication extends Application {

    private static final double WIDTH = 1280;
    private static final double HEIGHT = 800;
    private static final double WIDTH_MIN = 1024;
    private static final double HEIGHT_MIN = 700;

    private Wiring wiring;

    @Override
    public void start(Stage stage) {
        wiring = Wiring.of(Path.of(getParameters().getRaw().get(0)));
        show(stage, wiring, WIDTH, HEIGHT);
        wiring.start();
    }

    /** Shows a wired window. */
    public static void show(Stage stage, Wiring wiring, double width, double height) {
        Scene scene = new Scene(wiring.shell(), width, height);
        wiring.shell().theme().addListener((property, before, theme) -> theme.apply(scene));
        wiring.shell().theme().get().apply(scene);
        stage.setTitle("Claimdesk");
        stage.setMinWidth(WIDTH_MIN);
        stage.setMinHeight(HEIGHT_MIN);
        stage.setScene(scene);
        stage.show();
        wiring.shell().focusFirst();
    }

    @Override
    public void stop() {
        wiring.close();
    }
}
