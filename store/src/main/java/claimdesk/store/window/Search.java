package claimdesk.store.window;

import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.IdempotencyKey;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.Vendor;
import claimdesk.store.journal.Subject;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.StatementContext;

/**
 * Finds names by how they begin, keys and orders that are only left in the journal included. Names are compared byte
 * for byte: case counts, and no character is a wildcard. Each query steps from one name to the next by an index, and so
 * passes over all rows of a name at once, however many it has. Bound to one connection and not thread-safe.
 */
public final class Search {

    private final Handle handle;

    Search(Handle handle) {
        this.handle = handle;
    }

    /**
     * Everything whose name begins with {@code text}: keys, orders, vendors, attempts, at most {@code limit} of each,
     * each kind in the order of its names. No hits for an empty text.
     */
    public List<SearchHit> startingWith(String text, int limit) {
        Limit.checked(limit);
        return Prefix.of(text)
                .map(prefix -> Stream.of(
                                keys(prefix, limit),
                                orders(prefix, limit),
                                vendors(prefix, limit),
                                attempts(prefix, limit))
                        .flatMap(List::stream)
                        .toList())
                .orElse(List.of());
    }

    private List<SearchHit> keys(Prefix prefix, int limit) {
        return hits(
                """
                WITH RECURSIVE received (seq) AS (
                    SELECT (SELECT seq
                              FROM journal
                             WHERE (type = 'RECEIVED' OR type = 'REPLAYED')
                               AND vendor IS NOT NULL
                               AND key >= :from
                               AND key < :to
                             ORDER BY key, vendor
                             LIMIT 1)
                     UNION ALL
                    SELECT coalesce((SELECT next.seq
                                       FROM journal AS next
                                      WHERE (next.type = 'RECEIVED' OR next.type = 'REPLAYED')
                                        AND next.key = last.key
                                        AND next.vendor > last.vendor
                                      ORDER BY next.vendor
                                      LIMIT 1),
                                    (SELECT next.seq
                                       FROM journal AS next
                                      WHERE (next.type = 'RECEIVED' OR next.type = 'REPLAYED')
                                        AND next.vendor IS NOT NULL
                                        AND next.key > last.key
                                        AND next.key < :to
                                      ORDER BY next.key, next.vendor
                                      LIMIT 1))
                      FROM received
                      JOIN journal AS last ON last.seq = received.seq
                     LIMIT :limit
                ),
                found (key, vendor) AS (
                    SELECT journal.key, journal.vendor
                      FROM received
                      JOIN journal ON journal.seq = received.seq
                     UNION
                    SELECT key, vendor
                      FROM (SELECT key, vendor
                              FROM idempotency_key
                             WHERE key >= :from
                               AND key < :to
                             ORDER BY key, vendor
                             LIMIT :limit)
                     ORDER BY 1, 2
                     LIMIT :limit
                )
                SELECT found.vendor, found.key, NULL AS attempt_id,
                       coalesce((SELECT order_id
                                   FROM idempotency_key
                                  WHERE vendor = found.vendor
                                    AND key = found.key),
                                (SELECT order_id
                                   FROM journal
                                  WHERE vendor = found.vendor
                                    AND key = found.key
                                    AND order_id IS NOT NULL
                                  ORDER BY seq DESC
                                  LIMIT 1)) AS order_id
                  FROM found
                """,
                SearchHit.Kind.KEY,
                prefix,
                limit);
    }

