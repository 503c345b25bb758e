package claimdesk.ui.live;

import claimdesk.store.Store;
import claimdesk.store.Tables;
import claimdesk.store.claim.Answer;
import claimdesk.store.claim.Caller;
import claimdesk.store.claim.Claim;
import claimdesk.store.claim.ClaimOutcome;
import claimdesk.store.claim.ClaimRequest;
import claimdesk.store.claim.Fingerprint;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.claim.OutcomeClass;
import claimdesk.store.claim.OwnerToken;
import claimdesk.store.database.Durability;
import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.IdempotencyKey;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.RunId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.identity.Vendor;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.EventType;
import claimdesk.store.order.Operation;
import claimdesk.ui.background.Background;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;

/** A file that a store of its own writes to, as another process would, at a time that passes as told. */
final class LiveFile implements AutoCloseable {

    static final long START_MS = 1_700_000_000_000L;

    /** Has the file read on the caller's own thread. */
    static final LiveViewModel.Workers AT_ONCE = new LiveViewModel.Workers(
            new Background(Runnable::run, Runnable::run), new Background(Runnable::run, Runnable::run));

    private static final Fingerprint FINGERPRINT =
            new Fingerprint("0".repeat(64), "0".repeat(64), Fingerprint.Rule.RAW);
    private static final Answer ANSWER = new Answer(200, Map.of(), new byte[] {1});

    private final Path path;
    private final Store store;
    private final RunId run;
    private volatile long nowMs = START_MS;

    LiveFile(Path folder) {
        path = folder.resolve("orders.db");
        store = Store.openSerial(path, Durability.NONE, () -> Instant.ofEpochMilli(nowMs));
        run = store.write(tables -> tables.runs().beginLive("another process", FitProtocol.OWNED_CLAIM));
    }

    Path path() {
        return path;
    }

    Store store() {
        return store;
    }

    RunId run() {
        return run;
    }

    long nowMs() {
        return nowMs;
    }

    void pass(long ms) {
        nowMs += ms;
    }

    /** Claims and saves keys of vendor North, a millisecond apart, in one transaction. */
    void save(String prefix, int keys) {
        store.write(tables -> {
            for (int key = 0; key < keys; key++) {
                pass(1);
                tables.claims().save(claim(tables, "North", prefix + key), ANSWER, OutcomeClass.FINAL, 60_000);
            }
            return keys;
        });
    }

    void save(Claim claim) {
        store.write(tables -> tables.claims().save(claim, ANSWER, OutcomeClass.FINAL, 60_000));
    }

    Claim claim(String key) {
        return claim("North", key);
    }

    Claim claim(String vendor, String key) {
        pass(1);
        return store.write(tables -> claim(tables, vendor, key));
    }

    private Claim claim(Tables tables, String vendor, String key) {
        Caller caller = new Caller(
                run,
                new ScopedKey(new Vendor(vendor), new IdempotencyKey(key)),
                new AttemptId("attempt-" + vendor + key),
                new OrderId(key),
                Operation.DELIVER,
                "test");
        tables.journal().append(run, EventType.RECEIVED, caller.subject(), Details.none());
        ClaimRequest request = new ClaimRequest(caller, FINGERPRINT, new OwnerToken("token " + vendor + key), 30_000);
        return ((ClaimOutcome.Claimed) tables.claims().claim(request)).claim();
    }

    @Override
    public void close() {
        store.close();
    }
}
