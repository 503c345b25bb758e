package claimdesk.app.agent;

import claimdesk.app.SettableClock;
import claimdesk.app.call.Attempt;
import claimdesk.app.call.Call;
import claimdesk.app.call.CallSettings;
import claimdesk.app.call.Desk;
import claimdesk.app.call.Outside;
import claimdesk.app.call.Reply;
import claimdesk.app.call.ReplyProfile;
import claimdesk.app.call.Request;
import claimdesk.app.call.Step;
import claimdesk.store.Store;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.claim.OwnerToken;
import claimdesk.store.claim.OwnerTokens;
import claimdesk.store.claim.StoredKey;
import claimdesk.store.database.Durability;
import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.IdempotencyKey;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.RunId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.identity.Vendor;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import claimdesk.store.order.Operation;
import claimdesk.store.order.OrderState;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** A desk on a real file with one vendor, whose keys an agent may act on. */
final class Counter implements AutoCloseable {

    static final long START_MS = 1_793_696_400_000L;
    static final long LEASE_MS = 10_000;
    static final CallSettings SETTINGS = CallSettings.of(LEASE_MS, 86_400_000, ReplyProfile.IETF, "desk");
    static final Vendor NORTH = new Vendor("North");
    static final String BODY = "{\"note\":\"now, please\"}";

    final SettableClock clock = new SettableClock(START_MS);
    final Store store;
    final RunId run;
    final KeyActions actions = new KeyActions("jo", new RowWords(ms -> "at " + (ms - START_MS)));
    Outside.Reached outside = Outside.Reached.READY;
    private int names;

    Counter(Path folder) {
        this.store = Store.openSerial(folder.resolve("desk.db"), Durability.NONE, clock);
        this.run = store.write(tables -> tables.runs().beginLive("desk", FitProtocol.DEFAULT));
    }

    Counter place(String order) {
        store.write(tables -> {
            tables.orders().place(new OrderId(order), NORTH, OrderState.PLACED);
            return order;
        });
        return this;
    }

    Call call(String key, String order) {
        return call(key, order, BODY);
    }

    Call call(String key, String order, String body) {
        Request request = new Request(
                "POST",
                "/orders/{order}/deliver",
                order,
                "",
                "application/json",
                body.getBytes(StandardCharsets.UTF_8));
        Attempt attempt = Attempt.of(run, attempt(), NORTH, Operation.DELIVER, request)
                .key(key)
                .build();
        return Desk.live(store, FitProtocol.DEFAULT, SETTINGS, tokens(), claim -> outside)
                .serve(attempt);
    }

    AttemptId attempt() {
        return new AttemptId("attempt-" + ++names);
    }

    OwnerTokens tokens() {
        return () -> new OwnerToken("secret-" + ++names);
    }

    VendorRetry retry() {
        return new VendorRetry(actions, this::attempt, tokens());
    }

    static Call runTo(Call call, Step step) {
        while (call.next() != step) {
            call.step();
        }
        return call;
    }

    static Reply finish(Call call) {
        return runTo(call, Step.DONE).reply().orElseThrow();
    }

    static ScopedKey key(String key) {
        return new ScopedKey(NORTH, new IdempotencyKey(key));
    }

    KeySheet sheet(String key) {
        return KeySheet.read(store, key(key));
    }

    Optional<StoredKey> row(String key) {
        return store.read(tables -> tables.claims().find(key(key)));
    }

    List<Event> journal() {
        return store.read(tables -> tables.journal().after(0, 10_000));
    }

    List<EventType> types() {
        return journal().stream().map(Event::type).toList();
    }

    Event last(EventType type) {
        return journal().stream()
                .filter(event -> event.type() == type)
                .reduce((before, later) -> later)
                .orElseThrow();
    }

    @Override
    public void close() {
        store.close();
    }
}
