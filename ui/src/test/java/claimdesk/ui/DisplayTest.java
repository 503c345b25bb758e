package claimdesk.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** No stack trace where there is no screen: one sentence that names the way out. */
class DisplayTest {

    @TempDir
    Path sockets;

    @Test
    void namesTheWayOutWhereNoDisplayIsSet() {
        assertThat(new Display(Map.of(), "Linux", sockets).problem().orElseThrow())
                .contains("DISPLAY is not set")
                .contains("xvfb-run")
                .contains("subcommand")
                .doesNotContain("\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {":4711", ":4711.0", "unix:4711", "localhost:4711"})
    void namesTheDisplayThatDoesNotAnswer(String name) {
        assertThat(new Display(Map.of("DISPLAY", name), "Linux", sockets)
                        .problem()
                        .orElseThrow())
                .contains(name)
                .contains("does not answer");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Windows 11", "Mac OS X"})
    void asksForNoDisplayWhereTheSystemHasItsOwn(String system) {
        assertThat(new Display(Map.of(), system, sockets).problem()).isEmpty();
    }
}
