package claimdesk.store.claim;

import claimdesk.store.identity.ScopedKey;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;

/**
 * The in-memory store of the article on idempotency and retries, as it stands there: same key and same body replays,
 * same key and another body is a conflict, a second caller meets one in progress. Not thread-safe: the tests that
 * compare it run one step after the other.
 */
final class ArticleStore implements BeginFinish {

    private static final class Row {
        private final String requestHash;
        private boolean isDone;
        private int response;

        private Row(String requestHash) {
            this.requestHash = requestHash;
        }
    }

    private final Map<ScopedKey, Row> rows = new HashMap<>();

    @Override
    public BeginResult begin(ScopedKey key, String requestHash) {
        Row row = rows.get(key);
        if (row == null) {
            rows.put(key, new Row(requestHash));
            return BeginResult.STARTED;
        }
        if (!row.requestHash.equals(requestHash)) {
            return BeginResult.CONFLICT;
        }
        return row.isDone ? BeginResult.REPLAY : BeginResult.BUSY;
    }

    @Override
    public void finish(ScopedKey key, int response) {
        Row row = rows.get(key);
        if (row != null) {
            row.isDone = true;
            row.response = response;
        }
    }

    @Override
    public OptionalInt response(ScopedKey key) {
        Row row = rows.get(key);
        return row == null || !row.isDone ? OptionalInt.empty() : OptionalInt.of(row.response);
    }
}
