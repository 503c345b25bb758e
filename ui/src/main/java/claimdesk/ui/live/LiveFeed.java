package claimdesk.ui.live;

import claimdesk.store.Store;
import claimdesk.store.database.StoreException;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.window.FileWatch;
import claimdesk.store.window.SearchHit;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Keeps the Live screen true: asks whether the file was written to, by whomever, and reads it again only then. Opens the
 * file at its first look, and again after a failure. For one worker thread, but for {@link #lookInto}.
 */
public final class LiveFeed implements AutoCloseable {

    private static final System.Logger LOG = System.getLogger(LiveFeed.class.getName());

    private final Path file;
    private final InstantSource clock;
    private final Consumer<LiveNews> news;

    private volatile Optional<ScopedKey> looked = Optional.empty();
    private Optional<ScopedKey> lastLooked = Optional.empty();
    private Optional<OpenFile> open = Optional.empty();
    private boolean wasOpen;
    private String lastProblem = "";

    private record OpenFile(Store store, FileWatch watch, LiveReader reader) {}

    /**
     * @param file made at the first look if it is absent, with its folder
     */
    public LiveFeed(Path file, InstantSource clock, Consumer<LiveNews> news) {
        this.file = file;
        this.clock = clock;
        this.news = news;
    }

    /** From the next look on, also reads what the journal tells of {@code key}. Thread-safe. */
    public void lookInto(Optional<ScopedKey> key) {
        looked = key;
    }

    /**
     * What of the file begins with {@code text}, at most {@code limit} of each kind.
     *
     * @throws IllegalStateException if the file is not open
     */
    public List<SearchHit> search(String text, int limit) {
        OpenFile now = open.orElseThrow(() -> new IllegalStateException("it is not open"));
        return now.store().read(tables -> tables.window().search().startingWith(text, limit));
    }

    /** Looks once. Says what is new, if anything is. Does not throw. */
    public void look() {
        try {
            boolean isFirst = open.isEmpty();
            if (isFirst) {
                open = Optional.of(opened());
            }
            OpenFile now = open.orElseThrow();
            checkThere();
            Optional<ScopedKey> key = looked;
            boolean isChanged = now.watch().changed();
            if (isFirst || isChanged || !key.equals(lastLooked) || !lastProblem.isEmpty()) {
                news.accept(new LiveNews.Read(now.reader().read(key, now.watch().walBytes())));
                lastLooked = key;
                lastProblem = "";
            }
        } catch (StoreException | UncheckedIOException failure) {
            failed(failure.getMessage());
        } catch (RuntimeException unexpected) {
            failed("An error of the program's own, please report it: " + unexpected);
        }
    }

    private OpenFile opened() {
        if (wasOpen) {
            checkThere();
        }
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
        } catch (IOException failure) {
            throw new UncheckedIOException(
                    "The folder of " + file + " cannot be made (" + failure.getMessage()
                            + "). Nothing was written. Make it, or name another file",
                    failure);
        }
        Store store = Store.open(file, clock);
        try {
            OpenFile opened = new OpenFile(store, store.watch(), new LiveReader(store));
            wasOpen = true;
            return opened;
        } catch (RuntimeException failure) {
            store.close();
            throw failure;
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
