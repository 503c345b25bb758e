package claimdesk.ui.live;

import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.Details;
import claimdesk.store.window.InProgressRow;
import claimdesk.store.window.LiveRows;
import claimdesk.store.window.RefusedRow;
import claimdesk.store.window.SavedRow;
import claimdesk.ui.controls.Durations;
import claimdesk.ui.controls.ShownText;

/**
 * One row of a lane, as it is shown.
 *
 * @param number with the lane, what the row is known by: the key row's id, or the refusal's seq
 * @param title the order, and what was asked of it
 * @param mark a short word at the end of the title: the status, or what the vendor was told
 * @param note the rest, in one line
 * @param claimedAtMs store clock; 0 for a refusal
 * @param leaseUntilMs store clock; 0 unless in progress
 * @param details the refusal's details; none otherwise
 */
public record LaneRow(
        Lane lane,
        long number,
        ScopedKey key,
        String title,
        String mark,
        String note,
        long claimedAtMs,
        long leaseUntilMs,
        Details details) {

    static LaneRow of(InProgressRow row) {
        return new LaneRow(
                Lane.IN_PROGRESS,
                row.id(),
                row.key(),
                title(row.order().text(), row.operation().text()),
                "",
                vendor(row.key()) + tries(row.attempts()),
                row.claimedAtMs(),
                row.leaseUntilMs(),
                Details.none());
    }

    static LaneRow of(SavedRow row) {
        String replays = row.replays() == 0 ? "" : " · replayed " + counted(row.replays()) + "×";
        return new LaneRow(
                Lane.SAVED,
                row.id(),
                row.key(),
                title(row.order().text(), row.operation().text()),
                Integer.toString(row.status()),
                vendor(row.key()) + " · " + Durations.text(row.durationMs()) + tries(row.attempts()) + replays,
                row.claimedAtMs(),
                0,
                Details.none());
    }

    static LaneRow of(RefusedRow row) {
        return new LaneRow(
                Lane.REFUSED,
                row.seq(),
                row.key(),
                ShownText.of(row.order().text()),
                "→ server error",
                row.term().text() + ": " + row.term().sentence() + " · " + vendor(row.key()),
                0,
                0,
                row.details());
    }

    boolean isSame(LaneRow other) {
        return lane == other.lane && number == other.number;
    }

    private static String title(String order, String operation) {
        return ShownText.of(order) + " · " + operation;
    }

    private static String vendor(ScopedKey key) {
        return ShownText.of(key.vendor().text());
    }

    private static String tries(int attempts) {
        return attempts > 1 ? " · try " + counted(attempts) : "";
    }

    /** A count that stopped at its bound says so. */
    private static String counted(int number) {
        return number < LiveRows.COUNTED_MAX ? Integer.toString(number) : LiveRows.COUNTED_MAX + "+";
    }
}
