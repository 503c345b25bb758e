package claimdesk.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import claimdesk.store.claim.FitProtocol;
import claimdesk.store.database.StoreException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A file that is opened for investigation stays as it is, with everything beside it. */
class ReadOnlyOpeningTest {

    @TempDir
    Path temp;

    private final SettableClock clock = new SettableClock(1_000_000);
    private Path folder;
    private Path file;

    @BeforeEach
    void makeFile() throws IOException {
        folder = Files.createDirectory(temp.resolve("o\u00f6 #1 50%41"));
        file = folder.resolve("case & co.db");
        try (Store store = Store.open(file, clock)) {
            begin(store);
        }
    }

    @Test
    void readsAFileWhereItIsAndLeavesItsFolderAlone() {
        Map<String, Integer> before = image();

        try (Store store = Store.openReadOnly(file, clock)) {
            assertThat(runs(store)).isEqualTo(1);
            assertThat(image()).isEqualTo(before);
        }

        assertThat(image()).isEqualTo(before).hasSize(1);
    }

    @Test
    void readsWhatIsStillInTheLogOfALiveFileAndLeavesEveryFileAlone() {
        try (Store live = Store.open(file, clock)) {
            begin(live);
            Map<String, Integer> before = image();
            assertThat(before).hasSize(3);

            try (Store store = Store.openReadOnly(file, clock)) {
                assertThat(runs(store)).isEqualTo(2);
                begin(live);
                assertThat(runs(store)).as("as it was when it was opened").isEqualTo(2);
            }
            try (Store store = Store.openReadOnly(file, clock)) {
                assertThat(runs(store)).isEqualTo(3);
                Map<String, Integer> during = image();
                assertThat(runs(store)).isEqualTo(3);
                assertThat(image()).isEqualTo(during);
            }
        }
    }

    @Test
    void readsACopyWithALogFromAFolderThatCannotBeWritten() throws IOException {
        Path copies = Files.createDirectory(temp.resolve("copies"));
        try (Store live = Store.open(file, clock)) {
            begin(live);
            copyTo(copies, "case & co.db");
            copyTo(copies, "case & co.db-wal");
        }
        file = copies.resolve("case & co.db");
        folder = copies;
        assertThat(file.toFile().setWritable(false)).isTrue();
        assertThat(copies.toFile().setWritable(false)).isTrue();
        Map<String, Integer> before = image();

        try (Store store = Store.openReadOnly(file, clock)) {
            assertThat(runs(store)).isEqualTo(2);
        }

        assertThat(image()).isEqualTo(before).hasSize(2);
        assertThat(copies.toFile().setWritable(true)).isTrue();
    }

    @Test
    void readsAFileWithoutALogFromAFolderThatCannotBeWritten() {
        assertThat(file.toFile().setWritable(false)).isTrue();
        assertThat(folder.toFile().setWritable(false)).isTrue();

        try (Store store = Store.openReadOnly(file, clock)) {
            assertThat(runs(store)).isEqualTo(1);
        }

        assertThat(folder.toFile().setWritable(true)).isTrue();
    }

    @Test
    void refusesEveryWrite() {
        Map<String, Integer> before = image();

        try (Store store = Store.openReadOnly(file, clock)) {
            assertThatThrownBy(() -> begin(store))
                    .isInstanceOfSatisfying(StoreException.class, refused -> assertThat(refused.kind())
                            .isEqualTo(StoreException.Kind.READ_ONLY));
            assertThatThrownBy(() -> store.whileLocked().write(tables -> 1)).isInstanceOf(StoreException.class);
        }

        assertThat(image()).isEqualTo(before);
    }

    @Test
    void saysSoWhereAnotherProgramWroteToTheFileMeanwhile() {
        try (Store store = Store.openReadOnly(file, clock)) {
            assertThat(runs(store)).isEqualTo(1);
            try (Store live = Store.open(file, clock)) {
                begin(live);

                assertThatThrownBy(() -> runs(store))
                        .isInstanceOf(StoreException.class)
                        .hasMessageContaining("open it again");
            }
        }
    }

    @Test
    void leavesNoCopyBehind() throws IOException {
        Path copies = Path.of(System.getProperty("java.io.tmpdir"));
        try (Store live = Store.open(file, clock)) {
            begin(live);
            long before = readingFolders(copies);
            try (Store store = Store.openReadOnly(file, clock)) {
                assertThat(readingFolders(copies)).isEqualTo(before + 1);
                assertThat(runs(store)).isEqualTo(2);
            }
            assertThat(readingFolders(copies)).isEqualTo(before);
        }
    }

    @Test
    void refusesWhatIsNoClaimdeskFile() throws IOException {
        Path other = Files.writeString(folder.resolve("notes.txt"), "hello".repeat(100));

        assertThatThrownBy(() -> Store.openReadOnly(other, clock))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("not an SQLite database");
        assertThatThrownBy(() -> Store.openReadOnly(folder.resolve("absent.db"), clock))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("does not exist");
    }

    @Test
    void opensAFileWithAQuestionMarkInItsPath() throws IOException {
        folder = Files.createDirectory(temp.resolve("who? %3F #1"));
        file = folder.resolve("what?mode=ro.db");

        try (Store store = Store.open(file, clock)) {
            begin(store);
            try (Store reading = Store.openReadOnly(file, clock)) {
                assertThat(runs(reading)).isEqualTo(1);
            }
        }

        assertThat(image()).containsOnlyKeys("what?mode=ro.db");
        try (Store store = Store.openReadOnly(file, clock)) {
            assertThat(runs(store)).isEqualTo(1);
        }
    }

    private static void begin(Store store) {
        store.write(tables -> tables.runs().beginLive("a day", FitProtocol.OWNED_CLAIM_ATOMIC));
    }

    private static long runs(Store store) {
        return store.read(tables -> tables.handle()
                .createQuery("SELECT count(*) FROM run")
                .mapTo(long.class)
                .one());
    }

    private void copyTo(Path copies, String name) throws IOException {
        Files.copy(folder.resolve(name), copies.resolve(name), StandardCopyOption.REPLACE_EXISTING);
    }

    private static long readingFolders(Path temporary) throws IOException {
        try (Stream<Path> all = Files.list(temporary)) {
            return all.filter(one -> one.getFileName().toString().startsWith("claimdesk-reading"))
                    .count();
        }
    }

    /** Every file of the folder, the shared memory too, by a hash of its bytes. */
    private Map<String, Integer> image() {
        Map<String, Integer> image = new TreeMap<>();
        try (Stream<Path> all = Files.list(folder)) {
            for (Path one : all.toList()) {
                image.put(one.getFileName().toString(), Arrays.hashCode(Files.readAllBytes(one)));
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        return image;
    }
}
