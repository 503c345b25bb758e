package claimdesk.store.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import claimdesk.store.Crowd;
import claimdesk.store.HeldWriter;
import claimdesk.store.RawSql;
import claimdesk.store.WalFile;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Units that wait at the same time share one commit, and nothing else. */
class GroupCommitTest {

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
    void commitsOnceForAllThatWait() {
        HeldWriter held = hold();
        List<Future<String>> callers = queue(held, 40);
        int before = WalFile.commits(notes.file());
        held.letGo();

        callers.forEach(Crowd::result);

        assertThat(WalFile.commits(notes.file()) - before).isEqualTo(1);
        assertThat(notes.texts()).hasSize(40);
    }

    @Test
    void isSeenByAnotherConnectionAsOneChange() throws SQLException {
        try (Connection onlooker = RawSql.connect(notes.file())) {
            HeldWriter held = hold();
            List<Future<String>> callers = queue(held, 10);
            long before = RawSql.number(onlooker, "PRAGMA data_version");
            held.letGo();
            Crowd.result(callers.get(0));

            assertThat(RawSql.number(onlooker, "SELECT count(*) FROM note")).isEqualTo(10);
            assertThat(RawSql.number(onlooker, "PRAGMA data_version")).isNotEqualTo(before);
        }
    }

    @Test
    void runsUnitsInTheOrderInWhichTheyCame() {
        HeldWriter held = hold();
        List<Future<String>> callers = queue(held, 20);
        held.letGo();
        callers.forEach(Crowd::result);

        assertThat(notes.texts())
                .isEqualTo(IntStream.range(0, 20)
                        .mapToObj(number -> "note " + number)
                        .collect(Collectors.toList()));
    }

    @Test
    void answersOnlyAfterTheCommit() {
        for (int times = 0; times < 50; times++) {
            String text = writer.write(Notes.adding("note " + times));

            assertThat(notes.texts()).endsWith(text);
        }
    }

    @Test
    void answersNobodyBeforeTheWholeGroupIsCommitted() {
        HeldWriter held = hold();
        List<Future<String>> callers = queue(held, 3);
        HeldWriter atTheLast = new HeldWriter(unit -> {
            Future<?> blocking = held.queue(() -> writer.write(handle -> {
                unit.run();
                return "blocked";
            }));
            held.letGo();
            Crowd.result(blocking);
        });

        assertThat(callers).noneMatch(Future::isDone);
        assertThat(notes.texts()).isEmpty();
        atTheLast.letGo();

        callers.forEach(Crowd::result);
        assertThat(notes.texts()).hasSize(3);
    }

    @Test
    void failsAUnitThatThrowsAlone() {
        IllegalStateException own = new IllegalStateException("my own");
        HeldWriter held = hold();
        List<Future<String>> before = queue(held, 3);
        Future<String> failing = held.queue(() -> writer.write(handle -> {
            Notes.add(handle, "half done");
            throw own;
        }));
        Future<String> after = held.queue(() -> writer.write(Notes.adding("after")));
        held.letGo();

        assertThat(Crowd.failure(failing)).isSameAs(own);
        before.forEach(Crowd::result);
        Crowd.result(after);
        assertThat(notes.texts()).containsExactly("note 0", "note 1", "note 2", "after");
    }

    @Test
    void failsAUnitThatBreaksAConstraintAlone() {
        HeldWriter held = hold();
        Future<String> first = held.queue(() -> writer.write(Notes.adding("same")));
        Future<String> second = held.queue(() -> writer.write(Notes.adding("same")));
        Future<String> third = held.queue(() -> writer.write(Notes.adding("other")));
        held.letGo();

        Crowd.result(first);
        assertThat(Crowd.failure(second))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("notes.db")
                .hasMessageContaining("UNIQUE constraint failed");
        Crowd.result(third);
        assertThat(notes.texts()).containsExactly("same", "other");
    }

    @Test
    void failsAUnitThatRunsOutOfStackAloneAndGoesOn() {
        HeldWriter held = hold();
        Future<String> failing = held.queue(() -> writer.write(handle -> {
            Notes.add(handle, "deep");
            return endless(0);
        }));
        Future<String> other = held.queue(() -> writer.write(Notes.adding("other")));
        held.letGo();

        assertThat(Crowd.failure(failing)).hasRootCauseInstanceOf(StackOverflowError.class);
        Crowd.result(other);
        assertThatThrownBy(() -> writer.write(handle -> endless(0))).hasRootCauseInstanceOf(StackOverflowError.class);
        assertThat(notes.texts()).containsExactly("other");
    }

    @Test
    void undoesAnInnerPartWithoutTouchingTheNeighbours() {
        HeldWriter held = hold();
        Future<String> before = held.queue(() -> writer.write(Notes.adding("before")));
        Future<String> refused = held.queue(() -> writer.write(handle -> {
            Notes.add(handle, "outer");
            return Savepoint.run(handle, () -> Notes.adding("inner").run(handle), text -> false);
        }));
        Future<String> after = held.queue(() -> writer.write(Notes.adding("after")));
        held.letGo();

        assertThat(Crowd.result(refused)).isEqualTo("inner");
        Crowd.result(before);
        Crowd.result(after);
        assertThat(notes.texts()).containsExactly("before", "outer", "after");
    }

    @Test
    void runsAgainEachAloneWhereTheirSharedTransactionIsLost() {
        HeldWriter held = hold();
        List<Future<String>> before = queue(held, 3);
        Future<String> losing = held.queue(() -> writer.write(handle -> {
            Notes.add(handle, "lost");
            handle.execute("ROLLBACK");
            throw new IllegalStateException("rolled everything back");
        }));
        Future<String> after = held.queue(() -> writer.write(Notes.adding("after")));
        held.letGo();

        assertThat(Crowd.failure(losing)).hasMessage("rolled everything back");
        before.forEach(Crowd::result);
        Crowd.result(after);
        assertThat(notes.texts()).containsExactly("note 0", "note 1", "note 2", "after");
    }

    @Test
    void takesAThousandUnitsFromFiftyThreads() {
        List<Callable<Integer>> callers = new ArrayList<>();
        for (int thread = 0; thread < 50; thread++) {
            String name = "thread " + thread + " note ";
            callers.add(() -> {
                for (int times = 0; times < 20; times++) {
                    writer.write(Notes.adding(name + times));
                }
                return 20;
            });
        }

        Crowd.together(callers);

        assertThat(notes.texts()).hasSize(1_000).doesNotHaveDuplicates();
    }

    private HeldWriter hold() {
        return new HeldWriter(unit -> writer.write(handle -> {
            unit.run();
            return 0;
        }));
    }

    private List<Future<String>> queue(HeldWriter held, int units) {
        return IntStream.range(0, units)
                .mapToObj(number -> held.queue(() -> writer.write(Notes.adding("note " + number))))
                .collect(Collectors.toList());
    }

    private static String endless(int depth) {
        return endless(depth + 1) + depth;
    }
}
