package claimdesk.ui;

import claimdesk.app.scenario.file.ShippedScenarios;
import claimdesk.store.study.Protocols;
import claimdesk.ui.command.ClaimdeskCommand;
import claimdesk.ui.live.Lane;
import claimdesk.ui.shell.Theme;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.stage.Stage;
import javafx.util.Duration;
import javax.imageio.ImageIO;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Takes a picture of the window with a run going on in it, as for the documentation. Needs a display. */
@Command(
        name = "picture",
        mixinStandardHelpOptions = true,
        description = "Opens the window on a file that is thrown away, runs a scenario and takes a picture.")
final class PictureCommand implements Callable<Integer> {

    private static final long WAIT_SECONDS = 120;
    private static final Duration SETTLE = Duration.millis(700);

    @Spec
    private CommandSpec spec;

    @Option(names = "--out", paramLabel = "FILE", required = true, description = "the PNG to write")
    private Path out;

    @Option(names = "--scenario", paramLabel = "NAME", defaultValue = "demo", description = "default: demo; none: \"\"")
    private String scenario;

    @Option(names = "--protocol", paramLabel = "P", description = "default: the scenario's own")
    private String protocol;

    @Option(names = "--theme", paramLabel = "light|dark", defaultValue = "light")
    private String theme;

    @Option(names = "--size", paramLabel = "WxH", defaultValue = "1280x800")
    private String size;

    @Option(names = "--after-ms", paramLabel = "MS", defaultValue = "9000", description = "how long the run goes on")
    private long afterMs;

    @Override
    public Integer call() throws Exception {
        Optional<String> problem = Display.ofThisSystem().problem();
        if (problem.isPresent()) {
            spec.commandLine().getErr().println(problem.get());
            return ClaimdeskCommand.WRONG_INPUT;
        }
        Theme look = Theme.named(theme).orElseThrow(() -> wrong("--theme " + theme + ": light or dark"));
        if (!size.matches("\\d{3,4}x\\d{3,4}")) {
            throw wrong("--size " + size + ": two numbers of pixels, as 1280x800");
        }
        Path folder = Files.createTempDirectory("claimdesk");
        CompletableFuture<Void> taken = new CompletableFuture<>();
        Platform.startup(() -> begin(folder.resolve("orders.db"), look, taken));
        return await(taken);
    }

    private int await(CompletableFuture<Void> taken) throws InterruptedException {
        try {
            taken.get(WAIT_SECONDS, TimeUnit.SECONDS);
            return ClaimdeskCommand.OK;
        } catch (ExecutionException | TimeoutException failure) {
            spec.commandLine().getErr().println("claimdesk: no picture was taken: " + failure);
            return ClaimdeskCommand.WRONG_INPUT;
        } finally {
            Platform.exit();
        }
    }

    private ParameterException wrong(String message) {
        return new ParameterException(spec.commandLine(), message);
    }

    private void begin(Path file, Theme look, CompletableFuture<Void> taken) {
        try {
            Wiring wiring = Wiring.of(file);
            Stage stage = new Stage();
            String[] pixels = size.split("x");
            WindowApplication.show(stage, wiring, Double.parseDouble(pixels[0]), Double.parseDouble(pixels[1]));
            wiring.shell().theme().set(look);
            wiring.start();
            if (!scenario.isEmpty()) {
                start(wiring);
            }
            after(Duration.millis(afterMs), () -> choose(wiring, () -> take(stage.getScene(), wiring, taken)));
        } catch (RuntimeException failure) {
            taken.completeExceptionally(failure);
        }
    }

    private void start(Wiring wiring) {
        wiring.run().scenario().set(ShippedScenarios.find(scenario).orElseThrow());
        if (protocol != null) {
            wiring.run().protocol().set(Protocols.named(protocol).orElseThrow());
        }
        wiring.run().start();
    }

    /** Chooses the newest refused row, if there is one. */
    private static void choose(Wiring wiring, Runnable then) {
        wiring.live().rows(Lane.REFUSED).get().stream().findFirst().ifPresent(wiring.live()::select);
        after(SETTLE, then);
    }

    private void take(Scene scene, Wiring wiring, CompletableFuture<Void> taken) {
        try {
            WritableImage image = scene.snapshot(null);
            int width = (int) image.getWidth();
            int height = (int) image.getHeight();
            int[] pixels = new int[width * height];
            image.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
            BufferedImage picture = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
            picture.setRGB(0, 0, width, height, pixels, 0, width);
            File parent = out.toAbsolutePath().getParent().toFile();
            if (!parent.isDirectory() || !ImageIO.write(picture, "png", out.toFile())) {
                throw new IOException(out + " cannot be written");
            }
            wiring.close();
            taken.complete(null);
        } catch (IOException failure) {
            wiring.close();
            taken.completeExceptionally(failure);
        }
    }

    private static void after(Duration delay, Runnable action) {
        PauseTransition pause = new PauseTransition(delay);
        pause.setOnFinished(end -> action.run());
        pause.play();
    }
}
