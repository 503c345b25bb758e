package claimdesk.ui.wiring;

import claimdesk.store.window.SearchHit;
import claimdesk.ui.background.Background;
import claimdesk.ui.background.WorkerThread;
import claimdesk.ui.live.LiveViewModel;
import claimdesk.ui.live.feed.LiveFeed;
import claimdesk.ui.live.feed.LiveNews;
import claimdesk.ui.live.feed.OwnWrites;
import claimdesk.ui.live.row.TimeText;
import claimdesk.ui.search.SearchViewModel;
import claimdesk.ui.simulate.run.RunThread;
import java.time.Duration;
import java.time.ZoneId;
import java.util.function.Consumer;

/**
 * The file that is shown, followed as it is written to: the Live screen, the search of the window, and what all other parts
 * read through. Made first, and closed last.
 */
public final class LiveWiring implements AutoCloseable {

    /** Asking whether the file was written to costs next to nothing; reading it again is done less often. */
    private static final Duration LOOK_EVERY = Duration.ofMillis(20);

    private static final Duration READ_EVERY = Duration.ofMillis(80);

    private static final int HITS_PER_KIND = 20;

    private final WorkerThread reader = new WorkerThread("reader");
    private final WorkerThread errands = new WorkerThread("errands");
    private final Background slow;
    private final RunThread runs;
    private final OwnWrites ownWrites;
    private final LiveFeed feed;
    private final LiveViewModel live;
    private final SearchViewModel search;

    /**
     * @param onNews told on the JavaFX thread what the file has become
     * @param onHit opens what the search of the window found
     */
    public LiveWiring(Ground ground, Consumer<LiveNews> onNews, Consumer<SearchHit> onHit) {
        runs = new RunThread(ground.file().path(), ground.wall(), ground.fxThread());
        ownWrites = new OwnWrites(runs::hasBegun);
        feed = new LiveFeed(ground.file(), ground.wall(), READ_EVERY, ownWrites, news -> ground.fxThread()
                .execute(() -> onNews.accept(news)));
        slow = ground.on(errands);
        Background background = ground.on(reader);
        live = new LiveViewModel(
                feed,
                new LiveViewModel.Workers(background, slow),
                ground.wall(),
                runs::nowMs,
                new TimeText(ZoneId.systemDefault()));
        live.askForFiles(ground.picker());
        search = new SearchViewModel(background, text -> feed.search(text, HITS_PER_KIND), onHit);
    }

    public LiveViewModel live() {
        return live;
    }

    public SearchViewModel search() {
        return search;
    }

    /** Begins to look at the file. */
    public void start() {
        reader.repeat(LOOK_EVERY, feed::look);
    }

    /** The file as it is read by others than the Live screen. */
    LiveFeed feed() {
        return feed;
    }

    /** What this window writes to the file. */
    OwnWrites ownWrites() {
        return ownWrites;
    }

    /** The thread on which scenarios run, with its clock. */
    RunThread runs() {
        return runs;
    }

    /** Where what takes a while is done, as writing an export. */
    Background errands() {
        return slow;
    }

    @Override
    public void close() {
        errands.close();
        reader.close();
        runs.close();
        feed.close();
    }
}
