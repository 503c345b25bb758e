package claimdesk.app.prove.worker;

import claimdesk.app.call.Attempt;
import claimdesk.app.call.Call;
import claimdesk.app.call.CallSettings;
import claimdesk.app.call.Desk;
import claimdesk.app.call.Outside;
import claimdesk.app.call.ReplyProfile;
import claimdesk.app.call.Request;
import claimdesk.store.Store;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.claim.OwnerTokens;
import claimdesk.store.claim.Protocol;
import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.IdempotencyKey;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.RunId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.identity.Vendor;
import claimdesk.store.order.Operation;
import claimdesk.store.order.OrderState;
import java.nio.charset.StandardCharsets;

/**
 * What action number N of a run asks for, the same in every process: so that a request which died with its process can
 * be made again by another. All ask for a reissue, the one operation that an order's state allows again and again.
 */
public record ProofCalls(RunId run) {

    private static final Vendor VENDOR = new Vendor("prover");
    private static final Operation OPERATION = Operation.REISSUE;
    private static final long RETENTION_MS = 86_400_000;
    /** The number of the try by which the audit asks for a key that nobody answered: beyond those of any vendor. */
    public static final int LAST_TRY = 1_000_000;

    private static final int PLACED_TOGETHER = 1000;

    /** Places one order for each action. */
    public void placeOrders(Store store, int calls) {
        for (int first = 1; first <= calls; first += PLACED_TOGETHER) {
            int from = first;
            int to = Math.min(calls, first + PLACED_TOGETHER - 1);
            store.write(tables -> {
                for (int number = from; number <= to; number++) {
                    tables.orders().place(new OrderId(name(number)), VENDOR, OrderState.DELIVERED);
                }
                return to;
            });
        }
    }

    public ScopedKey key(int number) {
        return new ScopedKey(VENDOR, new IdempotencyKey(name(number)));
    }

    private Attempt attempt(int number, int tryNumber, String note) {
        byte[] body = ("{\"note\":\"" + note + "\",\"action\":" + number + "}").getBytes(StandardCharsets.UTF_8);
        Request request = new Request("POST", "/orders/{order}/reissue", name(number), "", "application/json", body);
        AttemptId id = new AttemptId(name(number) + "-" + tryNumber);
        return Attempt.of(run, id, VENDOR, OPERATION, request)
                .key(name(number))
                .tryNumber(tryNumber)
                .build();
    }

    /** The path by which calls are served: that of real vendors, but for protocols that may not serve them. */
    public static Desk desk(Store store, Protocol protocol, long leaseMs, String worker, OwnerTokens tokens) {
        CallSettings settings = CallSettings.of(leaseMs, RETENTION_MS, ReplyProfile.IETF, worker);
        Outside ready = claim -> Outside.Reached.READY;
        return protocol instanceof FitProtocol fit
                ? Desk.live(store, fit, settings, tokens, ready)
                : Desk.simulated(store, protocol, settings, tokens, ready);
    }

    public Call serve(Desk desk, int number, int tryNumber) {
        return desk.serve(attempt(number, tryNumber, "please reissue"));
    }

    /** A request with the action's key that asks for something else: to be told so, and nothing more. */
    public Call serveOther(Desk desk, int number, int tryNumber) {
        return desk.serve(attempt(number, tryNumber, "please reissue something else"));
    }

    private String name(int number) {
        return "prove-" + run + "-" + number;
    }
}
