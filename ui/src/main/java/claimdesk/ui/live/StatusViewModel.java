package claimdesk.ui.live;

import claimdesk.ui.controls.Figures;
import claimdesk.ui.live.LiveSnapshot.FileFigures;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/** The figures of the status line. */
public final class StatusViewModel {

    private final RateMeter rate = new RateMeter();
    private final ReadOnlyStringWrapper seq = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper writes = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper wal = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper clock = new ReadOnlyStringWrapper("");
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

    // Commands

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
