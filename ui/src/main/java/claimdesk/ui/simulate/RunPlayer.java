package claimdesk.ui.simulate;

import claimdesk.app.simulation.Pace;
import claimdesk.app.simulation.Simulation;
import claimdesk.store.database.Durability;
import claimdesk.store.database.StoreException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.OptionalLong;

/**
 * Plays one run to its end, at a pace that may be changed, held and broken off by other threads. {@link #play} is for
 * one thread, once; the rest is thread-safe.
 */
final class RunPlayer {

    private final Path file;
    private final InstantSource wall;
    private final RunOrder order;
    private final ShownClock clock;

    private final Object change = new Object();
    private volatile Pace pace;
    private volatile Speed speed;
    private volatile boolean isPaused;
    private volatile boolean isBegun;
    private volatile boolean isStopped;
    private volatile boolean isReportWanted = true;
    private Thread player;

    RunPlayer(Path file, InstantSource wall, RunOrder order) {
        this.file = file;
        this.wall = wall;
        this.order = order;
        this.speed = order.speed();
        this.pace = speed.pace(wall);
        this.clock = new ShownClock(wall, wall.millis());
    }

    /** Plays the run. */
    RunEnd play() {
        try (Simulation simulation =
                Simulation.begin(file, Durability.FULL, order.scenario(), order.protocol(), wall.millis())) {
            synchronized (change) {
                player = Thread.currentThread();
            }
            clock.stepped(simulation.clock().millis(), 0, speed);
            isBegun = true;
            boolean isOver = stepAll(simulation);
            leave();
            if (!isReportWanted) {
                return new RunEnd.Failed("");
            }
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
    private boolean stepAll(Simulation simulation) {
        while (!isStopped) {
            long dueMs = simulation.nextAtMs().orElse(simulation.clock().millis());
            try {
                if (!pace.step(simulation)) {
                    return true;
                }
                OptionalLong nextMs = simulation.nextAtMs();
                long leapMs = nextMs.isPresent() ? nextMs.getAsLong() - dueMs : 0;
                clock.stepped(simulation.clock().millis(), leapMs, speed);
            } catch (InterruptedException woken) {
                // The pace was changed, or the run was stopped: the step was not run, the loop looks again.
                continue;
            }
        }
        return false;
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
