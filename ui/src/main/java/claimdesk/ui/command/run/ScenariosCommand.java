package claimdesk.ui.command.run;

import claimdesk.app.scenario.Scenario;
import claimdesk.app.scenario.file.ShippedScenarios;
import claimdesk.ui.command.ClaimdeskCommand;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Lists what {@code simulate} can run by name. */
@Command(name = "scenarios", mixinStandardHelpOptions = true, description = "Lists the shipped scenarios.")
public final class ScenariosCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        int width = ShippedScenarios.all().stream()
                .mapToInt(scenario -> scenario.name().length())
                .max()
                .orElse(0);
        for (Scenario scenario : ShippedScenarios.all()) {
            out.println(scenario.name() + " ".repeat(width + 2 - scenario.name().length()) + scenario.title());
        }
        return ClaimdeskCommand.OK;
    }
}
