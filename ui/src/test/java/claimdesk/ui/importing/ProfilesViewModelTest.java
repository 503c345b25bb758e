package claimdesk.ui.importing;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.exchange.mapping.Field;
import claimdesk.app.exchange.mapping.Profile;
import claimdesk.app.exchange.mapping.TimeRules;
import claimdesk.store.imported.SourceKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A mapping that was corrected once is offered again when the same columns come. */
class ProfilesViewModelTest {

    private static final String ODD = "when,who,number\n2026-11-03 09:00:00,north,o-1\n";

    @TempDir
    Path folder;

    private ImportBench bench;
    private FileViewModel first;

    @BeforeEach
    void correct() throws IOException {
        bench = new ImportBench(folder);
        first = bench.offer(bench.file("first.csv", ODD));
        first.mapping().chooseKind(SourceKind.REQUEST_LOG);
        first.mapping().choose("when", Optional.of(Field.TIME));
        first.mapping().choose("number", Optional.of(Field.ORDER));
        first.mapping()
                .chooseTimes(
                        times -> new TimeRules(times.clock(), Optional.of(ZoneId.of("Europe/Berlin")), times.unit()));
    }

    @Test
    void aFileOfTheSameColumnsIsReadByTheProfileAtOnce() throws IOException {
        bench.model.profiles().remember("north", first.mapping());

        FileViewModel second = bench.offer(bench.file("second.csv", ODD.replace("o-1", "o-2")));

        assertThat(second.stateProperty().get()).isEqualTo(FileState.READY);
        assertThat(second.mapping().profileProperty().get()).contains("north");
        assertThat(second.mapping().preview().orElseThrow().rows().get(0).read())
                .containsEntry(Field.TIME, "2026-11-03T08:00:00Z");
        second.mapping().recognise();
        assertThat(second.stateProperty().get()).isEqualTo(FileState.UNCLEAR);
        assertThat(second.mapping().profileProperty().get()).isEmpty();
    }

    @Test
    void aChangeMakesItNobodysProfileAndAnotherNameKeepsBoth() {
        bench.model.profiles().remember("north", first.mapping());

        first.mapping().choose("who", Optional.of(Field.VENDOR));
        assertThat(first.mapping().profileProperty().get()).isEmpty();
        bench.model.profiles().remember("north with vendor", first.mapping());

        assertThat(bench.model.profiles().all())
                .extracting(Profile::name)
                .containsExactly("north", "north with vendor");
        assertThat(first.mapping().profileProperty().get()).contains("north with vendor");
    }

    @Test
    void ofTwoThatFitNoneIsTakenUnasked() throws IOException {
        bench.model.profiles().remember("one", first.mapping());
        bench.model.profiles().remember("two", first.mapping());

        FileViewModel second = bench.offer(bench.file("second.csv", ODD.replace("o-1", "o-2")));

        assertThat(second.mapping().profileProperty().get()).isEmpty();
        assertThat(bench.model.profiles().offered(second.mapping()))
                .hasSize(2)
                .allMatch(one -> bench.model.profiles().fits(one, second.mapping()));
        second.mapping().apply(bench.model.profiles().named("two").orElseThrow());
        assertThat(second.stateProperty().get()).isEqualTo(FileState.READY);
    }

    @Test
    void numberedColumnsAreNotReadByAProfileUnasked() throws IOException {
        FileViewModel bare = bench.offer(bench.file("bare.csv", "1767225600,o-1,200\n1767225601,o-2,200\n"));
        bare.mapping().chooseKind(SourceKind.REQUEST_LOG);
        bare.mapping().choose("1", Optional.of(Field.TIME));
        bench.model.profiles().remember("bare", bare.mapping());

        FileViewModel other = bench.offer(bench.file("other.csv", "1767225600,x,1\n1767225601,y,2\n"));

        assertThat(other.mapping().profileProperty().get()).isEmpty();
        assertThat(bench.model.profiles().offered(other.mapping())).hasSize(1);
    }

    @Test
    void replacingAndDeletingAreAskedAboutAndRenamingIsNot() {
        bench.model.profiles().remember("north", first.mapping());
        first.mapping().choose("who", Optional.of(Field.VENDOR));

        bench.model.profiles().remember("north", first.mapping());
        bench.answer(0);
        assertThat(kept("north").mapping().columns()).doesNotContainKey(Field.VENDOR);
        bench.model.profiles().remember("north", first.mapping());
        bench.answer(1);
        assertThat(kept("north").mapping().columns()).containsEntry(Field.VENDOR, "who");

        bench.model.profiles().rename("north", "south", first.mapping());
        assertThat(bench.model.profiles().all()).extracting(Profile::name).containsExactly("south");
        assertThat(first.mapping().profileProperty().get()).contains("south");

        bench.model.profiles().delete("south");
        assertThat(bench.model.profiles().all()).hasSize(1);
        bench.answer(1);
        assertThat(bench.model.profiles().all()).isEmpty();
    }

    @Test
    void whatCannotBeRememberedIsSaid() throws IOException {
        bench.model.profiles().remember(" ", first.mapping());
        assertThat(said()).contains("needs a name", "Nothing was remembered");

        first.mapping().choose("when", Optional.empty());
        bench.model.profiles().remember("north", first.mapping());
        assertThat(said()).contains("not complete");

        first.mapping().choose("when", Optional.of(Field.TIME));
        Files.writeString(folder.resolve("profiles"), "a file where the folder should be");
        bench.model.profiles().remember("north", first.mapping());
        assertThat(said()).contains("Not remembered", "does not depend on it");
    }

    @Test
    void oneMappingIsUsedForAllFilesWithTheSameColumns() throws IOException {
        FileViewModel second = bench.offer(bench.file("second.csv", ODD.replace("o-1", "o-2")));
        FileViewModel other = bench.offer(bench.file("other.csv", "colour,size\nred,3\n"));
        assertThat(bench.model.like(first)).containsExactly(second);

        bench.model.selectedProperty().set(Optional.of(first));
        bench.model.useForAll();
        bench.model.importAll();

        assertThat(second.stateProperty().get()).isEqualTo(FileState.IMPORTED);
        assertThat(other.stateProperty().get()).isEqualTo(FileState.UNCLEAR);
        assertThat(bench.finished()).hasSize(2);
    }

    private Profile kept(String name) {
        return bench.model.profiles().named(name).orElseThrow();
    }

    private String said() {
        return bench.model.profiles().messageProperty().get();
    }
}
