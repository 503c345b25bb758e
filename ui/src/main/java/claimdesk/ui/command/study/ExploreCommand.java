package claimdesk.ui.command.study;

import claimdesk.app.explore.Exploration;
import claimdesk.app.explore.Explorer;
import claimdesk.app.room.Setting;
import claimdesk.store.claim.Protocol;
import claimdesk.ui.command.ClaimdeskCommand;
import claimdesk.ui.command.InputException;
import claimdesk.ui.command.Interruption;
import claimdesk.ui.command.ProtocolArgument;
import java.io.PrintWriter;
import java.time.InstantSource;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Tries every interleaving of a few callers and reports the shortest schedule that breaks each invariant. */
@Command(
        name = "explore",
        mixinStandardHelpOptions = true,
        description = "Tries every interleaving of a few callers of one key, on real SQLite, and reports the shortest"
                + " schedule that breaks each invariant. Ctrl+C reports what was covered until then.",
        exitCodeListHeading = "Exit codes:%n",
        exitCodeList = {
            "0:no schedule breaks an invariant",
            "1:one does",
            "2:wrong input",
            "4:the search ended before all were tried, and none of those tried does"
        })
public final class ExploreCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Option(names = "--protocol", paramLabel = "P", required = true, description = "explore this protocol")
    private String protocol;

    @Option(
            names = "--callers",
            paramLabel = "N",
            defaultValue = "2",
            description = "how many callers of the key, 1 to " + Setting.CALLERS_MAX + " (default: ${DEFAULT-VALUE})")
    private int callers;

    @Option(
            names = "--faults",
            paramLabel = "K",
            defaultValue = "1",
            description = "how many faults a schedule has at most, 0 to " + Setting.FAULTS_MAX
                    + " (default: ${DEFAULT-VALUE})")
    private int faults;

    @Option(names = "--json", description = "print one JSON object")
    private boolean json;

    @Override
    public Integer call() throws InterruptedException {
        Setting setting = setting(ProtocolArgument.read(protocol));
        PrintWriter out = spec.commandLine().getOut();
        try (Interruption interruption = new Interruption()) {
            Exploration found = explore(new Explorer(setting, interruption::isAsked));
            out.print(json ? ExplorationText.json(found) : ExplorationText.plain(found));
            out.flush();
            return code(found);
        }
    }

    static int code(Exploration found) {
        if (!found.breaks().isEmpty()) {
            return ClaimdeskCommand.BROKEN;
        }
        return found.isComplete() ? ClaimdeskCommand.OK : ClaimdeskCommand.UNFINISHED;
    }

    private Exploration explore(Explorer explorer) throws InterruptedException {
        ExploreProgress progress = new ExploreProgress(spec.commandLine().getErr(), InstantSource.system(), explorer);
        try {
            return explorer.explore();
        } finally {
            progress.end();
        }
    }

    private Setting setting(Protocol read) {
        try {
            return new Setting(read, callers, faults);
        } catch (IllegalArgumentException wrong) {
            throw new InputException("--callers " + callers + " --faults " + faults + ": " + wrong.getMessage());
        }
    }
}
