package claimdesk.app.lesson;

import claimdesk.app.evidence.Invariant;
import claimdesk.app.evidence.InvariantResult;
import claimdesk.app.evidence.Score;
import claimdesk.app.evidence.ScoreKeeper;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import java.util.ArrayList;
import java.util.List;

/** Something that can be looked up in what happened, and either holds of it or does not. */
public sealed interface Fact {

    /** A figure of the scoreboard. */
    record Counted(Score score, Limit limit) implements Fact {

        @Override
        public Found in(Happened happened) {
            ScoreKeeper scores = new ScoreKeeper();
            List<Event> rows = happened.events().stream()
                    .filter(event -> scores.accept(event).contains(score))
                    .toList();
            long count = happened.scoreboard().of(score);
            return new Found(limit.allows(count), score.text() + ": " + count, rows);
        }
    }

    /** An invariant, kept or broken. */
    record Kept(Invariant invariant, boolean isKept) implements Fact {

        @Override
        public Found in(Happened happened) {
            InvariantResult result = happened.invariants().stream()
                    .filter(one -> one.invariant() == invariant)
                    .findFirst()
                    .orElseThrow();
            List<Long> seqs = result.violations().stream()
                    .findFirst()
                    .map(violation -> violation.seqs())
                    .orElse(List.of());
            List<Event> rows = happened.events().stream()
                    .filter(event -> seqs.contains(event.seq()))
                    .toList();
            String words = invariant.id().replace('-', ' ') + ": " + (result.isKept() ? "kept" : "broken");
            return new Found(result.isKept() == isKept, words, rows);
        }
    }

    /** How many journal rows there are of a kind. */
    record Rows(RowFilter filter, Limit limit) implements Fact {

        @Override
        public Found in(Happened happened) {
            List<Event> rows = rows(happened, filter);
            return new Found(limit.allows(rows.size()), filter.words() + ": " + rows.size(), rows);
        }
    }

    /** How many different values a detail has in journal rows of a kind; rows without it do not count. */
    record Different(RowFilter filter, Detail detail, Limit limit) implements Fact {

        @Override
        public Found in(Happened happened) {
            List<Event> rows = rows(happened, filter);
            long count = rows.stream()
                    .flatMap(event -> event.details().text(detail).stream())
                    .distinct()
                    .count();
            return new Found(
                    limit.allows(count), "different " + detail.text() + " of " + filter.words() + ": " + count, rows);
        }
    }

    /**
     * How many journal rows of a kind fall into the fullest stretch of time.
     *
     * @param perMs how long a stretch is
     * @param fromMs rows before are left out, milliseconds from the first row of the run
     */
    record Peak(RowFilter filter, long perMs, long fromMs, Limit limit) implements Fact {

        @Override
        public Found in(Happened happened) {
            long firstMs =
                    happened.events().isEmpty() ? 0 : happened.events().get(0).atMs();
            List<Event> rows = rows(happened, filter).stream()
                    .filter(event -> event.atMs() - firstMs >= fromMs)
                    .toList();
            List<Event> fullest = List.of();
            List<Event> stretch = new ArrayList<>();
            for (Event event : rows) {
                stretch.add(event);
                stretch.removeIf(earlier -> event.atMs() - earlier.atMs() >= perMs);
                fullest = stretch.size() > fullest.size() ? List.copyOf(stretch) : fullest;
            }
            return new Found(
                    limit.allows(fullest.size()),
                    "most " + filter.words() + " in " + perMs + " ms: " + fullest.size(),
                    fullest);
        }
    }

    /** Looks it up. */
    Found in(Happened happened);

    /**
     * What was found.
     *
     * @param words what there is of it, in the words of journal and scoreboard
     * @param rows the journal rows that show it
     */
    record Found(boolean holds, String words, List<Event> rows) {

        public Found {
            rows = List.copyOf(rows);
        }
    }

    private static List<Event> rows(Happened happened, RowFilter filter) {
        return happened.events().stream().filter(filter::takes).toList();
    }
}
