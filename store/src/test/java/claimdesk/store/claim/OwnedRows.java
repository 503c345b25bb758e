package claimdesk.store.claim;

import claimdesk.store.identity.ScopedKey;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * The store of the article on owned claims at its smallest: rows in memory, and {@code setIf}, which changes a row only
 * where its predicate holds. Retention is added to it, as design section 2 has it, and nothing else.
 */
final class OwnedRows {

    /** A row of the article; {@code validUntil} is the lease's end while pending, the retention's end afterwards. */
    record Row(ScopedKey key, String hash, String ticket, boolean isPending, long validUntil, int answer) {}

    private final Map<ScopedKey, Row> rows = new HashMap<>();

    Row row(ScopedKey key) {
        return rows.get(key);
    }

    boolean setIf(ScopedKey key, Predicate<Row> holds, UnaryOperator<Row> change) {
        Row row = rows.get(key);
        if (row == null || !holds.test(row)) {
            return false;
        }
        rows.put(key, change.apply(row));
        return true;
    }

    String claim(ScopedKey key, String hash, String ticket, long now, long leaseMs) {
        Row claimed = new Row(key, hash, ticket, true, now + leaseMs, 0);
        Row row = rows.putIfAbsent(key, claimed);
        if (row == null) {
            return "claimed";
        }
        if (!row.hash.equals(hash)) {
            return "mismatch";
        }
        if (!row.isPending && row.validUntil > now) {
            return "replay " + row.answer;
        }
        if (row.isPending && row.ticket.equals(ticket)) {
            return "claimed";
        }
        if (row.isPending && row.validUntil > now) {
            return "busy " + (row.validUntil - now);
        }
        rows.put(key, claimed);
        return "claimed";
    }

    /** The article's own predicate, term by term. */
    boolean save(ScopedKey key, String hash, String ticket, int answer, long now, long keepMs) {
        return setIf(
                key,
                row -> row.key.equals(key)
                        && row.hash.equals(hash)
                        && row.ticket.equals(ticket)
                        && row.isPending
                        && row.validUntil > now,
                row -> new Row(key, hash, "", false, now + keepMs, answer));
    }

    boolean renew(ScopedKey key, String hash, String ticket, long now, long leaseMs) {
        return setIf(
                key,
                row -> row.hash.equals(hash) && row.ticket.equals(ticket) && row.isPending && row.validUntil > now,
                row -> new Row(key, hash, ticket, true, Math.max(row.validUntil, now + leaseMs), 0));
    }

    boolean release(ScopedKey key, String hash, String ticket, long now) {
        boolean isMine = setIf(
                key,
                row -> row.hash.equals(hash) && row.ticket.equals(ticket) && row.isPending && row.validUntil > now,
                row -> row);
        if (isMine) {
            rows.remove(key);
        }
        return isMine;
    }

    void remove(ScopedKey key) {
        rows.remove(key);
    }
}
