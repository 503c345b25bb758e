package claimdesk.store.window;

import claimdesk.store.Store;
import claimdesk.store.Tables;
import claimdesk.store.claim.Caller;
import claimdesk.store.claim.ClaimOutcome;
import claimdesk.store.claim.ClaimRequest;
import claimdesk.store.claim.Fingerprint;
import claimdesk.store.claim.OutcomeClass;
import claimdesk.store.claim.OwnerToken;
import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.OrderId;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.EventType;
import claimdesk.store.order.Operation;
import claimdesk.store.sample.LargeFile;
import java.util.concurrent.locks.LockSupport;

/** Receives, claims and saves new keys on a thread of its own: 2,100 journal rows a second, a commit each 10 ms. */
final class SteadyWriter implements AutoCloseable {

    private static final long TICK_NANOS = 10_000_000;
    private static final int KEYS_PER_TICK = 7;
    private static final int ROWS_PER_KEY = 3;
    private static final Fingerprint FINGERPRINT =
            new Fingerprint("0".repeat(64), "0".repeat(64), Fingerprint.Rule.RAW);

    private final Store store;
    private final Thread thread;
    private final long begun = System.nanoTime();
    /** Tells the names of this writer's keys from those of an earlier one. */
    private final long begunAfterSeq;

    private volatile boolean isClosed;
    private volatile long keysWritten;

    SteadyWriter(Store store) {
        this.store = store;
        this.begunAfterSeq = store.read(tables -> tables.journal().lastSeq());
        this.thread = new Thread(this::write, "steady writer");
        this.thread.start();
    }

    long rowsPerSecond() {
        return keysWritten * ROWS_PER_KEY * 1_000_000_000L / (System.nanoTime() - begun);
    }

    private void write() {
        long next = System.nanoTime();
        while (!isClosed) {
            long first = keysWritten;
            store.write(tables -> {
                for (long number = first; number < first + KEYS_PER_TICK; number++) {
                    serve(tables, number);
                }
                return null;
            });
            keysWritten = first + KEYS_PER_TICK;
            next += TICK_NANOS;
            LockSupport.parkNanos(next - System.nanoTime());
        }
    }

    private void serve(Tables tables, long number) {
        // Reversed, so that keys come as scattered over the index as random ones.
        String name = Long.toHexString(Long.reverse(number)) + "-after-" + begunAfterSeq;
        Caller caller = new Caller(
                LargeFile.MAIN_RUN,
                SmallFile.key("North", name),
                new AttemptId("attempt-" + name),
                new OrderId("order-" + name),
                Operation.DELIVER,
                "worker");
        tables.journal().append(caller.run(), EventType.RECEIVED, caller.subject(), Details.none());
        ClaimRequest request =
                new ClaimRequest(caller, FINGERPRINT, new OwnerToken("token of " + name), SmallFile.LEASE_MS);
        ClaimOutcome.Claimed claimed = (ClaimOutcome.Claimed) tables.claims().claim(request);
        tables.claims().save(claimed.claim(), SmallFile.ANSWER, OutcomeClass.FINAL, SmallFile.RETENTION_MS);
    }

    @Override
    public void close() {
        isClosed = true;
        try {
            thread.join();
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }
}
