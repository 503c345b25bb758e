package claimdesk.ui.command.run;

import claimdesk.app.scenario.Scenario;
import claimdesk.app.scenario.file.ScenarioFiles;
import claimdesk.app.scenario.file.ShippedScenarios;
import claimdesk.ui.command.InputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;

/** A scenario as it is named on the command line. */
public final class ScenarioArgument {

    private ScenarioArgument() {}

    /**
     * The shipped scenario of that name, or the one in the file of that name.
     *
     * @param seed instead of the scenario's own, or null
     */
    public static Scenario read(String text, Long seed) {
        Scenario scenario = ShippedScenarios.find(text).orElseGet(() -> ofFile(text));
        try {
            return seed == null ? scenario : scenario.withSeed(seed);
        } catch (IllegalArgumentException wrong) {
            throw new InputException("--seed " + seed + ": " + wrong.getMessage());
        }
    }

    private static Scenario ofFile(String text) {
        Path file = Path.of(text);
        if (!Files.exists(file)) {
            throw new InputException(text + ": neither a shipped scenario nor a file. Shipped are "
                    + ShippedScenarios.all().stream().map(Scenario::name).collect(Collectors.joining(", ")));
        }
        return ScenarioFiles.read(file).match(read -> read.scenario(), invalid -> {
            throw new InputException(invalid.problems().stream()
                    .map(Object::toString)
                    .collect(Collectors.joining(System.lineSeparator())));
        });
    }
}
