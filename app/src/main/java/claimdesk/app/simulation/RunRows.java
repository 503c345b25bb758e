package claimdesk.app.simulation;

import claimdesk.app.evidence.Score;
import claimdesk.app.evidence.ScoreKeeper;
import claimdesk.app.evidence.ScoreRows;
import claimdesk.store.Store;
import claimdesk.store.identity.RunId;
import claimdesk.store.journal.Event;
import java.util.ArrayList;
import java.util.List;

/** Finds the journal rows of a run that prove what is said of it. */
public final class RunRows {

    private RunRows() {}

    /** The rows behind one figure of the run's scoreboard, reading its journal once; at most {@code max} are kept. */
    public static ScoreRows behind(Store store, RunId run, Score score, int max) {
        ScoreKeeper scores = new ScoreKeeper();
        List<Event> events = new ArrayList<>();
        return store.read(tables -> {
            tables.journal().forEach(run, event -> {
                if (scores.accept(event).contains(score) && events.size() < max) {
                    events.add(event);
                }
            });
            return new ScoreRows(scores.scoreboard().of(score), events);
        });
    }

    /** The rows of these seqs, in their order, each once. */
    public static List<Event> of(Store store, List<Long> seqs) {
        return store.read(tables -> seqs.stream()
                .distinct()
                .flatMap(seq -> tables.journal().after(seq - 1, 1).stream())
                .filter(event -> seqs.contains(event.seq()))
                .toList());
    }
}
