package claimdesk.ui.bench;

import claimdesk.store.window.lane.LaneFilter;
import claimdesk.ui.controls.Clip;
import claimdesk.ui.live.LiveViewModel;
import claimdesk.ui.live.lane.LaneQuery;
import claimdesk.ui.live.lane.LaneSort;
import claimdesk.ui.live.lane.LaneViewModel;
import claimdesk.ui.live.row.Lane;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;

/**
 * Measures the window from a thread of its own, while a timer on the JavaFX thread notes each frame. What the screen
 * shows is asked for on the JavaFX thread.
 */
final class WindowBench {

    private static final double MILLION = 1e6;
    private static final long POLL_MS = 2;
    static final int ROWS = 50_000;

    private final LiveViewModel live;
    private final BenchFigures figures;
    private final AtomicInteger pulses = new AtomicInteger();
    private volatile Samples frames = new Samples();
    private volatile Samples lag = new Samples();
    private long lastPulse;
    private long lagSince;
    private double lagMs = -1;

    WindowBench(LiveViewModel live, BenchFigures figures) {
        this.live = live;
        this.figures = figures;
    }

    /** Begins to note frames. On the JavaFX thread. */
    void watch() {
        live.status().lagMsProperty().addListener((property, before, now) -> {
            lagMs = Math.max(lagMs, now.doubleValue());
            lagSince = System.nanoTime();
        });
        new AnimationTimer() {
            @Override
            public void handle(long now) {
                pulse();
            }
        }.start();
    }

    /** A pulse begins: what was shown before it has been drawn by the one before. */
    private void pulse() {
        long now = System.nanoTime();
        if (lastPulse != 0) {
            frames.add((now - lastPulse) / MILLION);
        }
        lastPulse = now;
        if (lagMs >= 0) {
            lag.add(lagMs + (now - lagSince) / MILLION);
            lagMs = -1;
        }
        pulses.incrementAndGet();
    }

    /**
     * @param begun when the opening of the window began, nanoseconds
     */
    void awaitFirstRows(long begun) throws InterruptedException, TimeoutException {
        await(() -> live.openProperty().get() && live.lane(Lane.SAVED).rowAt(0).isPresent());
        awaitPulses(2);
        figures.put("firstRowsMs", (System.nanoTime() - begun) / MILLION);
        await(() -> live.lane(Lane.SAVED).reachProperty().get().isComplete()
                && live.lane(Lane.REFUSED).reachProperty().get().isComplete());
        figures.put("wholeFileReadMs", (System.nanoTime() - begun) / MILLION);
    }

    /** Notes frames and delays until {@code isOver}. */
    void measure(String name, BooleanSupplier isOver) throws InterruptedException {
        long rowsBefore = live.status().seq();
        long begun = System.nanoTime();
        Samples myFrames = new Samples();
        Samples myLag = new Samples();
        onFxThread(() -> {
            frames = myFrames;
            lag = myLag;
            return true;
        });
        while (!isOver.getAsBoolean()) {
            TimeUnit.MILLISECONDS.sleep(50);
        }
        onFxThread(() -> {
            frames = new Samples();
            lag = new Samples();
            return true;
        });
        double seconds = (System.nanoTime() - begun) / (MILLION * 1000);
        figures.put(name + "RowsPerSecond", (live.status().seq() - rowsBefore) / seconds);
        figures.putFrames(name, myFrames);
        figures.putLag(name, myLag);
    }

    /** Selects, copies and sorts {@value #ROWS} rows, and selects the whole lane. */
    void handle(int rows) throws InterruptedException, TimeoutException {
        LaneViewModel saved = live.lane(Lane.SAVED);
        long begun = System.nanoTime();
        onFxThread(() -> {
            live.selection().select(Lane.SAVED, 0);
            live.selection().extendTo(Lane.SAVED, rows - 1);
            return true;
        });
        awaitPulses(2);
        figures.put("selectRows", rows);
        figures.put("selectMs", (System.nanoTime() - begun) / MILLION);
        begun = System.nanoTime();
        onFxThread(() -> {
            live.export().copy(saved, Clip::copy);
            return true;
        });
        await(() -> !live.export().runningProperty().get());
        figures.put("copyMs", (System.nanoTime() - begun) / MILLION);
        begun = System.nanoTime();
        onFxThread(() -> {
            live.selection().selectAll(Lane.SAVED);
            return true;
        });
        awaitPulses(2);
        figures.put("selectAllRows", saved.selectedCountProperty().get());
        figures.put("selectAllMs", (System.nanoTime() - begun) / MILLION);
        sort(saved);
    }

    private void sort(LaneViewModel saved) throws InterruptedException, TimeoutException {
        LaneQuery slowest = new LaneQuery(LaneFilter.none(), LaneSort.SLOWEST);
        long begun = System.nanoTime();
        onFxThread(() -> {
            live.sort(Lane.SAVED, LaneSort.SLOWEST);
            return true;
        });
        await(() -> saved.queryProperty().get().equals(slowest)
                && saved.reachProperty().get().isComplete()
                && saved.reachProperty().get().lookedAt() <= ROWS + LaneSort.SORTED_MAX
                && saved.filledProperty().get() > 0
                && saved.rowAt(0).isPresent());
        awaitPulses(2);
        figures.put("sortRows", saved.filledProperty().get());
        figures.put("sortMs", (System.nanoTime() - begun) / MILLION);
    }

    private void awaitPulses(int more) throws InterruptedException, TimeoutException {
        int from = pulses.get();
        await(() -> pulses.get() >= from + more);
    }

    private static void await(BooleanSupplier condition) throws InterruptedException, TimeoutException {
        long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(10);
        while (!onFxThread(condition)) {
            if (System.nanoTime() > end) {
                throw new TimeoutException("the window did not get there within ten minutes");
            }
            TimeUnit.MILLISECONDS.sleep(POLL_MS);
        }
    }

    private static boolean onFxThread(BooleanSupplier question) throws InterruptedException {
        CompletableFuture<Boolean> answer = new CompletableFuture<>();
        Platform.runLater(() -> answer.complete(question.getAsBoolean()));
        return answer.join();
    }
}
