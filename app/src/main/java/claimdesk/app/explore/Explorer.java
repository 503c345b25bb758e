package claimdesk.app.explore;

import claimdesk.app.evidence.Invariant;
import claimdesk.app.explore.Exploration.Break;
import claimdesk.app.explore.Exploration.End;
import claimdesk.app.room.Move;
import claimdesk.app.room.Schedule;
import claimdesk.app.room.ScratchRoom;
import claimdesk.app.room.Setting;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/**
 * Tries every interleaving of a few callers of one key within a setting, and finds for each invariant the shortest
 * schedule that breaks it. The result of a search that comes to its end is a function of the setting, whatever the
 * threads do; that of one that ends early says so, and covers what was tried. What is asked of it meanwhile may be asked
 * from any thread. Good for one search.
 */
public final class Explorer {

    /** A state takes about 390 bytes; this many fit into 600 megabytes. */
    public static final long STATES_MAX = 1_500_000;

    private final Setting setting;
    private final List<Move> begun;
    private final long statesMax;
    private final BooleanSupplier isStopped;
    private final List<Walk> walks = new CopyOnWriteArrayList<>();
    private volatile StateGraph graph;
    private volatile boolean hasFailed;

    /**
     * @param isStopped asked before every move, from several threads; the search ends early once it says so
     */
    public Explorer(Setting setting, BooleanSupplier isStopped) {
        this(setting, List.of(), isStopped, STATES_MAX);
    }

    Explorer(Setting setting, BooleanSupplier isStopped, long statesMax) {
        this(setting, List.of(), isStopped, statesMax);
    }

    /**
     * Tries every way to go on from where a schedule has come to. What the schedule itself breaks is not reported again.
     *
     * @param begun of which every move is legal when its turn comes
     * @param setting with at least as many faults as {@code begun} has
     * @param statesMax how many states it may meet
     */
    public static Explorer after(Schedule begun, Setting setting, BooleanSupplier isStopped, long statesMax) {
        return new Explorer(setting, begun.moves(), isStopped, Math.min(STATES_MAX, statesMax));
    }

    private Explorer(Setting setting, List<Move> begun, BooleanSupplier isStopped, long statesMax) {
        this.setting = setting;
        this.begun = begun;
        this.statesMax = statesMax;
        this.isStopped = isStopped;
    }

    /** How many states were met so far. */
    public long states() {
        StateGraph met = graph;
        return met == null ? 0 : met.size();
    }

    /** A guess at how much of the search is done, 0 to 1. */
    public double covered() {
        return Math.min(1, walks.stream().mapToDouble(Walk::covered).sum());
    }

    public Exploration explore() throws InterruptedException {
        try (ScratchRoom forth = new ScratchRoom(setting);
                ScratchRoom back = new ScratchRoom(setting)) {
            begun.forEach(forth.room()::apply);
            begun.forEach(back.room()::apply);
            graph = new StateGraph(StateKey.of(forth.room()));
            walks.add(new Walk(forth, graph, false, this::mustStop));
            walks.add(new Walk(back, graph, true, this::mustStop));
            boolean isComplete = walkAll();
            List<Break> breaks = new ArrayList<>();
            graph.shortestBreaks().forEach((invariant, moves) -> breaks.add(broken(invariant, moves)));
            return new Exploration(setting, graph.schedules(), graph.size(), end(isComplete), breaks);
        }
    }

    private End end(boolean isComplete) {
        if (isComplete) {
            return End.ALL_TRIED;
        }
        return states() >= statesMax ? End.TOO_MANY_STATES : End.ASKED_TO_STOP;
    }

    private Break broken(Invariant invariant, List<Move> moves) {
        List<Move> all = Stream.concat(begun.stream(), moves.stream()).toList();
        return new Break(invariant, new Schedule(setting.protocol(), setting.callers(), all));
    }

    private boolean walkAll() throws InterruptedException {
        ExecutorService threads = Executors.newFixedThreadPool(walks.size());
        try {
            boolean areComplete = true;
            List<Callable<Boolean>> all = walks.stream()
                    .map(walk -> (Callable<Boolean>) () -> run(walk))
                    .toList();
            for (Future<Boolean> walk : threads.invokeAll(all)) {
                areComplete &= walk.get();
            }
            return areComplete;
        } catch (ExecutionException failure) {
            throw new IllegalStateException("exploring " + setting, failure.getCause());
        } finally {
            threads.shutdown();
        }
    }

    /** Where one walk fails, the others need not go on. */
    private boolean run(Walk walk) {
        try {
            return walk.call();
        } catch (RuntimeException | Error failure) {
            hasFailed = true;
            throw failure;
        }
    }

    private boolean mustStop() {
        return hasFailed || isStopped.getAsBoolean() || states() >= statesMax;
    }
}
