package claimdesk.ui.bench;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The benchmarks, each a subcommand. */
@Command(
        name = "bench",
        mixinStandardHelpOptions = true,
        description = "Measures how fast Claimdesk is on this machine.")
public final class BenchCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        throw new ParameterException(
                spec.commandLine(),
                "name what to measure: " + spec.subcommands().keySet());
    }
}
