package claimdesk.app.explore;

import claimdesk.app.evidence.Invariant;
import claimdesk.app.room.Schedule;
import claimdesk.app.room.Setting;
import java.math.BigInteger;
import java.util.List;

/**
 * What a search came to.
 *
 * @param schedules how many whole schedules were covered, up to the naming of the callers
 * @param states how many different states they go through
 * @param end what ended the search
 * @param breaks the shortest schedule tried that breaks it, for each invariant that is broken by one; where the search
 *     is not complete there may be shorter ones, and others
 */
public record Exploration(Setting setting, BigInteger schedules, long states, End end, List<Break> breaks) {

    /** What ends a search. */
    public enum End {
        /** There are no other schedules within the setting. */
        ALL_TRIED,
        /** Somebody asked it to stop. */
        ASKED_TO_STOP,
        /** It had met as many states as it may hold. */
        TOO_MANY_STATES
    }

    public Exploration {
        breaks = List.copyOf(breaks);
    }

    /** Whether there are no other schedules within the setting. */
    public boolean isComplete() {
        return end == End.ALL_TRIED;
    }

    /** A schedule that breaks an invariant with its last move, or with the rows that it leaves. */
    public record Break(Invariant invariant, Schedule schedule) {}
}
