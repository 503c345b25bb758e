package claimdesk.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What was dropped is told apart by its name and by how it begins. */
class DroppedTest {

    @TempDir
    Path folder;

    @Test
    void aScenarioAloneIsKnownByItsName() throws IOException {
        Path scenario = Files.createFile(folder.resolve("mine.YML"));

        assertThat(Dropped.of(List.of(scenario)))
                .isEqualTo(new Dropped(Optional.of(scenario), Optional.empty(), List.of(), List.of()));
    }

    @Test
    void aDataFileAloneIsKnownByHowItBegins() throws IOException {
        Path data = Files.writeString(folder.resolve("export.csv"), "SQLite format 3\0 and more");

        assertThat(Dropped.of(List.of(data)))
                .isEqualTo(new Dropped(Optional.empty(), Optional.of(data), List.of(), List.of()));
    }

    @Test
    void aFolderIsEvidenceWhateverItIsCalled() throws IOException {
        Path named = Files.createDirectory(folder.resolve("old.db"));

        assertThat(Dropped.of(List.of(named)))
                .isEqualTo(new Dropped(Optional.empty(), Optional.empty(), List.of(named), List.of()));
    }

    @Test
    void amongOthersNeitherScenarioNorDataFileIsTaken() throws IOException {
        Path log = Files.writeString(folder.resolve("log.csv"), "time,status");
        Path scenario = folder.resolve("mine.yaml");
        Path data = folder.resolve("shop.db");

        assertThat(Dropped.of(List.of(data, log, scenario)))
                .isEqualTo(new Dropped(Optional.empty(), Optional.empty(), List.of(log), List.of(data, scenario)));
    }
}
