package claimdesk.app.scenario.file;

import claimdesk.app.scenario.Scenario;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
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

    private static Scenario load(String name) {
        String resource = "scenarios/" + name + ".yaml";
        try (InputStream in = ShippedScenarios.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("the shipped scenario " + resource + " is missing");
            }
            return ScenarioFiles.read(resource, in.readAllBytes()).match(ScenarioOutcome.Read::scenario, invalid -> {
                throw new IllegalStateException("a shipped scenario is broken: " + invalid.problems());
            });
        } catch (IOException unreadable) {
            throw new UncheckedIOException("the shipped scenario " + resource + " cannot be read", unreadable);
        }
    }
}
