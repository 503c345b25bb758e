package claimdesk.ui.live.row;

import claimdesk.app.masking.MaskedText;
import claimdesk.store.claim.PredicateTerm;
import claimdesk.store.journal.Detail;
import claimdesk.store.window.InProgressRow;
import claimdesk.store.window.RefusedRow;
import claimdesk.store.window.RowsByNumber;
import claimdesk.store.window.SavedRow;
import claimdesk.ui.controls.Figures;
import claimdesk.ui.controls.ShownText;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A lane's row in words.
 *
 * @param title whose order it is about
 * @param side the one fact that matters most in its lane
 * @param line what else there is to know at a glance
 */
public record RowText(String title, String side, String line) {

    /** At {@code nowMs}, store clock. */
    public static RowText of(LaneRow row, long nowMs) {
        return row.match(
                claim -> inProgress(claim.row(), nowMs),
                saved -> saved(saved.row()),
                refused -> refused(refused.row(), refused.told()));
    }

    private static RowText inProgress(InProgressRow row, long nowMs) {
        return new RowText(
                name(row.order().text()),
                lease(row.leaseUntilMs(), nowMs),
                joined(
                        name(row.key().vendor().text()),
                        row.operation().text(),
                        row.attempts() > 0 ? "try " + counted(row.attempts()) : ""));
    }

    /** How much of a lease is left at {@code nowMs}, in words. At the instant of its end it has ended. */
    public static String lease(long leaseUntilMs, long nowMs) {
        return leaseUntilMs > nowMs
                ? Figures.countdown(leaseUntilMs - nowMs)
                : "ended " + Figures.countdown(nowMs - leaseUntilMs) + " ago";
    }

    /** How much of the lease is left at {@code nowMs}, 0 to 1. */
    public static double leaseFraction(InProgressRow row, long nowMs) {
        long wholeMs = row.leaseUntilMs() - row.claimedAtMs();
        return wholeMs <= 0 ? 0 : Math.max(0, Math.min(1, (row.leaseUntilMs() - nowMs) / (double) wholeMs));
    }

    private static RowText saved(SavedRow row) {
        return new RowText(
                name(row.order().text()),
                Integer.toString(row.status()),
                joined(
                        name(row.key().vendor().text()),
                        row.operation().text(),
                        Figures.length(row.durationMs()),
                        replays(row.replays())));
    }

    private static String replays(int replays) {
        return replays == 0 ? "" : replays == 1 ? "1 replay" : counted(replays) + " replays";
    }

    /** A number that was not counted further says so. */
    private static String counted(int number) {
        return number < RowsByNumber.COUNTED_MAX ? Integer.toString(number) : RowsByNumber.COUNTED_MAX + "+";
    }

    private static RowText refused(RefusedRow row, Told told) {
        return new RowText(
                name(row.order().text()),
                told.afterRefusal(),
                joined(
                        why(row),
                        told.isLost() ? "reply lost" : "",
                        name(row.key().vendor().text())));
    }

    /** The first term that failed, in words, and for a lease by how much. */
    public static String why(RefusedRow row) {
        String sentence = row.term().sentence();
        OptionalLong leaseMs = row.details().number(Detail.STORED_LEASE_UNTIL_MS);
        OptionalLong savedMs = row.details().number(Detail.PRESENTED_NOW_MS);
        return row.term() == PredicateTerm.LEASE && leaseMs.isPresent() && savedMs.isPresent()
                ? sentence + ", by " + Figures.length(savedMs.getAsLong() - leaseMs.getAsLong())
                : sentence;
    }

    /** As it may be shown: escaped, and without addresses and numbers of people. */
    static String name(String text) {
        return ShownText.of(MaskedText.name(text));
    }

    private static String joined(String... parts) {
        return Stream.of(parts).filter(part -> !part.isEmpty()).collect(Collectors.joining(" \u00B7 "));
    }

    /** As a screen reader says it. */
    public String spoken(Lane lane) {
        return lane.title() + ": order " + title + ", " + (lane == Lane.IN_PROGRESS ? "lease " : "") + side + ", "
                + line;
    }
}
