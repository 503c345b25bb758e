package claimdesk.app.lab;

import claimdesk.app.evidence.Invariant;
import claimdesk.app.room.Schedule;
import claimdesk.store.claim.Protocol;
import claimdesk.store.claim.Protocol.EffectRule;
import java.util.List;

/**
 * What one fault came to under one protocol.
 *
 * @param seeds how many orders were drawn and run
 * @param kept in how many of them nothing broke
 * @param broken what broke in the others, in the order of the invariants
 * @param example an order that breaks something, the first that was drawn; where none does, the first of all
 */
public record Cell(Protocol protocol, LabFault fault, int seeds, int kept, List<Breakage> broken, Example example) {

    /**
     * An invariant that broke.
     *
     * @param count in how many of the orders
     * @param example the first of them
     */
    public record Breakage(Invariant invariant, int count, Example example) {}

    /** One drawn order, as the schedule that it came to. */
    public record Example(long seed, Schedule schedule) {}

    public Cell {
        broken = List.copyOf(broken);
    }

    public boolean isKept() {
        return broken.isEmpty();
    }

    /** In how many of the orders it broke. */
    public int count(Invariant invariant) {
        return broken.stream()
                .filter(one -> one.invariant() == invariant)
                .mapToInt(Breakage::count)
                .sum();
    }

    /** Whether something broke that the protocol is said to keep: one for study is said to keep nothing. */
    public boolean breaksPromise() {
        return broken.stream().anyMatch(one -> isPromised(one.invariant()));
    }

    /** Where effects are on their own, a second one is the protocol's open end. */
    private boolean isPromised(Invariant invariant) {
        return protocol.isFitForUse()
                && (invariant != Invariant.ONE_EXECUTION || protocol.effectRule() != EffectRule.ON_THEIR_OWN);
    }
}
