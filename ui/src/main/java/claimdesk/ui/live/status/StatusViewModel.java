package claimdesk.ui.live.status;

import claimdesk.ui.controls.Figures;
import claimdesk.ui.live.feed.LiveSnapshot.FileFigures;
import claimdesk.ui.live.row.Lane;
import claimdesk.ui.live.row.LaneRow;
import java.util.List;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/** The figures of the status line. */
public final class StatusViewModel {

    /** What waited longer was not written just now. */
    private static final long LAG_MAX_MS = 10_000;

    /** As long as it is said that another process has written. */
    static final long ELSEWHERE_MS = 10_000;

    private final RateMeter rate = new RateMeter();
    private final LogGrowth log = new LogGrowth();
    private final ReadOnlyStringWrapper seq = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper writes = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper wal = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper clock = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper lag = new ReadOnlyStringWrapper("");
    private final ReadOnlyLongWrapper lagMs = new ReadOnlyLongWrapper();
    private final ReadOnlyBooleanWrapper isWrittenElsewhere = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper isLogHeld = new ReadOnlyBooleanWrapper();
    private long seqNow;
    private long elsewhereUntilMs;

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

    /** Whether a run that this program did not begin has written within the last {@value #ELSEWHERE_MS} ms. */
    public ReadOnlyBooleanProperty writtenElsewhereProperty() {
        return isWrittenElsewhere.getReadOnlyProperty();
    }

    /** Whether the write-ahead log grows beyond what it needs, so that a reader must be holding it (case C49). */
    public ReadOnlyBooleanProperty logHeldProperty() {
        return isLogHeld.getReadOnlyProperty();
    }

    /** The newest journal row that was seen. */
    public long seq() {
        return seqNow;
    }

    // Commands

    /**
     * Notes how long the rows that were just shown had waited.
     *
     * @param isRun whether a run goes on, whose rows are stamped by a clock of its own: then this is not known
     */
    public void shown(List<LaneRow> rows, long wallMs, boolean isRun) {
        if (isRun) {
            lag.set("");
            return;
        }
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

    public void show(FileFigures file, long wallMs) {
        if (seq.get().isEmpty()) {
            rate.note(wallMs, file.seq());
        }
        seqNow = file.seq();
        seq.set("seq " + Figures.count(file.seq()));
        wal.set("WAL " + Figures.bytes(file.walBytes()));
        log.note(file.walBytes(), wallMs);
        if (file.isWrittenElsewhere()) {
            elsewhereUntilMs = wallMs + ELSEWHERE_MS;
        }
        warn(wallMs);
    }

    private void warn(long wallMs) {
        isLogHeld.set(log.isHeld(wallMs));
        isWrittenElsewhere.set(wallMs < elsewhereUntilMs);
    }

    public void tick(long wallMs, String storeClock) {
        warn(wallMs);
        if (!seq.get().isEmpty()) {
            clock.set("store clock " + storeClock);
            rate.note(wallMs, seqNow);
            writes.set(Figures.count(rate.perSecond()) + " writes/s");
        }
    }
}
