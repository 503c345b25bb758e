package claimdesk.ui.live.feed;

import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.Event;
import claimdesk.store.window.AttemptRow;
import claimdesk.store.window.Tally;
import claimdesk.ui.live.lane.LaneChange;
import claimdesk.ui.live.row.Lane;
import claimdesk.ui.live.row.LaneRow;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a look at the file brought.
 *
 * @param lanes what has changed in each lane
 * @param behind journal rows that the lanes do not show yet
 * @param selected the selected row as it stands now, if anything was written
 * @param looked the key that was looked into, if one was
 * @param hasImports whether the file, though no call was served in it, holds evidence that was imported
 */
public record LiveSnapshot(
        Tally tally,
        Map<Lane, LaneChange> lanes,
        FileFigures file,
        long behind,
        Optional<LaneRow> selected,
        Optional<KeyAttempts> looked,
        boolean hasImports) {

    public LiveSnapshot {
        lanes = Map.copyOf(lanes);
    }

    /**
     * @param seq the newest journal row; 0 if there is none
     * @param lastAtMs its store time
     * @param isWrittenElsewhere whether a run that this program did not begin has written since the last look
     */
    public record FileFigures(long seq, long lastAtMs, long walBytes, boolean isWrittenElsewhere) {}

    /**
     * What the journal tells of one key, oldest first.
     *
     * @param events the newest of its rows
     */
    public record KeyAttempts(ScopedKey key, List<AttemptRow> attempts, List<Event> events) {}

    public boolean isEmpty() {
        return file.seq() == 0 && tally.inProgress() == 0 && tally.saved() == 0;
    }
}
