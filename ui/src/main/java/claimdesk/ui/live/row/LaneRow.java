package claimdesk.ui.live.row;

import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.RunId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.order.Operation;
import claimdesk.store.window.InProgressRow;
import claimdesk.store.window.RefusedRow;
import claimdesk.store.window.SavedRow;
import java.util.Optional;
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
        public long atMs() {
            return row.claimedAtMs();
        }

        @Override
        public long other() {
            return row.leaseUntilMs();
        }

        @Override
        public Optional<Operation> operation() {
            return Optional.of(row.operation());
        }

        @Override
        public RunId run() {
            return row.run();
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
        public long atMs() {
            return row.savedAtMs();
        }

        @Override
        public long other() {
            return row.durationMs();
        }

        @Override
        public Optional<Operation> operation() {
            return Optional.of(row.operation());
        }

        @Override
        public RunId run() {
            return row.run();
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
        public long atMs() {
            return row.seq();
        }

        @Override
        public long other() {
            return 0;
        }

        @Override
        public Optional<Operation> operation() {
            return Optional.empty();
        }

        @Override
        public RunId run() {
            return row.run();
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

    /** What a lane is sorted by: when it was claimed or saved, or its place in the journal. */
    long atMs();

    /** What a lane can be sorted by too: the end of a claim's lease, how long a saved answer took, else 0. */
    long other();

    ScopedKey key();

    OrderId order();

    /** What was asked for; empty where the journal row does not say. */
    Optional<Operation> operation();

    RunId run();

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
