package claimdesk.store.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What another program does to a file while it is copied for reading. */
class ReadOnlyFileTest {

    private static final int SALT_AT = 16;

    @TempDir
    Path folder;

    @Test
    void readsAFileThatItsWriterClosesDuringTheCopyWhereItIs() {
        Path file = folder.resolve("desk.db");
        Database live = Opening.open(file);
        commit(live);
        assertThat(folder.resolve("desk.db-wal")).isNotEmptyFile();

        try (ReadOnlyFile opened = ReadOnlyFile.open(file, Migrations.shipped(), (from, to) -> {
            copy(from, to);
            live.close();
        })) {
            assertThat(folder.resolve("desk.db-wal")).doesNotExist();
            assertThat((int) opened.read(Migrations::version))
                    .isEqualTo(Migrations.shipped().version());
        }
    }

    @Test
    void saysOfAFileWhoseLogIsBegunAnewAtEachCopyThatItIsWrittenTo() throws IOException {
        Path file = folder.resolve("left.db");
        Path log = folder.resolve("left.db-wal");
        try (Database live = Opening.open(folder.resolve("desk.db"))) {
            commit(live);
            copy(live.file(), file);
            copy(folder.resolve("desk.db-wal"), log);
        }

        assertThatThrownBy(() -> ReadOnlyFile.open(file, Migrations.shipped(), (from, to) -> {
                    copy(from, to);
                    byte[] begunAnew = Files.readAllBytes(log);
                    begunAnew[SALT_AT]++;
                    Files.write(log, begunAnew);
                }))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("faster than it can be copied");
    }

    private static void commit(Database live) {
        assertThat(live.<Integer>write(
                        handle -> handle.execute("UPDATE tally SET count = count + 1 WHERE name = 'saved'")))
                .isEqualTo(1);
    }

    private static void copy(Path from, Path to) throws IOException {
        Files.copy(from, to, StandardCopyOption.REPLACE_EXISTING);
    }
}
