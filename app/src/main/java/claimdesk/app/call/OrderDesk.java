package claimdesk.app.call;

import claimdesk.store.Tables;
import claimdesk.store.claim.Claim;
import claimdesk.store.claim.OutcomeClass;
import claimdesk.store.claim.Protocol.EffectRule;
import claimdesk.store.effect.EffectKind;
import claimdesk.store.effect.Effects;
import claimdesk.store.identity.OrderId;
import claimdesk.store.order.Operation;
import claimdesk.store.order.Order;
import java.util.Optional;
import java.util.stream.Collectors;

/** The work: moves an order and does the effect, or refuses the move for good. Runs within the caller's transaction. */
final class OrderDesk {

    private final ReplyProfile profile;

    OrderDesk(ReplyProfile profile) {
        this.profile = profile;
    }

    /**
     * Does what {@code claim} asks for. Where effects are guarded and this key's was done before (the call that did it
     * never got to its save), nothing is done again and the answer is that of the first time.
     */
    Ending work(Tables tables, Claim claim, EffectRule rule) {
        OrderId id = claim.caller().order();
        Optional<Order> order = tables.orders().find(id).filter(found -> found.vendor()
                .equals(claim.caller().key().vendor()));
        if (order.isEmpty()) {
            return refusal(ReplyCode.ORDER_UNKNOWN, "There is no order " + id + " for this vendor.");
        }
        Operation operation = claim.caller().operation();
        EffectKind kind = EffectKind.of(operation);
        Effects effects = tables.effects();
        if (rule != EffectRule.ON_THEIR_OWN && effects.count(claim.caller().key(), kind) > 0) {
            return done(order.get(), operation);
        }
        if (!operation.isLegalFrom(order.get().state())) {
            return illegal(order.get(), operation);
        }
        if (!tables.orders().move(order.get(), operation)) {
            throw new IllegalStateException("order " + id + " changed within one transaction");
        }
        doEffect(effects, claim, kind, rule);
        return done(order.get(), operation);
    }

    private static void doEffect(Effects effects, Claim claim, EffectKind kind, EffectRule rule) {
        if (rule == EffectRule.ON_THEIR_OWN) {
            effects.doUnguarded(claim, kind);
        } else if (!effects.doOnce(claim, kind)) {
            throw new IllegalStateException("the effect appeared within one transaction: "
                    + claim.caller().key());
        }
    }

    private Ending done(Order order, Operation operation) {
        int status = profile.status(ReplyCode.DONE);
        return new Ending(ReplyBody.done(order, operation, status), ReplyCode.DONE, OutcomeClass.FINAL);
    }

    private Ending illegal(Order order, Operation operation) {
        String from = operation.legalFrom().stream().map(state -> state.text()).collect(Collectors.joining(" or "));
        return refusal(
                ReplyCode.MOVE_ILLEGAL,
                "Order " + order.id() + " is " + order.state().text() + "; " + operation.text() + " needs it to be "
                        + from + ".");
    }

    private Ending refusal(ReplyCode code, String detail) {
        return new Ending(ReplyBody.problem(code, profile.status(code), detail), code, OutcomeClass.FINAL);
    }
}
