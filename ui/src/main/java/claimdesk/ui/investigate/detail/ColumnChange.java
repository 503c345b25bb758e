package claimdesk.ui.investigate.detail;

import claimdesk.app.history.KeyRowChange;
import claimdesk.app.history.KnownRow;
import claimdesk.store.journal.Detail;
import claimdesk.ui.controls.ShownText;
import claimdesk.ui.live.row.TimeText;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** One column of the key row, before an event and after it. */
public record ColumnChange(String column, String before, String after) {

    private static final int DIGITS_SHOWN = 12;
    private static final Set<Detail> TIMES =
            EnumSet.of(Detail.LEASE_UNTIL_MS, Detail.KEEP_UNTIL_MS, Detail.SAVED_AT_MS);
    private static final Set<Detail> HASHES = EnumSet.of(Detail.FINGERPRINT, Detail.ANSWER_SHA256);

    private static final List<Detail> COLUMNS = List.of(
            Detail.STATE,
            Detail.TOKEN,
            Detail.LEASE_UNTIL_MS,
            Detail.FINGERPRINT,
            Detail.OPERATION,
            Detail.STATUS,
            Detail.OUTCOME,
            Detail.ANSWER_SHA256,
            Detail.SAVED_AT_MS,
            Detail.KEEP_UNTIL_MS,
            Detail.ROW);

    public boolean isChanged() {
        return !before.equals(after);
    }

    /** Every column of which something is known, on either side. */
    static List<ColumnChange> of(KeyRowChange change, TimeText times) {
        return COLUMNS.stream()
                .filter(column -> change.before().facts().text(column).isPresent()
                        || change.after().facts().text(column).isPresent())
                .map(column -> new ColumnChange(
                        name(column), value(change.before(), column, times), value(change.after(), column, times)))
                .toList();
    }

    private static String name(Detail column) {
        return switch (column) {
            case LEASE_UNTIL_MS -> "lease until";
            case KEEP_UNTIL_MS -> "keep until";
            case SAVED_AT_MS -> "saved at";
            case ANSWER_SHA256 -> "answer hash";
            case ROW -> "whole row, digest";
            default -> column.text();
        };
    }

    private static String value(KnownRow row, Detail column, TimeText times) {
        if (row.isGone()) {
            return "no row";
        }
        return row.facts()
                .text(column)
                .map(text -> shown(row, column, text, times))
                .orElse(row.isUnknown() ? "not known" : "\u2014");
    }

    private static String shown(KnownRow row, Detail column, String text, TimeText times) {
        var number = row.facts().number(column);
        if (TIMES.contains(column) && number.isPresent()) {
            return times.of(number.getAsLong());
        }
        if (HASHES.contains(column)) {
            return ShownText.of(text.substring(0, Math.min(DIGITS_SHOWN, text.length())));
        }
        return column == Detail.STATE ? text.replace('_', ' ') : ShownText.of(text);
    }
}
