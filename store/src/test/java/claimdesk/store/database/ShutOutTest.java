package claimdesk.store.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import claimdesk.store.Crowd;
import claimdesk.store.HeldWriter;
import claimdesk.store.RawSql;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Case C47: a writer that another connection shuts out for too long says so, and works as before afterwards. */
class ShutOutTest {

    private static final Duration TIMEOUT = Duration.ofMillis(150);
    private static final int CALLERS = 100;

    @TempDir
    Path folder;

    private Notes notes;
    private Connection holder;

    @BeforeEach
    void open() {
        notes = new Notes(folder);
        holder = RawSql.connect(notes.file());
    }

    @AfterEach
    void close() throws SQLException {
        holder.close();
    }

    @Test
    void saysThatTheFileIsLockedAndWritesNothing() {
        try (Writer writer = serial()) {
            assertShutOut(writer);
        }
        try (Writer writer = grouped()) {
            assertShutOut(writer);
        }
        assertThat(notes.texts()).isEmpty();
    }

    @Test
    void writesAgainOnceTheOtherHasLetGo() {
        try (Writer writer = serial()) {
            assertShutOut(writer);
            writer.write(Notes.adding("serial"));
        }
        try (Writer writer = grouped()) {
            assertShutOut(writer);
            writer.write(Notes.adding("grouped"));
        }
        assertThat(notes.texts()).containsExactly("serial", "grouped");
    }

    @Test
    void leavesNothingOfAUnitThatThrowsAfterwards() {
        try (Writer writer = serial()) {
            assertNothingIsLeftOfAFailure(writer);
        }
        try (Writer writer = grouped()) {
            assertNothingIsLeftOfAFailure(writer);
        }
    }

    /** Were each of a group to wait by itself, the last would be told after {@code CALLERS} timeouts: 15 seconds. */
    @Test
    @Timeout(12)
    void tellsAllThatWaitTogetherAtOnce() {
        RawSql.run(holder, "BEGIN IMMEDIATE");
        List<Callable<StoreException.Kind>> callers = new ArrayList<>();
        try (Writer writer = grouped()) {
            for (int number = 0; number < CALLERS; number++) {
                String text = "note " + number;
                callers.add(() -> kindOfFailure(writer, text));
            }

            assertThat(Crowd.together(callers)).containsOnly(StoreException.Kind.LOCKED);

            RawSql.run(holder, "ROLLBACK");
        }
        assertThat(notes.texts()).isEmpty();
    }

    /** The first unit has the shared transaction lost twice, and another connection takes the lock before the third. */
    @Test
    void tellsAllAtOnceWhereTheyAreShutOutAfterTheirTransactionWasLost() {
        AtomicInteger runs = new AtomicInteger();
        try (Writer writer = grouped()) {
            HeldWriter held = new HeldWriter(unit -> writer.write(handle -> {
                unit.run();
                return 0;
            }));
            List<Future<String>> callers = new ArrayList<>();
            callers.add(held.queue(() -> writer.write(handle -> {
                handle.execute("ROLLBACK");
                if (runs.incrementAndGet() == 2) {
                    RawSql.run(holder, "BEGIN IMMEDIATE");
                }
                throw new IllegalStateException("rolled everything back");
            })));
            callers.add(held.queue(() -> writer.write(Notes.adding("one"))));
            callers.add(held.queue(() -> writer.write(Notes.adding("two"))));
            held.letGo();

            List<Throwable> told = callers.stream().map(Crowd::failure).toList();
            assertThat(told).allSatisfy(failure -> assertThat(((StoreException) failure).kind())
                    .isEqualTo(StoreException.Kind.LOCKED));
            assertThat(told.stream().map(Throwable::getCause).distinct())
                    .as("of one wait for the lock")
                    .hasSize(1);
            RawSql.run(holder, "ROLLBACK");
            writer.write(Notes.adding("later"));
        }
        assertThat(notes.texts()).containsExactly("later");
    }

    @Test
    void waitsForAnotherWriterThatIsQuickEnough() {
        try (Writer writer = new GroupCommitWriter(notes.connection(Duration.ofSeconds(30)), "patient")) {
            RawSql.run(holder, "BEGIN IMMEDIATE", "INSERT INTO note VALUES ('first')");

            List<String> both = Crowd.together(List.of(() -> writer.write(Notes.adding("second")), () -> {
                RawSql.run(holder, "COMMIT");
                return "first";
            }));

            assertThat(both).containsExactly("second", "first");
        }
        assertThat(notes.texts()).containsExactly("first", "second");
    }

    private static StoreException.Kind kindOfFailure(Writer writer, String text) {
        try {
            throw new AssertionError("written: " + writer.write(Notes.adding(text)));
        } catch (StoreException failure) {
            return failure.kind();
        }
    }

    private Writer serial() {
        return new SerialWriter(notes.connection(TIMEOUT));
    }

    private Writer grouped() {
        return new GroupCommitWriter(notes.connection(TIMEOUT), "writer");
    }

    private void assertShutOut(Writer writer) {
        RawSql.run(holder, "BEGIN IMMEDIATE");
        assertThatExceptionOfType(StoreException.class)
                .isThrownBy(() -> writer.write(Notes.adding("shut out")))
                .satisfies(failure -> assertThat(failure.kind()).isEqualTo(StoreException.Kind.LOCKED));
        RawSql.run(holder, "ROLLBACK");
    }

    private void assertNothingIsLeftOfAFailure(Writer writer) {
        assertShutOut(writer);
        assertThatThrownBy(() -> writer.write(handle -> {
                    Notes.add(handle, "half done");
                    throw new IllegalStateException("stop here");
                }))
                .hasMessage("stop here");
        assertThat(notes.texts()).isEmpty();
    }
}
