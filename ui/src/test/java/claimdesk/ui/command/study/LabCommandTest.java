package claimdesk.ui.command.study;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.lab.Lab;
import claimdesk.ui.command.ClaimdeskCommand;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LabCommandTest {

    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void printsTheGridInWordsAndWritesItsRows() throws IOException {
        Path file = folder.resolve("grid.csv");

        assertThat(run("lab", "--seeds", "2", "--out", file.toString())).isZero();

        assertThat(out.toString())
                .startsWith("2 orders of each cell run, seeds 1 to 2; 77 of 77 cells")
                .contains("Double click: A and B ask at once")
                .containsPattern("owned-claim-atomic +kept +2 of 2")
                .containsPattern("owned-claim +BROKEN +one-execution 2 of 2\\R +claimdesk replay owned-claim\\.3\\.")
                .contains("No protocol that is fit for use broke what it is said to keep.");
        assertThat(Files.readAllLines(file)).hasSize(1 + Lab.cells());
    }

    @Test
    void printsOneJsonObjectThatIsTheSameEveryTime() throws IOException {
        assertThat(run("lab", "--seeds", "1", "--first-seed", "5", "--json")).isZero();
        String first = out.toString();
        out.getBuffer().setLength(0);
        run("lab", "--seeds", "1", "--first-seed", "5", "--json");

        assertThat(out.toString()).isEqualTo(first);
        JsonNode grid = new ObjectMapper().readTree(first);
        assertThat(grid.path("complete").booleanValue()).isTrue();
        assertThat(grid.path("promisesKept").booleanValue()).isTrue();
        assertThat(grid.path("cells")).hasSize(Lab.cells());
        JsonNode cell = grid.path("cells").get(Lab.cells() - 7);
        assertThat(cell.path("fault").textValue()).isEqualTo("expired-key");
        assertThat(cell.path("protocol").textValue()).isEqualTo("check-then-insert");
        assertThat(cell.path("example").path("schedule").textValue()).startsWith("check-then-insert.3.");
    }

    @Test
    void refusesWrongInputBeforeItRunsAnything() {
        assertThat(run("lab", "--seeds", "0")).isEqualTo(ClaimdeskCommand.WRONG_INPUT);
        assertThat(err.toString()).contains("--seeds 0 seeds; 1 to 10000 can be run for each cell");
        assertThat(run("lab", "--out", folder.resolve("grid.png").toString())).isEqualTo(ClaimdeskCommand.WRONG_INPUT);
        assertThat(err.toString()).contains("must end with .csv or .ndjson; nothing was run");
        assertThat(run("lab", "--out", folder.resolve("none/grid.csv").toString()))
                .isEqualTo(ClaimdeskCommand.WRONG_INPUT);
        assertThat(err.toString()).contains("the folder does not exist; nothing was run");
        assertThat(out.toString()).isEmpty();
        assertThat(folder).isEmptyDirectory();
    }

    private int run(String... arguments) {
        return ClaimdeskCommand.run(new PrintWriter(out), new PrintWriter(err), order -> 0, others -> {}, arguments);
    }
}
