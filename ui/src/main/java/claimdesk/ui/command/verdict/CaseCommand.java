package claimdesk.ui.command.verdict;

import claimdesk.app.agent.Unmasking;
import claimdesk.app.casefile.CaseFileExport;
import claimdesk.app.casefile.CaseFileExport.Wish;
import claimdesk.app.casefile.CaseFileOutcome;
import claimdesk.app.casework.Topic;
import claimdesk.store.Store;
import claimdesk.ui.casefile.CasePage;
import claimdesk.ui.command.ClaimdeskCommand;
import claimdesk.ui.command.InputException;
import claimdesk.ui.controls.ShownText;
import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Writes the case file of one order or key: the lines, and a page to read. */
@Command(
        name = "case",
        mixinStandardHelpOptions = true,
        description = "Writes a case file: one page to read, and lines that come to the same verdict elsewhere.",
        exitCodeListHeading = "Exit codes:%n",
        exitCodeList = {
            "0:both files are written",
            "2:wrong input, or the file does not name that case, or a file could not be written; nothing was written"
        })
public final class CaseCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private TopicOptions topic;

    @Option(
            names = "--db",
            paramLabel = "FILE",
            required = true,
            description = "the Claimdesk file; it is only read, but for --unmask")
    private Path file;

    @Option(
            names = "--out",
            paramLabel = "FOLDER",
            required = true,
            description = "where both files go; a folder that is there")
    private Path folder;

    @Option(names = "--force", description = "replace the case file that is there")
    private boolean isReplacing;

    @Option(
            names = "--unmask",
            description = "leave personal data readable; that this was asked for is recorded in the journal first")
    private boolean isUnmasked;

    @Option(names = "--by", paramLabel = "NAME", description = "who asks to unmask; the system's user if left out")
    private String agent;

    @Option(names = "--json", description = "print one JSON object")
    private boolean json;

    @Override
    public Integer call() throws JsonProcessingException {
        Topic asked = topic.topic();
        if (agent != null && !isUnmasked) {
            throw new InputException("--by goes with --unmask");
        }
        if (!Files.isDirectory(folder)) {
            throw new InputException("--out " + folder
                    + (Files.exists(folder) ? " is a file; allowed: a folder" : ": there is no such folder")
                    + ". Nothing was written: make the folder first, or name one that is there");
        }
        Optional<String> unmaskedFor =
                isUnmasked ? Optional.of(agent == null ? System.getProperty("user.name") : agent) : Optional.empty();
        unmaskedFor.ifPresent(CaseCommand::check);
        InstantSource clock = InstantSource.system();
        try (Store store = isUnmasked ? writable(clock) : Store.openReadOnly(file, clock)) {
            CaseFileOutcome outcome = new CaseFileExport(store, clock, ClaimdeskCommand.VERSION)
                    .intoFolder(folder, asked, new Wish(unmaskedFor, isReplacing), CasePage::of);
            CaseFileOutcome.Written written = outcome.match(
                    done -> done,
                    notNamed -> {
                        throw new InputException(ShownText.of(asked.words()) + ": neither the journal nor an import of "
                                + file + " names it");
                    },
                    inTheWay -> {
                        throw new InputException(
                                inTheWay.there() + " is there already; nothing was written. --force replaces it");
                    },
                    notRecorded -> {
                        throw unrecorded(notRecorded.reason());
                    });
            print(written);
        } catch (IOException failure) {
            throw new InputException(
                    "--out " + folder + ": the case file could not be written, and nothing is there: " + failure);
        }
        return ClaimdeskCommand.OK;
    }

    /** Looked at first: a name that the journal cannot keep. */
    private static void check(String who) {
        try {
            Unmasking.asked(who, "");
        } catch (IllegalArgumentException unusable) {
            throw new InputException("--by: " + unusable.getMessage() + "; nothing was written");
        }
    }

    /** A file that is not there would be made by opening it. */
    private Store writable(InstantSource clock) {
        Store.openReadOnly(file, clock).close();
        if (!Files.isWritable(file)) {
            throw unrecorded("it is read-only");
        }
        return Store.open(file, clock);
    }

    private InputException unrecorded(String reason) {
        return new InputException("--unmask: that personal data were asked for must be recorded in " + file
                + ", and could not be: " + reason
                + ". Nothing was written. Leave out --unmask, or work on a copy of the"
                + " file that can be written");
    }

    private void print(CaseFileOutcome.Written written) throws JsonProcessingException {
        if (!json) {
            spec.commandLine().getOut().println("written: " + written.page() + "\nwritten: " + written.lines());
            spec.commandLine()
                    .getOut()
                    .println((isUnmasked
                                    ? "personal data are not masked, which the journal has recorded"
                                    : "personal data are masked")
                            + "; hash of the last line " + written.hash());
            return;
        }
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("page", written.page().toString());
        all.put("lines", written.lines().toString());
        all.put("hash", written.hash());
        all.put("masked", written.file().header().standing().isMasked());
        all.put("complete", written.file().header().standing().isComplete());
        all.put("events", written.file().header().counts().events());
        spec.commandLine().getOut().println(InvestigateCommand.JSON.writeValueAsString(all));
    }
}
