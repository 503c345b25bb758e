package claimdesk.app.finding;

import claimdesk.app.verdict.Docket;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.EventType;

/** Rows that only meet over their keys: of several orders, of none, of several vendors, in journal and imports at once. */
final class KeysAcrossOrders {

    private KeysAcrossOrders() {}

    static void in(Docket docket) {
        docket.file(
                "across.ndjson",
                line("2026-11-03T10:00:00Z", "x-1", "north", "/orders/9001/deliver", "shared", 200, "a"),
                line("2026-11-03T10:00:05Z", "x-2", "north", "/orders/9002/deliver", "shared", 200, "b"),
                line("2026-11-03T10:00:06Z", "x-3", "south", "/orders/9002/deliver", "shared", 500, "c"),
                line("2026-11-03T10:00:07Z", "x-4", "north", "/health", "lonely", 422, "d"),
                line("2026-11-03T10:00:08Z", "x-5", "north", "/health", "lonely", 422, "e"),
                line("2026-11-03T10:00:09Z", "x-6", "north", "/health", "shared", 409, "f"),
                line("2026-11-03T10:00:10Z", "", "north", "/orders/9001/deliver", "own", 201, "g"),
                line("2026-11-03T10:00:11Z", "", "north", "/orders/9001/deliver", "other", 201, "g"));
        docket.file(
                "mail.csv",
                "sent_at,order,template,recipient",
                "2026-11-03T10:00:00.5Z,9001,delivered,someone@example.com",
                "2026-11-03T10:00:10.5Z,9001,delivered,someone@example.com",
                "2026-11-03T10:00:05.5Z,9002,delivered,someone@example.com");
        docket.file(
                "keys.csv",
                "vendor,idempotency_key,state,claimed_at,lease_until,request_hash",
                "north,shared,in_progress,2026-11-03T10:00:00Z,2026-11-03T10:00:30Z," + "a".repeat(64),
                "north,own,in_progress,2026-11-03T10:00:10Z,2026-11-03T10:00:30Z," + "b".repeat(64));
        docket.row(1, EventType.RECEIVED, "north/shared", "j-1", "9001", Detail.FINGERPRINT, "1".repeat(64))
                .row(2, EventType.CLAIMED, "north/shared", "j-1", "9001", Detail.LEASE_UNTIL_MS, Docket.BEGIN_MS + 9)
                .row(20, EventType.EFFECT, "north/shared", "j-1", "9001", Detail.EFFECT, "email")
                .row(21, EventType.EFFECT, "north/shared", "j-1", "9003", Detail.EFFECT, "email")
                .row(22, EventType.REFUSED, "north/shared", "j-1", "9003", Detail.TERM, "lease")
                .row(23, EventType.RECEIVED, "north/fresh", "j-2", "9003", Detail.OPERATION, "deliver");
    }

    private static String line(
            String time, String id, String vendor, String path, String key, int status, String hash) {
        return "{\"time\": \"" + time + "\", \"request_id\": \"" + id + "\", \"vendor\": \"" + vendor
                + "\", \"method\": \"POST\", \"path\": \"" + path + "\", \"idempotency_key\": \"" + key
                + "\", \"status\": " + status + ", \"duration_ms\": 900, \"request_sha256\": \"" + hash.repeat(64)
                + "\"}";
    }
}
