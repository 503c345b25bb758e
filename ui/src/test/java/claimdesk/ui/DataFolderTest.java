package claimdesk.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DataFolderTest {

    private static final Path HOME = Path.of("/home/ana");

    @Test
    void followsTheSystemsConvention() {
        assertThat(DataFolder.file("Linux", HOME, Map.of()))
                .isEqualTo(HOME.resolve(".local/share/claimdesk/orders.db"));
        assertThat(DataFolder.file("Mac OS X", HOME, Map.of()))
                .isEqualTo(HOME.resolve("Library/Application Support/Claimdesk/orders.db"));
        assertThat(DataFolder.file("Windows 11", HOME, Map.of("LOCALAPPDATA", "/local")))
                .isEqualTo(Path.of("/local/Claimdesk/orders.db"));
    }

    @Test
    void takesTheFolderThatTheEnvironmentNames() {
        assertThat(DataFolder.file("Linux", HOME, Map.of("XDG_DATA_HOME", "/data")))
                .isEqualTo(Path.of("/data/claimdesk/orders.db"));
    }

    @Test
    void passesOverARelativeFolder() {
        assertThat(DataFolder.file("Linux", HOME, Map.of("XDG_DATA_HOME", "data")))
                .isEqualTo(HOME.resolve(".local/share/claimdesk/orders.db"));
    }
}
