package claimdesk.app.evidence;

import claimdesk.store.Store;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.database.Durability;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * Builds files with a journal of as many rows as are asked for, each time the same one: calls of six rows, as many as
 * {@value #CALLERS} of them interleaved step by step, each with a key of its own or all with one. A call now and then
 * has a second effect in place of the start of its work. Beside the journal the file is empty.
 */
final class LongJournal {

    static final long BEGIN_MS = 1_700_000_000_000L;

    private static final int CALLERS = 64;
    private static final int STEPS = 6;
    private static final int CALLS_A_BREACH = 10_000;

    private static final String ROWS =
            """
            WITH RECURSIVE number (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM number WHERE n < :rows - 1),
                           step (n, c, s) AS (SELECT n, n / (6 * 64) * 64 + n % 64, n % (6 * 64) / 64 FROM number)
            INSERT INTO journal (at_ms, run_id, type, vendor, key, attempt_id, order_id, details)
            SELECT :begin + n / 10, 1,
                   CASE s WHEN 0 THEN 'RECEIVED' WHEN 1 THEN 'CLAIMED'
                          WHEN 2 THEN iif(c % 10000 = 77, 'EFFECT', 'WORK_STARTED')
                          WHEN 3 THEN 'EFFECT' WHEN 4 THEN 'SAVED' ELSE 'ANSWERED' END,
                   'North',
                   iif(:oneKey, 'the one key',
                       printf('%08x-%04x-4%03x-8%03x-%012x', c * 2654435761 % 4294967296, c % 65536, c % 4096, c % 4093,
                              c * 40503)),
                   printf('attempt-%09d', c), printf('order-%08d', c),
                   CASE s WHEN 0 THEN printf('{"operation":"deliver","method":"POST","route":"/orders/deliver","rawSha256'
                                             || '":"%064x","fingerprint":"%064x","fingerprintRule":"canonical","bodyBy'
                                             || 'tes":"120"}', c, c)
                          WHEN 1 THEN printf('{"operation":"deliver","fingerprint":"%064x","token":"%012x","leaseUntilMs'
                                             || '":"%d","row":"%012x"}', c, c, :begin + n / 10 + 30000, c)
                          WHEN 2 THEN iif(c % 10000 = 77, '{"effect":"delivered"}', '{}')
                          WHEN 3 THEN printf('{"effect":"delivered","downstreamKey":"%032x"}', c)
                          WHEN 4 THEN printf('{"token":"%012x","keepUntilMs":"%d","status":"200","outcome":"final","answ'
                                             || 'erSha256":"%064x","row":"%012x"}', c, :begin + n, c, c + 1)
                          ELSE printf('{"status":"200","code":"ok","replayed":"false","answerSha256":"%064x"}', c) END
              FROM step
            """;

    private LongJournal() {}

    /** Makes {@code file}, which must not exist, with {@code rows} journal rows. */
    static void build(Path file, long rows, boolean isOfOneKey) throws SQLException {
        try (Store store = openAt(file)) {
            store.write(tables -> tables.runs().beginSimulation("long", FitProtocol.DEFAULT, 1));
        }
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA synchronous = OFF");
            statement.execute("PRAGMA journal_mode = OFF");
            List<String> later = dropped(statement);
            try (PreparedStatement insert = connection.prepareStatement(ROWS)) {
                insert.setLong(1, rows);
                insert.setLong(2, BEGIN_MS);
                insert.setBoolean(3, isOfOneKey);
                insert.executeUpdate();
            }
            for (String sql : later) {
                statement.execute(sql);
            }
            statement.execute("PRAGMA journal_mode = WAL");
        }
    }

    static Store openAt(Path file) {
        return Store.openSerial(file, Durability.NONE, () -> Instant.ofEpochMilli(BEGIN_MS));
    }

    /** How many second effects there are in a journal of {@code rows} rows with a key for each call. */
    static long breaches(long rows) {
        long calls = rows / (STEPS * CALLERS) * CALLERS;
        return (calls - 78 + CALLS_A_BREACH) / CALLS_A_BREACH;
    }

    /** Drops the journal's triggers, so that rows are filled in quickly; returns what makes them again. */
    private static List<String> dropped(Statement statement) throws SQLException {
        List<String> drops = new ArrayList<>();
        List<String> creates = new ArrayList<>();
        try (ResultSet rows = statement.executeQuery(
                """
                SELECT type, name, sql
                  FROM sqlite_schema
                 WHERE type IN ('index', 'trigger')
                   AND tbl_name = 'journal'
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
