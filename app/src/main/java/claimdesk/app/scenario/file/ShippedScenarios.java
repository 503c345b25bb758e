package claimdesk.app.scenario.file;

import claimdesk.app.scenario.Scenario;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The scenarios that come with the program: ten lessons, and what plays at the first start. */
public final class ShippedScenarios {

    /** About a minute of everything, for the first start. */
    public static final String DEMO = "demo";

    private static final List<Scenario> ALL = Stream.of(
                    "quiet-day",
                    "lost-reply",
                    "double-click",
                    "lease-too-short",
                    "disk-full-at-save",
                    "crash-after-effect",
                    "rotated-keys",
                    "changed-body",
                    "retry-storm",
                    "second-email-on-reissue",
                    DEMO)
            .map(ShippedScenarios::load)
            .toList();

    private ShippedScenarios() {}

    /** The ten lessons in the order in which they teach, then the demo. */
    public static List<Scenario> all() {
        return ALL;
    }

    public static Optional<Scenario> find(String name) {
        return ALL.stream().filter(one -> one.name().equals(name)).findFirst();
    }

    /** The file of the shipped scenario of that name, as it is written. */
    public static String text(String name) {
        return new String(bytes(resource(name)), StandardCharsets.UTF_8);
    }

    private static Scenario load(String name) {
        String resource = resource(name);
        return ScenarioFiles.read(resource, bytes(resource)).match(ScenarioOutcome.Read::scenario, invalid -> {
            throw new IllegalStateException("a shipped scenario is broken: " + invalid.problems());
        });
    }

    private static String resource(String name) {
        return "scenarios/" + name + ".yaml";
    }

    private static byte[] bytes(String resource) {
        try (InputStream in = ShippedScenarios.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("the shipped scenario " + resource + " is missing");
            }
            return in.readAllBytes();
        } catch (IOException unreadable) {
            throw new UncheckedIOException("the shipped scenario " + resource + " cannot be read", unreadable);
        }
    }
}
