package claimdesk.ui.simulate.run;

import claimdesk.app.simulation.RunProgress;
import claimdesk.app.simulation.Simulation;
import claimdesk.store.journal.Event;
import java.time.InstantSource;
import java.util.List;
import java.util.function.Consumer;

/** Tells where a run stands, often enough to look alive and too seldom to slow it down. For the run's own thread. */
final class RunReporter {

    static final int PER_SECOND = 5;

    private static final long EVERY_MS = 1000 / PER_SECOND;
    private static final int NEWEST_MAX = 200;

    /** A wait for which what there is until then is told at once. */
    private static final long WAIT_MS = 40;

    private final Simulation simulation;
    private final InstantSource wall;
    private final Consumer<RunNews> news;
    private final RunProgress progress;
    private final long startMs;
    private long toldAtMs;
    private long stepFromSeq;
    private List<Event> step = List.of();

    RunReporter(Simulation simulation, InstantSource wall, Consumer<RunNews> news) {
        this.simulation = simulation;
        this.wall = wall;
        this.news = news;
        this.progress = new RunProgress(simulation.store(), simulation.run(), NEWEST_MAX);
        this.startMs = simulation.clock().millis();
    }

    /**
     * Tells, if it is time to.
     *
     * @param waitMs how long nothing will happen from now on, by the wall's clock
     */
    void stepped(long waitMs) {
        if (waitMs >= WAIT_MS || Math.abs(wall.millis() - toldAtMs) >= EVERY_MS) {
            tell();
        }
    }

    void tell() {
        if (progress.read() > 0) {
            step = List.of();
        }
        send();
    }

    void beginStep() {
        progress.read();
        stepFromSeq = newestSeq();
    }

    /** Whether the journal has a row more than at the beginning of the step. */
    boolean hasWritten() {
        progress.read();
        return newestSeq() > stepFromSeq;
    }

    void endStep() {
        progress.read();
        step = progress.newest().stream()
                .filter(event -> event.seq() > stepFromSeq)
                .toList();
        send();
    }

    private long newestSeq() {
        List<Event> newest = progress.newest();
        return newest.isEmpty() ? 0 : newest.get(newest.size() - 1).seq();
    }

    private void send() {
        toldAtMs = wall.millis();
        news.accept(new RunNews(
                simulation.run(),
                simulation.clock().millis() - startMs,
                progress.scoreboard(),
                progress.invariantsSoFar(),
                progress.newest(),
                step));
    }
}
