package claimdesk.ui.agent;

import claimdesk.app.agent.Drafts;
import claimdesk.app.call.Attempt;
import claimdesk.app.call.Call;
import claimdesk.app.call.CallSettings;
import claimdesk.app.call.Desk;
import claimdesk.app.call.Outside;
import claimdesk.app.call.ReplyProfile;
import claimdesk.app.call.Request;
import claimdesk.app.call.Step;
import claimdesk.app.casework.Case;
import claimdesk.app.casework.CaseReader;
import claimdesk.app.casework.Topic;
import claimdesk.store.Store;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.claim.OwnerToken;
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
import claimdesk.ui.live.feed.OwnWrites;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;

/** A file with orders of vendor North, in which another process serves calls, and the desk of an agent at it. */
public final class Counter implements AutoCloseable {

    public static final String BODY = "{\"note\":\"now, please\"}";

    private static final long LEASE_MS = 10_000;
    private static final CallSettings SETTINGS = CallSettings.of(LEASE_MS, 86_400_000, ReplyProfile.IETF, "desk");

    private final Path folder;
    private final Store store;
    private final RunId run;
    private final InstantSource clock;
    private long passedMs;
    private int names;

    public Counter(Path folder, long startMs) {
        this.folder = folder;
        this.clock = () -> Instant.ofEpochMilli(startMs + passedMs);
        this.store = Store.openSerial(file(), Durability.NONE, clock);
        this.run = store.write(tables -> tables.runs().beginLive("desk", FitProtocol.DEFAULT));
    }

    public Path file() {
        return folder.resolve("orders.db");
    }

    void pass(long ms) {
        passedMs += ms;
    }

    void leaseEnds() {
        pass(LEASE_MS);
    }

    public Call call(String key, String order) {
        return call(key, order, BODY);
    }

    /** A call for an order, which is placed if it is not there. */
    public Call call(String key, String order, String body) {
        store.write(tables -> {
            OrderId id = new OrderId(order);
            if (tables.orders().find(id).isEmpty()) {
                tables.orders().place(id, new Vendor("North"), OrderState.PLACED);
            }
            return id;
        });
        Request request = new Request(
                "POST",
                "/orders/{order}/deliver",
                order,
                "",
                "application/json",
                body.getBytes(StandardCharsets.UTF_8));
        Attempt attempt = Attempt.of(
                        run, new AttemptId("attempt-" + ++names), new Vendor("North"), Operation.DELIVER, request)
                .key(key)
                .build();
        return Desk.live(
                        store,
                        FitProtocol.DEFAULT,
                        SETTINGS,
                        () -> new OwnerToken("secret-" + ++names),
                        claim -> Outside.Reached.READY)
                .serve(attempt);
    }

    public static Call runTo(Call call, Step step) {
        while (call.next() != step) {
            call.step();
        }
        return call;
    }

    static ScopedKey key(String key) {
        return new ScopedKey(new Vendor("North"), new IdempotencyKey(key));
    }

    Optional<Case> open(String order) {
        return CaseReader.find(store, new Topic.OfOrder(new OrderId(order)), clock.millis());
    }

    public List<Event> events(EventType type) {
        return store.read(tables -> tables.journal().after(0, 10_000)).stream()
                .filter(event -> event.type() == type)
                .toList();
    }

    AgentDesk desk() {
        return desk(false);
    }

    AgentDesk desk(boolean isReadOnly) {
        return new AgentDesk(
                file(),
                time -> isReadOnly ? Store.openReadOnly(file(), time) : Store.openSerial(file(), Durability.NONE, time),
                clock,
                new AgentDesk.Agent("jo", () -> "n" + ++names, () -> SETTINGS),
                new Drafts(folder.resolve("drafts.json")),
                new OwnWrites(run -> false));
    }

    @Override
    public void close() {
        store.close();
    }
}
