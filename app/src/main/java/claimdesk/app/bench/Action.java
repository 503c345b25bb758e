package claimdesk.app.bench;

import claimdesk.app.call.Attempt;
import claimdesk.app.call.Call;
import claimdesk.app.call.CallSettings;
import claimdesk.app.call.Desk;
import claimdesk.app.call.Outside;
import claimdesk.app.call.ReplyProfile;
import claimdesk.app.call.Request;
import claimdesk.app.call.Step;
import claimdesk.store.Store;
import claimdesk.store.bench.Rows;
import claimdesk.store.claim.Answer;
import claimdesk.store.claim.Caller;
import claimdesk.store.claim.Claim;
import claimdesk.store.claim.ClaimOutcome;
import claimdesk.store.claim.ClaimRequest;
import claimdesk.store.claim.Fingerprint;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.claim.OutcomeClass;
import claimdesk.store.claim.OwnerTokens;
import claimdesk.store.claim.SaveOutcome;
import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.IdempotencyKey;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.RunId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.identity.Vendor;
import claimdesk.store.order.Operation;
import claimdesk.store.order.OrderState;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.function.Function;

/** One action of a vendor, as the bench does it: a reissue of an order of its own, through the store. Thread-safe. */
final class Action {

    private static final Vendor VENDOR = new Vendor("north");
    private static final long LEASE_MS = 60_000;
    private static final long RETENTION_MS = 86_400_000;
    private static final Fingerprint FINGERPRINT =
            new Fingerprint("0".repeat(64), "0".repeat(64), Fingerprint.Rule.CANONICAL);
    private static final Answer ANSWER = new Answer(
            200,
            Map.of("content-type", "application/json"),
            "{\"order\":\"order-1\",\"operation\":\"reissue\",\"state\":\"reissued\",\"code\":\"done\"}"
                    .getBytes(StandardCharsets.UTF_8));

    private final Store store;
    private final RunId run;
    private final Desk desk;
    private final OwnerTokens tokens;

    Action(Store store, RunId run, OwnerTokens tokens) {
        this.store = store;
        this.run = run;
        this.tokens = tokens;
        this.desk = Desk.live(
                store,
                FitProtocol.OWNED_CLAIM_ATOMIC,
                CallSettings.of(LEASE_MS, RETENTION_MS, ReplyProfile.IETF, "bench"),
                tokens,
                claim -> Outside.Reached.READY);
    }

    /** Places the orders that actions {@code first} to {@code last} are about, and begins the run. */
    static RunId prepare(Store store, long first, long last) {
        return store.write(tables -> {
            for (long number = first; number <= last; number++) {
                tables.orders().place(order(number), VENDOR, OrderState.DELIVERED);
            }
            return tables.runs().beginLive("bench", FitProtocol.OWNED_CLAIM_ATOMIC);
        });
    }

    void run(Rows rows, long number) {
        if (rows == Rows.CALL) {
            call(number);
        } else {
            claimAndSave(number);
        }
    }

    private void call(long number) {
        byte[] body = ("{\"note\":\"please reissue\",\"action\":" + number + "}").getBytes(StandardCharsets.UTF_8);
        Request request =
                new Request("POST", "/orders/{order}/reissue", order(number).text(), "", "application/json", body);
        Call call = desk.serve(Attempt.of(run, attempt(number), VENDOR, Operation.REISSUE, request)
                .key(key(number).text())
                .build());
        while (call.next() != Step.DONE) {
            call.step();
        }
        int status = call.reply().orElseThrow().status();
        check(status == 200, number, "was answered " + status);
    }

    /** Two transactions, each answered after its commit, as in a call; nothing between them. */
    private void claimAndSave(long number) {
        Caller caller = new Caller(
                run, new ScopedKey(VENDOR, key(number)), attempt(number), order(number), Operation.REISSUE, "bench");
        ClaimRequest request = new ClaimRequest(caller, FINGERPRINT, tokens.next(), LEASE_MS);
        ClaimOutcome outcome = store.write(tables -> tables.claims().claim(request));
        Claim claim = outcome.match(ClaimOutcome.Claimed::claim, other(number), other(number), other(number));
        SaveOutcome saved =
                store.write(tables -> tables.claims().save(claim, ANSWER, OutcomeClass.FINAL, RETENTION_MS));
        check(saved instanceof SaveOutcome.Saved, number, "was not saved");
    }

    private static <T> Function<T, Claim> other(long number) {
        return outcome -> {
            throw new IllegalStateException("action " + number + " was not claimed: " + outcome);
        };
    }

    private static void check(boolean isTrue, long number, String otherwise) {
        if (!isTrue) {
            throw new IllegalStateException("action " + number + " " + otherwise);
        }
    }

    private static IdempotencyKey key(long number) {
        return new IdempotencyKey("key-" + number);
    }

    private static AttemptId attempt(long number) {
        return new AttemptId("attempt-" + number);
    }

    private static OrderId order(long number) {
        return new OrderId("order-" + number);
    }
}
