package claimdesk.ui.simulate.run;

import claimdesk.app.simulation.Pace;
import claimdesk.app.simulation.Simulation;
import claimdesk.store.database.Durability;
import claimdesk.store.database.StoreException;
import claimdesk.store.identity.RunId;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.OptionalLong;
import java.util.function.Consumer;

/**
 * Plays one run to its end, at a pace that may be changed, held and broken off by other threads. {@link #play} is for
 * one thread, once; the rest is thread-safe.
 */
final class RunPlayer {

    /** How many tasks that write nothing are passed over in one step; a timeout that came too late is one. */
    private static final int TASKS_A_STEP_MAX = 10_000;

    /** Steps that were asked for and not yet taken; a key that is held down asks for many. */
    private static final int STEPS_WANTED_MAX = 3;

    private final Path file;
    private final InstantSource wall;
    private final RunOrder order;
    private final ShownClock clock;
    private final Consumer<RunId> begun;
    private final Consumer<RunNews> news;

    private final Object change = new Object();
    private volatile Pace pace;
    private volatile Speed speed;
    private volatile boolean isPaused;
    private volatile boolean isBegun;
    private volatile boolean isStopped;
    private volatile boolean isReportWanted = true;
    private volatile int stepsWanted;
    private Thread player;

    /**
     * @param begun told which run this is, before its first step
     * @param news told where the run stands, on the thread that plays it, at most about {@value RunReporter#PER_SECOND}
     *     times a second
     */
    RunPlayer(Path file, InstantSource wall, RunOrder order, Consumer<RunId> begun, Consumer<RunNews> news) {
        this.file = file;
        this.wall = wall;
        this.order = order;
        this.begun = begun;
        this.news = news;
        this.speed = order.speed();
        this.pace = speed.pace(wall);
        this.clock = new ShownClock(wall, wall.millis());
    }

    /** Plays the run. */
    RunEnd play() {
        try (Simulation simulation =
                Simulation.begin(file, Durability.FULL, order.scenario(), order.protocol(), wall.millis())) {
            begun.accept(simulation.run());
            synchronized (change) {
                player = Thread.currentThread();
            }
            clock.stepped(simulation.clock().millis(), 0, speed);
            isBegun = true;
            RunReporter reporter = new RunReporter(simulation, wall, news);
            boolean isOver = stepAll(simulation, reporter);
            leave();
            if (!isReportWanted) {
                return new RunEnd.Failed("");
            }
            reporter.tell();
            return isOver ? new RunEnd.Finished(simulation.report()) : new RunEnd.Stopped(simulation.report());
        } catch (StoreException failure) {
            return new RunEnd.Failed("The run ended early: " + failure.getMessage()
                    + ". What was saved until then is in the file. When the cause is gone, start the run again");
        } catch (RuntimeException | Error unexpected) {
            return new RunEnd.Failed("The run ended early by an error of the program's own, please report it: "
                    + unexpected + ". What was saved until then is in the file");
        } finally {
            leave();
        }
    }

    /** Returns whether the run came to its end. */
    private boolean stepAll(Simulation simulation, RunReporter reporter) {
        while (!isStopped) {
            long dueMs = simulation.nextAtMs().orElse(simulation.clock().millis());
            try {
                boolean isSingle = stepsWanted > 0;
                if (isSingle ? !single(simulation, reporter) : !pace.step(simulation)) {
                    return true;
                }
                OptionalLong nextMs = simulation.nextAtMs();
                long leapMs = nextMs.isPresent() ? nextMs.getAsLong() - dueMs : 0;
                clock.stepped(simulation.clock().millis(), leapMs, speed);
                if (isPaused) {
                    clock.hold();
                }
                reporter.stepped(speed.wallMs(leapMs));
            } catch (InterruptedException woken) {
                // The pace was changed, a step was asked for, or the run was stopped: the step was not run, the loop
                // looks again.
                continue;
            }
        }
        return false;
    }

    /** Takes one step that can be seen: goes on until the journal has a new row. Returns false if the run is over. */
    private boolean single(Simulation simulation, RunReporter reporter) {
        synchronized (change) {
            stepsWanted--;
            Thread.interrupted();
        }
        reporter.beginStep();
        boolean goesOn = simulation.step();
        for (int tasks = 1; goesOn && !reporter.hasWritten() && tasks < TASKS_A_STEP_MAX; tasks++) {
            goesOn = simulation.step();
        }
        reporter.endStep();
        return goesOn;
    }

    /** From here on no interrupt is meant for this thread; one that came too late is taken away. */
    private void leave() {
        synchronized (change) {
            if (player != null) {
                player = null;
                Thread.interrupted();
            }
        }
    }

    void pause() {
        synchronized (change) {
            isPaused = true;
            pace.pause();
            clock.hold();
        }
    }

    void resume() {
        synchronized (change) {
            isPaused = false;
            pace.resume();
            clock.goOn(speed);
        }
    }

    /** While it is held: takes one step and is held again. */
    void stepOnce() {
        synchronized (change) {
            if (isPaused && stepsWanted < STEPS_WANTED_MAX) {
                stepsWanted++;
                wake();
            }
        }
    }

    void goAt(Speed other) {
        synchronized (change) {
            speed = other;
            pace = other.pace(wall);
            if (isPaused) {
                pace.pause();
            } else {
                clock.goOn(other);
            }
            wake();
        }
    }

    /** Breaks the run off before its next step. */
    void stop() {
        synchronized (change) {
            isStopped = true;
            wake();
        }
    }

    /** As {@link #stop}, with nobody left to read what the run came to. */
    void abandon() {
        isReportWanted = false;
        stop();
    }

    private void wake() {
        if (player != null) {
            player.interrupt();
        }
    }

    /** The run's clock; empty until it has begun. */
    OptionalLong nowMs() {
        return isBegun ? OptionalLong.of(clock.millis()) : OptionalLong.empty();
    }
}
