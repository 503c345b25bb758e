package claimdesk.ui.investigate.find.list;

import claimdesk.app.caselist.CaseList;
import claimdesk.ui.background.Background;
import claimdesk.ui.investigate.find.result.OpenFile;
import java.time.Clock;
import java.util.Arrays;
import java.util.List;

/** The lists that are always offered, and how many cases each has. For the JavaFX thread only. */
public final class OfferedLists {

    /** Counts of a file that is written to all the time are read no more often than this. */
    private static final long COUNT_EVERY_MS = 2_000;

    private final OpenFile file;
    private final Background background;
    private final Clock clock;
    private final List<ListEntry> entries =
            Arrays.stream(CaseList.values()).map(ListEntry::new).toList();
    private boolean isCountStale = true;
    private long countedAtMs = Long.MIN_VALUE;

    public OfferedLists(OpenFile file, Background background, Clock clock) {
        this.file = file;
        this.background = background;
        this.clock = clock;
    }

    /** In their order. */
    public List<ListEntry> entries() {
        return entries;
    }

    /** Says that the file was written to, by whomever. */
    public void fileChanged() {
        isCountStale = true;
    }

    /** Counts anew if that is worth it. */
    public void tick(long nowMs) {
        if (isCountStale && nowMs - COUNT_EVERY_MS >= countedAtMs) {
            isCountStale = false;
            countedAtMs = nowMs;
            background.run(
                    () -> file.ask(store -> store.read(tables -> DirectCounts.of(tables, clock.millis()))),
                    counts -> counts.show(entries),
                    failure -> isCountStale = true);
        }
    }

    /** Shows what {@code review} has found so far of those that need it. */
    public void show(ReviewViewModel review) {
        entries.stream()
                .filter(entry -> entry.list().query().isEmpty())
                .forEach(entry -> entry.show(
                        review.count(entry.list()),
                        review.runningProperty().get(),
                        "As of the last look through the file."));
    }
}
