package claimdesk.app.lesson;

import claimdesk.app.evidence.ScoreKeeper;
import claimdesk.app.room.Replay;
import claimdesk.app.room.Room;
import claimdesk.app.room.Schedule;
import claimdesk.app.room.ScheduleException;
import claimdesk.app.room.ScratchRoom;
import claimdesk.app.scenario.Scenario;
import claimdesk.app.simulation.RunReport;
import claimdesk.app.simulation.Simulation;
import claimdesk.store.database.Durability;
import claimdesk.store.identity.RunId;
import claimdesk.store.journal.Event;
import claimdesk.store.study.Protocols;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** What a lesson has run: a scenario at its seed, or a schedule of a few callers. The same every time. */
public sealed interface LessonRun {

    /** More than any lesson needs; a run that goes beyond is broken off. */
    int EVENTS_MAX = 20_000;

    /** A scenario, served under its own protocol from its own seed. */
    record OfScenario(Scenario scenario) implements LessonRun {}

    /** A schedule, which every caller ends. */
    record OfSchedule(Schedule schedule) implements LessonRun {}

    /** The id of the protocol under which calls are served. */
    default String protocol() {
        return match(
                one -> one.scenario().protocol(),
                one -> one.schedule().protocol().id());
    }

    /**
     * Makes the run, on a real database.
     *
     * @param scratch a file that is not there; one may be left there, with others beside it
     * @throws UnplayableException if it has no end that can be judged
     * @throws claimdesk.store.database.StoreException if the file cannot be written
     */
    default Happened play(Path scratch) {
        return match(one -> played(one.scenario(), scratch), one -> stepped(one.schedule()));
    }

    default <R> R match(Function<OfScenario, R> ofScenario, Function<OfSchedule, R> ofSchedule) {
        return this instanceof OfScenario one ? ofScenario.apply(one) : ofSchedule.apply((OfSchedule) this);
    }

    private static Happened played(Scenario scenario, Path scratch) {
        try (Simulation simulation = Simulation.begin(
                scratch,
                Durability.NONE,
                scenario,
                Protocols.named(scenario.protocol()).orElseThrow(),
                Simulation.START_MS)) {
            // Every step that matters writes a row; the rest are timeouts that came too late.
            for (int steps = 0; simulation.step(); steps++) {
                if (steps > EVENTS_MAX) {
                    throw tooLong();
                }
            }
            RunReport report = simulation.report();
            return new Happened(report.scoreboard(), report.invariants(), journal(simulation));
        }
    }

    private static List<Event> journal(Simulation simulation) {
        List<Event> events = new ArrayList<>();
        RunId run = simulation.run();
        simulation.store().read(tables -> {
            tables.journal().forEach(run, events::add);
            return events;
        });
        if (events.size() > EVENTS_MAX) {
            throw tooLong();
        }
        return events;
    }

    private static UnplayableException tooLong() {
        return new UnplayableException(
                "the run has more than " + EVENTS_MAX + " steps or journal rows; allowed: up to that");
    }

    private static Happened stepped(Schedule schedule) {
        try (ScratchRoom scratch = new ScratchRoom(schedule.setting())) {
            Room room = scratch.room();
            Replay replay = Replay.of(schedule, room);
            if (!replay.isOver()) {
                throw new UnplayableException("schedule " + schedule.id()
                        + " ends before its callers do; still to come are " + room.legalMoves());
            }
            ScoreKeeper scores = new ScoreKeeper();
            room.events().forEach(scores::accept);
            return new Happened(scores.scoreboard(), replay.results(), room.events());
        } catch (ScheduleException wrong) {
            throw new UnplayableException(wrong.getMessage());
        }
    }

    /** Says why a run of a lesson cannot be made, and what is allowed. */
    final class UnplayableException extends RuntimeException {

        UnplayableException(String message) {
            super(message);
        }
    }
}
