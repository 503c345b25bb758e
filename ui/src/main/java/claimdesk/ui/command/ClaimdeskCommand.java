package claimdesk.ui.command;

import java.io.PrintWriter;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The command line as a whole. Exit code 0: as hoped; 1: something was found broken; 2: wrong input. */
@Command(
        name = "claimdesk",
        mixinStandardHelpOptions = true,
        version = "Claimdesk 0.1.0",
        description = "What really happened to this order, and what was the vendor told?",
        footer = "Without a subcommand the window opens.",
        subcommands = {SimulateCommand.class, ScenariosCommand.class})
public final class ClaimdeskCommand implements Runnable {

    public static final int OK = 0;
    public static final int BROKEN = 1;
    public static final int WRONG_INPUT = 2;

    @Spec
    private CommandSpec spec;

    /** Runs one command line and returns its exit code. Nothing but {@code out} and {@code err} is written to. */
    public static int run(PrintWriter out, PrintWriter err, String... arguments) {
        CommandLine line = new CommandLine(new ClaimdeskCommand());
        line.setOut(out).setErr(err);
        line.setCaseInsensitiveEnumValuesAllowed(true);
        line.setExecutionExceptionHandler((failure, command, parsed) -> {
            command.getErr().println("claimdesk: " + message(failure));
            return WRONG_INPUT;
        });
        int code = line.execute(arguments);
        out.flush();
        err.flush();
        return code;
    }

    private static String message(Exception failure) {
        return failure instanceof InputException || failure instanceof claimdesk.store.database.StoreException
                ? failure.getMessage()
                : "an error of the program's own, please report it: " + failure;
    }

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
