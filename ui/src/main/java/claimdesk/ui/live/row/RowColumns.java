package claimdesk.ui.live.row;

import claimdesk.app.exchange.table.Column;
import claimdesk.store.window.InProgressRow;
import claimdesk.store.window.RefusedRow;
import claimdesk.store.window.SavedRow;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;

/** The columns of a lane, as its rows are copied and exported. Foreign text is written as it is shown, masked too. */
public final class RowColumns {

    private static final DateTimeFormatter UTC = DateTimeFormatter.ofPattern(
                    "yyyy-MM-dd'T'HH:mm:ss.SSS'Z'", Locale.ROOT)
            .withZone(ZoneOffset.UTC);

    private static final List<Column> IN_PROGRESS = List.of(
            Column.text("vendor"),
            Column.text("key"),
            Column.text("order"),
            Column.text("operation"),
            Column.number("attempts"),
            Column.text("claimed_at"),
            Column.text("lease_until"),
            Column.text("attempt"),
            Column.number("run"));

    private static final List<Column> SAVED = List.of(
            Column.text("vendor"),
            Column.text("key"),
            Column.text("order"),
            Column.text("operation"),
            Column.number("status"),
            Column.text("outcome"),
            Column.number("duration_ms"),
            Column.number("replays"),
            Column.number("attempts"),
            Column.text("claimed_at"),
            Column.text("saved_at"),
            Column.text("attempt"),
            Column.number("run"));

    private static final List<Column> REFUSED = List.of(
            Column.text("vendor"),
            Column.text("key"),
            Column.text("order"),
            Column.text("refused_because"),
            Column.text("told"),
            Column.text("reply_lost"),
            Column.text("refused_at"),
            Column.text("attempt"),
            Column.number("run"),
            Column.number("seq"));

    private RowColumns() {}

    public static List<Column> of(Lane lane) {
        switch (lane) {
            case IN_PROGRESS:
                return IN_PROGRESS;
            case SAVED:
                return SAVED;
            default:
                return REFUSED;
        }
    }

    /** The cells of a row, one for each column of its lane. */
    public static List<String> cells(LaneRow row) {
        return row.match(claim -> cells(claim.row()), saved -> cells(saved.row()), one -> cells(one.row(), one.told()));
    }

    private static List<String> cells(InProgressRow row) {
        return List.of(
                RowText.name(row.key().vendor().text()),
                RowText.name(row.key().key().text()),
                RowText.name(row.order().text()),
                row.operation().text(),
                Integer.toString(row.attempts()),
                time(row.claimedAtMs()),
                time(row.leaseUntilMs()),
                RowText.name(row.attempt().text()),
                row.run().toString());
    }

    private static List<String> cells(SavedRow row) {
        return List.of(
                RowText.name(row.key().vendor().text()),
                RowText.name(row.key().key().text()),
                RowText.name(row.order().text()),
                row.operation().text(),
                Integer.toString(row.status()),
                row.outcome().name().toLowerCase(Locale.ROOT),
                Long.toString(row.durationMs()),
                Integer.toString(row.replays()),
                Integer.toString(row.attempts()),
                time(row.claimedAtMs()),
                time(row.savedAtMs()),
                RowText.name(row.attempt().text()),
                row.run().toString());
    }

    private static List<String> cells(RefusedRow row, Told told) {
        return List.of(
                RowText.name(row.key().vendor().text()),
                RowText.name(row.key().key().text()),
                RowText.name(row.order().text()),
                RowText.why(row),
                told.afterRefusal(),
                told.isLost() ? "yes" : "no",
                time(row.atMs()),
                RowText.name(row.attempt().text()),
                row.run().toString(),
                Long.toString(row.seq()));
    }

    private static String time(long ms) {
        return UTC.format(Instant.ofEpochMilli(ms));
    }
}
