package claimdesk.app.call;

import claimdesk.app.SettableClock;
import claimdesk.store.Store;
import claimdesk.store.claim.OwnerToken;
import claimdesk.store.claim.Protocol;
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
import claimdesk.store.order.Order;
import claimdesk.store.order.OrderState;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** A desk on a real file, with a clock that stands, one vendor and whatever orders a test places. */
final class TestDesk implements AutoCloseable {

    static final long START_MS = 1_000_000;
    static final long LEASE_MS = 10_000;
    static final long RETENTION_MS = 86_400_000;
    static final Vendor NORTH = new Vendor("north");

    final SettableClock clock = new SettableClock(START_MS);
    final Store store;
    final RunId run;
    Outside.Reached outside = Outside.Reached.READY;
    private final Protocol protocol;
    private int tokens;
    private int attempts;

    TestDesk(Path folder, Protocol protocol) {
        this.protocol = protocol;
        this.store = Store.openSerial(folder.resolve(protocol.id() + ".db"), Durability.NONE, clock);
        this.run = store.write(tables -> tables.runs().beginSimulation("test", protocol, 1));
    }

    void place(String order, OrderState state) {
        place(order, NORTH, state);
    }

    void place(String order, Vendor vendor, OrderState state) {
        store.write(tables -> {
            tables.orders().place(new OrderId(order), vendor, state);
            return order;
        });
    }

    Call call(String key, Operation operation, String order) {
        return call(NORTH, key, operation, order, "{}");
    }

    Call call(Vendor vendor, String key, Operation operation, String order, String body) {
        Request request = new Request(
                "POST",
                "/orders/{order}/" + operation.text(),
                order,
                "",
                "application/json",
                body.getBytes(StandardCharsets.UTF_8));
        return call(vendor, key, operation, request);
    }

    /**
     * @param key null for none
     */
    Call call(Vendor vendor, String key, Operation operation, Request request) {
        AttemptId attempt = new AttemptId("attempt-" + ++attempts);
        Attempt.Builder builder = Attempt.of(run, attempt, vendor, operation, request);
        if (key != null) {
            builder.key(key);
        }
        CallSettings settings = CallSettings.of(LEASE_MS, RETENTION_MS, ReplyProfile.IETF, "worker");
        return Desk.simulated(store, protocol, settings, () -> new OwnerToken("token-" + ++tokens), claim -> outside)
                .serve(builder.build());
    }

    /** Runs a call up to, and not including, {@code step}. */
    static void runTo(Call call, Step step) {
        while (call.next() != step && call.next() != Step.DONE) {
            call.step();
        }
        if (call.next() != step) {
            throw new IllegalStateException("the call never came to " + step);
        }
    }

    static Reply finish(Call call) {
        runTo(call, Step.DONE);
        return call.reply().orElseThrow();
    }

    Reply serve(String key, Operation operation, String order) {
        return finish(call(key, operation, order));
    }

    Optional<StoredKey> row(String key) {
        return store.read(tables -> tables.claims().find(rowKey(key)));
    }

    ScopedKey rowKey(String key) {
        return new ScopedKey(NORTH, new IdempotencyKey(key));
    }

    Order order(String id) {
        return store.read(tables -> tables.orders().find(new OrderId(id))).orElseThrow();
    }

    List<Event> journal() {
        return store.read(tables -> tables.journal().after(0, 10_000));
    }

    List<EventType> eventsOf(Call call) {
        return journal().stream()
                .filter(event -> event.subject()
                        .attempt()
                        .equals(Optional.of(call.attempt().id())))
                .map(Event::type)
                .toList();
    }

    long count(EventType type) {
        return journal().stream().filter(event -> event.type() == type).count();
    }

    @Override
    public void close() {
        store.close();
    }
}
