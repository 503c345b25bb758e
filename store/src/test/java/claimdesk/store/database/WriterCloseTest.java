package claimdesk.store.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import claimdesk.store.Crowd;
import claimdesk.store.HeldWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Closing finishes what waits and turns away what comes later. */
class WriterCloseTest {

    private static final int ROUNDS = 400;

    @TempDir
    Path folder;

    private Notes notes;

    @BeforeEach
    void open() {
        notes = new Notes(folder);
    }

    @Test
    void finishesTheUnitsThatWait() {
        Writer writer = grouped();
        HeldWriter held = new HeldWriter(unit -> writer.write(handle -> {
            unit.run();
            return 0;
        }));
        List<Future<String>> callers = IntStream.range(0, 10)
                .mapToObj(number -> held.queue(() -> writer.write(Notes.adding("note " + number))))
                .collect(Collectors.toList());
        Future<?> closing = held.queue(() -> {
            writer.close();
            return 0;
        });
        held.letGo();

        Crowd.result(closing);

        callers.forEach(Crowd::result);
        assertThat(notes.texts()).hasSize(10);
    }

    @Test
    void refusesLaterUnitsAndSaysThatNothingWasWritten() {
        Writer writer = grouped();
        writer.close();

        assertThatExceptionOfType(StoreException.class)
                .isThrownBy(() -> writer.write(Notes.adding("late")))
                .withMessageContaining("closed")
                .withMessageContaining("nothing was written")
                .satisfies(failure -> assertThat(failure.maybeCommitted()).isFalse());
        assertThat(notes.texts()).isEmpty();
    }

    @Test
    void canBeClosedTwice() {
        Writer writer = grouped();
        writer.close();
        writer.close();

        assertThat(notes.texts()).isEmpty();
    }

    @Test
    void letsGoOfTheFile() {
        Writer writer = grouped();
        writer.write(Notes.adding("note"));
        writer.close();

        assertThat(folder.toFile().list()).containsExactly("notes.db");
    }

    /** Each caller's unit is written or refused, whichever came first; none waits for ever and no thread dies. */
    @Test
    @Timeout(60)
    void answersEveryCallerWhoComesWhileItCloses() {
        Queue<Throwable> uncaught = new ConcurrentLinkedQueue<>();
        Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
        Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> uncaught.add(failure));
        try {
            int written = 0;
            for (int round = 0; round < ROUNDS; round++) {
                written += closeWhileWriting(round);
            }
            assertThat(notes.texts()).hasSize(written);
            assertThat(uncaught).isEmpty();
        } finally {
            Thread.setDefaultUncaughtExceptionHandler(before);
        }
    }

    private int closeWhileWriting(int round) {
        Writer writer = grouped();
        return Crowd.together(List.<Callable<Integer>>of(
                        () -> {
                            writer.close();
                            return 0;
                        },
                        () -> written(writer, round + " a"),
                        () -> written(writer, round + " b")))
                .stream()
                .mapToInt(Integer::intValue)
                .sum();
    }

    private static int written(Writer writer, String text) {
        try {
            writer.write(Notes.adding(text));
            return 1;
        } catch (StoreException refused) {
            assertThat(refused).hasMessageContaining("closed");
            return 0;
        }
    }

    private Writer grouped() {
        return new GroupCommitWriter(notes.connection(Duration.ofSeconds(5)), "writer");
    }
}
