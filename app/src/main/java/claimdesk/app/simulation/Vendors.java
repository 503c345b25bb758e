package claimdesk.app.simulation;

import claimdesk.app.call.Attempt;
import claimdesk.app.scenario.VendorPlan;
import claimdesk.app.vendor.Breaker;
import claimdesk.app.vendor.BreakerState;
import claimdesk.store.identity.IdempotencyKey;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.Vendor;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.EventType;
import claimdesk.store.journal.Subject;
import claimdesk.store.order.Operation;
import claimdesk.store.order.OrderState;
import java.util.List;
import java.util.SplittableRandom;

/** Brings the vendors of a scenario to life: places their orders, and starts each action at its time. */
final class Vendors {

    /** How many orders are placed in one transaction. */
    private static final int PLACED_TOGETHER = 500;

    private final RunContext context;

    Vendors(RunContext context) {
        this.context = context;
    }

    /**
     * @param seed of the whole run; each vendor and each of its actions draws from a source of its own, so that one
     *     more draw in one does not shift the others
     */
    void begin(long seed) {
        SplittableRandom chance = new SplittableRandom(seed);
        for (VendorPlan plan : context.scenario().vendors()) {
            placeOrders(plan);
            begin(plan, chance.split());
        }
    }

    private void begin(VendorPlan plan, SplittableRandom chance) {
        Vendor vendor = new Vendor(plan.name());
        Breaker breaker =
                new Breaker(plan.policy().breaker(), context.clock().runTime(), state -> changed(vendor, state));
        for (int number = 1; number <= plan.actions().count(); number++) {
            VendorAction action = new VendorAction(context, plan, number, breaker, chance.split());
            context.in(plan.actions().startMsOf(number), action::begin);
        }
    }

    private void changed(Vendor vendor, BreakerState state) {
        if (state == BreakerState.OPEN) {
            context.journal(EventType.BREAKER_OPENED, Subject.of(vendor), Details.none());
        } else if (state == BreakerState.CLOSED) {
            context.journal(EventType.BREAKER_CLOSED, Subject.of(vendor), Details.none());
        }
    }

    /** One order for each action, in a state from which what the action asks is legal. */
    private void placeOrders(VendorPlan plan) {
        Vendor vendor = new Vendor(plan.name());
        for (int first = 1; first <= plan.actions().count(); first += PLACED_TOGETHER) {
            int from = first;
            int to = Math.min(plan.actions().count(), first + PLACED_TOGETHER - 1);
            context.store().write(tables -> {
                for (int number = from; number <= to; number++) {
                    OrderState state = stateBefore(plan.actions().operationOf(number));
                    tables.orders().place(orderId(context, plan, number), vendor, state);
                }
                return to;
            });
        }
    }

    private static OrderState stateBefore(Operation operation) {
        return List.copyOf(operation.legalFrom()).get(0);
    }

    static OrderId orderId(RunContext context, VendorPlan plan, int action) {
        return new OrderId(context.run() + "-" + plan.name() + "-" + action);
    }

    static Subject subject(Attempt attempt) {
        Subject subject = Subject.of(attempt.vendor())
                .with(attempt.id())
                .with(new OrderId(attempt.request().order()));
        return attempt.key().map(IdempotencyKey::new).map(subject::with).orElse(subject);
    }
}
