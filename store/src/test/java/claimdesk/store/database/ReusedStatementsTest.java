package claimdesk.store.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import claimdesk.store.RawSql;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A statement that is prepared once does the same each time, and holds nothing in between. */
class ReusedStatementsTest {

    @TempDir
    Path folder;

    private Path file;
    private Handle handle;

    @BeforeEach
    void open() {
        file = folder.resolve("test.db");
        handle = new Connections(file, Durability.NONE).writer(Duration.ofMillis(10));
        handle.execute("CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT CHECK (text <> 'bad'))");
    }

    @AfterEach
    void close() {
        handle.close();
    }

    @Test
    void bindsAnewEachTime() {
        insert("one");
        insert("two");
        insert(null);

        assertThat(texts()).containsExactly("one", "two", null);
    }

    @Test
    void runsAgainAfterItFailed() {
        insert("one");
        for (int times = 0; times < 3; times++) {
            assertThatThrownBy(() -> insert("bad"))
                    .isInstanceOf(JdbiException.class)
                    .hasMessageContaining("CHECK constraint failed")
                    .satisfies(failure -> assertThat(failure.getSuppressed()).isEmpty());
            insert("after " + times);
        }

        assertThat(texts()).containsExactly("one", "after 0", "after 1", "after 2");
    }

    @Test
    void runsAgainAfterTheTableChanged() {
        insert("one");
        texts();
        RawSql.run(file, "ALTER TABLE note ADD COLUMN more TEXT", "CREATE INDEX by_text ON note (text)");

        insert("two");

        assertThat(texts()).containsExactly("one", "two");
    }

    @Test
    void isNotHandedOutWhileItIsInUse() {
        insert("one");
        insert("two");

        List<String> pairs = handle.createQuery("SELECT text FROM note ORDER BY id")
                .map((row, context) -> row.getString(1) + texts())
                .list();

        assertThat(pairs).containsExactly("one[one, two]", "two[one, two]");
    }

    @Test
    void holdsNoLogOnceItIsRead() {
        insert("one");
        insert("two");
        handle.createQuery("SELECT text FROM note").mapTo(String.class).findFirst();
        handle.createQuery("INSERT INTO note (text) VALUES ('x'), ('y') RETURNING id")
                .mapTo(Long.class)
                .findFirst();

        assertThat(RawSql.number(file, "PRAGMA wal_checkpoint(TRUNCATE)")).isZero();
    }

    @Test
    void isClosedWithItsConnection() {
        insert("one");

        handle.close();

        assertThat(folder.resolve("test.db-wal")).doesNotExist();
        assertThat(RawSql.number(file, "SELECT count(*) FROM note")).isEqualTo(1);
    }

    @Test
    void takesNoParameterOverFromARunThatDidNotComeAbout() {
        String sql = "INSERT INTO note (id, text) VALUES (:id, :text)";
        assertThatThrownBy(() ->
                        DirectStatement.on(handle, sql).bind("text", "old").execute())
                .isInstanceOf(IllegalStateException.class);

        assertThatThrownBy(() -> DirectStatement.on(handle, sql).bind("id", 7).execute())
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("not every parameter is bound");
        assertThat(texts()).isEmpty();
    }

    private void insert(String text) {
        handle.createUpdate("INSERT INTO note (text) VALUES (:text)")
                .bind("text", text)
                .execute();
    }

    private List<String> texts() {
        return handle.createQuery("SELECT text FROM note ORDER BY id")
                .mapTo(String.class)
                .list();
    }
}
