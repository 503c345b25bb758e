package claimdesk.ui.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A file on the command line, as the system opens one that is associated with the program. */
class OpenedFileArgumentTest {

    @TempDir
    Path folder;

    private final StringWriter err = new StringWriter();
    private Optional<WindowOrder> asked = Optional.empty();
    private Path file;

    @BeforeEach
    void makeAFile() throws IOException {
        file = Files.createFile(folder.resolve("case order 7.claimdesk"));
    }

    @Test
    void opensTheWindowWithIt() {
        assertThat(run(file.toString(), "--read-only")).isEqualTo(ClaimdeskCommand.OK);

        assertThat(asked).contains(new WindowOrder(Optional.empty(), Optional.of(file), true));
    }

    @Test
    void isRefusedIfItIsNotThere() {
        assertThat(run(folder.resolve("gone.db").toString())).isEqualTo(ClaimdeskCommand.WRONG_INPUT);

        assertThat(err.toString()).contains("gone.db", "no such file", "nothing was opened");
        assertThat(asked).isEmpty();
    }

    @Test
    void isRefusedTogetherWithADataFile() {
        assertThat(run("--db", "some.db", file.toString())).isEqualTo(ClaimdeskCommand.WRONG_INPUT);

        assertThat(err.toString()).contains("--db some.db", "nothing was opened");
        assertThat(asked).isEmpty();
    }

    @Test
    void isRefusedBeforeASubcommandAndBesideAnother() {
        assertThat(run(file.toString(), "scenarios")).isEqualTo(ClaimdeskCommand.WRONG_INPUT);
        assertThat(run(file.toString(), file.toString())).isEqualTo(ClaimdeskCommand.WRONG_INPUT);

        assertThat(asked).isEmpty();
    }

    @Test
    void isNotTakenForASubcommandThatWasMistyped() {
        assertThat(run("simulte")).isEqualTo(ClaimdeskCommand.WRONG_INPUT);

        assertThat(err.toString()).contains("simulte", "no such subcommand", "--help");
    }

    private int run(String... arguments) {
        return ClaimdeskCommand.run(
                new PrintWriter(new StringWriter()),
                new PrintWriter(err),
                order -> {
                    asked = Optional.of(order);
                    return ClaimdeskCommand.OK;
                },
                others -> {},
                arguments);
    }
}
