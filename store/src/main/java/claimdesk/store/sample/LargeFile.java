package claimdesk.store.sample;

import claimdesk.store.Store;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.database.Durability;
import claimdesk.store.database.StoreException;
import claimdesk.store.identity.RunId;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Builds a file of as many keys as are asked for, each time the same one, with the worst that a screen may meet: one
 * vendor with nearly all keys, ten rows in every instant, a run whose few rows are the oldest, and two keys, the newest
 * of their lanes, that were sent {@value #HOT_ATTEMPTS} times.
 */
public final class LargeFile {

    public static final int KEYS = 5_000_000;
    public static final int IN_PROGRESS = 20_000;
    public static final int REFUSED = 100_000;
    public static final int HOT_ATTEMPTS = 100_000;
    public static final long MS_PER_KEY = 20;
    public static final RunId MAIN_RUN = new RunId(1);
    public static final RunId OLD_RUN = new RunId(2);

    private static final long BEGIN_MS = 1_700_000_000_000L;

    private static final String KEY_ROWS =
            """
            WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < %1$d)
            INSERT INTO idempotency_key (id, vendor, key, fingerprint, raw_fingerprint, fingerprint_rule, order_id,
                                         operation, state, owner_token, attempt_id, run_id, claimed_at_ms,
                                         lease_until_ms, answer_status, answer_headers, answer_body, answer_outcome,
                                         saved_at_ms, keep_until_ms)
            SELECT n,
                   CASE WHEN n %% 50 = 0 THEN printf('vendor-%%04d', n / 50 %% 1000) ELSE 'North' END,
                   printf('%%08x-%%04x-4%%03x-8%%03x-%%012x', n * 2654435761 %% 4294967296, n %% 65536, n %% 4096,
                          n %% 4093, n * 40503),
                   printf('%%064x', n * 2654435761), printf('%%064x', n), 'canonical',
                   printf('order-%%08d', n), 'deliver',
                   iif(isSaved, 'saved', 'in_progress'), iif(isSaved, NULL, printf('token-%%032x', n)),
                   printf('attempt-%%09d', n),
                   iif(n <= 50 OR n BETWEEN %1$d - %2$d + 1 AND %1$d - %2$d + 50, 2, 1),
                   %3$d + n / 10 * 200, %3$d + n / 10 * 200 + 30000,
                   iif(isSaved, 200, NULL), iif(isSaved, 'content-type: application/json' || char(10), NULL),
                   iif(isSaved, CAST(printf('{"order":"order-%%08d","state":"delivered"}', n) AS BLOB), NULL),
                   iif(isSaved, 'final', NULL), iif(isSaved, %3$d + n / 10 * 200 + 100, NULL),
                   iif(isSaved, %3$d + n / 10 * 200 + 86400000, NULL)
              FROM (SELECT n, n <= %1$d - %2$d AS isSaved FROM number)
            """;

    /** Two rows a key: received, and what became of it. */
    private static final String JOURNAL_ROWS =
            """
            WITH RECURSIVE number (n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM number WHERE n < 2 * %1$d + 1)
            INSERT INTO journal (at_ms, run_id, type, vendor, key, attempt_id, order_id, details)
            SELECT claimed_at_ms + n %% 2 * 100, run_id,
                   CASE WHEN n %% 2 = 0 THEN 'RECEIVED' WHEN state = 'saved' THEN 'SAVED' ELSE 'CLAIMED' END,
                   vendor, key, attempt_id, order_id,
                   iif(n %% 2 = 0,
                       '{"operation":"deliver","method":"POST","route":"/orders","bodyBytes":"120","tryNumber":"1"}',
                       printf('{"token":"%%012x","status":"200","outcome":"final","answerSha256":"%%064x"}', n, n))
              FROM number
              JOIN idempotency_key ON id = n / 2
            """;

    private static final String REFUSED_ROWS =
            """
            INSERT INTO journal (at_ms, run_id, type, vendor, key, attempt_id, order_id, details)
            SELECT saved_at_ms + 30000, iif(id <= 60, 2, 1), 'REFUSED', vendor, key, attempt_id || '-late', order_id,
                   printf('{"term":"state","storedState":"saved","storedToken":"wiped","presentedToken":"%%012x"}', id)
              FROM idempotency_key
             WHERE id <= min(%4$d, %1$d / 2)
             ORDER BY id
            """;

    /** The newest key of each lane, sent again and again. */
    private static final String HOT_ROWS =
            """
            WITH RECURSIVE number (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM number WHERE n < 3 * %5$d - 1)
            INSERT INTO journal (at_ms, run_id, type, vendor, key, attempt_id, order_id, details)
            SELECT claimed_at_ms + n, run_id,
                   CASE n %% 3 WHEN 0 THEN 'RECEIVED' WHEN 1 THEN iif(state = 'saved', 'REPLAYED', 'BUSY')
                               ELSE 'ANSWERED' END,
                   vendor, key, printf('%%s-try-%%06d', attempt_id, n / 3), order_id, '{"status":"200"}'
              FROM number
              JOIN idempotency_key ON id IN (%1$d, %1$d - %2$d)
            """;

    private static final String ORDER_ROWS =
            """
            INSERT INTO customer_order (order_id, vendor, state, version, placed_at_ms, changed_at_ms)
            SELECT order_id, vendor, 'delivered', 2, claimed_at_ms, claimed_at_ms
              FROM idempotency_key
             ORDER BY id
            """;

    /** What the store would have counted. */
    private static final String COUNTS =
            """
            INSERT OR REPLACE INTO tally (name, count)
            SELECT state, count(*) FROM idempotency_key GROUP BY state
             UNION ALL
            SELECT type, count(*) FROM journal GROUP BY type
             UNION ALL
            SELECT 'counted_seq', max(seq) FROM journal
            """;

    private LargeFile() {}

    /**
     * Makes {@code file}, which must not exist.
     *
     * @param keys more than {@value #IN_PROGRESS}
     * @param progress told what is done
     * @throws StoreException if it cannot be made
     */
    public static void build(Path file, int keys, Consumer<String> progress) {
        try (Store store = Store.openSerial(file, Durability.NONE, () -> Instant.ofEpochMilli(BEGIN_MS))) {
            store.write(tables -> tables.runs().beginSimulation("most of it", FitProtocol.DEFAULT, 1));
            store.write(tables -> tables.runs().beginSimulation("a little, long ago", FitProtocol.DEFAULT, 2));
        }
        try {
            fill(file, keys, progress);
        } catch (SQLException failure) {
            throw StoreException.of(
                    StoreException.Kind.OTHER, "filling " + file, String.valueOf(failure.getMessage()), failure);
        }
    }

    private static void fill(Path file, int keys, Consumer<String> progress) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA journal_mode = OFF");
            statement.execute("PRAGMA synchronous = OFF");
            statement.execute("PRAGMA cache_size = -2000000");
            List<String> later = dropped(statement);
            for (String rows : List.of(KEY_ROWS, JOURNAL_ROWS, REFUSED_ROWS, HOT_ROWS, ORDER_ROWS, COUNTS)) {
                run(statement, String.format(rows, keys, IN_PROGRESS, BEGIN_MS, REFUSED, HOT_ATTEMPTS), progress);
            }
            for (String sql : later) {
                run(statement, sql, progress);
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

    private static void run(Statement statement, String sql, Consumer<String> progress) throws SQLException {
        statement.execute(sql);
        String what = sql.lines()
                .filter(line -> line.startsWith("INSERT") || line.startsWith("CREATE"))
                .findFirst()
                .orElseThrow();
        progress.accept(what);
    }
}
