package claimdesk.ui.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command line as a person or a program meets it: what is printed, where, and the exit code. */
class CommandLineTest {

    /** What the window would return. */
    private static final int WINDOW = 77;

    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void opensTheWindowWithoutASubcommand() {
        assertThat(run()).isEqualTo(WINDOW);
        assertThat(run("--db", "some.db")).isEqualTo(WINDOW);
    }

    @Test
    void doesNotSayOfAnErrorThatSomethingWasFoundBroken() {
        int code = ClaimdeskCommand.run(
                new PrintWriter(out),
                new PrintWriter(err),
                file -> {
                    throw new OutOfMemoryError("for a test");
                },
                others -> {});

        assertThat(code).isEqualTo(ClaimdeskCommand.FAILED);
        assertThat(err.toString())
                .contains("could not go on")
                .contains("for a test")
                .doesNotContain("\tat ");
    }

    @Test
    void refusesAWindowOptionBeforeASubcommand() {
        assertThat(run("--db", folder.resolve("x.db").toString(), "simulate", "lost-reply"))
                .isEqualTo(ClaimdeskCommand.WRONG_INPUT);

        assertThat(err.toString()).contains("put it behind");
    }

    @Test
    void failsWhereItsOutputCannotBeWritten() {
        PrintWriter closed = new PrintWriter(out);
        closed.close();

        int code = ClaimdeskCommand.run(closed, new PrintWriter(err), file -> WINDOW, others -> {}, "scenarios");

        assertThat(code).isEqualTo(ClaimdeskCommand.WRONG_INPUT);
        assertThat(err.toString()).contains("could not be written");
    }

    private int run(String... arguments) {
        return ClaimdeskCommand.run(
                new PrintWriter(out), new PrintWriter(err), file -> WINDOW, others -> {}, arguments);
    }
}
