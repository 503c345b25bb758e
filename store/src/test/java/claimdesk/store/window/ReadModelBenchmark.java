package claimdesk.store.window;

import claimdesk.store.Store;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.sample.LargeFile;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/**
 * Times each read model on a file of {@link LargeFile}: at rest, and while 2,000 journal rows a second are written.
 *
 * <pre>ReadModelBenchmark FILE [ROUNDS]</pre>
 */
public final class ReadModelBenchmark {

    private static final int ROUNDS = 500;
    private static final int PAGE = 50;
    private static final long SEED = 42;
    private static final int TICKS = 100;
    private static final long TICK_PAUSE_NANOS = 100_000_000;

    private final Store store;
    private final FileWatch watch;
    private final Random random = new Random(SEED);
    private final int keys;
    private final InProgressRow hot;
    private final int rounds;

    private ReadModelBenchmark(Store store, FileWatch watch, int rounds) {
        this.store = store;
        this.watch = watch;
        this.rounds = rounds;
        this.hot = read(window -> LanePages.of(window).inProgress(Cursor.newest(), 1))
                .get(0);
        this.keys = (int) hot.id();
    }

    public static void main(String[] arguments) {
        int rounds = arguments.length > 1 ? Integer.parseInt(arguments[1]) : ROUNDS;
        try (Store store = Store.open(Path.of(arguments[0]), Instant::now);
                FileWatch watch = store.watch()) {
            ReadModelBenchmark benchmark = new ReadModelBenchmark(store, watch, rounds);
            System.out.printf("%-24s %6s %9s %8s %8s %8s%n", "at rest", "rows", "first ms", "p50", "p99", "max");
            benchmark.measureEach();
            System.out.println("while written");
            benchmark.measureWhileWritten();
        }
    }

    private Map<String, ToIntFunction<Window>> queries() {
        Map<String, ToIntFunction<Window>> all = new LinkedHashMap<>();
        all.put(
                "in progress, newest",
                window -> LanePages.of(window).inProgress(Cursor.newest(), PAGE).size());
        all.put("in progress, anywhere", window -> LanePages.of(window)
                .inProgress(before(hot.claimedAtMs(), LargeFile.IN_PROGRESS), PAGE)
                .size());
        all.put("in progress, old run", window -> LanePages.of(window)
                .inProgress(LargeFile.OLD_RUN, Cursor.newest(), PAGE)
                .size());
        all.put(
                "saved, newest",
                window -> LanePages.of(window).saved(Cursor.newest(), PAGE).size());
        all.put(
                "saved, anywhere",
                window -> LanePages.of(window).saved(anywhere(), PAGE).size());
        all.put("saved, old run", window -> LanePages.of(window)
                .saved(LargeFile.OLD_RUN, Cursor.newest(), PAGE)
                .size());
        all.put(
                "refused, newest",
                window -> LanePages.of(window).refused(Long.MAX_VALUE, PAGE).size());
        all.put("refused, old run", window -> LanePages.of(window)
                .refused(LargeFile.OLD_RUN, Long.MAX_VALUE, PAGE)
                .size());
        all.put("counts", window -> window.counts().now().events().size());
        all.put(
                "attempts of a key",
                window -> window.attemptRows().ofKey(anyKey(window), 200).size());
        all.put(
                "attempts of a hot key",
                window -> window.attemptRows().ofKey(hot.key(), 200).size());
        all.put(
                "search 'N' (vendor)",
                window -> window.search().startingWith("N", PAGE).size());
        all.put(
                "search 'vendor-'",
                window -> window.search().startingWith("vendor-", PAGE).size());
        all.put(
                "search 'order-'",
                window -> window.search().startingWith("order-", PAGE).size());
        all.put(
                "search 'attempt-'",
                window -> window.search().startingWith("attempt-", PAGE).size());
        all.put(
                "search 1-4 hex digits",
                window -> window.search().startingWith(anyDigits(), PAGE).size());
        all.put("search a hot key", window -> window.search()
                .startingWith(hot.key().key().text().substring(0, 6), PAGE)
                .size());
        all.put(
                "search nothing like it",
                window -> window.search().startingWith("zzz", PAGE).size());
        all.put("file watch", window -> watch.changed() || watch.walBytes() < 0 ? 1 : 0);
        all.put("a tick of the screen", this::tick);
        return all;
    }

    private int tick(Window window) {
        watch.changed();
        return LanePages.of(window).inProgress(Cursor.newest(), PAGE).size()
                + LanePages.of(window).saved(Cursor.newest(), PAGE).size()
                + LanePages.of(window).refused(Long.MAX_VALUE, PAGE).size()
                + window.counts().now().events().size();
    }

    private Cursor anywhere() {
        return before(hot.claimedAtMs(), keys);
    }

    /** Somewhere among the {@code rows} that end at {@code newestMs}. */
    private Cursor before(long newestMs, int rows) {
        return new Cursor(newestMs - random.nextInt(rows) * LargeFile.MS_PER_KEY, Long.MAX_VALUE);
    }

    private ScopedKey anyKey(Window window) {
        return LanePages.of(window).saved(anywhere(), 1).stream()
                .findFirst()
                .orElseThrow()
                .key();
    }

    private String anyDigits() {
        return String.format("%04x", random.nextInt(0x10000)).substring(0, 1 + random.nextInt(4));
    }

    private void measureEach() {
        queries().forEach((name, query) -> measure(name, query, rounds, 0));
    }

    private void measureWhileWritten() {
        try (SteadyWriter writer = new SteadyWriter(store)) {
            measure("a tick, ten a second", this::tick, TICKS, TICK_PAUSE_NANOS);
            tellOf(writer);
            measureEach();
            tellOf(writer);
        }
    }

    private void tellOf(SteadyWriter writer) {
        System.out.printf(
                "    so far %d rows/s written, WAL %.1f MB%n", writer.rowsPerSecond(), watch.walBytes() / 1e6);
    }

    private void measure(String name, ToIntFunction<Window> query, int times, long pauseNanos) {
        long[] nanos = new long[times];
        int rows = 0;
        for (int i = 0; i < times; i++) {
            LockSupport.parkNanos(pauseNanos);
            long begun = System.nanoTime();
            rows = Math.max(rows, read(query::applyAsInt));
            nanos[i] = System.nanoTime() - begun;
        }
        double firstMs = ms(nanos[0]);
        Arrays.sort(nanos);
        System.out.printf(
                "%-24s %6d %9.2f %8.2f %8.2f %8.2f%n",
                name, rows, firstMs, ms(nanos[times / 2]), ms(nanos[times * 99 / 100]), ms(nanos[times - 1]));
    }

    private static double ms(long nanos) {
        return nanos / 1e6;
    }

    private <T> T read(Function<Window, T> query) {
        return store.read(tables -> query.apply(tables.window()));
    }
}
