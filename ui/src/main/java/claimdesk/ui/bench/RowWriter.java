package claimdesk.ui.bench;

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
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;

/** Receives, claims and, half a second later, saves keys at a steady rate, by the store's own protocol. */
final class RowWriter {

    private static final long SECOND_NANOS = 1_000_000_000L;
    private static final long TICK_NANOS = 10_000_000;
    private static final int TICKS_HELD = 50;
    /** Received, claimed, saved. */
    private static final int ROWS_PER_KEY = 3;

    private static final long LEASE_MS = 30_000;
    private static final long RETENTION_MS = 86_400_000;
    private static final int RARELY = 200;
    private static final Fingerprint FINGERPRINT =
            new Fingerprint("0".repeat(64), "0".repeat(64), Fingerprint.Rule.RAW);
    private static final Answer ANSWER = new Answer(200, Map.of(), "done".getBytes(StandardCharsets.UTF_8));

    private record Held(long tick, Claim claim) {}

    private final Store store;
    private final RunId run;
    private final long first;
    private final Deque<Held> held = new ArrayDeque<>();
    private long made;

    RowWriter(Store store) {
        this.store = store;
        this.run = store.write(tables -> tables.runs().beginLive("benchmark", FitProtocol.OWNED_CLAIM));
        this.first = store.read(tables -> tables.journal().lastSeq());
    }

    /** Writes about {@code rate} journal rows a second for {@code seconds}. Returns how many keys were saved. */
    long write(int rate, int seconds) {
        long begun = System.nanoTime();
        long end = begun + seconds * SECOND_NANOS;
        long tick = 0;
        for (long now = begun; now < end; now = System.nanoTime()) {
            tick++;
            // What could not be written in time is made up for slowly: rows are stamped when their transaction begins.
            long behind = (long) ((now - begun) / (double) SECOND_NANOS * rate / ROWS_PER_KEY) - made;
            long due = Math.min(behind, 1 + 2L * rate / ROWS_PER_KEY * TICK_NANOS / SECOND_NANOS);
            long mine = tick;
            if (due > 0 || !held.isEmpty() && held.peekFirst().tick() <= tick - TICKS_HELD) {
                store.write(tables -> tick(tables, mine, due));
            }
            LockSupport.parkNanos(Math.max(0, begun + tick * TICK_NANOS - System.nanoTime()));
        }
        return made;
    }

    private long tick(Tables tables, long tick, long due) {
        for (long key = 0; key < due; key++) {
            held.addLast(new Held(tick, claim(tables)));
            made++;
        }
        while (!held.isEmpty() && held.peekFirst().tick() <= tick - TICKS_HELD) {
            Claim claim = held.removeFirst().claim();
            tables.claims().save(claim, ANSWER, OutcomeClass.FINAL, RETENTION_MS);
            if (made % RARELY == 0) {
                tables.claims().save(claim, ANSWER, OutcomeClass.FINAL, RETENTION_MS);
            }
        }
        return made;
    }

    private Claim claim(Tables tables) {
        // Reversed, so that keys come as scattered over the index as random ones.
        String name = Long.toHexString(Long.reverse(made)) + "-after-" + first;
        Caller caller = new Caller(
                run,
                new ScopedKey(new Vendor("North"), new IdempotencyKey(name)),
                new AttemptId("attempt-" + name),
                new OrderId("order-" + name),
                Operation.DELIVER,
                "bench");
        tables.journal().append(run, EventType.RECEIVED, caller.subject(), Details.none());
        ClaimRequest request = new ClaimRequest(caller, FINGERPRINT, new OwnerToken("token of " + name), LEASE_MS);
        return ((ClaimOutcome.Claimed) tables.claims().claim(request)).claim();
    }
}
