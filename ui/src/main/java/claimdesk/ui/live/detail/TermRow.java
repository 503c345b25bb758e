package claimdesk.ui.live.detail;

import claimdesk.store.claim.KeyState;
import claimdesk.store.claim.PredicateTerm;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Details;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.stream.Stream;

/**
 * One term of a refused save's predicate: what the row had against what the save needed.
 */
public record TermRow(PredicateTerm term, String stored, String presented, Verdict verdict) {

    /** What became of a term. */
    public enum Verdict {
        HELD("held"),
        FAILED_FIRST("failed"),
        FAILED_TOO("failed too"),
        NOT_KNOWN("not compared");

        private final String text;

        Verdict(String text) {
            this.text = text;
        }

        public String text() {
            return text;
        }
    }

    private static final int DIGITS_SHOWN = 12;
    private static final String NOTHING = "\u2014";

    /**
     * All terms in the order in which the save looks at them, from what was journalled when it was refused.
     *
     * @param failed the first term that failed
     * @param times how an instant of the store's clock is written
     */
    public static List<TermRow> of(PredicateTerm failed, Details details, LongFunction<String> times) {
        Refused refused = new Refused(failed, details);
        return Stream.of(PredicateTerm.values())
                .map(term -> row(term, refused, times))
                .toList();
    }

    private record Refused(PredicateTerm term, Details details) {}

    private static TermRow row(PredicateTerm term, Refused refused, LongFunction<String> times) {
        Details details = refused.details();
        switch (term) {
            case KEY:
                boolean isGone = refused.term() == PredicateTerm.KEY;
                return new TermRow(
                        term, isGone ? "no row" : "a row", "a row", isGone ? Verdict.FAILED_FIRST : Verdict.HELD);
            case FINGERPRINT:
                return compared(
                        refused,
                        term,
                        digits(details, Detail.STORED_FINGERPRINT),
                        digits(details, Detail.PRESENTED_FINGERPRINT));
            case STATE:
                return compared(
                        refused,
                        term,
                        details.text(Detail.STORED_STATE).map(TermRow::words),
                        Optional.of(words(KeyState.IN_PROGRESS.text())));
            case TOKEN:
                return compared(refused, term, details.text(Detail.STORED_TOKEN), details.text(Detail.PRESENTED_TOKEN));
            default:
                return lease(refused, times);
        }
    }

    private static TermRow compared(
            Refused refused, PredicateTerm term, Optional<String> stored, Optional<String> presented) {
        Verdict verdict = stored.isEmpty() || presented.isEmpty()
                ? Verdict.NOT_KNOWN
                : stored.equals(presented) ? Verdict.HELD : failed(refused, term);
        return new TermRow(term, stored.orElse(NOTHING), presented.orElse(NOTHING), verdict);
    }

    private static TermRow lease(Refused refused, LongFunction<String> times) {
        Details details = refused.details();
        Optional<Long> untilMs =
                details.number(Detail.STORED_LEASE_UNTIL_MS).stream().boxed().findFirst();
        Optional<Long> nowMs =
                details.number(Detail.PRESENTED_NOW_MS).stream().boxed().findFirst();
        Verdict verdict = untilMs.isEmpty() || nowMs.isEmpty()
                ? Verdict.NOT_KNOWN
                : untilMs.get() > nowMs.get() ? Verdict.HELD : failed(refused, PredicateTerm.LEASE);
        return new TermRow(
                PredicateTerm.LEASE,
                untilMs.map(ms -> "until " + times.apply(ms)).orElse(NOTHING),
                nowMs.map(ms -> "now " + times.apply(ms)).orElse(NOTHING),
                verdict);
    }

    private static Verdict failed(Refused refused, PredicateTerm term) {
        return refused.term() == term ? Verdict.FAILED_FIRST : Verdict.FAILED_TOO;
    }

    private static Optional<String> digits(Details details, Detail name) {
        return details.text(name).map(text -> text.substring(0, Math.min(DIGITS_SHOWN, text.length())));
    }

    private static String words(String state) {
        return state.replace('_', ' ');
    }

    /** Its cells, as they are copied. */
    public String copied() {
        return String.join("\t", term.text(), stored, presented, verdict.text());
    }
}
