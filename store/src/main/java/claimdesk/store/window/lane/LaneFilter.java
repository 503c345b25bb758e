package claimdesk.store.window.lane;

import claimdesk.store.identity.RunId;
import claimdesk.store.identity.Vendor;
import claimdesk.store.order.Operation;
import java.util.Optional;
import org.jdbi.v3.core.statement.SqlStatement;

/**
 * Which rows of the lanes are wanted; what is empty does not matter.
 *
 * @param operation of the key's row: a refused save whose key has no row any more matches none
 * @param isRetriedOnly only keys that were received more than once, by the journal
 * @param protocol its name, under which the row's run was served
 */
public record LaneFilter(
        Optional<Vendor> vendor,
        Optional<Operation> operation,
        boolean isRetriedOnly,
        Optional<String> protocol,
        Optional<RunId> run) {

    private static final LaneFilter NONE =
            new LaneFilter(Optional.empty(), Optional.empty(), false, Optional.empty(), Optional.empty());

    /** Every row matches. */
    public static LaneFilter none() {
        return NONE;
    }

    public boolean isNone() {
        return equals(NONE);
    }

    public LaneFilter withVendor(Optional<Vendor> wanted) {
        return new LaneFilter(wanted, operation, isRetriedOnly, protocol, run);
    }

    public LaneFilter withOperation(Optional<Operation> wanted) {
        return new LaneFilter(vendor, wanted, isRetriedOnly, protocol, run);
    }

    public LaneFilter withRetriedOnly(boolean isWanted) {
        return new LaneFilter(vendor, operation, isWanted, protocol, run);
    }

    public LaneFilter withProtocol(Optional<String> wanted) {
        return new LaneFilter(vendor, operation, isRetriedOnly, wanted, run);
    }

    public LaneFilter withRun(Optional<RunId> wanted) {
        return new LaneFilter(vendor, operation, isRetriedOnly, protocol, wanted);
    }

    <S extends SqlStatement<S>> S bind(S statement) {
        return statement
                .bind("vendor", vendor.map(Vendor::text).orElse(null))
                .bind("operation", operation.map(Operation::text).orElse(null))
                .bind("retriedOnly", isRetriedOnly)
                .bind("protocol", protocol.orElse(null));
    }
}
