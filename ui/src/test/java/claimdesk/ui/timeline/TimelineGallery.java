package claimdesk.ui.timeline;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import claimdesk.app.scenario.Scenario;
import claimdesk.app.scenario.file.ShippedScenarios;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import claimdesk.store.study.Protocols;
import claimdesk.ui.controls.Pixels;
import claimdesk.ui.shell.Theme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.function.LongFunction;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import javax.imageio.ImageIO;

/** Writes a picture of the busiest order of each shipped scenario, light and dark, into a folder. Needs a display. */
final class TimelineGallery {

    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("HH:mm:ss.SSS", Locale.ROOT).withZone(ZoneOffset.UTC);
    static final LongFunction<String> TIMES = ms -> TIME.format(Instant.ofEpochMilli(ms));

    private TimelineGallery() {}

    public static void main(String[] arguments) throws Exception {
        Path out = Files.createDirectories(Path.of(arguments[0]));
        int width = Integer.parseInt(arguments[1]);
        int height = Integer.parseInt(arguments[2]);
        String protocol = arguments[3];
        double fontSize = Double.parseDouble(arguments[4]);
        Path files = Files.createTempDirectory("timelines");
        CompletableFuture<Void> started = new CompletableFuture<>();
        Platform.startup(() -> started.complete(null));
        started.join();
        Platform.setImplicitExit(false);
        for (Scenario scenario : ShippedScenarios.all()) {
            List<Event> events = busiest(files, scenario, protocol);
            for (Theme theme : Theme.values()) {
                CompletableFuture<Void> taken = new CompletableFuture<>();
                Platform.runLater(() -> {
                    try {
                        Path picture = out.resolve(scenario.name() + "-" + theme.text() + ".png");
                        take(events, theme, width, height, fontSize, picture);
                        taken.complete(null);
                    } catch (IOException | RuntimeException failure) {
                        taken.completeExceptionally(failure);
                    }
                });
                taken.join();
            }
        }
        Platform.exit();
    }

    private static List<Event> busiest(Path files, Scenario scenario, String protocol) {
        Path file = files.resolve(scenario.name() + ".db");
        String id = protocol.equals("own") ? scenario.protocol() : protocol;
        return Histories.byOrder(
                        Histories.journal(file, scenario, Protocols.named(id).orElseThrow()))
                .values()
                .stream()
                .max(Comparator.comparingInt(List::size))
                .orElseThrow();
    }

    private static void take(List<Event> events, Theme theme, int width, int height, double fontSize, Path picture)
            throws IOException {
        TimelineViewModel model = new TimelineViewModel(TIMES);
        model.show(events);
        TimelineView view = new TimelineView(model);
        StackPane root = new StackPane(view);
        root.setStyle("-fx-padding: 12px; -fx-background-color: -color-bg-default; -fx-font-size: " + fontSize + "px;");
        root.getStyleClass().addAll("claimdesk", theme.text());
        Application.setUserAgentStylesheet(
                theme == Theme.LIGHT
                        ? new PrimerLight().getUserAgentStylesheet()
                        : new PrimerDark().getUserAgentStylesheet());
        Scene scene = new Scene(root, width, height);
        scene.getStylesheets().add(Theme.class.getResource("claimdesk.css").toExternalForm());
        Stage stage = new Stage();
        stage.setScene(scene);
        stage.show();
        events.stream()
                .filter(event -> event.type() == EventType.REFUSED)
                .findFirst()
                .ifPresent(event -> model.select(event.seq()));
        root.applyCss();
        root.layout();
        root.layout();
        ImageIO.write(Pixels.image(scene.snapshot(null)), "png", picture.toFile());
        stage.close();
    }
}
