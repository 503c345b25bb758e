package claimdesk.store.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A connection that breaks under a unit of work: the caller learns of the unit's own failure, the next of the file. */
class BrokenConnectionTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource(Database.Writing.class)
    void isReplacedForTheNextUnit(Database.Writing writing) {
        try (Database database = Database.open(folder.resolve("orders.db"), Durability.NONE, writing)) {
            assertThatThrownBy(() -> database.write(this::breakAndFail)).hasMessage("the unit's own");

            int answer = database.write(
                    handle -> handle.createQuery("SELECT 7").mapTo(int.class).one());

            assertThat(answer).isEqualTo(7);
        }
    }

    @ParameterizedTest
    @EnumSource(Database.Writing.class)
    void doesNotHideWhatFailedWhereItCannotBeReplaced(Database.Writing writing) throws Exception {
        Path file = folder.resolve("orders.db");
        try (Database database = Database.open(file, Durability.NONE, writing)) {
            Files.writeString(folder.resolve("notes"), "somebody's notes, and more than one page of them ".repeat(200));

            assertThatThrownBy(() -> database.write(handle -> {
                        breakConnection(handle);
                        replace(file);
                        throw new IllegalStateException("the unit's own");
                    }))
                    .hasMessage("the unit's own");
            assertThatThrownBy(() -> database.write(handle -> 1)).isInstanceOf(StoreException.class);
        }
    }

    private Object breakAndFail(Handle handle) {
        breakConnection(handle);
        throw new IllegalStateException("the unit's own");
    }

    private static void breakConnection(Handle handle) {
        try {
            handle.getConnection().close();
        } catch (SQLException failure) {
            throw new IllegalStateException(failure);
        }
    }

    private void replace(Path file) {
        for (String end : new String[] {"-wal", "-shm"}) {
            folder.resolve(file.getFileName() + end).toFile().delete();
        }
        assertThat(folder.resolve("notes").toFile().renameTo(file.toFile())).isTrue();
    }
}
