package claimdesk.store.window.find;

import java.util.List;

/**
 * What one question found.
 *
 * @param rows in the order in which they are shown
 * @param rowsScanned how many rows, newest first, all questions of this search have gone through so far
 * @param isComplete whether there is no more to find
 */
public record FoundPage(List<FoundRow> rows, long rowsScanned, boolean isComplete) {

    public FoundPage {
        rows = List.copyOf(rows);
    }
}
