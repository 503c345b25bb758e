package claimdesk.store.window;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.store.claim.Claim;
import claimdesk.store.journal.Journal;
import claimdesk.store.window.find.Finder;
import claimdesk.store.window.find.SearchProgress;
import claimdesk.store.window.query.Field;
import claimdesk.store.window.query.Query;
import claimdesk.store.window.query.Relation;
import claimdesk.store.window.query.StateWord;
import claimdesk.store.window.query.Term;
import claimdesk.store.window.source.Source;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Each statement of a search seeks: by a name's index, or to the part of the rows that is this question's to read. */
class FindPlanTest {

    @TempDir
    Path folder;

    @Test
    void everyStatementSeeksByAnIndexOrReadsOnlyItsPart() throws SQLException {
        try (SmallFile file = new SmallFile(folder);
                Connection plain = DriverManager.getConnection(
                        "jdbc:sqlite:" + file.store().file())) {
            Set<String> statements = statements(file);

            assertThat(statements).hasSizeGreaterThan(15);
            for (String sql : statements) {
                assertThat(plan(plain, sql)).as(sql).isNotEmpty().noneMatch(FindPlanTest::readsAWholeTable);
            }
        }
    }

    @Test
    void namesAreSoughtByTheirOwnIndexes() throws SQLException {
        try (SmallFile file = new SmallFile(folder);
                Connection plain = DriverManager.getConnection(
                        "jdbc:sqlite:" + file.store().file())) {
            List<String> steps = new ArrayList<>();
            for (String sql : statements(file)) {
                if (sql.contains("min(name)")) {
                    steps.addAll(plan(plain, sql));
                }
            }

            assertThat(steps)
                    .filteredOn(step -> step.startsWith("SEARCH") && !step.contains("subquery"))
                    .hasSize(8);
            assertThat(steps)
                    .anyMatch(step -> step.contains("COVERING INDEX journal_by_order (order_id>? AND order_id<?)"))
                    .anyMatch(step -> step.contains("INDEX journal_received (key>? AND key<?)"))
                    .anyMatch(step -> step.contains("COVERING INDEX idempotency_key_by_key (key>? AND key<?)"))
                    .anyMatch(
                            step -> step.contains("COVERING INDEX journal_by_attempt (attempt_id>? AND attempt_id<?)"));
        }
    }

    /** Every statement that searches of each kind send. */
    private static Set<String> statements(SmallFile file) {
        Claim refused = file.refused(file.run(), SmallFile.key("North", "a"));
        Set<String> statements = new LinkedHashSet<>();
        Jdbi jdbi = Jdbi.create(() -> listening(
                DriverManager.getConnection("jdbc:sqlite:" + file.store().file()), statements));
        try (Handle handle = jdbi.open()) {
            Finder finder = new Window(handle, new Journal(handle, Instant::now)).finder();
            List<Query> queries = List.of(
                    Query.of(new Term.Named(Optional.empty(), "a")),
                    Query.of(new Term.Named(Optional.of(Field.VENDOR), "North")),
                    Query.of(new Term.In(StateWord.REFUSED)),
                    Query.of(new Term.In(StateWord.EXPIRED)),
                    Query.of(new Term.In(StateWord.SAVED)),
                    Query.of(new Term.In(StateWord.BUSY), new Term.During(0, 1)),
                    Query.of(new Term.During(0, 1)),
                    Query.of(new Term.Status(500)),
                    Query.of(new Term.Hash("ab")),
                    Query.of(new Term.Attempts(Relation.MORE, 1)));
            for (Query query : queries) {
                finder.next(new SearchProgress(query, 10), file.nowMs());
            }
            finder.row(refused.caller().subject(), file.nowMs());
            finder.stuckClaims(file.nowMs());
        }
        return statements;
    }

    /** Reused statements are prepared on the connection itself, past what Jdbi can log. */
    private static Connection listening(Connection connection, Set<String> statements) {
        return (Connection) Proxy.newProxyInstance(
                Source.class.getClassLoader(), new Class<?>[] {Connection.class}, (proxy, method, arguments) -> {
                    if (method.getName().equals("prepareStatement")) {
                        statements.add((String) arguments[0]);
                    }
                    try {
                        return method.invoke(connection, arguments);
                    } catch (InvocationTargetException failure) {
                        throw failure.getCause();
                    }
                });
    }

    private static List<String> plan(Connection connection, String sql) throws SQLException {
        List<String> plan = new ArrayList<>();
        try (PreparedStatement statement = connection.prepareStatement("EXPLAIN QUERY PLAN " + sql);
                ResultSet steps = statement.executeQuery()) {
            while (steps.next()) {
                plan.add(steps.getString("detail"));
            }
        }
        return plan;
    }

    /** Only what was sought already, and the handful of import sources, may be scanned. */
    private static boolean readsAWholeTable(String step) {
        return step.startsWith("SCAN ")
                && !step.matches("SCAN (CONSTANT ROW|json_each .*|import_source.*|\\(subquery-\\d+\\)"
                        + "|idempotency_key USING INDEX idempotency_key_in_progress)");
    }
}
