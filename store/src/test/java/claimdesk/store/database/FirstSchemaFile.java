package claimdesk.store.database;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.store.RawSql;
import claimdesk.store.Store;
import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.IdempotencyKey;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.identity.Vendor;
import claimdesk.store.imported.EvidenceRow;
import claimdesk.store.imported.EvidenceRows;
import claimdesk.store.window.find.SearchProgress;
import claimdesk.store.window.query.Query;
import claimdesk.store.window.query.StateWord;
import claimdesk.store.window.query.Term;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A file of schema version 1: what script 1 makes, with rows that a program of that version wrote. It has a simulated
 * run of 35 journal rows, and imports 2 to 8, of which 4 is undone.
 */
final class FirstSchemaFile {

    static final ScopedKey KEY = new ScopedKey(new Vendor("east"), new IdempotencyKey("re-5120"));

    private FirstSchemaFile() {}

    static Path in(Path folder) {
        Path file = folder.resolve("landed.claimdesk");
        Opening.open(file, Opening.firstAnd()).close();
        try (Connection connection = RawSql.connect(file);
                Statement statement = connection.createStatement()) {
            statement.executeUpdate("BEGIN; " + rows() + "; COMMIT");
        } catch (SQLException failure) {
            throw new IllegalStateException(failure.getMessage(), failure);
        }
        return file;
    }

    /** Adds import 9 as a program of version 1 leaves it that dies, or goes on, while its one line is staged. */
    static void stage(Path file) {
        RawSql.run(
                file,
                """
                INSERT INTO run (run_id, purpose, title, protocol, seed, started_at_ms)
                VALUES (9, 'import', 'died', 'unknown', 0, 1)
                """,
                """
                INSERT INTO import_source (run_id, name, sha256, kind, mapping, state, touched_at_ms,
                                           first_id, last_id, line_count, blank_count, rejected_count)
                SELECT 9, 'died', name_hash, 'request-log', '', 'staged', 1, 15, 15, 1, 0, 0
                  FROM (SELECT printf('%064d', 9) AS name_hash)
                """,
                """
                INSERT INTO evidence (evidence_id, run_id, line, at_ms, key, order_id, details)
                VALUES (15, 9, 1, 1, 'staged', 'staged', '{}')
                """);
    }

    /** That its evidence is found by order, key, request, and how a key begins. */
    static void assertFound(Store store) {
        assertThat(rows(store, lines -> lines.ofOrder(new OrderId("4711"), 100)))
                .extracting(EvidenceRow::id)
                .containsExactly(1L, 2L, 3L);
        assertThat(rows(store, lines -> lines.ofKey(KEY, 100)))
                .extracting(EvidenceRow::id)
                .containsExactly(7L, 8L, 9L, 10L);
        assertThat(rows(store, lines -> lines.ofAttempt(new AttemptId("r-1002"), 100)))
                .extracting(EvidenceRow::id)
                .containsExactly(3L);
        SearchProgress search = new SearchProgress(
                Query.of(new Term.Named(Optional.empty(), "re-512"), new Term.In(StateWord.IMPORTED)), 100);
        assertThat(store.read(tables -> tables.window().finder().next(search, 0))
                        .rows())
                .extracting(row -> row.order().orElseThrow().text())
                .containsExactly("5120");
    }

    private static List<EvidenceRow> rows(Store store, Function<EvidenceRows, List<EvidenceRow>> query) {
        return store.read(tables -> query.apply(tables.evidence()));
    }

    private static String rows() {
        try (InputStream rows = Store.class.getResourceAsStream("schema-1-rows.sql")) {
            return new String(rows.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
