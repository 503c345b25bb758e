package claimdesk.ui.simulate.run;

import claimdesk.app.evidence.InvariantResult;
import claimdesk.app.evidence.Score;
import claimdesk.app.evidence.Scoreboard;
import claimdesk.app.simulation.RunReport;
import claimdesk.store.identity.RunId;
import claimdesk.ui.controls.Figures;
import claimdesk.ui.controls.ShownText;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a run came to, in words.
 *
 * @param title which run, and how it ended
 */
public record RunResult(RunId run, String title, Scoreboard scoreboard, List<InvariantResult> invariants) {

    static RunResult of(RunReport report, RunOrder order, boolean isFinished) {
        String title = "Run " + report.run() + (isFinished ? " finished" : " stopped") + ": "
                + order.scenario().title() + ", " + order.protocol().id() + ", seed "
                + order.scenario().seed();
        return new RunResult(report.run(), title, report.scoreboard(), report.invariants());
    }

    public static List<Figure> figures(Scoreboard scores) {
        return Arrays.stream(Score.values())
                .map(score -> new Figure(score, scores.of(score)))
                .toList();
    }

    /** One figure of the scoreboard. */
    public record Figure(Score score, long count) {

        /** Whether it tells of something that should not be. */
        public boolean isBad() {
            return score.shouldBeNone() && count > 0;
        }

        public String text() {
            return Figures.count(count);
        }
    }

    public boolean allKept() {
        return invariants.stream().allMatch(InvariantResult::isKept);
    }

    /** What must hold, and how it was first broken where it was. */
    public static String explained(InvariantResult result) {
        return result.invariant().sentence() + (result.isKept() ? " Kept." : " " + broken(result));
    }

    /** Which run it was and how it ended, and nothing more. */
    public String ending() {
        return title.substring(0, title.indexOf(':'))
                + (allKept() ? ": all invariants kept." : ": an invariant is broken.");
    }

    /** The first violation, and how many more there are. */
    public static String broken(InvariantResult result) {
        long more = result.found() - 1;
        return result.violations().stream()
                        .findFirst()
                        .map(one -> ShownText.of(one.text()))
                        .orElse("Broken.")
                + (more > 0 ? " (and " + Figures.count(more) + " more)" : "");
    }

    /** As tab-separated text. */
    public String copied() {
        Stream<String> scores =
                figures(scoreboard).stream().map(figure -> figure.score().text() + "\t" + figure.count());
        Stream<String> kept = invariants.stream()
                .map(one -> one.invariant().id() + "\t" + (one.isKept() ? "kept" : "broken\t" + broken(one)));
        return Stream.concat(Stream.of(title), Stream.concat(scores, kept)).collect(Collectors.joining("\n"));
    }
}
