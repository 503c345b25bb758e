package claimdesk.app.exchange.preview;

import claimdesk.app.exchange.mapping.Field;
import java.util.List;
import java.util.Map;

/**
 * One of the first rows of a file.
 *
 * @param line where it begins, from 1
 * @param cells as they are written, the long ones cut; none of a line that cannot be parted into cells
 * @param read what would be kept of it, by field: times in ISO, what is masked as it is masked
 * @param reason why it would be rejected; empty otherwise
 */
public record PreviewRow(long line, State state, List<String> cells, Map<Field, String> read, String reason) {

    /** What an import would do with it. */
    public enum State {
        TAKEN,
        BLANK,
        REJECTED,
        /** Nobody knows before the mapping is complete. */
        NOT_JUDGED
    }

    public PreviewRow {
        cells = List.copyOf(cells);
        read = Map.copyOf(read);
    }

    static PreviewRow without(long line, State state, String reason) {
        return new PreviewRow(line, state, List.of(), Map.of(), reason);
    }
}
