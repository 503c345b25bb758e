package claimdesk.app.exchange.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.exchange.reading.LayoutHint;
import claimdesk.app.exchange.reading.Sample;
import claimdesk.store.imported.SourceKind;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Mappings are remembered by name. */
class ProfilesTest {

    @TempDir
    Path folder;

    @Test
    void keepsFindsRenamesAndForgetsAProfileByItsName() throws IOException {
        Profiles profiles = new Profiles(folder.resolve("profiles"));
        Profile north = profile("north / gateway: \u00e9*?", "ts");
        assertThat(profiles.all()).isEmpty();

        profiles.keep(north);
        profiles.keep(profile(north.name(), "when"));
        profiles.keep(profile("south", "at"));
        Files.writeString(folder.resolve("profiles").resolve("other.yaml"), "- not a profile");

        assertThat(profiles.named(north.name())).contains(profile(north.name(), "when"));
        assertThat(profiles.all()).extracting(Profile::name).containsExactly(north.name(), "south");
        assertThat(profiles.rename(north.name(), "south"))
                .as("a name that is taken")
                .isFalse();
        assertThat(profiles.rename(north.name(), "north")).isTrue();
        assertThat(profiles.all()).containsExactly(profile("north", "when"), profile("south", "at"));
        profiles.forget("north");
        assertThat(profiles.named("north")).isEmpty();
    }

    @Test
    void knowsAFileOfTheSameColumnsAgainInAnyOrder() throws IOException {
        Profile profile = profile("north", "ts");

        assertThat(profile.fits(sample("ts,other\nx,y\n"))).isTrue();
        assertThat(profile.fits(sample("other,ts\nx,y\n"))).isTrue();
        assertThat(profile.fits(sample("ts,other,third\nx,y,z\n"))).isFalse();
        assertThat(profile.fits(sample("ts\nx\n"))).isFalse();
        assertThat(profile.fits(sample("{\"ts\":1,\"other\":2}\n"))).isFalse();
    }

    @Test
    void aFileOfManyColumnsIsRememberedWithoutThem() throws IOException {
        Profiles profiles = new Profiles(folder);
        List<String> many = Collections.nCopies(2000, "a column with a name that is not short");

        profiles.keep(new Profile(profile("wide", "ts").mapping(), many));

        profiles.keep(profile("north", "ts"));
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.map(ProfilesTest::mapping))
                    .contains(profile("north", "ts").mapping());
        }
        assertThat(profiles.named("wide").orElseThrow().fileColumns()).isEmpty();
    }

    /** As {@code --mapping} reads it. */
    private static Mapping mapping(Path file) {
        try {
            return MappingFiles.read(file);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private Sample sample(String text) throws IOException {
        return Sample.of(Files.writeString(folder.resolve("some.csv"), text), LayoutHint.none());
    }

    private static Profile profile(String name, String timeColumn) {
        Mapping mapping = Mapping.recognised()
                .as(SourceKind.REQUEST_LOG)
                .with(Map.of(Field.TIME, timeColumn))
                .with(new LayoutHint(Optional.of(','), Optional.of(true), Optional.empty()))
                .named(name);
        return new Profile(mapping, List.of(timeColumn, "other"));
    }
}
