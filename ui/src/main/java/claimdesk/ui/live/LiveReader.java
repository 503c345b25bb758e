package claimdesk.ui.live;

import claimdesk.store.Store;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.window.Cursor;
import claimdesk.store.window.FileWatch;
import claimdesk.store.window.LiveRows;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;

/** Looks at the file, and only when something was committed to it. Belongs to one thread; holds nothing between looks. */
public final class LiveReader implements AutoCloseable {

    /** How many rows of a lane are shown: the newest. */
    static final int ROWS_MAX = 40;

    private static final int ATTEMPTS_MAX = 500;

    private final Store store;
    private final FileWatch watch;
    private final InstantSource wall;
    private boolean hasLooked;

    public LiveReader(Store store, InstantSource wall) {
        this.store = store;
        this.watch = store.watch();
        this.wall = wall;
    }

    /** What is there now; empty if nothing was committed since the last look. */
    Optional<LiveLook> look() {
        boolean hasChanged = watch.changed();
        if (hasLooked && !hasChanged) {
            return Optional.empty();
        }
        LiveLook look = store.read(tables -> {
            LiveRows rows = tables.window().liveRows();
            return new LiveLook(
                    rows.inProgress(Cursor.newest(), ROWS_MAX).stream()
                            .map(LaneRow::of)
                            .toList(),
                    rows.saved(Cursor.newest(), ROWS_MAX).stream()
                            .map(LaneRow::of)
                            .toList(),
                    rows.refused(Long.MAX_VALUE, ROWS_MAX).stream()
                            .map(LaneRow::of)
                            .toList(),
                    tables.window().counts().now(),
                    new LiveLook.FileFigures(tables.journal().lastSeq(), watch.walBytes(), wall.millis()));
        });
        hasLooked = true;
        return Optional.of(look);
    }

    /** The attempts of one key, oldest first. */
    List<AttemptLine> attempts(ScopedKey key) {
        return store.read(tables -> tables.window().attemptRows().ofKey(key, ATTEMPTS_MAX)).stream()
                .map(AttemptLine::of)
                .toList();
    }

    @Override
    public void close() {
        watch.close();
    }
}
