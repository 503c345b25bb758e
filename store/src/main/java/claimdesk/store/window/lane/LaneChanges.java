package claimdesk.store.window.lane;

import java.util.List;

/**
 * What the journal rows after some seq have changed in the lanes.
 *
 * @param seq the newest journal row that is reckoned with
 * @param keys the keys that these rows name and that have a row, as they stand now
 * @param isKeyGone whether these rows name a key that has no row any more: which one it was is not known
 * @param isPurged whether keys were purged
 * @param refused the refused saves among these rows that match
 */
public record LaneChanges(long seq, List<ChangedKey> keys, boolean isKeyGone, boolean isPurged, List<Long> refused) {

    public LaneChanges {
        keys = List.copyOf(keys);
        refused = List.copyOf(refused);
    }

    /**
     * A key row as it stands.
     *
     * @param isMatch whether the filter lets it through
     * @param other as in {@link Places}
     */
    public record ChangedKey(long number, boolean isSaved, long atMs, long other, boolean isMatch) {}
}
