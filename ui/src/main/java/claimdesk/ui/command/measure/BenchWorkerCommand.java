package claimdesk.ui.command.measure;

import claimdesk.app.bench.BenchWorker;
import claimdesk.store.claim.OwnerToken;
import claimdesk.ui.command.ClaimdeskCommand;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** One process of a bench, started by it and by nobody else. */
@Command(name = BenchWorkerCommand.NAME, hidden = true)
public final class BenchWorkerCommand implements Callable<Integer> {

    static final String NAME = "bench-worker";

    @Spec
    private CommandSpec spec;

    @Parameters(arity = "6")
    private List<String> arguments;

    @Override
    public Integer call() throws Exception {
        new BenchWorker(
                        InstantSource.system(),
                        () -> new OwnerToken(UUID.randomUUID().toString()),
                        BenchCommand.stopwatch())
                .run(
                        arguments,
                        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)),
                        spec.commandLine().getOut());
        return ClaimdeskCommand.OK;
    }
}
