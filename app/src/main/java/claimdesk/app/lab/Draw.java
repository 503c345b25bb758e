package claimdesk.app.lab;

import claimdesk.app.lab.LabFault.Passing;
import claimdesk.app.room.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/**
 * Whose turn it is, drawn from a seed without a look at any protocol: the same turns are offered under all of them. A
 * turn that cannot be taken is passed over.
 */
record Draw(List<Move> turns) {

    /** Far more than are needed; should they run out, the callers end in the order of their letters. */
    static final int TURNS = 100;

    Draw {
        turns = List.copyOf(turns);
    }

    static Draw of(LabFault fault, long seed) {
        RandomGenerator chance = new SplittableRandom(seed);
        List<Move> kinds = kinds(fault);
        List<Move> turns = new ArrayList<>();
        for (int turn = 0; turn < TURNS; turn++) {
            turns.add(kinds.get(chance.nextInt(kinds.size())));
        }
        return new Draw(turns);
    }

    private static List<Move> kinds(LabFault fault) {
        List<Move> kinds = new ArrayList<>();
        for (int caller = 0; caller < fault.plan().callers(); caller++) {
            kinds.add(new Move(Move.Kind.STEP, caller));
        }
        if (fault.plan().passing() == Passing.LEASE_LEFT || fault.plan().passing() == Passing.RETENTION) {
            kinds.add(Move.TIME);
        }
        if (fault.plan().passing() == Passing.RETENTION) {
            kinds.add(Move.PURGE);
        }
        return kinds;
    }
}
