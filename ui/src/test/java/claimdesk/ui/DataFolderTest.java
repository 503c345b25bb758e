package claimdesk.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DataFolderTest {

    @TempDir
    Path home;

    @Test
    void followsTheXdgVariableAndOtherwiseTheUsualFolder() {
        Path named = home.resolve("data");

        assertThat(new DataFolder(Map.of("XDG_DATA_HOME", named.toString()), "Linux", home).folder())
                .isEqualTo(named.resolve("claimdesk"));
        assertThat(new DataFolder(Map.of("XDG_DATA_HOME", "relative"), "Linux", home).folder())
                .isEqualTo(home.resolve(".local/share/claimdesk"));
    }

    @Test
    void followsTheConventionOfEachSystem() {
        assertThat(new DataFolder(Map.of(), "Mac OS X", home).folder())
                .isEqualTo(home.resolve("Library/Application Support/Claimdesk"));
        assertThat(new DataFolder(Map.of(), "Windows 11", home).folder())
                .isEqualTo(home.resolve("AppData/Local/Claimdesk"));
    }

    @Test
    void makesTheFolderOnTheFirstStart() throws IOException {
        Path file = new DataFolder(Map.of(), "Linux", home).defaultFile();

        assertThat(file).hasFileName("orders.db");
        assertThat(file.getParent()).isDirectory();
    }
}
