package claimdesk.ui.command.verdict;

import claimdesk.app.casework.Case;
import claimdesk.app.casework.CaseReader;
import claimdesk.app.casework.Topic;
import claimdesk.app.verdict.Verdict;
import claimdesk.store.Store;
import claimdesk.store.identity.IdempotencyKey;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.identity.Vendor;
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

    @Option(names = "--order", paramLabel = "ID", description = "the order")
    private String order;

    @Option(
            names = "--key",
            paramLabel = "VENDOR/KEY",
            description = "the key, behind its vendor and the first slash; with --vendor, the key alone")
    private String key;

    @Option(names = "--vendor", paramLabel = "VENDOR", description = "the key's vendor, where it has a slash itself")
    private String vendor;

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
        Topic topic = topic();
        InstantSource clock = InstantSource.system();
        Verdict verdict;
        try (Store store = Store.openReadOnly(file, clock)) {
            Case found = CaseReader.find(store, topic, nowMs(store, clock))
                    .orElseThrow(() -> new InputException(ShownText.of(topic.words())
                            + ": neither the journal nor an import of " + file + " names it"));
            verdict = Verdict.of(found);
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

    private Topic topic() {
        if ((order == null) == (key == null)) {
            throw new InputException("either --order ID or --key VENDOR/KEY");
        }
        if (order != null && vendor != null) {
            throw new InputException("--vendor goes with --key, not with --order");
        }
        try {
            return order != null ? new Topic.OfOrder(new OrderId(order)) : new Topic.OfKey(scopedKey());
        } catch (IllegalArgumentException wrong) {
            throw new InputException((order != null ? "--order: " : "--key: ") + wrong.getMessage());
        }
    }

    private ScopedKey scopedKey() {
        if (vendor != null) {
            return new ScopedKey(new Vendor(vendor), new IdempotencyKey(key));
        }
        int slash = key.indexOf('/');
        if (slash < 0) {
            throw new InputException(
                    "--key " + ShownText.of(key) + ": VENDOR/KEY, or the key alone with --vendor VENDOR");
        }
        return new ScopedKey(new Vendor(key.substring(0, slash)), new IdempotencyKey(key.substring(slash + 1)));
    }
}
