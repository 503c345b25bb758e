package claimdesk.app.lab;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.exchange.table.TableFile;
import claimdesk.app.exchange.table.TableFormat;
import claimdesk.store.study.StudyProtocol;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GridTableTest {

    @TempDir
    Path folder;

    @Test
    void leavesAsOneLineForEachCell() throws IOException {
        Cell cell = new Lab(3, 1, () -> false)
                .fill(StudyProtocol.BEST_EFFORT, LabFault.FULL_DISK)
                .orElseThrow();
        Path file = folder.resolve("lab.csv");

        new TableFile(file, TableFormat.CSV).write(new GridTable(List.of(cell)), written -> true);

        assertThat(Files.readString(file).split("\r\n"))
                .containsExactly(
                        "\"fault\",\"protocol\",\"seeds\",\"kept\",\"broken_one_execution\",\"broken_success_means_saved\","
                                + "\"broken_no_stale_owner\",\"broken_byte_equal_replay\","
                                + "\"broken_no_stuck_key\",\"broken_refusal_leaves_row\",\"example_seed\",\"example\"",
                        "\"disk-full-at-save\",\"best-effort\",3,0,3,3,0,0,0,0,1,\""
                                + cell.example().schedule().id() + "\"");
    }
}
