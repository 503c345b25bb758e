package claimdesk.ui.command;

import claimdesk.store.database.StoreException;
import claimdesk.ui.command.evidence.ImportCommand;
import claimdesk.ui.command.measure.BenchCommand;
import claimdesk.ui.command.measure.BenchWorkerCommand;
import claimdesk.ui.command.measure.ProveCommand;
import claimdesk.ui.command.measure.ProveWorkerCommand;
import claimdesk.ui.command.run.ScenariosCommand;
import claimdesk.ui.command.run.SimulateCommand;
import claimdesk.ui.command.study.ExploreCommand;
import claimdesk.ui.command.study.LabCommand;
import claimdesk.ui.command.study.LessonsCommand;
import claimdesk.ui.command.study.ReplayCommand;
import claimdesk.ui.command.verdict.CaseCommand;
import claimdesk.ui.command.verdict.CheckCommand;
import claimdesk.ui.command.verdict.InvestigateCommand;
import claimdesk.ui.controls.ShownText;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/**
 * The command line as a whole. Exit code 0: as hoped; 1: something was found broken; 2: wrong input; 3: the program could
 * not go on; 4: a search ended before its end and had found nothing.
 */
@Command(
        name = "claimdesk",
        mixinStandardHelpOptions = true,
        version = ClaimdeskCommand.VERSION,
        description = "What really happened to this order, and what was the vendor told?",
        footer = "Without a subcommand the window opens. Exit code 3: the program ran out of memory or the like.")
public final class ClaimdeskCommand implements Callable<Integer> {

    /** Program and version, as they are written into case files. */
    public static final String VERSION = "Claimdesk 0.1.0";

    /** The subcommand that measures. */
    public static final String BENCH = "bench";

    public static final int OK = 0;
    public static final int BROKEN = 1;
    public static final int WRONG_INPUT = 2;
    /** The machine failed the program: no memory, no stack, a class that cannot be read. Nothing was found. */
    public static final int FAILED = 3;
    /** A search ended before its end, and had found nothing. */
    public static final int UNFINISHED = 4;

    private static final List<Class<?>> SUBCOMMANDS = List.of(
            SimulateCommand.class,
            ScenariosCommand.class,
            LessonsCommand.class,
            ExploreCommand.class,
            ReplayCommand.class,
            LabCommand.class,
            ProveCommand.class,
            ProveWorkerCommand.class,
            BenchCommand.class,
            BenchWorkerCommand.class,
            ImportCommand.class,
            InvestigateCommand.class,
            CheckCommand.class,
            CaseCommand.class);

    /** Names of subcommands look like this, and names of files that are opened by hand mostly do not. */
    private static final Pattern NAME = Pattern.compile("[a-z-]+");

    private final ToIntFunction<WindowOrder> window;

    @Option(names = "--db", paramLabel = "FILE", description = "open the window on this file")
    private Path file;

    @Parameters(
            arity = "0..1",
            paramLabel = "FILE",
            description = "open the window and do with this file what a drop on it would: a data file is opened, a"
                    + " scenario goes to Simulate, a case file or other evidence is offered for import")
    private Path opened;

    @Option(names = "--read-only", description = "only look at the file: the window writes nothing to it")
    private boolean isReadOnly;

    private ClaimdeskCommand(ToIntFunction<WindowOrder> window) {
        this.window = window;
    }

    /**
     * Runs one command line and returns its exit code.
     *
     * @param window opens the window and returns the exit code
     * @param others adds the subcommands that need a window
     */
    public static int run(
            PrintWriter out,
            PrintWriter err,
            ToIntFunction<WindowOrder> window,
            Consumer<CommandLine> others,
            String... arguments) {
        CommandLine line = new CommandLine(new ClaimdeskCommand(window));
        if (!isForWindow(line, arguments)) {
            SUBCOMMANDS.forEach(line::addSubcommand);
            others.accept(line);
        }
        line.setOut(out).setErr(err);
        line.setExecutionStrategy(parsed -> {
            checkNoWindowOption(parsed);
            return new CommandLine.RunLast().execute(parsed);
        });
        line.setExecutionExceptionHandler((failure, command, parsed) -> {
            command.getErr().println("claimdesk: " + message(failure));
            return WRONG_INPUT;
        });
        int code = execute(line, arguments);
        err.flush();
        if (out.checkError()) {
            err.println("claimdesk: the output could not be written");
            return WRONG_INPUT;
        }
        return code;
    }

    /** Whether the window is all that is asked for: then its start does not wait until every subcommand is made. */
    private static boolean isForWindow(CommandLine windowOnly, String... arguments) {
        try {
            CommandLine.ParseResult parsed = windowOnly.parseArgs(arguments);
            return !parsed.isUsageHelpRequested()
                    && parsed.matchedPositionals().stream()
                            .flatMap(file -> file.originalStringValues().stream())
                            .noneMatch(NAME.asMatchPredicate());
        } catch (ParameterException perhapsOfSubcommand) {
            return false;
        }
    }

    /** Of its own accord picocli would answer an error with the exit code that says something was found broken. */
    private static int execute(CommandLine line, String... arguments) {
        try {
            return line.execute(arguments);
        } catch (Error failure) {
            line.getErr().println("claimdesk: the program could not go on, and found nothing: " + failure);
            return FAILED;
        }
    }

    /** Before a subcommand, the window's own option would be passed over in silence. */
    private static void checkNoWindowOption(CommandLine.ParseResult parsed) {
        if (parsed.hasSubcommand() && parsed.hasMatchedOption("--db")) {
            throw new ParameterException(
                    parsed.commandSpec().commandLine(), "--db stands before the subcommand; put it behind");
        }
        if (parsed.hasSubcommand() && parsed.hasMatchedPositional(0)) {
            throw new ParameterException(
                    parsed.commandSpec().commandLine(),
                    "a file to open stands before the subcommand; leave one of them out");
        }
        if (parsed.hasSubcommand() && parsed.hasMatchedOption("--read-only")) {
            throw new ParameterException(
                    parsed.commandSpec().commandLine(), "--read-only is about the window; leave it out");
        }
    }

    private void checkOpened() {
        if (file != null) {
            throw new InputException(
                    "--db " + file + " and " + opened
                            + ": either --db says which data file is shown, or a file is named to be opened; nothing was opened");
        }
        if (!Files.exists(opened)) {
            throw new InputException(ShownText.of(opened.toString())
                    + ": there is no such file, and no such subcommand (--help lists them); nothing was opened");
        }
        if (!Files.isReadable(opened)) {
            throw new InputException(
                    ShownText.of(opened.toString()) + ": this file may not be read by you; nothing was opened");
        }
    }

    private static String message(Exception failure) {
        return failure instanceof InputException || failure instanceof StoreException
                ? failure.getMessage()
                : "an error of the program's own, please report it: " + failure;
    }

    @Override
    public Integer call() {
        if (opened != null) {
            checkOpened();
        }
        return window.applyAsInt(new WindowOrder(Optional.ofNullable(file), Optional.ofNullable(opened), isReadOnly));
    }
}
