package claimdesk.ui;

import claimdesk.ui.command.ClaimdeskCommand;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/** Where the program starts: the window without a subcommand, the command line with one. */
public final class Main {

    private Main() {}

    public static void main(String[] arguments) {
        PrintWriter out = new PrintWriter(new OutputStreamWriter(System.out, StandardCharsets.UTF_8));
        PrintWriter err = new PrintWriter(new OutputStreamWriter(System.err, StandardCharsets.UTF_8), true);
        System.exit(ClaimdeskCommand.run(
                out, err, file -> Window.open(file, err), new Object[] {new PictureCommand()}, arguments));
    }
}
