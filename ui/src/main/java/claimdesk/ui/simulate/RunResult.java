package claimdesk.ui.simulate;

import claimdesk.app.evidence.InvariantResult;
import claimdesk.app.evidence.Scoreboard;
import claimdesk.app.simulation.RunReport;
import claimdesk.ui.controls.Figures;
import claimdesk.ui.controls.ShownText;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a run came to, in words.
 *
 * @param title which run, and how it ended
 * @param figures the scoreboard
 */
public record RunResult(String title, List<Figure> figures, List<InvariantResult> invariants) {

    /**
     * One figure of the scoreboard.
     *
     * @param counts what exactly it counts
     * @param isBad whether it tells of something that should not be
     */
    public record Figure(String name, long count, String counts, boolean isBad) {

        public String text() {
            return Figures.count(count);
        }
    }

    static RunResult of(RunReport report, RunOrder order, boolean isFinished) {
        String title = "Run " + report.run() + (isFinished ? " finished" : " stopped") + ": "
                + order.scenario().title() + ", " + order.protocol().id() + ", seed "
                + order.scenario().seed();
        return new RunResult(title, figures(report.scoreboard()), report.invariants());
    }

    private static List<Figure> figures(Scoreboard scores) {
        return List.of(
                plain("actions", scores.actions(), "Logical actions: the orders that vendors sent something about."),
                plain("attempts", scores.attempts(), "Requests that were received."),
                plain("executions", scores.executions(), "Attempts whose work had an effect."),
                plain("saved", scores.saved(), "Saves that matched their row."),
                plain("replays", scores.replays(), "Saved answers that were given again."),
                plain("busy", scores.busy(), "Attempts that met another call's lease."),
                plain("mismatches", scores.mismatches(), "Attempts whose key was for another request."),
                plain("refused", scores.refused(), "Saves that matched no row."),
                plain("failed", scores.failed(), "Saves that failed by an error of the file or the disk."),
                bad("double effects", scores.doubleEffects(), "Keys with more than one effect of a kind."),
                bad("lies", scores.lies(), "Fresh successes without a saved answer."));
    }

    private static Figure plain(String name, long count, String counts) {
        return new Figure(name, count, counts, false);
    }

    private static Figure bad(String name, long count, String counts) {
        return new Figure(name, count, counts, count > 0);
    }

    public boolean allKept() {
        return invariants.stream().allMatch(InvariantResult::isKept);
    }

    /** What must hold, and how it was first broken where it was. */
    public static String explained(InvariantResult result) {
        return result.invariant().sentence() + (result.isKept() ? " Kept." : " " + broken(result));
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
        Stream<String> scores = figures.stream().map(figure -> figure.name() + "\t" + figure.count());
        Stream<String> kept = invariants.stream()
                .map(one -> one.invariant().id() + "\t" + (one.isKept() ? "kept" : "broken\t" + broken(one)));
        return Stream.concat(Stream.of(title), Stream.concat(scores, kept)).collect(Collectors.joining("\n"));
    }
}
