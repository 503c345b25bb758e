package claimdesk.store.imported;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import claimdesk.store.Bench;
import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.IdempotencyKey;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.RunId;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.Subject;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An import counts with all its lines or not at all. */
class ImportSourcesTest {

    @TempDir
    Path folder;

    private Bench bench;
    private RunId run;

    @BeforeEach
    void begin() {
        bench = Bench.serial(folder);
        SourceFile file = new SourceFile("log.ndjson", "a".repeat(64), SourceKind.REQUEST_LOG, "");
        run = bench.store().write(tables -> tables.imports().begin(file));
        stage(1, 3);
    }

    @AfterEach
    void close() {
        bench.close();
    }

    @Test
    void countsWithAllItsLines() {
        stage(4, 4);
        index();

        assertThat(finish(4)).isTrue();
        assertThat(lines()).containsExactly(1L, 2L, 3L, 4L);
    }

    @Test
    void isNotFinishedBeforeItsLastLineCanBeFound() {
        index();
        stage(4, 4);

        assertThatThrownBy(() -> finish(4)).isInstanceOf(IllegalStateException.class);
        assertThat(linesOfOrder()).isEmpty();
    }

    @Test
    void isNotFinishedIfIndexingWasStopped() {
        assertThat(bench.store().index(run, () -> false)).isFalse();

        assertThatThrownBy(() -> finish(3)).isInstanceOf(IllegalStateException.class);
        assertThat(entries()).isZero();
    }

    @Test
    void isNotIndexedOnceItWasClearedAway() {
        assertThat(clear(10)).isFalse();

        assertThatThrownBy(() -> bench.store().index(run, () -> true)).isInstanceOf(RuntimeException.class);
        assertThat(entries()).isZero();
    }

    @Test
    void leavesNothingByWhichAClearedLineCouldBeFound() {
        index();
        finish(3);
        assertThat(linesOfOrder()).containsExactly(1L, 2L, 3L);

        bench.store().write(tables -> tables.imports().undo(run));
        assertThat(clear(2)).isTrue();
        assertThat(clear(2)).isFalse();

        assertThat(entries()).isZero();
    }

    @Test
    void isNotFinishedOnceSomeOfItsLinesWereClearedAway() {
        bench.clock().set(Bench.START_MS + ImportSources.ABANDONED_AFTER.toMillis() + 1);
        List<RunId> leftOver = bench.store().read(tables -> tables.imports().leftOver());
        assertThat(leftOver).containsExactly(run);
        assertThat(clear(2)).as("there are more").isTrue();

        stage(4, 4);

        assertThatThrownBy(() -> finish(4))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("import the file again");
        assertThat(lines()).isEmpty();
    }

    @Test
    void keepsTheCountOfAnUndoneImport() {
        index();
        finish(3);
        bench.store().write(tables -> tables.imports().undo(run));
        assertThat(clear(2)).isTrue();
        assertThat(clear(2)).isFalse();

        Optional<ImportedSource> undone =
                bench.store().read(tables -> tables.imports().find(run));
        assertThat(undone.orElseThrow().counts()).isEqualTo(new LineCounts(3, 0, 0));
    }

    private void stage(long first, long last) {
        List<EvidenceLine> lines = LongStream.rangeClosed(first, last)
                .mapToObj(line -> new EvidenceLine(
                        line,
                        OptionalLong.of(line),
                        Optional.empty(),
                        Subject.nobody()
                                .with(new OrderId("1"))
                                .with(new IdempotencyKey("k-" + line))
                                .with(new AttemptId("a-" + line)),
                        Details.none()))
                .toList();
        bench.store().write(tables -> {
            tables.imports().stage(run, lines);
            return run;
        });
    }

    private void index() {
        assertThat(bench.store().index(run, () -> true)).isTrue();
    }

    private List<Long> linesOfOrder() {
        return bench.store().read(tables -> tables.evidence().ofOrder(new OrderId("1"), 100)).stream()
                .map(row -> row.line().line())
                .toList();
    }

    /** By what lines are found, in all three tables. */
    private long entries() {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + bench.file());
                Statement statement = connection.createStatement();
                ResultSet count = statement.executeQuery(
                        """
                        SELECT (SELECT count(*) FROM evidence_by_key)
                             + (SELECT count(*) FROM evidence_by_attempt)
                             + (SELECT count(*) FROM evidence_by_order)
                        """)) {
            return count.getLong(1);
        } catch (SQLException failure) {
            throw new IllegalStateException(failure);
        }
    }

    private boolean finish(long taken) {
        return bench.store().write(tables -> tables.imports().finish(run, new LineCounts(taken, 0, 0)));
    }

    private boolean clear(int limit) {
        return bench.store().write(tables -> tables.imports().clear(run, limit));
    }

    private List<Long> lines() {
        return bench.store().read(tables -> tables.evidence().ofRun(run, 0, 100)).stream()
                .map(row -> row.line().line())
                .toList();
    }
}
