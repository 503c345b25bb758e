package claimdesk.app.stepper;

import claimdesk.app.evidence.Invariant;
import claimdesk.app.room.Move;
import claimdesk.app.room.Replay.Played;
import claimdesk.store.database.StatementLog.Ran;
import java.util.List;

/**
 * One move that was made.
 *
 * @param ran the statements that its writes ran on the file, in order
 * @param broken what it broke
 */
public record Stepped(Move move, Played played, List<Ran> ran, List<Broken> broken) {

    public Stepped {
        ran = List.copyOf(ran);
        broken = List.copyOf(broken);
    }

    public boolean hasBroken(Invariant invariant) {
        return broken.stream().anyMatch(one -> one.invariant() == invariant);
    }
}
