package claimdesk.app.simulation;

import claimdesk.app.evidence.InvariantChecker;
import claimdesk.app.evidence.InvariantResult;
import claimdesk.app.evidence.ScoreKeeper;
import claimdesk.app.evidence.Scoreboard;
import claimdesk.store.Store;
import claimdesk.store.identity.RunId;
import claimdesk.store.journal.Event;
import java.util.ArrayList;
import java.util.List;

/** Follows a run through its journal while it goes on, reading each row once. Not thread-safe. */
public final class RunProgress {

    private static final int PAGE = 1_000;

    private final Store store;
    private final RunId run;
    private final int newestMax;
    private final ScoreKeeper scores = new ScoreKeeper();
    private final InvariantChecker checker = new InvariantChecker();
    private final List<Event> newest = new ArrayList<>();
    private long lastSeq;

    /**
     * @param newestMax how many of the newest rows are kept
     */
    public RunProgress(Store store, RunId run, int newestMax) {
        this.store = store;
        this.run = run;
        this.newestMax = newestMax;
    }

    /** Reads what was written since the last time. Returns how many rows that were. */
    public long read() {
        long count = 0;
        List<Event> page;
        do {
            page = store.read(tables -> tables.journal().ofRun(run, lastSeq, PAGE));
            page.forEach(this::accept);
            count += page.size();
        } while (page.size() == PAGE);
        return count;
    }

    private void accept(Event event) {
        scores.accept(event);
        checker.accept(event);
        newest.add(event);
        if (newest.size() > newestMax) {
            newest.remove(0);
        }
        lastSeq = event.seq();
    }

    public Scoreboard scoreboard() {
        return scores.scoreboard();
    }

    /** What was broken until now; what only the end shows is not among it. */
    public List<InvariantResult> invariantsSoFar() {
        return checker.resultsSoFar();
    }

    /** The newest rows, the oldest of them first. */
    public List<Event> newest() {
        return List.copyOf(newest);
    }
}
