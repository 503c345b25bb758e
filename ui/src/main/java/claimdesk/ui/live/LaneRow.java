package claimdesk.ui.live;

import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.window.InProgressRow;
import claimdesk.store.window.RefusedRow;
import claimdesk.store.window.SavedRow;
import java.util.function.Function;

/** One row of a lane, as it was read. */
public sealed interface LaneRow {

    /** A claim that is held, or was until its lease ended. */
    record InProgress(InProgressRow row) implements LaneRow {
        @Override
        public Lane lane() {
            return Lane.IN_PROGRESS;
        }

        @Override
        public long number() {
            return row.id();
        }

        @Override
        public ScopedKey key() {
            return row.key();
        }

        @Override
        public OrderId order() {
            return row.order();
        }
    }

    /** A saved answer. */
    record Saved(SavedRow row) implements LaneRow {
        @Override
        public Lane lane() {
            return Lane.SAVED;
        }

        @Override
        public long number() {
            return row.id();
        }

        @Override
        public ScopedKey key() {
            return row.key();
        }

        @Override
        public OrderId order() {
            return row.order();
        }
    }

    /**
     * A refused save.
     *
     * @param told what its caller answered
     */
    record Refused(RefusedRow row, Told told) implements LaneRow {
        @Override
        public Lane lane() {
            return Lane.REFUSED;
        }

        @Override
        public long number() {
            return row.seq();
        }

        @Override
        public ScopedKey key() {
            return row.key();
        }

        @Override
        public OrderId order() {
            return row.order();
        }
    }

    Lane lane();

    /** What it is known by within its lane, wherever it moves: the key row's number, or the journal row's. */
    long number();

    ScopedKey key();

    OrderId order();

    default <R> R match(Function<InProgress, R> inProgress, Function<Saved, R> saved, Function<Refused, R> refused) {
        if (this instanceof InProgress) {
            return inProgress.apply((InProgress) this);
        }
        if (this instanceof Saved) {
            return saved.apply((Saved) this);
        }
        return refused.apply((Refused) this);
    }

    /** Whether both are the same row, even if what it says has changed. */
    default boolean isSame(LaneRow other) {
        return lane() == other.lane() && number() == other.number();
    }
}
