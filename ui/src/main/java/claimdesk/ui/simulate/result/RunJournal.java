package claimdesk.ui.simulate.result;

import claimdesk.app.evidence.Score;
import claimdesk.app.evidence.ScoreRows;
import claimdesk.app.simulation.RunRows;
import claimdesk.store.Store;
import claimdesk.store.identity.RunId;
import claimdesk.store.journal.Event;
import claimdesk.ui.live.feed.DataFile;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Finds the journal rows of a run in the window's file, which it opens when it is first asked. For one worker thread. */
public final class RunJournal implements AutoCloseable {

    static final int ROWS_MAX = 10_000;

    private final DataFile file;
    private final InstantSource clock;
    private Optional<Store> open = Optional.empty();

    public RunJournal(DataFile file, InstantSource clock) {
        this.file = file;
        this.clock = clock;
    }

    ScoreRows behind(RunId run, Score score) {
        return read(store -> RunRows.behind(store, run, score, ROWS_MAX));
    }

    List<Event> of(List<Long> seqs) {
        return read(store -> RunRows.of(store, seqs));
    }

    private <T> T read(Function<Store, T> query) {
        if (open.isEmpty()) {
            open = Optional.of(file.open(clock));
        }
        try {
            return query.apply(open.get());
        } catch (RuntimeException failure) {
            close();
            throw failure;
        }
    }

    /** Closes the file; it is opened again when something is asked of it. */
    @Override
    public void close() {
        open.ifPresent(Store::close);
        open = Optional.empty();
    }
}
