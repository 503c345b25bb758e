package claimdesk.ui.command.verdict;

import claimdesk.app.evidence.Evidence;
import claimdesk.app.evidence.InvariantResult;
import claimdesk.app.finding.FileFindings;
import claimdesk.app.finding.Finding;
import claimdesk.app.finding.FindingCode;
import claimdesk.store.Store;
import claimdesk.ui.command.ClaimdeskCommand;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Checks a whole file: every finding of every case, and the invariants of its journal. */
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        description =
                "Looks for everything wrong or suspicious in a file, its journal and its imports. The invariants are"
                        + " those of the journal alone.",
        exitCodeListHeading = "Exit codes:%n",
        exitCodeList = {"0:nothing was found, or only notes", "1:something was found", "2:wrong input"})
public final class CheckCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--db",
            paramLabel = "FILE",
            required = true,
            description = "the Claimdesk file; it is only read, and stays as it is")
    private Path file;

    @Option(names = "--json", description = "print one JSON object")
    private boolean json;

    private final Map<FindingCode, Long> counts = new EnumMap<>(FindingCode.class);

    @Override
    public Integer call() throws IOException {
        InstantSource clock = InstantSource.system();
        try (Store store = Store.openReadOnly(file, clock)) {
            long nowMs = InvestigateCommand.nowMs(store, clock);
            List<InvariantResult> invariants = Evidence.ofFile(store, nowMs).invariants();
            if (json) {
                printJson(store, nowMs, invariants);
            } else {
                printPlain(store, nowMs, invariants);
            }
            boolean isClean = invariants.stream().allMatch(InvariantResult::isKept)
                    && counts.keySet().stream().allMatch(FindingCode::isNote);
            return isClean ? ClaimdeskCommand.OK : ClaimdeskCommand.BROKEN;
        }
    }

    private long count(Store store, long nowMs, Consumer<Finding> printer) {
        return FileFindings.forEach(store, nowMs, finding -> {
            counts.merge(finding.code(), 1L, Long::sum);
            printer.accept(finding);
        });
    }

    private void printPlain(Store store, long nowMs, List<InvariantResult> invariants) {
        PrintWriter out = spec.commandLine().getOut();
        long cases = count(store, nowMs, finding -> {
            StringBuilder text = new StringBuilder();
            VerdictText.append(text, finding);
            out.print(text);
        });
        out.println(counts.isEmpty() ? "No findings in " + cases + " cases." : "\nFound in " + cases + " cases:");
        counts.forEach(
                (code, count) -> out.println("  " + code.text() + ": " + count + (code.isNote() ? " (a note)" : "")));
        printPlain(hasRows(store), invariants);
    }

    /** Imported lines have findings only, so that an invariant may be kept beside a double effect that they tell of. */
    private void printPlain(boolean hasRows, List<InvariantResult> invariants) {
        PrintWriter out = spec.commandLine().getOut();
        if (!hasRows) {
            out.println(
                    "\nInvariants: not checked, for this file's own journal has no rows; what imported lines show is"
                            + " in the findings.");
            return;
        }
        out.println("\nInvariants of this file's own journal; what imported lines show is in the findings only:");
        invariants.forEach(result -> out.println("  " + (result.isKept() ? "kept" : "BROKEN") + " in the journal"
                + (result.isKept() ? "    " : "  ") + result.invariant().id()
                + (result.isKept() ? "" : ": " + result.found())));
    }

    private static boolean hasRows(Store store) {
        return store.read(tables -> !tables.journal().after(0, 1).isEmpty());
    }

    /** Finding by finding, so that memory does not grow with their number. */
    private void printJson(Store store, long nowMs, List<InvariantResult> invariants) throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        try (JsonGenerator generator = InvestigateCommand.JSON.createGenerator(out)) {
            generator.writeStartObject();
            generator.writeArrayFieldStart("findings");
            long cases = count(store, nowMs, finding -> write(generator, finding));
            generator.writeEndArray();
            generator.writeNumberField("cases", cases);
            Map<String, Long> found = new LinkedHashMap<>();
            counts.forEach((code, count) -> found.put(code.text(), count));
            generator.writePOJOField("counts", found);
            Map<String, Object> kept = new LinkedHashMap<>();
            invariants.forEach(result ->
                    kept.put(result.invariant().id(), Map.of("kept", result.isKept(), "found", result.found())));
            generator.writePOJOField("invariants", kept);
            generator.writeBooleanField("journalHasRows", hasRows(store));
            generator.writeEndObject();
        }
        out.println();
    }

    private static void write(JsonGenerator generator, Finding finding) {
        try {
            generator.writePOJO(VerdictText.json(finding));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
