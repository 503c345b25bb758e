package claimdesk.app.verdict;

import claimdesk.app.SettableClock;
import claimdesk.store.Store;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.claim.PredicateTerm;
import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.IdempotencyKey;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.RunId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.identity.Vendor;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.EventType;
import claimdesk.store.journal.Journal;
import claimdesk.store.journal.Subject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * One order that was asked for under many keys, about four rows each, with all that can go wrong: some of the keys were
 * taken over, refused, mismatched, answered 409 or done twice.
 */
final class LargeCase {

    static final String ORDER = "4711";
    static final long LASTS_MS = 100_000_000;

    private static final Vendor VENDOR = new Vendor("north");
    private static final long APART_MS = 7000;
    private static final String FINGERPRINT = "ab".repeat(32);

    private final int keys;

    LargeCase(int keys) {
        this.keys = keys;
    }

    /** As the store itself would have recorded it. */
    void intoJournal(Store store, SettableClock clock) {
        RunId run = store.write(tables -> tables.runs().beginLive("desk", FitProtocol.DEFAULT));
        store.write(tables -> {
            for (int key = 0; key < keys; key++) {
                new OfKey(tables.journal(), clock, run, key).write();
            }
            return true;
        });
        clock.set(Docket.BEGIN_MS + LASTS_MS);
    }

    /** The rows of one key. */
    private static final class OfKey {
        private final Journal journal;
        private final SettableClock clock;
        private final RunId run;
        private final int key;

        OfKey(Journal journal, SettableClock clock, RunId run, int key) {
            this.journal = journal;
            this.clock = clock;
            this.run = run;
            this.key = key;
        }

        void write() {
            row(0, EventType.RECEIVED, 1, request());
            row(1, EventType.CLAIMED, 1, Details.of(Detail.LEASE_UNTIL_MS, atMs(1000)));
            switch (key % 10) {
                case 0 -> takenOver();
                case 1 -> refused();
                case 2 -> row(900, EventType.ANSWERED, 1, Details.of(Map.of(Detail.STATUS, "400", Detail.CODE, "no")));
                default -> done(1, 900);
            }
        }

        private void takenOver() {
            row(500, EventType.EFFECT, 1, Details.of(Detail.EFFECT, "email"));
            row(2000, EventType.TAKEN_OVER, 2, Details.of(Detail.LEASE_UNTIL_MS, atMs(3000)));
            row(2100, EventType.WORK_STARTED, 2, Details.none());
            done(2, 2500);
        }

        private void refused() {
            row(1500, EventType.EFFECT, 1, Details.of(Detail.EFFECT, "email"));
            row(1600, EventType.REFUSED, 1, Details.of(Detail.TERM, PredicateTerm.LEASE.text()));
            row(1700, EventType.ANSWERED, 1, Details.of(Detail.STATUS, "500"));
            row(1800, EventType.MISMATCH, 3, Details.none());
            row(1900, EventType.ANSWERED, 3, Details.of(Detail.STATUS, "409"));
        }

        private void done(int attempt, long afterMs) {
            if (key % 2 == 0) {
                row(afterMs - 10, EventType.EFFECT, attempt, Details.of(Detail.EFFECT, "email"));
            }
            row(afterMs, EventType.SAVED, attempt, Details.of(Detail.STATUS, "200"));
            if (key % 10 < 7) {
                row(afterMs + 1, EventType.ANSWERED, attempt, Details.of(Detail.STATUS, "200"));
            }
        }

        private Details request() {
            return Details.of(Map.of(Detail.OPERATION, "reissue", Detail.FINGERPRINT, FINGERPRINT));
        }

        private void row(long afterMs, EventType type, int attempt, Details details) {
            clock.set(atMs(afterMs));
            ScopedKey scoped = new ScopedKey(VENDOR, new IdempotencyKey("k-" + key));
            AttemptId name = new AttemptId("a-" + key + "-" + attempt);
            journal.append(run, type, Subject.of(scoped).with(name).with(new OrderId(ORDER)), details);
        }

        private long atMs(long afterMs) {
            return Docket.BEGIN_MS + key * APART_MS + afterMs;
        }
    }

    /** As a gateway, a key table and a provider of emails tell of it, who does not know the keys. */
    List<Path> files(Path folder) throws IOException {
        List<String> requests = new ArrayList<>();
        List<String> emails = new ArrayList<>(List.of("sent_at,message_id,order_id,template,recipient"));
        List<String> dump = new ArrayList<>(
                List.of("vendor,retry_key,request_sha256,state,lease_until,answer_status,order_id,operation,"
                        + "claimed_at,saved_at"));
        for (int key = 0; key < keys; key++) {
            int status = key % 10 == 1 ? 500 : key % 10 == 2 ? 400 : 200;
            requests.add(request(key, 0, status, 900));
            requests.add(request(key, 300, 409, 4));
            emails.add(instant(key, 500) + ",m-" + key + "," + ORDER + ",reissued,c***@example.com");
            dump.add("north,k-" + key + "," + FINGERPRINT
                    + (key % 3 == 0
                            ? ",in_progress," + instant(key, 200) + ",," + ORDER + ",reissue," + instant(key, 1) + ","
                            : ",saved,,200," + ORDER + ",reissue," + instant(key, 1) + "," + instant(key, 800)));
        }
        return List.of(
                Files.write(folder.resolve("gateway.ndjson"), requests),
                Files.write(folder.resolve("emails.csv"), emails),
                Files.write(folder.resolve("keys.csv"), dump));
    }

    private static String request(int key, long afterMs, int status, int tookMs) {
        return String.format(
                Locale.ROOT,
                "{\"time\": \"%s\", \"request_id\": \"r-%d-%d\", \"vendor\": \"north\", \"method\": \"POST\", \"path\":"
                        + " \"/orders/%s/reissue\", \"idempotency_key\": \"k-%d\", \"status\": %d, \"duration_ms\": %d,"
                        + " \"request_sha256\": \"%s\"}",
                instant(key, afterMs),
                key,
                afterMs,
                ORDER,
                key,
                status,
                tookMs,
                FINGERPRINT);
    }

    private static Instant instant(int key, long afterMs) {
        return Instant.ofEpochMilli(Docket.BEGIN_MS + key * APART_MS + afterMs);
    }
}
