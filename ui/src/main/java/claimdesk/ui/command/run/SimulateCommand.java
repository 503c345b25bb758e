package claimdesk.ui.command.run;

import claimdesk.app.scenario.Scenario;
import claimdesk.app.simulation.LiveRun;
import claimdesk.app.simulation.Pace;
import claimdesk.app.simulation.RunReport;
import claimdesk.app.simulation.Simulation;
import claimdesk.app.simulation.WallTime;
import claimdesk.store.claim.Protocol;
import claimdesk.ui.command.ClaimdeskCommand;
import claimdesk.ui.command.InputException;
import claimdesk.ui.command.Progress;
import claimdesk.ui.command.ProtocolArgument;
import claimdesk.ui.command.StoreFile;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Runs a scenario and reports what its journal shows. */
@Command(
        name = "simulate",
        mixinStandardHelpOptions = true,
        description = "Runs a scenario: vendors that call, retry and fail, against a real store.",
        exitCodeListHeading = "Exit codes:%n",
        exitCodeList = {
            "0:all invariants kept",
            "1:an invariant broken",
            "2:wrong input, and nothing was written; or the run could not go on"
        })
public final class SimulateCommand implements Callable<Integer> {

    private static final int CALLERS = 32;
    private static final long PROGRESS_MS = 1000;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "SCENARIO", description = "a shipped scenario by name, or a YAML file")
    private String scenario;

    @Option(names = "--protocol", paramLabel = "P", description = "serve the calls under this protocol")
    private String protocol;

    @Option(names = "--seed", paramLabel = "N", description = "draw everything that is drawn from this seed")
    private Long seed;

    @Option(
            names = "--speed",
            paramLabel = "N|max",
            description = "how many times as fast as the wall clock, or max (the default; with --threads it is 1)")
    private String speed;

    @Option(
            names = "--db",
            paramLabel = "FILE",
            description = "keep the store in this file, which may have runs already")
    private Path file;

    @Option(
            names = "--threads",
            description = "serve with worker threads and the wall clock: callers really meet, no two runs are the same")
    private boolean threads;

    @Option(names = "--json", description = "print one JSON object")
    private boolean json;

    @Override
    public Integer call() throws Exception {
        Scenario chosen = ScenarioArgument.read(scenario, seed);
        Protocol served = ProtocolArgument.read(protocol, chosen);
        Pace pace = pace();
        if (threads && speed != null && pace.timesWall().isEmpty()) {
            throw new InputException("--speed max: with --threads a whole number from 1 to " + Pace.TIMES_MAX);
        }
        RunReport report;
        try (StoreFile store = StoreFile.of(file)) {
            report = threads ? live(store, chosen, served, pace) : simulated(store, chosen, served, pace);
        }
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(RunReportText.json(report, served, chosen.seed()));
        } else {
            out.print(RunReportText.plain(report, chosen, served));
        }
        return report.allKept() ? ClaimdeskCommand.OK : ClaimdeskCommand.BROKEN;
    }

    private RunReport simulated(StoreFile store, Scenario chosen, Protocol served, Pace pace)
            throws InterruptedException {
        Progress progress = new Progress(spec.commandLine().getErr(), InstantSource.system());
        try (Simulation simulation =
                Simulation.begin(store.file(), store.durability(), chosen, served, Simulation.START_MS)) {
            while (pace.step(simulation)) {
                progress.step(simulation.clock().millis());
            }
            progress.end();
            return simulation.report();
        }
    }

    private RunReport live(StoreFile store, Scenario chosen, Protocol served, Pace pace) throws InterruptedException {
        WallTime time = new WallTime(InstantSource.system(), pace.timesWall().orElse(1), CALLERS);
        try (LiveRun run = LiveRun.begin(store.file(), chosen, served, time)) {
            Progress progress = new Progress(spec.commandLine().getErr(), InstantSource.system());
            while (!run.awaitEnd(PROGRESS_MS)) {
                progress.step(run.clock().millis());
            }
            progress.end();
            return run.report();
        }
    }

    private Pace pace() {
        if (speed == null || speed.equals("max")) {
            return Pace.asFastAsPossible();
        }
        try {
            return Pace.times(Integer.parseInt(speed), InstantSource.system());
        } catch (IllegalArgumentException wrong) {
            throw new InputException("--speed " + speed + ": a whole number from 1 to " + Pace.TIMES_MAX + ", or max");
        }
    }
}
