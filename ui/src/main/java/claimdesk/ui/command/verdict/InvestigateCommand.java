package claimdesk.ui.command.verdict;

import claimdesk.app.casework.Case;
import claimdesk.app.casework.CaseReader;
import claimdesk.app.casework.Topic;
import claimdesk.app.masking.MaskedCase;
import claimdesk.app.verdict.Verdict;
import claimdesk.store.Store;
import claimdesk.ui.command.ClaimdeskCommand;
import claimdesk.ui.command.InputException;
import claimdesk.ui.controls.ShownText;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Says what happened to one order or key, what is proven, and what to tell the vendor. */
@Command(
        name = "investigate",
        mixinStandardHelpOptions = true,
        description = "What happened to an order or a key, what is proven by which rows, and what to tell the vendor.",
        exitCodeListHeading = "Exit codes:%n",
        exitCodeList = {"0:a verdict was given, whatever it is", "2:wrong input, or the file does not name that case"})
public final class InvestigateCommand implements Callable<Integer> {

    /** Other letters than ASCII's are escaped, so that none can change how a terminal shows the rest. */
    static final ObjectMapper JSON = JsonMapper.builder()
            .enable(JsonWriteFeature.ESCAPE_NON_ASCII)
            .disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET)
            .build();

    @Spec
    private CommandSpec spec;

    @Mixin
    private TopicOptions topic;

    @Option(
            names = "--db",
            paramLabel = "FILE",
            required = true,
            description = "the Claimdesk file; it is only read, and stays as it is")
    private Path file;

    @Option(names = "--json", description = "print one JSON object")
    private boolean json;

    @Override
    public Integer call() throws JsonProcessingException {
        Topic asked = topic.topic();
        InstantSource clock = InstantSource.system();
        Verdict verdict;
        try (Store store = Store.openReadOnly(file, clock)) {
            Case found = CaseReader.find(store, asked, nowMs(store, clock))
                    .orElseThrow(() -> new InputException(ShownText.of(asked.words())
                            + ": neither the journal nor an import of " + file + " names it"));
            verdict = Verdict.of(MaskedCase.onScreen(found).shown());
        }
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(JSON.writeValueAsString(VerdictText.json(verdict)));
        } else {
            out.print(VerdictText.plain(verdict));
        }
        return ClaimdeskCommand.OK;
    }

    /** A simulated run may be ahead of the wall clock. */
    static long nowMs(Store store, InstantSource clock) {
        return Math.max(clock.millis(), store.read(tables -> tables.journal().lastAtMs()));
    }
}
