package claimdesk.app.exchange.mapping;

import claimdesk.app.exchange.reading.Sample;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A mapping that a person keeps by name.
 *
 * @param fileColumns all columns of the file that it was made for, by which another of its kind is known; none where
 *     that is not known
 */
public record Profile(Mapping mapping, List<String> fileColumns) {

    public Profile {
        fileColumns = List.copyOf(fileColumns);
    }

    public String name() {
        return mapping.name();
    }

    /**
     * Whether a file looks like the one that this was made for: the same columns, in any order; of NDJSON, whose fields
     * come and go, one is enough that has no others, as long as it has those that the kind needs.
     */
    public boolean fits(Sample sample) {
        boolean isCsv = sample.layout().delimiter().isPresent();
        if (fileColumns.isEmpty() || isCsv != mapping.layout().delimiter().isPresent()) {
            return false;
        }
        Set<String> mine = new HashSet<>(fileColumns);
        Set<String> its = new HashSet<>(sample.columns());
        return isCsv ? mine.equals(its) : hasNeeded(its) && (mine.containsAll(its) || its.containsAll(mine));
    }

    private boolean hasNeeded(Set<String> columns) {
        return mapping.kind().stream()
                .flatMap(kind -> KindFields.needed(kind).stream())
                .allMatch(field -> columns.contains(mapping.columns().getOrDefault(field, "")));
    }
}
