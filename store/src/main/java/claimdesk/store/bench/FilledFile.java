package claimdesk.store.bench;

import claimdesk.store.Store;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.database.Durability;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;

/** Fills a new file with saved keys, each with its order and one journal row, far quicker than calls would. */
public final class FilledFile {

    private static final long MS_PER_KEY = 20;

    private static final String KEY_ROWS =
            """
            WITH RECURSIVE number (n) AS (SELECT 1 WHERE %1$d > 0 UNION ALL SELECT n + 1 FROM number WHERE n < %1$d)
            INSERT INTO idempotency_key (id, vendor, key, fingerprint, raw_fingerprint, fingerprint_rule, order_id,
                                         operation, state, attempt_id, run_id, claimed_at_ms, lease_until_ms,
                                         answer_status, answer_headers, answer_body, answer_outcome, saved_at_ms,
                                         keep_until_ms)
            SELECT n, 'filled', printf('%%010d', n), printf('%%064x', n), printf('%%064x', n), 'canonical',
                   printf('filled-%%010d', n), 'deliver', 'saved', printf('filled-%%010d', n), 1,
                   %2$d + n * %3$d, %2$d + n * %3$d + 30000, 200, 'content-type: application/json' || char(10),
                   CAST('{"state":"delivered"}' AS BLOB), 'final', %2$d + n * %3$d + 100, 9000000000000 + n
              FROM number
            """;

    private static final String ORDER_ROWS =
            """
            INSERT INTO customer_order (order_id, vendor, state, version, placed_at_ms, changed_at_ms)
            SELECT order_id, vendor, 'delivered', 2, claimed_at_ms, claimed_at_ms
              FROM idempotency_key
             ORDER BY id
            """;

    private static final String JOURNAL_ROWS =
            """
            INSERT INTO journal (at_ms, run_id, type, vendor, key, attempt_id, order_id, details)
            SELECT saved_at_ms, run_id, 'SAVED', vendor, key, attempt_id, order_id, '{"status":"200"}'
              FROM idempotency_key
             ORDER BY id
            """;

    /** What the store would have counted. */
    private static final String COUNTS =
            """
            INSERT OR REPLACE INTO tally (name, count)
            VALUES ('saved', %1$d), ('SAVED', %1$d), ('counted_seq', %1$d)
            """;

    private FilledFile() {}

    /**
     * Makes {@code file}, which must not exist, with {@code keys} keys in run 1, none of which is {@code key-…} of vendor
     * north.
     */
    public static void make(Path file, long keys, InstantSource clock) {
        try (Store store = Store.openSerial(file, Durability.NONE, clock)) {
            store.write(tables -> tables.runs().beginLive("bench", FitProtocol.DEFAULT));
        }
        try {
            fill(file, keys, clock.millis());
        } catch (SQLException failure) {
            throw new IllegalStateException(
                    file + " could not be filled with " + keys + " keys: " + failure.getMessage(), failure);
        }
    }

    private static void fill(Path file, long keys, long nowMs) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA journal_mode = OFF");
            statement.execute("PRAGMA synchronous = OFF");
            statement.execute("PRAGMA cache_size = -1000000");
            List<String> later = dropped(statement);
            for (String rows : List.of(KEY_ROWS, ORDER_ROWS, JOURNAL_ROWS, COUNTS)) {
                statement.execute(String.format(rows, keys, nowMs - keys * MS_PER_KEY, MS_PER_KEY));
            }
            for (String sql : later) {
                statement.execute(sql);
            }
            statement.execute("PRAGMA journal_mode = WAL");
        }
    }

    /** Drops all triggers and indexes, so that rows are filled in quickly; returns what makes them again. */
    private static List<String> dropped(Statement statement) throws SQLException {
        List<String> drops = new ArrayList<>();
        List<String> creates = new ArrayList<>();
        try (ResultSet rows = statement.executeQuery(
                """
                SELECT type, name, sql
                  FROM sqlite_schema
                 WHERE type IN ('index', 'trigger')
                   AND sql IS NOT NULL
                """)) {
            while (rows.next()) {
                drops.add("DROP " + rows.getString("type") + " " + rows.getString("name"));
                creates.add(rows.getString("sql"));
            }
        }
        for (String drop : drops) {
            statement.execute(drop);
        }
        return creates;
    }
}
