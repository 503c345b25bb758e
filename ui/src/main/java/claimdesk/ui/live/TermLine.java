package claimdesk.ui.live;

import claimdesk.store.claim.PredicateTerm;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Details;
import claimdesk.ui.controls.Durations;
import claimdesk.ui.controls.ShownText;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** One term of a refused save's predicate: what was stored against what was presented. */
public record TermLine(String term, String stored, String presented, Verdict verdict) {

    /** Whether the term held. */
    public enum Verdict {
        HELD("held"),
        FAILED("failed"),
        /** It was not looked at: a term before it had failed, or there was no row to look at. */
        NOT_REACHED("not reached");

        private final String text;

        Verdict(String text) {
            this.text = text;
        }

        public String text() {
            return text;
        }
    }

    private static final int DIGITS_SHOWN = 12;

    /** The five terms in their order; empty for a row that was not refused. */
    static List<TermLine> of(LaneRow row) {
        Details details = row.details();
        Optional<PredicateTerm> failed = details.text(Detail.TERM).flatMap(PredicateTerm::named);
        if (failed.isEmpty()) {
            return List.of();
        }
        boolean isGone = failed.get() == PredicateTerm.KEY;
        return List.of(
                line(PredicateTerm.KEY, failed.get(), isGone ? "no row" : key(row), key(row)),
                line(
                        PredicateTerm.FINGERPRINT,
                        failed.get(),
                        digits(details.text(Detail.STORED_FINGERPRINT)),
                        digits(details.text(Detail.PRESENTED_FINGERPRINT))),
                line(
                        PredicateTerm.STATE,
                        failed.get(),
                        details.text(Detail.STORED_STATE)
                                .map(state -> state.replace('_', ' '))
                                .orElse("–"),
                        "in progress"),
                line(
                        PredicateTerm.TOKEN,
                        failed.get(),
                        details.text(Detail.STORED_TOKEN).orElse("–"),
                        details.text(Detail.PRESENTED_TOKEN).orElse("–")),
                line(PredicateTerm.LEASE, failed.get(), lease(details), "longer than now"));
    }

    private static TermLine line(PredicateTerm term, PredicateTerm failed, String stored, String presented) {
        Verdict verdict =
                term == failed ? Verdict.FAILED : term.compareTo(failed) < 0 ? Verdict.HELD : Verdict.NOT_REACHED;
        return new TermLine(term.text(), stored, presented, verdict);
    }

    private static String key(LaneRow row) {
        return ShownText.of(row.key().toString());
    }

    private static String digits(Optional<String> hash) {
        return hash.map(text -> text.substring(0, Math.min(DIGITS_SHOWN, text.length())) + "…")
                .orElse("–");
    }

    private static String lease(Details details) {
        OptionalLong until = details.number(Detail.STORED_LEASE_UNTIL_MS);
        OptionalLong now = details.number(Detail.PRESENTED_NOW_MS);
        if (until.isEmpty() || now.isEmpty()) {
            return "–";
        }
        long leftMs = until.getAsLong() - now.getAsLong();
        return leftMs > 0
                ? "runs for another " + Durations.text(leftMs)
                : "ended " + Durations.text(-leftMs) + " before";
    }
}
