package claimdesk.ui.command.measure;

import claimdesk.app.prove.Proof;
import claimdesk.app.prove.ProofPlan;
import claimdesk.app.prove.ProofReport;
import claimdesk.app.prove.worker.WorkersLostException;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.claim.OwnerToken;
import claimdesk.store.claim.Protocol;
import claimdesk.store.study.Protocols;
import claimdesk.ui.command.ClaimdeskCommand;
import claimdesk.ui.command.InputException;
import claimdesk.ui.command.Interruption;
import claimdesk.ui.command.Progress;
import claimdesk.ui.command.StoreFile;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Hammers a file from several processes, kills them, and audits the file afterwards. */
@Command(
        name = "prove",
        mixinStandardHelpOptions = true,
        description = {
            "Hammers one file from several processes that are killed at random moments; vendors retry until they have"
                    + " an answer. Afterwards the file is held against what the vendors were told.",
            "docs/prove.md says what each number means, and what this cannot show."
        },
        exitCodeListHeading = "Exit codes:%n",
        exitCodeList = {
            "0:the protocol held what it promises (owned-claim does not promise that work is done once: there, double"
                    + " effects are counted and explained, and are no breach)",
            "1:something was found: a lost answer, a missing effect, a lie, a double effect, a stuck key, a vendor without"
                    + " an answer or without success, a worker that broke down, a mismatch that was served, or a broken invariant",
            "2:wrong input, and nothing was written; or the proof could not go on"
        })
public final class ProveCommand implements Callable<Integer> {

    private static final long PROGRESS_MS = 250;

    @Spec
    private CommandSpec spec;

    @Option(names = "--calls", paramLabel = "N", description = "actions, each with a key (default: ${DEFAULT-VALUE})")
    private int calls = 10_000;

    @Option(names = "--processes", paramLabel = "P", description = "at a time (default: ${DEFAULT-VALUE})")
    private int processes = 4;

    @Option(names = "--threads", paramLabel = "T", description = "in each process (default: ${DEFAULT-VALUE})")
    private int threads = 16;

    @Option(names = "--kills", paramLabel = "K", description = "processes to kill (default: ${DEFAULT-VALUE})")
    private int kills = 10;

    @Option(names = "--lease", paramLabel = "MS", description = "of each claim, ms (default: ${DEFAULT-VALUE})")
    private long leaseMs = 1000;

    @Option(names = "--protocol", paramLabel = "X", description = "any of the seven (default: ${DEFAULT-VALUE})")
    private String protocol = FitProtocol.DEFAULT.id();

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "draws what each call suffers and when a process is killed (default: ${DEFAULT-VALUE})")
    private long seed = 1;

    @Option(
            names = "--db",
            paramLabel = "FILE",
            description = "keep the store in this file, which may have runs already")
    private Path file;

    @Option(names = "--json", description = "print one JSON object")
    private boolean json;

    @Override
    public Integer call() throws Exception {
        ProofPlan plan = plan();
        ProofReport report;
        // Closed last: a program that is interrupted stays until neither a process nor a temporary file is left.
        try (Interruption interruption = new Interruption();
                StoreFile scratch = StoreFile.of(null)) {
            report = prove(plan, scratch, interruption);
        }
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(ProofText.json(report));
        } else {
            out.print(ProofText.plain(report));
        }
        return report.isHeld() ? ClaimdeskCommand.OK : ClaimdeskCommand.BROKEN;
    }

    private ProofReport prove(ProofPlan plan, StoreFile scratch, Interruption interruption)
            throws InterruptedException {
        InstantSource wall = InstantSource.system();
        Path proven = file == null ? scratch.file() : file;
        try (Proof proof = Proof.begin(proven, plan, worker(scratch), wall)) {
            return await(proof, plan, wall, interruption);
        } catch (WorkersLostException lost) {
            throw new InputException(lost.getMessage());
        }
    }

    private static List<String> worker(StoreFile scratch) {
        return WorkerCommand.here(ProveWorkerCommand.NAME, WorkerCommand.STARTS_FAST, scratch.folder());
    }

    private ProofReport await(Proof proof, ProofPlan plan, InstantSource wall, Interruption interruption)
            throws InterruptedException {
        Progress progress = new Progress(spec.commandLine().getErr(), wall);
        while (!proof.awaitEnd(PROGRESS_MS)) {
            if (interruption.isAsked()) {
                throw new InputException("interrupted; " + proof.settled() + " of " + plan.calls()
                        + " calls answered, " + proof.attempts() + " attempts, " + proof.kills()
                        + " kills. The file was not audited.");
            }
            progress.step("proving", proof.settled(), plan.calls());
        }
        progress.note("auditing the file");
        ProofReport report = proof.report(() -> new OwnerToken(UUID.randomUUID().toString()));
        progress.end();
        return report;
    }

    private ProofPlan plan() {
        Protocol chosen = Protocols.named(protocol)
                .orElseThrow(() -> new InputException("--protocol " + protocol + ": no such protocol; there are "
                        + Protocols.all().stream().map(Protocol::id).collect(Collectors.joining(", "))));
        try {
            return new ProofPlan(calls, processes, threads, kills, leaseMs, chosen, seed);
        } catch (IllegalArgumentException wrong) {
            throw new InputException(wrong.getMessage());
        }
    }
}
