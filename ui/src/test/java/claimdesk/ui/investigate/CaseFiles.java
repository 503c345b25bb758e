package claimdesk.ui.investigate;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.casework.Topic;
import claimdesk.app.scenario.Scenario;
import claimdesk.app.scenario.file.ShippedScenarios;
import claimdesk.app.simulation.Simulation;
import claimdesk.store.Store;
import claimdesk.store.database.Durability;
import claimdesk.store.identity.OrderId;
import claimdesk.store.study.Protocols;
import claimdesk.ui.background.Background;
import claimdesk.ui.command.ClaimdeskCommand;
import claimdesk.ui.controls.FilePicker;
import claimdesk.ui.investigate.verdict.JudgedCase;
import claimdesk.ui.live.row.TimeText;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.function.Function;

/** Files with something to investigate in them. */
final class CaseFiles {

    static final TimeText TIMES = new TimeText(ZoneOffset.UTC);
    static final InstantSource CLOCK = InstantSource.fixed(Instant.parse("2026-11-04T00:00:00Z"));
    static final Background AT_ONCE = new Background(Runnable::run, Runnable::run);

    private CaseFiles() {}

    /** A new file into which a folder or a file was imported. */
    static Path imported(Path folder, Path evidence) {
        Path file = folder.resolve("desk.db");
        StringWriter out = new StringWriter();
        int code = ClaimdeskCommand.run(
                new PrintWriter(out),
                new PrintWriter(out),
                order -> 0,
                others -> {},
                "import",
                evidence.toString(),
                "--db",
                file.toString());
        assertThat(code).as(out.toString()).isZero();
        return file;
    }

    static Path sample(Path folder, String name) {
        try {
            return imported(
                    folder,
                    Path.of(CaseFiles.class.getResource("samples/" + name).toURI()));
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** A file in which the demo was played to its end. */
    static Path demo(Path folder) {
        Path file = folder.resolve("demo.db");
        Scenario demo = ShippedScenarios.find("demo").orElseThrow();
        try (Simulation simulation = Simulation.begin(
                file, Durability.NONE, demo, Protocols.named(demo.protocol()).orElseThrow(), Simulation.START_MS)) {
            while (simulation.step()) {
                assertThat(simulation.clock().millis()).isPositive();
            }
        }
        return file;
    }

    static Topic order(String order) {
        return new Topic.OfOrder(new OrderId(order));
    }

    static Function<Topic, Optional<JudgedCase>> reader(Store store) {
        return topic -> JudgedCase.find(store, topic, CLOCK);
    }

    /** A screen that is shown and reads at once. */
    static InvestigateViewModel screen(Function<Topic, Optional<JudgedCase>> reader, FilePicker picker) {
        InvestigateViewModel screen = new InvestigateViewModel(AT_ONCE, reader, AT_ONCE, picker, TIMES);
        screen.screenShownProperty().set(true);
        return screen;
    }
}
