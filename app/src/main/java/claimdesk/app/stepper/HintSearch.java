package claimdesk.app.stepper;

import claimdesk.app.evidence.Invariant;
import claimdesk.app.explore.Exploration;
import claimdesk.app.explore.Explorer;
import claimdesk.app.room.Schedule;
import claimdesk.app.room.Setting;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Looks for the shortest way to break an invariant: from where a schedule has come to, else from the start; with as few
 * faults as it takes. Bounded by how many states each search may meet.
 */
public final class HintSearch {

    /** Faults beside those that the schedule has already. */
    public static final int FAULTS_MAX = 2;

    /** Of one search; two callers with two faults have fewer under every protocol. */
    public static final long STATES_MAX = 60_000;

    private final Invariant invariant;
    private final BooleanSupplier isStopped;

    public HintSearch(Invariant invariant, BooleanSupplier isStopped) {
        this.invariant = invariant;
        this.isStopped = isStopped;
    }

    public Hint from(Schedule begun) throws InterruptedException {
        Found here = search(begun);
        if (here.way().isPresent()) {
            Schedule way = here.way().get();
            return new Hint.GoOn(
                    way.moves().get(begun.moves().size()), way, here.last().isComplete());
        }
        Found first =
                begun.moves().isEmpty() ? here : search(new Schedule(begun.protocol(), begun.callers(), List.of()));
        if (first.way().isPresent()) {
            Schedule way = first.way().get();
            return new Hint.BeginAnew(way.moves().get(0), way, first.last().isComplete());
        }
        return first.last().isComplete()
                ? new Hint.CannotBeBroken(
                        first.last().schedules(), first.last().setting().faults())
                : new Hint.NotFound(first.last().schedules(), STATES_MAX);
    }

    /** The last of the searches, and what it found. */
    private record Found(Exploration last, Optional<Schedule> way) {}

    private Found search(Schedule begun) throws InterruptedException {
        int faultsBegun = begun.setting().faults();
        Found found = null;
        for (int more = 0; more <= FAULTS_MAX && faultsBegun + more <= Setting.FAULTS_MAX; more++) {
            Setting setting = new Setting(begun.protocol(), begun.callers(), faultsBegun + more);
            Exploration all =
                    Explorer.after(begun, setting, isStopped, STATES_MAX).explore();
            found = new Found(all, way(all, begun));
            if (found.way().isPresent() || !all.isComplete()) {
                break;
            }
        }
        return found;
    }

    /** One that goes on; what is broken already is no way to it. */
    private Optional<Schedule> way(Exploration all, Schedule begun) {
        return all.breaks().stream()
                .filter(one -> one.invariant() == invariant)
                .map(Exploration.Break::schedule)
                .filter(way -> way.moves().size() > begun.moves().size())
                .findFirst();
    }
}
