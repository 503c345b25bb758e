package claimdesk.store.window;

import claimdesk.store.Store;
import claimdesk.store.claim.Answer;
import claimdesk.store.claim.Caller;
import claimdesk.store.claim.Claim;
import claimdesk.store.claim.ClaimOutcome;
import claimdesk.store.claim.ClaimRequest;
import claimdesk.store.claim.Fingerprint;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.claim.OutcomeClass;
import claimdesk.store.claim.OwnerToken;
import claimdesk.store.claim.SaveOutcome;
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
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import java.util.function.Function;

/** A real file with one run, written by the protocol itself, under a clock that stands still until it is moved. */
final class SmallFile implements AutoCloseable {

    static final long LEASE_MS = 30_000;
    static final long RETENTION_MS = 3_600_000;
    static final Answer ANSWER = new Answer(200, Map.of(), "done".getBytes(StandardCharsets.UTF_8));

    private static final String SHA256 = "0123456789abcdef".repeat(4);

    private final Store store;
    private final RunId run;
    private long nowMs = 1_700_000_000_000L;
    private int made;

    SmallFile(Path folder) {
        this.store = Store.openSerial(folder.resolve("orders.db"), Durability.NONE, () -> Instant.ofEpochMilli(nowMs));
        this.run = beginRun();
    }

    static ScopedKey key(String vendor, String key) {
        return new ScopedKey(new Vendor(vendor), new IdempotencyKey(key));
    }

    Store store() {
        return store;
    }

    <T> T read(Function<Window, T> query) {
        return store.read(tables -> query.apply(tables.window()));
    }

    RunId run() {
        return run;
    }

    RunId beginRun() {
        return store.write(tables -> tables.runs().beginSimulation("a run", FitProtocol.OWNED_CLAIM, 1));
    }

    long nowMs() {
        return nowMs;
    }

    void passMs(long ms) {
        nowMs += ms;
    }

    /** A caller with an attempt of its own, for an order named after the key. */
    Caller caller(RunId ofRun, ScopedKey key) {
        made++;
        OrderId order = new OrderId("order-of-" + key.key().text());
        return new Caller(ofRun, key, new AttemptId("attempt-" + made), order, Operation.DELIVER, "worker");
    }

    Caller received(RunId ofRun, ScopedKey key) {
        Caller caller = caller(ofRun, key);
        journal(caller, EventType.RECEIVED, Details.none());
        return caller;
    }

    void journal(Caller caller, EventType type, Details details) {
        store.write(tables -> tables.journal().append(caller.run(), type, caller.subject(), details));
    }

    ClaimOutcome ask(Caller caller) {
        ClaimRequest request = request(caller);
        return store.write(tables -> tables.claims().claim(request));
    }

    ClaimRequest request(Caller caller) {
        Fingerprint fingerprint = new Fingerprint(SHA256, SHA256, Fingerprint.Rule.RAW);
        return new ClaimRequest(caller, fingerprint, new OwnerToken("token of " + caller.attempt()), LEASE_MS);
    }

    /** Receives an attempt and claims its key, which must be free or its lease over. */
    Claim claim(RunId ofRun, ScopedKey key) {
        return ((ClaimOutcome.Claimed) ask(received(ofRun, key))).claim();
    }

    Claim claim(String key) {
        return claim(run, key("North", key));
    }

    SaveOutcome save(Claim claim) {
        return store.write(tables -> tables.claims().save(claim, ANSWER, OutcomeClass.FINAL, RETENTION_MS));
    }

    /** A save that is refused, because its lease is over. */
    Claim refused(RunId ofRun, ScopedKey key) {
        Claim claim = claim(ofRun, key);
        passMs(LEASE_MS);
        save(claim);
        return claim;
    }

    @Override
    public void close() {
        store.close();
    }
}
