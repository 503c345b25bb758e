package claimdesk.app.exchange;

import claimdesk.store.identity.RunId;
import claimdesk.store.imported.ImportedSource;
import claimdesk.store.imported.LineCounts;
import claimdesk.store.imported.SourceKind;
import java.util.List;
import java.util.function.Function;

/** What comes of importing one file. Only {@link Imported} has written anything. */
public sealed interface ImportOutcome {

    /** How many rejected lines an outcome names; of more it knows only how many. */
    int REJECTED_LISTED_MAX = 1000;

    /**
     * Its good lines are evidence now.
     *
     * @param run by this number it is undone
     * @param untimed how many of the lines that were taken do not say when by the store's clock
     * @param unused columns that nothing was read from
     */
    record Imported(
            RunId run, SourceKind kind, LineCounts counts, long untimed, List<Rejected> rejected, List<String> unused)
            implements ImportOutcome {}

    /** The same bytes were imported before. */
    record Known(ImportedSource earlier) implements ImportOutcome {}

    /** Not one of its lines could be taken. */
    record NothingGood(SourceKind kind, LineCounts counts, List<Rejected> rejected) implements ImportOutcome {}

    /**
     * It cannot be read as evidence at all.
     *
     * @param isDamaged whether it was evidence once, and its compressed data are damaged or break off
     */
    record Unusable(String reason, boolean isDamaged) implements ImportOutcome {

        public Unusable(String reason) {
            this(reason, false);
        }
    }

    /** It was stopped before its end. */
    record Cancelled() implements ImportOutcome {}

    default <R> R match(
            Function<Imported, R> imported,
            Function<Known, R> known,
            Function<NothingGood, R> nothingGood,
            Function<Unusable, R> unusable,
            Function<Cancelled, R> cancelled) {
        if (this instanceof Imported one) {
            return imported.apply(one);
        }
        if (this instanceof Known one) {
            return known.apply(one);
        }
        if (this instanceof NothingGood one) {
            return nothingGood.apply(one);
        }
        return this instanceof Unusable one ? unusable.apply(one) : cancelled.apply((Cancelled) this);
    }
}
