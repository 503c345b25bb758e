package claimdesk.app.room;

import claimdesk.app.call.Attempt;
import claimdesk.app.call.CallSettings;
import claimdesk.app.call.Desk;
import claimdesk.app.call.Outside;
import claimdesk.app.call.ReplyProfile;
import claimdesk.app.call.Request;
import claimdesk.app.scenario.FaultRecord;
import claimdesk.store.FaultProne;
import claimdesk.store.claim.OwnerToken;
import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.IdempotencyKey;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.RunId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.identity.Vendor;
import claimdesk.store.order.Operation;
import claimdesk.store.order.OrderState;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;

/** What every room begins with: one delivered order, and callers that ask for the same reissue with the same key. */
final class RoomDesk {

    static final long LEASE_MS = 30_000;
    static final long RETENTION_MS = 86_400_000;
    static final ScopedKey KEY = new ScopedKey(new Vendor("north"), new IdempotencyKey("key-7"));
    static final OrderId ORDER = new OrderId("order-7");

    private static final CallSettings SETTINGS = CallSettings.of(LEASE_MS, RETENTION_MS, ReplyProfile.IETF, "worker");

    private RoomDesk() {}

    static RunId begin(FaultProne store, Setting setting) {
        return store.write(tables -> {
            RunId run = tables.runs().beginSimulation("a schedule", setting.protocol(), 0);
            tables.orders().place(ORDER, KEY.vendor(), OrderState.DELIVERED);
            return run;
        });
    }

    static List<Caller> callers(FaultProne store, RunId run, Setting setting) {
        return IntStream.range(0, setting.callers())
                .mapToObj(number -> caller(store, run, setting, String.valueOf(Move.letter(number))))
                .toList();
    }

    private static Caller caller(FaultProne store, RunId run, Setting setting, String letter) {
        Attempt attempt = attempt(run, letter);
        // One call asks for one token, so a token for each letter is one for each claim.
        Desk desk = Desk.simulated(
                store,
                setting.protocol(),
                SETTINGS,
                () -> new OwnerToken("token of " + letter),
                claim -> Outside.Reached.READY);
        return Caller.of(desk.serve(attempt), false, new FaultRecord(run, attempt.subject()));
    }

    private static Attempt attempt(RunId run, String letter) {
        byte[] body = "{\"note\":\"please reissue\"}".getBytes(StandardCharsets.UTF_8);
        Request request = new Request("POST", "/orders/{order}/reissue", ORDER.text(), "", "application/json", body);
        return Attempt.of(run, new AttemptId(letter), KEY.vendor(), Operation.REISSUE, request)
                .key(KEY.key().text())
                .build();
    }
}
