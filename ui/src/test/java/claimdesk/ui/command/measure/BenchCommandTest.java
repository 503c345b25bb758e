package claimdesk.ui.command.measure;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.ui.command.ClaimdeskCommand;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What {@code bench} prints and leaves behind, and how it starts its workers. */
class BenchCommandTest {

    /** What the window would return. */
    private static final int WINDOW = 77;

    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void measuresTheStoreBesideBareJdbcAndLeavesNothing() throws IOException {
        assertThat(run(
                        "bench",
                        "--calls",
                        "1000",
                        "--callers",
                        "8",
                        "--processes",
                        "1,2",
                        "--json",
                        "--folder",
                        folder.toString()))
                .as(err.toString())
                .isZero();

        JsonNode json = new ObjectMapper().readTree(out.toString());
        assertThat(json.path("figures")).hasSize(8).allSatisfy(figure -> {
            assertThat(figure.path("perSecond").asDouble()).isPositive();
            assertThat(figure.path("p99Ms").asDouble())
                    .isGreaterThanOrEqualTo(figure.path("p50Ms").asDouble());
        });
        assertThat(json.path("callShareOfBatched").asDouble()).isPositive();
        assertThat(json.path("claimAndSaveTimesOneCommit").asDouble()).isPositive();
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void leavesWhatIsInTheFolderThatItMeasuresAsItIs() throws IOException {
        Path first = Files.writeString(folder.resolve("bench.db"), "of somebody else");
        Path second = Files.writeString(folder.resolve("bench-0.db"), "of somebody else");

        assertThat(run("bench", "--calls", "1000", "--callers", "8", "--processes", "1", "--folder", folder.toString()))
                .as(err.toString())
                .isZero();

        assertThat(first).hasContent("of somebody else");
        assertThat(second).hasContent("of somebody else");
        assertThat(folder.toFile().list()).hasSize(2);
    }

    @Test
    void itsWorkersFindTheLibraryOfSqliteWhereItDoes() {
        String named = "org.sqlite.lib.path";
        System.setProperty(named, folder.toString());
        try {
            assertThat(WorkerCommand.here(BenchWorkerCommand.NAME, List.of(), folder))
                    .contains("-D" + named + "=" + folder);
        } finally {
            System.clearProperty(named);
        }
        assertThat(WorkerCommand.here(BenchWorkerCommand.NAME, List.of(), folder))
                .noneMatch(word -> word.contains(named));
    }

    @Test
    void startsItsWorkersByItsOwnLauncherWhereThereIsNoJavaBesideIt() {
        assertThat(WorkerCommand.from(folder, BenchWorkerCommand.NAME, List.of("-Xint"), folder))
                .containsExactly(ProcessHandle.current().info().command().orElseThrow(), "bench-worker");
        assertThat(WorkerCommand.here(BenchWorkerCommand.NAME, List.of("-Xint"), folder))
                .contains("-Xint", "claimdesk.ui.Main")
                .endsWith("bench-worker");
    }

    @ParameterizedTest
    @CsvSource({"--calls,5", "--callers,0", "--processes,17", "--keys,-1", "--folder,nowhere"})
    void measuresNothingWhereAnOptionCannotBe(String option, String value) {
        assertThat(run("bench", option, value)).isEqualTo(2);
        assertThat(err.toString()).contains(option, value, "nothing was written");
        assertThat(out.toString()).isEmpty();
    }

    private int run(String... arguments) {
        return ClaimdeskCommand.run(
                new PrintWriter(out), new PrintWriter(err), file -> WINDOW, others -> {}, arguments);
    }
}
