package claimdesk.ui;

import claimdesk.ui.bench.BenchWindowCommand;
import claimdesk.ui.bench.BenchWriterCommand;
import claimdesk.ui.command.ClaimdeskCommand;
import claimdesk.ui.command.WindowOrder;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.logging.Level;
import java.util.logging.Logger;
import picocli.CommandLine;

/** Where the program starts: the window without a subcommand, the command line with one. */
public final class Main {

    /** JavaFX warns that it was loaded from the class path, which is how this program starts (decision 7). */
    private static final Logger JAVAFX = Logger.getLogger("javafx");

    private Main() {}

    public static void main(String[] arguments) {
        JAVAFX.setLevel(Level.SEVERE);
        PrintWriter out = new PrintWriter(new OutputStreamWriter(System.out, StandardCharsets.UTF_8));
        PrintWriter err = new PrintWriter(new OutputStreamWriter(System.err, StandardCharsets.UTF_8), true);
        // The everyday start has nothing to read from the command line, and does not load what would read it.
        System.exit(
                arguments.length == 0
                        ? Window.open(WindowOrder.PLAIN, err)
                        : ClaimdeskCommand.run(out, err, order -> Window.open(order, err), Main::addOthers, arguments));
    }

    private static void addOthers(CommandLine line) {
        line.addSubcommand(new PictureCommand());
        line.getSubcommands()
                .get(ClaimdeskCommand.BENCH)
                .addSubcommand(new BenchWindowCommand(Toolkit::run, MeasuredWindow::new))
                .addSubcommand(new BenchWriterCommand());
    }
}
