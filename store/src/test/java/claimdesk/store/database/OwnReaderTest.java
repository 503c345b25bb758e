package claimdesk.store.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import claimdesk.store.RawSql;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Case C46: reading, by the store or by the unit itself, never makes a write fail. */
class OwnReaderTest {

    @TempDir
    Path folder;

    private Notes notes;

    @BeforeEach
    void open() {
        notes = new Notes(folder);
    }

    /** The fact that the store is built around, held here so that a later driver cannot change it unseen. */
    @Test
    void cannotBeWrittenInADeferredTransactionThatReadBeforeAnotherWrote() throws SQLException {
        try (Connection deferred = RawSql.connect(notes.file())) {
            RawSql.run(deferred, "BEGIN", "INSERT INTO note VALUES ('begun')", "ROLLBACK", "BEGIN");
            assertThat(RawSql.number(deferred, "SELECT count(*) FROM note")).isZero();
            RawSql.run(notes.file(), "INSERT INTO note VALUES ('other')");

            assertThatThrownBy(() -> RawSql.run(deferred, "INSERT INTO note VALUES ('mine')"))
                    .hasMessageContaining("SQLITE_BUSY_SNAPSHOT");

            RawSql.run(deferred, "ROLLBACK");
        }
    }

    @Test
    void isReadAndThenWrittenByOneUnitHoweverOftenOthersWrite() {
        try (Writer writer = new SerialWriter(notes.connection(Duration.ofSeconds(5)));
                Writer other = new GroupCommitWriter(notes.connection(Duration.ofSeconds(5)), "other")) {
            for (int times = 0; times < 30; times++) {
                String text = "mine " + times;
                other.write(Notes.adding("other " + times));
                writer.write(handle -> {
                    assertThat(count(handle)).isPositive();
                    Notes.add(handle, text);
                    return text;
                });
            }
        }
        assertThat(notes.texts()).hasSize(60);
    }

    @Test
    void isWrittenWhileAReaderIsInTheMiddleOfReading() {
        Connections connections = new Connections(notes.file(), Durability.NONE);
        Readers readers = new Readers(connections, Duration.ZERO);
        try (Writer writer = new GroupCommitWriter(notes.connection(Duration.ZERO), "writer")) {
            writer.write(Notes.adding("first"));

            int seen = readers.<Integer>read(handle -> {
                handle.execute("BEGIN");
                int before = count(handle);
                writer.write(Notes.adding("second"));
                assertThat(count(handle)).as("within one look").isEqualTo(before);
                handle.execute("COMMIT");
                return count(handle);
            });

            assertThat(seen).isEqualTo(2);
        } finally {
            readers.close();
        }
    }

    @Test
    void holdsNoLogBetweenTwoLooks() {
        Readers readers = new Readers(new Connections(notes.file(), Durability.NONE), Duration.ZERO);
        try (Writer writer = new SerialWriter(notes.connection(Duration.ZERO))) {
            writer.write(Notes.adding("first"));
            assertThat(readers.<Integer>read(OwnReaderTest::count)).isEqualTo(1);
            writer.write(Notes.adding("second"));

            assertThat(RawSql.number(notes.file(), "PRAGMA wal_checkpoint(TRUNCATE)"))
                    .as("someone holds the log")
                    .isZero();
        } finally {
            readers.close();
        }
    }

    @Test
    void isReadAgainAfterALookThatFailed() {
        Readers readers = new Readers(new Connections(notes.file(), Durability.NONE), Duration.ZERO);
        try {
            for (int times = 0; times < 6; times++) {
                assertThatThrownBy(() -> readers.read(handle -> handle.execute("SELECT missing FROM note")))
                        .isInstanceOf(StoreException.class)
                        .hasMessageContaining("notes.db");
                assertThat(readers.<Integer>read(OwnReaderTest::count)).isZero();
            }
        } finally {
            readers.close();
        }
    }

    @Test
    void keepsNoConnectionOfALookThatEndsAfterItWasClosed() {
        Readers readers = new Readers(new Connections(notes.file(), Durability.NONE), Duration.ZERO);

        Handle used = readers.read(handle -> {
            readers.close();
            return handle;
        });

        assertThat(used.isClosed()).isTrue();
    }

    private static int count(Handle handle) {
        return handle.createQuery("SELECT count(*) FROM note")
                .mapTo(Integer.class)
                .one();
    }
}
