package claimdesk.ui.simulate.run;

import claimdesk.app.evidence.InvariantResult;
import claimdesk.app.evidence.Scoreboard;
import claimdesk.store.identity.RunId;
import claimdesk.store.journal.Event;
import java.util.List;

/**
 * Where a run stands.
 *
 * @param goneMs how long it has gone on by its own clock
 * @param invariants what was broken until now
 * @param newest the newest journal rows, the oldest of them first
 * @param step what the last single step wrote, if it is the last thing that happened; else empty
 */
public record RunNews(
        RunId run,
        long goneMs,
        Scoreboard scoreboard,
        List<InvariantResult> invariants,
        List<Event> newest,
        List<Event> step) {}
