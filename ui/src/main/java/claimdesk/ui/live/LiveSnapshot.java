package claimdesk.ui.live;

import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.Event;
import claimdesk.store.window.AttemptRow;
import claimdesk.store.window.Tally;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What the Live screen shows of a file.
 *
 * @param rows the newest rows of each lane, newest first
 * @param looked the key that was looked into, if one was
 */
public record LiveSnapshot(Tally tally, Map<Lane, List<LaneRow>> rows, FileFigures file, Optional<KeyAttempts> looked) {

    public LiveSnapshot {
        rows = Map.copyOf(rows);
    }

    /**
     * @param seq the newest journal row; 0 if there is none
     * @param lastAtMs its store time
     */
    public record FileFigures(long seq, long lastAtMs, long walBytes) {}

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
