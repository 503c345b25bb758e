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
 * @param isComplete whether there are no others within the setting
 * @param breaks the shortest schedule that breaks it, for each invariant that is broken by one
 */
public record Exploration(Setting setting, BigInteger schedules, long states, boolean isComplete, List<Break> breaks) {

    public Exploration {
        breaks = List.copyOf(breaks);
    }

    /** A schedule that breaks an invariant with its last move, or with the rows that it leaves. */
    public record Break(Invariant invariant, Schedule schedule) {}
}
