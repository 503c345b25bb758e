package claimdesk.app.lab;

import claimdesk.app.evidence.Invariant;
import claimdesk.app.evidence.InvariantResult;
import claimdesk.app.room.Replay;
import claimdesk.app.room.Schedule;
import claimdesk.app.room.ScratchRoom;
import claimdesk.store.claim.Protocol;
import claimdesk.store.journal.Event;
import java.util.List;
import java.util.Optional;

/**
 * The same fault and the same drawn turns under two protocols.
 *
 * @param difference where the two journals part; empty if they tell the same
 */
public record Comparison(Side one, Side other, Optional<Difference> difference) {

    /**
     * One protocol's.
     *
     * @param schedule what the turns came to: a turn that cannot be taken is passed over, so that the two may differ
     * @param broken what it breaks
     */
    public record Side(Schedule schedule, List<Event> events, List<Invariant> broken) {

        public Side {
            events = List.copyOf(events);
            broken = List.copyOf(broken);
        }
    }

    public static Comparison of(LabFault fault, long seed, Protocol one, Protocol other) {
        Side here = side(fault, seed, one);
        Side there = side(fault, seed, other);
        return new Comparison(here, there, Difference.between(here.events(), there.events()));
    }

    private static Side side(LabFault fault, long seed, Protocol protocol) {
        Schedule schedule = Lab.schedule(protocol, fault, seed);
        try (ScratchRoom scratch = new ScratchRoom(schedule.setting())) {
            Replay replay = Replay.of(schedule, scratch.room());
            List<Invariant> broken = replay.results().stream()
                    .filter(result -> !result.isKept())
                    .map(InvariantResult::invariant)
                    .toList();
            return new Side(schedule, scratch.room().events(), broken);
        }
    }
}
