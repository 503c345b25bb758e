package claimdesk.ui.live.feed;

import claimdesk.store.Store;
import claimdesk.store.Tables;
import claimdesk.store.database.StoreException;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.window.FileWatch;
import claimdesk.store.window.SearchHit;
import claimdesk.ui.live.row.Lane;
import claimdesk.ui.live.row.LaneRow;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Keeps the Live screen true: asks whether the file was written to, by whomever, and reads it again only then. Opens the
 * file at its first look, and again after a failure. For one worker thread, but for what says otherwise.
 */
public final class LiveFeed implements AutoCloseable {

    private static final System.Logger LOG = System.getLogger(LiveFeed.class.getName());

    private final DataFile data;
    private final Path file;
    private final InstantSource clock;
    private final OwnWrites own;
    private final Consumer<LiveNews> news;

    private final long readEveryMs;

    private volatile Optional<ScopedKey> looked = Optional.empty();
    private volatile Wanted wanted = Wanted.newest();
    private volatile Optional<OpenFile> open = Optional.empty();
    private volatile boolean isTaken = true;
    private Optional<ScopedKey> lastLooked = Optional.empty();
    private Wanted lastWanted = wanted;
    private boolean isChanged;
    private long readAtMs = Long.MIN_VALUE;
    private boolean wasOpen;
    private String lastProblem = "";

    private record OpenFile(Store store, FileWatch watch, LiveReader reader) {}

    /**
     * @param file made at the first look if it is absent, with its folder
     */
    public LiveFeed(Path file, InstantSource clock, Consumer<LiveNews> news) {
        this(DataFile.writable(file), clock, Duration.ZERO, new OwnWrites(run -> false), news);
    }

    /**
     * @param data made at the first look if it is absent and may be written
     * @param readEvery what was written is read no more often than this
     * @param own what this window writes itself
     */
    public LiveFeed(DataFile data, InstantSource clock, Duration readEvery, OwnWrites own, Consumer<LiveNews> news) {
        this.data = data;
        this.file = data.path();
        this.clock = clock;
        this.readEveryMs = readEvery.toMillis();
        this.own = own;
        this.news = news;
    }

    /** From the next look on, also reads what the journal tells of {@code key}. Thread-safe. */
    public void lookInto(Optional<ScopedKey> key) {
        looked = key;
    }

    /**
     * What of the file begins with {@code text}, at most {@code limit} of each kind. Thread-safe.
     *
     * @throws StoreException if the file is not open, or cannot be read
     */
    public List<SearchHit> search(String text, int limit) {
        return read(tables -> tables.window().search().startingWith(text, limit));
    }

    /** From the next look on, reads what the screen wants now. Thread-safe. */
    public void want(Wanted now) {
        wanted = now;
    }

    /** Says that the last news was shown. Until then there are no others: each builds on the one before. Thread-safe. */
    public void taken() {
        isTaken = true;
    }

    /**
     * Runs a query on the open file, on the caller's own thread. Thread-safe.
     *
     * @throws StoreException if the file is not open, or cannot be read
     */
    public <T> T read(Function<Tables, T> query) {
        return ask(store -> store.read(query));
    }

    /**
     * Has something found in the open file that takes more than one look, on the caller's own thread. Thread-safe.
     *
     * @throws StoreException if the file is not open, or cannot be read
     */
    public <T> T ask(Function<Store, T> question) {
        return question.apply(open.orElseThrow(() -> StoreException.of(
                        StoreException.Kind.OTHER, file.toString(), "the file is not open at the moment", null))
                .store());
    }

    /** What rows of a lane say now; those that are not in it any more are left out. Thread-safe. */
    public List<LaneRow> rows(Lane lane, long[] numbers) {
        return read(tables -> new RowReader().rows(tables, lane, numbers));
    }

    /** Looks once. Says what is new, if anything is. Does not throw. */
    public void look() {
        if (!isTaken) {
            return;
        }
        try {
            boolean isFirst = open.isEmpty();
            if (isFirst) {
                open = Optional.of(opened());
            }
            OpenFile now = open.orElseThrow();
            checkThere();
            isChanged |= now.watch().changed();
            if (isFirst || isWorthReading(now)) {
                read(now);
            }
        } catch (StoreException | UncheckedIOException failure) {
            failed(failure.getMessage());
        } catch (RuntimeException unexpected) {
            failed("An error of the program's own, please report it: " + unexpected);
        }
    }

    private boolean isWorthReading(OpenFile now) {
        boolean isDue = clock.millis() - readAtMs >= readEveryMs;
        return (isChanged || now.reader().isBehind(wanted.isPaused())) && isDue
                || now.reader().hasMore()
                || wanted.asksMoreThan(lastWanted)
                || !looked.equals(lastLooked)
                || !lastProblem.isEmpty();
    }

    private void read(OpenFile now) {
        Optional<ScopedKey> key = looked;
        Wanted wants = wanted;
        isChanged = false;
        LiveSnapshot read = now.reader().read(wants, key, now.watch().walBytes());
        readAtMs = clock.millis();
        lastLooked = key;
        lastWanted = wants;
        lastProblem = "";
        isTaken = false;
        news.accept(new LiveNews.Read(read));
    }

    private OpenFile opened() {
        if (wasOpen) {
            checkThere();
        }
        if (!data.isReadOnly()) {
            makeFolder();
        }
        Store store = data.open(clock);
        try {
            OpenFile opened = new OpenFile(store, store.watch(), new LiveReader(store, own));
            wasOpen = true;
            return opened;
        } catch (RuntimeException failure) {
            store.close();
            throw failure;
        }
    }

    private void makeFolder() {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
        } catch (IOException failure) {
            throw new UncheckedIOException(
                    "The folder of " + file + " cannot be made (" + failure.getMessage()
                            + "). Nothing was written. Make it, or name another file",
                    failure);
        }
    }

    /** A file that was open is not made a second time: an empty one in its place would look like a loss. */
    private void checkThere() {
        if (!Files.exists(file)) {
            throw StoreException.of(
                    StoreException.Kind.OTHER,
                    file.toString(),
                    "the file is no longer there; put it back, and this window goes on",
                    null);
        }
    }

    /** Says a problem once, not at every look; the file is opened anew at the next. */
    private void failed(String problem) {
        closeFile();
        if (!problem.equals(lastProblem)) {
            lastProblem = problem;
            isTaken = false;
            news.accept(new LiveNews.Failed(problem));
        }
    }

    private void closeFile() {
        Optional<OpenFile> closing = open;
        open = Optional.empty();
        closing.ifPresent(LiveFeed::close);
    }

    /** A file that is gone or damaged may refuse even to be closed; the next look opens it anew all the same. */
    private static void close(OpenFile one) {
        try {
            one.watch().close();
            one.store().close();
        } catch (RuntimeException damaged) {
            LOG.log(System.Logger.Level.WARNING, "closing the file failed", damaged);
        }
    }

    @Override
    public void close() {
        closeFile();
    }
}