    private List<SearchHit> orders(Prefix prefix, int limit) {
        return hits(
                """
                WITH RECURSIVE journalled (order_id) AS (
                    SELECT min(order_id)
                      FROM journal
                     WHERE order_id >= :from
                       AND order_id < :to
                     UNION ALL
                    SELECT (SELECT min(next.order_id)
                              FROM journal AS next
                             WHERE next.order_id > journalled.order_id
                               AND next.order_id < :to)
                      FROM journalled
                     WHERE journalled.order_id IS NOT NULL
                     LIMIT :limit
                ),
                found (order_id) AS (
                    SELECT order_id
                      FROM journalled
                     WHERE order_id IS NOT NULL
                     UNION
                    SELECT order_id
                      FROM (SELECT order_id
                              FROM customer_order
                             WHERE order_id >= :from
                               AND order_id < :to
                             ORDER BY order_id
                             LIMIT :limit)
                     ORDER BY 1
                     LIMIT :limit
                )
                SELECT coalesce(keyed.vendor, customer_order.vendor) AS vendor, keyed.key, NULL AS attempt_id,
                       found.order_id
                  FROM found
                  LEFT JOIN customer_order ON customer_order.order_id = found.order_id
                  LEFT JOIN journal AS keyed ON keyed.seq = (SELECT seq
                                                               FROM journal
                                                              WHERE order_id = found.order_id
                                                                AND vendor IS NOT NULL
                                                                AND key IS NOT NULL
                                                              ORDER BY seq DESC
                                                              LIMIT 1)
                """,
                SearchHit.Kind.ORDER,
                prefix,
                limit);
    }

    private List<SearchHit> vendors(Prefix prefix, int limit) {
        return hits(
                """
                WITH RECURSIVE found (vendor) AS (
                    SELECT min(vendor)
                      FROM journal
                     WHERE vendor >= :from
                       AND vendor < :to
                     UNION ALL
                    SELECT (SELECT min(next.vendor)
                              FROM journal AS next
                             WHERE next.vendor > found.vendor
                               AND next.vendor < :to)
                      FROM found
                     WHERE found.vendor IS NOT NULL
                     LIMIT :limit
                )
                SELECT vendor, NULL AS key, NULL AS attempt_id, NULL AS order_id
                  FROM found
                 WHERE vendor IS NOT NULL
                """,
                SearchHit.Kind.VENDOR,
                prefix,
                limit);
    }

    private List<SearchHit> attempts(Prefix prefix, int limit) {
        return hits(
                """
                WITH RECURSIVE found (attempt_id) AS (
                    SELECT min(attempt_id)
                      FROM journal
                     WHERE attempt_id >= :from
                       AND attempt_id < :to
                     UNION ALL
                    SELECT (SELECT min(next.attempt_id)
                              FROM journal AS next
                             WHERE next.attempt_id > found.attempt_id
                               AND next.attempt_id < :to)
                      FROM found
                     WHERE found.attempt_id IS NOT NULL
                     LIMIT :limit
                )
                SELECT named.vendor, named.key, found.attempt_id, named.order_id
                  FROM found
                  JOIN journal AS named ON named.seq = coalesce((SELECT seq
                                                                   FROM journal
                                                                  WHERE attempt_id = found.attempt_id
                                                                    AND vendor IS NOT NULL
                                                                    AND key IS NOT NULL
                                                                  ORDER BY seq DESC
                                                                  LIMIT 1),
                                                                (SELECT max(seq)
                                                                   FROM journal
                                                                  WHERE attempt_id = found.attempt_id))
                """,
                SearchHit.Kind.ATTEMPT,
                prefix,
                limit);
    }

    private List<SearchHit> hits(String sql, SearchHit.Kind kind, Prefix prefix, int limit) {
        return prefix.bind(handle.createQuery(sql)).bind("limit", limit).map(Search::subject).list().stream()
                .map(subject -> new SearchHit(kind, subject))
                .toList();
    }

    private static Subject subject(ResultSet row, StatementContext context) throws SQLException {
        String vendor = row.getString("vendor");
        String key = row.getString("key");
        String attempt = row.getString("attempt_id");
        String order = row.getString("order_id");
        Subject subject = vendor == null ? Subject.nobody() : Subject.of(new Vendor(vendor));
        subject = key == null ? subject : subject.with(new IdempotencyKey(key));
        subject = attempt == null ? subject : subject.with(new AttemptId(attempt));
        return order == null ? subject : subject.with(new OrderId(order));
    }
}
