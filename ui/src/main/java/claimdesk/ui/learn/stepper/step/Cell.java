package claimdesk.ui.learn.stepper.step;

import claimdesk.store.claim.OwnerToken;
import claimdesk.store.claim.SavedAnswer;
import claimdesk.store.claim.StoredKey;
import claimdesk.store.order.Order;
import claimdesk.ui.learn.stepper.RoomTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * One column of a row, before a step and after it.
 *
 * @param before empty where there was no value, or no row
 */
record Cell(String column, String before, String after) {

    private static final int FINGERPRINT_CHARACTERS = 8;

    boolean isChanged() {
        return !before.equals(after);
    }

    /** Whether there is no value, before and after. */
    boolean isNull() {
        return !isChanged() && after.equals("NULL");
    }

    static List<Cell> ofKey(Optional<StoredKey> before, Optional<StoredKey> after) {
        Cells<StoredKey> cells = new Cells<>(before, after);
        cells.add("state", row -> row.state().text());
        cells.add("attempt_id", row -> row.attempt().text());
        cells.add("owner_token", row -> row.token().map(OwnerToken::text).orElse("NULL"));
        cells.add("lease_until_ms", row -> RoomTime.of(row.leaseUntilMs()));
        cells.add("claimed_at_ms", row -> RoomTime.of(row.claimedAtMs()));
        cells.add(
                "answer_status",
                row -> saved(row, saved -> Integer.toString(saved.answer().status())));
        cells.add("answer_outcome", row -> saved(row, saved -> saved.outcome().text()));
        cells.add("saved_at_ms", row -> saved(row, saved -> RoomTime.of(saved.savedAtMs())));
        cells.add("keep_until_ms", row -> saved(row, saved -> RoomTime.of(saved.keepUntilMs())));
        cells.add("fingerprint", row -> row.fingerprint().sha256().substring(0, FINGERPRINT_CHARACTERS) + "\u2026");
        return cells.all;
    }

    static List<Cell> ofOrder(Optional<Order> before, Optional<Order> after) {
        Cells<Order> cells = new Cells<>(before, after);
        cells.add("state", order -> order.state().text());
        cells.add("version", order -> Long.toString(order.version()));
        cells.add("changed_at_ms", order -> RoomTime.of(order.changedAtMs()));
        return cells.all;
    }

    private static String saved(StoredKey row, Function<SavedAnswer, String> text) {
        return row.saved().map(text).orElse("NULL");
    }

    /** The columns of one row that may not be there. */
    private static final class Cells<T> {

        private final List<Cell> all = new ArrayList<>();
        private final Optional<T> before;
        private final Optional<T> after;

        private Cells(Optional<T> before, Optional<T> after) {
            this.before = before;
            this.after = after;
        }

        private void add(String column, Function<T, String> text) {
            all.add(new Cell(
                    column, before.map(text).orElse(""), after.map(text).orElse("")));
        }
    }
}
