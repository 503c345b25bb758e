package claimdesk.store.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import claimdesk.store.RawSql;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
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

    @Test
    void readsAnOlderFileAsACopyThatIsBroughtForwardAndDeleted() throws IOException {
        Path file = FirstSchemaFile.in(folder);
        List<Path> copies = new ArrayList<>();

        try (ReadOnlyFile opened = ReadOnlyFile.open(file, Migrations.shipped(), noting(copies))) {
            assertThat((int) opened.read(Migrations::version))
                    .isEqualTo(Migrations.shipped().version());
            assertThat(copies).singleElement().satisfies(copy -> assertThat(copy.getParent())
                    .isDirectoryContaining(one -> one.equals(copy)));
        }

        assertThat(copies.get(0).getParent()).doesNotExist();
        assertThat(folder.toFile().list()).containsExactly(file.getFileName().toString());
    }

    @Test
    void saysWhereThereIsNoRoomForACopyOfAnOlderFileAndLeavesNothing() {
        Path file = FirstSchemaFile.in(folder);
        List<Path> copies = new ArrayList<>();

        assertThatThrownBy(() -> ReadOnlyFile.open(file, Migrations.shipped(), (from, to) -> {
                    noting(copies).copy(from, to);
                    throw new FileSystemException(from.toString(), to.toString(), "No space left on device");
                }))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("copying " + file)
                .hasMessageContaining("MiB")
                .hasMessageContaining("No space left on device")
                .hasMessageContaining("left untouched");

        assertThat(copies.get(0).getParent()).doesNotExist();
    }

    @Test
    void readsNoCopyOfAnOlderFileThatWasWrittenToMeanwhile() throws IOException {
        Path file = FirstSchemaFile.in(folder);
        List<Path> copies = new ArrayList<>();

        try (ReadOnlyFile opened = ReadOnlyFile.open(file, Migrations.shipped(), (from, to) -> {
            noting(copies).copy(from, to);
            if (copies.size() == 1) {
                RawSql.run(file, "UPDATE run SET title = 'longer than before' WHERE run_id = 1");
                Files.setLastModifiedTime(file, FileTime.fromMillis(1));
            }
        })) {
            assertThat(copies).hasSize(2);
            String title = opened.read(handle -> handle.createQuery("SELECT title FROM run WHERE run_id = 1")
                    .mapTo(String.class)
                    .one());
            assertThat(title).isEqualTo("longer than before");
        }
        assertThat(copies).noneMatch(copy -> Files.exists(copy.getParent()));
    }

    @Test
    void saysOfAnOlderFileThatCannotBeBroughtForwardThatACopyOfItCannot() {
        Path file = FirstSchemaFile.in(folder);
        RawSql.run(file, "DROP TABLE evidence");
        FolderImage before = FolderImage.of(folder);
        List<Path> copies = new ArrayList<>();

        assertThatThrownBy(() -> ReadOnlyFile.open(file, Migrations.shipped(), noting(copies)))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("bringing a copy of " + file + " from schema 1 to 2");

        assertThat(FolderImage.of(folder)).isEqualTo(before);
        assertThat(copies.get(0).getParent()).doesNotExist();
    }

    @Test
    void refusesANewerFileWithoutCopyingIt() {
        Path file = FirstSchemaFile.in(folder);
        RawSql.run(file, "PRAGMA user_version = 3");
        List<Path> copies = new ArrayList<>();

        assertThatThrownBy(() -> ReadOnlyFile.open(file, Migrations.shipped(), noting(copies)))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("newer Claimdesk (schema 3");
        assertThat(copies).isEmpty();
    }

    @Test
    void refusesAFileThatHasNoTablesYet() {
        Path file = folder.resolve("empty.db");
        RawSql.run(file, "CREATE TABLE gone (id INTEGER)", "DROP TABLE gone");

        assertThatThrownBy(() -> ReadOnlyFile.open(file, Migrations.shipped()))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("nothing to read");
    }

    private static PrivateCopy.Copying noting(List<Path> copies) {
        return (from, to) -> {
            copy(from, to);
            copies.add(to);
        };
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
