package claimdesk.store.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import claimdesk.store.Crowd;
import claimdesk.store.HeldWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A caller who is interrupted knows whether its unit was written. */
class InterruptedCallerTest {

    @TempDir
    Path folder;

    private Notes notes;
    private Writer writer;

    @BeforeEach
    void open() {
        notes = new Notes(folder);
        writer = new GroupCommitWriter(notes.connection(Duration.ofSeconds(5)), "writer");
    }

    @AfterEach
    void close() {
        writer.close();
    }

    @Test
    void writesNothingWhereItWasInterruptedBefore() {
        Thread.currentThread().interrupt();

        assertThatExceptionOfType(StoreException.class)
                .isThrownBy(() -> writer.write(Notes.adding("note")))
                .withMessageContaining("nothing was written");

        assertThat(Thread.interrupted()).as("still marked as interrupted").isTrue();
        assertThat(notes.texts()).isEmpty();
    }

    @Test
    void waitsForItsAnswerWhereItIsInterruptedMeanwhile() {
        HeldWriter held = new HeldWriter(unit -> writer.write(handle -> {
            unit.run();
            return 0;
        }));
        FutureTask<Boolean> caller = new FutureTask<>(() -> {
            writer.write(Notes.adding("note"));
            return Thread.currentThread().isInterrupted();
        });
        Thread thread = new Thread(caller, "interrupted caller");
        thread.start();
        HeldWriter.awaitWaiting(thread);
        thread.interrupt();
        held.letGo();

        assertThat(Crowd.result(caller)).as("still marked as interrupted").isTrue();
        assertThat(notes.texts()).containsExactly("note");
    }
}
