package claimdesk.ui.live;

import claimdesk.ui.controls.Figures;
import claimdesk.ui.live.feed.LiveSnapshot.FileFigures;
import claimdesk.ui.live.row.Lane;
import claimdesk.ui.live.row.LaneRow;
import java.util.List;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/** The figures of the status line. */
public final class StatusViewModel {

    /** What waited longer was not written just now. */
    private static final long LAG_MAX_MS = 10_000;

    private final RateMeter rate = new RateMeter();
    private final ReadOnlyStringWrapper seq = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper writes = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper wal = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper clock = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper lag = new ReadOnlyStringWrapper("");
    private final ReadOnlyLongWrapper lagMs = new ReadOnlyLongWrapper();
    private long seqNow;

    // Properties

    public ReadOnlyStringProperty seqProperty() {
        return seq.getReadOnlyProperty();
    }

    public ReadOnlyStringProperty writesProperty() {
        return writes.getReadOnlyProperty();
    }

    public ReadOnlyStringProperty walProperty() {
        return wal.getReadOnlyProperty();
    }

    /** The store's clock, by which leases are judged. */
    public ReadOnlyStringProperty clockProperty() {
        return clock.getReadOnlyProperty();
    }

    /** How long after its commit the newest row was shown, by the wall's clock; empty if that is not known. */
    public ReadOnlyStringProperty lagProperty() {
        return lag.getReadOnlyProperty();
    }

    /** As {@link #lagProperty}, of the longest waiting row that the last look brought, milliseconds. */
    public ReadOnlyLongProperty lagMsProperty() {
        return lagMs.getReadOnlyProperty();
    }

    /** The newest journal row that was seen. */
    public long seq() {
        return seqNow;
    }

    // Commands

    /** Notes how long the rows that were just shown had waited. Rows of a run with a clock of its own say nothing. */
    void shown(List<LaneRow> rows, long wallMs) {
        rows.stream()
                .filter(row -> row.lane() != Lane.REFUSED)
                .mapToLong(row -> wallMs - row.atMs())
                .filter(waited -> waited >= 0 && waited < LAG_MAX_MS)
                .max()
                .ifPresent(waited -> {
                    lagMs.set(waited);
                    lag.set("newest row shown after " + Figures.length(waited));
                });
    }

    void show(FileFigures file, long wallMs) {
        if (seq.get().isEmpty()) {
            rate.note(wallMs, file.seq());
        }
        seqNow = file.seq();
        seq.set("seq " + Figures.count(file.seq()));
        wal.set("WAL " + Figures.bytes(file.walBytes()));
    }

    void tick(long wallMs, String storeClock) {
        if (!seq.get().isEmpty()) {
            clock.set("store clock " + storeClock);
            rate.note(wallMs, seqNow);
            writes.set(Figures.count(rate.perSecond()) + " writes/s");
        }
    }
}
