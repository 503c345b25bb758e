package claimdesk.store.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.jdbi.v3.core.Handle;
import org.jetbrains.lincheck.LincheckAssertionError;
import org.jetbrains.lincheck.datastructures.Operation;
import org.jetbrains.lincheck.datastructures.StressOptions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The group commit, and the readers beside it, hand over between threads as if each call were one instant: Lincheck makes up scenarios of parallel
 * calls, runs each many times on a real file, and looks for an order of the calls that explains what they returned. A
 * caller who waits for ever, a unit that is lost after it was acknowledged and one that is run twice have none.
 */
class LinearizableWriterTest {

    private static final Duration TIMEOUT = Duration.ofSeconds(5);

    @TempDir
    static Path folder;

    private static WriterUnderTest last;

    @BeforeEach
    void forget() {
        last = null;
    }

    @AfterEach
    void close() {
        closeLast();
    }

    private static void closeLast() {
        if (last != null) {
            last.writer.close();
            last.readers.close();
        }
    }

    private static StressOptions options() {
        return new StressOptions()
                .iterations(10)
                .invocationsPerIteration(20)
                .threads(3)
                .actorsPerThread(2)
                .actorsBefore(1)
                .actorsAfter(2)
                .minimizeFailedScenario(false)
                .sequentialSpecification(Counted.class);
    }

    @Test
    void answersAndClosesAsIfEachCallWereOneInstant() {
        options().check(WriterUnderTest.class);

        assertThat(last).isNotNull();
    }

    @Test
    void isCaughtWhereItAnswersBeforeTheCommit() {
        assertThatThrownBy(() -> options().check(AnswersTooEarly.class)).isInstanceOf(LincheckAssertionError.class);
    }

    /** What is tested; each instance has a file of its own. */
    public static class WriterUnderTest {
        private final Readers readers;
        private final Writer writer;

        public WriterUnderTest() throws IOException {
            closeLast();
            Notes notes = new Notes(Files.createTempDirectory(folder, "one"));
            readers = new Readers(new Connections(notes.file(), Durability.NONE), TIMEOUT);
            writer = new GroupCommitWriter(notes.connection(TIMEOUT), "writer");
            last = this;
        }

        /** Adds a note and returns how many there are then; -1 if the writer is closed. */
        @Operation
        public int write() {
            try {
                return writer.write(handle -> {
                    int before = count(handle);
                    Notes.add(handle, "note " + before);
                    return before + 1;
                });
            } catch (StoreException closed) {
                assertThat(closed).hasMessageContaining("closed");
                return -1;
            }
        }

        /** How many notes another connection sees. */
        @Operation
        public int seen() {
            return readers.read(WriterUnderTest::count);
        }

        private static int count(Handle handle) {
            return handle.createQuery("SELECT count(*) FROM note")
                    .mapTo(int.class)
                    .one();
        }

        @Operation(runOnce = true)
        public void close() {
            writer.close();
        }
    }

    /** Says that it wrote before it did. */
    public static class AnswersTooEarly extends WriterUnderTest {
        private int promised;

        public AnswersTooEarly() throws IOException {}

        @Operation
        @Override
        public synchronized int write() {
            int mine = promised + 1;
            Thread late = new Thread(super::write, "late");
            late.start();
            promised = mine;
            return mine;
        }
    }

    /** The same, by one thread and without a file. */
    public static class Counted {
        private int notes;
        private boolean isClosed;

        public int write() {
            return isClosed ? -1 : ++notes;
        }

        public int seen() {
            return notes;
        }

        public void close() {
            isClosed = true;
        }
    }
}
