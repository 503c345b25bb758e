package claimdesk.store.window;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.store.identity.RunId;
import claimdesk.store.journal.Journal;
import claimdesk.store.window.lane.LaneFilter;
import java.nio.file.Path;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.SqlLogger;
import org.jdbi.v3.core.statement.StatementContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Each statement seeks, which is what keeps it quick on a large file; {@link ReadModelBenchmark} tells how quick. */
class QueryPlanTest {

    @TempDir
    Path folder;

    @Test
    void everyStatementSeeksByAnIndexAndNoneSortsWhatItPages() throws SQLException {
        try (SmallFile file = new SmallFile(folder)) {
            file.refused(file.run(), SmallFile.key("North", "a"));
            try (Handle handle = Jdbi.open("jdbc:sqlite:" + file.store().file())) {
                for (String sql : statements(handle)) {
                    assertThat(plan(handle, sql)).as(sql).isNotEmpty().noneMatch(QueryPlanTest::readsAWholeTable);
                }
            }
        }
    }

    @Test
    void chunksOfALaneBeginInTheMidstOfAnInstant() throws SQLException {
        try (SmallFile file = new SmallFile(folder);
                Handle handle = Jdbi.open("jdbc:sqlite:" + file.store().file())) {
            List<String> chunks = new ArrayList<>();
            for (String sql : statements(handle)) {
                if (sql.contains("COLLATE BINARY")) {
                    chunks.add(plan(handle, sql).get(0));
                }
            }

            assertThat(chunks)
                    .containsExactlyInAnyOrder(
                            "SEARCH idempotency_key USING INDEX idempotency_key_in_progress"
                                    + " ((claimed_at_ms,rowid)<(?,?))",
                            "SEARCH idempotency_key USING INDEX idempotency_key_in_progress_of_run"
                                    + " (run_id=? AND (claimed_at_ms,rowid)<(?,?))",
                            "SEARCH idempotency_key USING INDEX idempotency_key_saved ((saved_at_ms,rowid)<(?,?))",
                            "SEARCH idempotency_key USING COVERING INDEX idempotency_key_saved"
                                    + " ((saved_at_ms,rowid)<(?,?))",
                            "SEARCH idempotency_key USING INDEX idempotency_key_saved_of_run"
                                    + " (run_id=? AND (saved_at_ms,rowid)<(?,?))");
        }
    }

    /** Every statement that the read models send. */
    private static Set<String> statements(Handle handle) {
        Set<String> statements = new LinkedHashSet<>();
        handle.setSqlLogger(new SqlLogger() {
            @Override
            public void logBeforeExecution(StatementContext context) {
                statements.add(context.getParsedSql().getSql());
            }
        });
        RunId run = new RunId(1);
        Window window = new Window(handle, new Journal(handle, Instant::now));
        for (LaneFilter filter : List.of(LaneFilter.none(), LaneFilter.none().withRun(Optional.of(run)))) {
            window.lanePlaces().inProgress(filter, Cursor.newest(), 1);
            window.lanePlaces().saved(filter, false, Cursor.newest(), 1);
            window.lanePlaces().saved(filter, true, Cursor.newest(), 1);
            window.lanePlaces().refused(filter, Cursor.newest(), 1);
        }
        window.rowsByNumber().inProgress(new long[] {1});
        window.rowsByNumber().saved(new long[] {1});
        window.changeLog().between(0, 1, LaneFilter.none());
        window.filterChoices().vendors(1);
        window.attemptRows().ofKey(SmallFile.key("North", "a"), 1);
        window.search().startingWith("a", 1);
        handle.setSqlLogger(SqlLogger.NOP_SQL_LOGGER);
        return statements;
    }

    private static List<String> plan(Handle handle, String sql) throws SQLException {
        List<String> plan = new ArrayList<>();
        try (PreparedStatement statement = handle.getConnection().prepareStatement("EXPLAIN QUERY PLAN " + sql);
                ResultSet steps = statement.executeQuery()) {
            while (steps.next()) {
                plan.add(steps.getString("detail"));
            }
        }
        return plan;
    }

    /** Only what a statement has already gathered, at most a page of it, may be scanned or sorted. */
    private static boolean readsAWholeTable(String step) {
        return step.startsWith("SCAN ")
                        && !step.matches(
                                "SCAN (CONSTANT ROW|found|received|journalled|named|json_each .*|\\(subquery-\\d+\\))")
                || step.matches("USE TEMP B-TREE FOR (GROUP BY|DISTINCT)");
    }
}
