package claimdesk.ui.command.evidence;

import claimdesk.app.exchange.EvidenceFiles;
import claimdesk.app.exchange.Importer;
import claimdesk.app.exchange.StoreDoor;
import claimdesk.app.exchange.mapping.Mapping;
import claimdesk.app.exchange.mapping.MappingFiles;
import claimdesk.app.exchange.mapping.Proposal;
import claimdesk.app.exchange.reading.UnusableFileException;
import claimdesk.store.Store;
import claimdesk.store.identity.RunId;
import claimdesk.store.imported.ImportedSource;
import claimdesk.store.imported.SourceKind;
import claimdesk.ui.command.ClaimdeskCommand;
import claimdesk.ui.command.InputException;
import claimdesk.ui.command.Interruption;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Imports evidence, lists imports and undoes them. */
@Command(
        name = "import",
        mixinStandardHelpOptions = true,
        description =
                "Imports request logs, key tables, effect logs and journals (NDJSON or CSV, gzip too) and case files as"
                        + " evidence.",
        exitCodeListHeading = "Exit codes:%n",
        exitCodeList = {
            "0:imported, or imported before; rejected lines are listed",
            "1:nothing was imported, for there is no good line; or it was stopped; nothing was written",
            "2:wrong input, or compressed data that are damaged, of which nothing was written; or the store could not be"
                    + " written"
        })
public final class ImportCommand implements Callable<Integer> {

    private static final int LISTED_MAX = 10_000;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "PATH", arity = "0..*", description = "files, or folders whose files are imported")
    private List<Path> paths = List.of();

    @Option(names = "--db", paramLabel = "FILE", description = "the Claimdesk file that the evidence goes to")
    private Path file;

    @Option(
            names = "--as",
            paramLabel = "KIND",
            description = "request-log, key-table, effect-log, journal or case-file; recognised if left out")
    private String kind;

    @Option(names = "--mapping", paramLabel = "FILE", description = "which column is what: a profile, YAML or JSON")
    private Path mapping;

    @Option(names = "--propose", description = "print the mapping that would be used, and import nothing")
    private boolean proposes;

    @Option(names = "--list", description = "list what was imported")
    private boolean lists;

    @Option(names = "--undo", paramLabel = "ID", description = "take the lines of one import away again")
    private Long undone;

    @Option(names = "--json", description = "print one JSON value")
    private boolean json;

    @Override
    public Integer call() throws IOException {
        long asked =
                Stream.of(proposes, lists, undone != null).filter(one -> one).count();
        if (asked > 1) {
            throw new InputException("--propose, --list and --undo: one of them at a time");
        }
        if (file == null && !proposes) {
            throw new InputException("--db FILE is needed: the Claimdesk file that the evidence goes to");
        }
        boolean needsPaths = !lists && undone == null;
        if (needsPaths == paths.isEmpty()) {
            throw new InputException(
                    needsPaths ? "a PATH is needed: what to import" : "--list and --undo take no PATH");
        }
        if (proposes) {
            return propose();
        }
        if (lists) {
            return list();
        }
        try (StoreDoor door = new StoreDoor(file, InstantSource.system())) {
            return undone == null ? importAll(door) : undo(door);
        }
    }

    private int importAll(StoreDoor door) throws IOException {
        Mapping known = known();
        EvidenceFiles found = ImportPaths.of(paths);
        Importer importer = new Importer(door);
        ImportReport report = new ImportReport(found.ignored());
        try (Interruption interruption = new Interruption()) {
            for (Path one : found.files()) {
                ImportLine line = new ImportLine(err(), InstantSource.system(), one);
                report.add(one, importer.run(one, known, (bytes, total, lines) -> {
                    line.step(bytes, total, lines);
                    return !interruption.isAsked();
                }));
                line.end();
                if (interruption.isAsked()) {
                    break;
                }
            }
        }
        if (json) {
            out().println(report.json());
        } else {
            out().print(report.plain());
        }
        if (report.hasDamaged()) {
            return ClaimdeskCommand.WRONG_INPUT;
        }
        return report.hasSucceeded() ? ClaimdeskCommand.OK : ClaimdeskCommand.BROKEN;
    }

    private int propose() throws IOException {
        Mapping known = known();
        for (Path one : ImportPaths.of(paths).files()) {
            try {
                Proposal proposal = Proposal.of(one, known);
                out().println("# " + one
                        + (proposal.unused().isEmpty() ? "" : "; not used: " + ImportReport.names(proposal.unused())));
                out().print(MappingFiles.write(proposal.mapping()));
            } catch (UnusableFileException unusable) {
                throw new InputException(one + ": " + unusable.getMessage());
            } catch (IOException unreadable) {
                throw new InputException(one + ": " + UnusableFileException.reason(unreadable));
            }
        }
        return ClaimdeskCommand.OK;
    }

    private int list() throws IOException {
        List<ImportedSource> all = Files.exists(file) && Files.size(file) > 0 ? imports() : List.of();
        if (json) {
            out().println(ImportReport.json(all));
        } else {
            all.forEach(one -> out().println(ImportReport.plain(one)));
        }
        return ClaimdeskCommand.OK;
    }

    private List<ImportedSource> imports() {
        try (Store store = Store.openReadOnly(file, InstantSource.system())) {
            return store.read(tables -> tables.imports().finished(LISTED_MAX));
        }
    }

    private int undo(StoreDoor door) {
        if (undone < 1 || !new Importer(door).undo(new RunId(undone))) {
            throw new InputException("--undo " + undone + ": there is no such import that counts; --list shows them");
        }
        out().println(json ? "{\"undone\":" + undone + "}" : "import " + undone + " is undone; its lines are gone");
        return ClaimdeskCommand.OK;
    }

    private Mapping known() throws IOException {
        Mapping known = Mapping.recognised();
        if (mapping != null) {
            ImportPaths.mustExist(mapping);
            try {
                known = MappingFiles.read(mapping);
            } catch (UnusableFileException unusable) {
                throw new InputException("--mapping " + mapping + ": " + unusable.getMessage());
            }
        }
        return kind == null
                ? known
                : known.as(SourceKind.named(kind)
                        .orElseThrow(() -> new InputException("--as " + kind
                                + ": there is no such kind; there are "
                                + Arrays.stream(SourceKind.values())
                                        .map(SourceKind::text)
                                        .collect(Collectors.joining(", ")))));
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }

    private PrintWriter err() {
        return spec.commandLine().getErr();
    }
}
