package claimdesk.app.exchange.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Mappings are remembered by name. */
class ProfilesTest {

    @TempDir
    Path folder;

    @Test
    void keepsFindsAndForgetsAProfileByItsName() throws IOException {
        Profiles profiles = new Profiles(folder.resolve("profiles"));
        Mapping north = Mapping.recognised().with(Map.of(Field.TIME, "ts")).named("north / gateway: \u00e9*?");
        assertThat(profiles.all()).isEmpty();

        profiles.keep(north);
        profiles.keep(north.with(Map.of(Field.TIME, "when")));
        Files.writeString(folder.resolve("profiles").resolve("other.yaml"), "- not a profile");

        assertThat(profiles.named(north.name())).contains(north.with(Map.of(Field.TIME, "when")));
        assertThat(profiles.all()).hasSize(1);
        profiles.forget(north.name());
        assertThat(profiles.named(north.name())).isEmpty();
    }
}
