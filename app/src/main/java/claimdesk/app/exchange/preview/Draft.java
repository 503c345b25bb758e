package claimdesk.app.exchange.preview;

import claimdesk.app.exchange.mapping.Field;
import claimdesk.app.exchange.mapping.Mapping;
import claimdesk.app.exchange.reading.LayoutHint;
import claimdesk.store.imported.SourceKind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a person has said of how one file is to be read, and may still be wrong: two columns may stand for one field.
 *
 * @param known what was said, but for the columns
 * @param columns the columns of each field; empty where they are to be recognised
 */
public record Draft(Mapping known, Optional<Map<Field, List<String>>> columns) {

    public Draft {
        columns = columns.map(Draft::copy);
    }

    /** Nothing was said yet. */
    public static Draft open() {
        return new Draft(Mapping.recognised(), Optional.empty());
    }

    /** Everything as in {@code mapping}. */
    public static Draft of(Mapping mapping) {
        return new Draft(
                mapping.with(Map.of()),
                mapping.columns().isEmpty() ? Optional.empty() : Optional.of(lists(mapping.columns())));
    }

    /** Another kind: its columns are recognised anew. */
    public Draft as(SourceKind kind) {
        return new Draft(known.as(kind), Optional.empty());
    }

    /** Written otherwise: if its cells are parted otherwise, its columns are recognised anew. */
    public Draft with(LayoutHint layout) {
        boolean areSame = layout.delimiter().equals(known.layout().delimiter())
                && layout.hasHeader().equals(known.layout().hasHeader());
        return new Draft(known.with(layout), areSame ? columns : Optional.empty());
    }

    public Draft with(Mapping changed) {
        return new Draft(changed, columns);
    }

    /**
     * One column for another field, or for none.
     *
     * @param before all columns as they are read now
     */
    public Draft choose(Map<Field, List<String>> before, String column, Optional<Field> field) {
        Map<Field, List<String>> chosen = new EnumMap<>(Field.class);
        before.forEach((one, names) -> {
            List<String> others =
                    names.stream().filter(name -> !name.equals(column)).toList();
            if (!others.isEmpty()) {
                chosen.put(one, others);
            }
        });
        field.ifPresent(one -> {
            List<String> names = new ArrayList<>(chosen.getOrDefault(one, List.of()));
            names.add(column);
            chosen.put(one, names);
        });
        return new Draft(known, Optional.of(chosen));
    }

    static Map<Field, List<String>> lists(Map<Field, String> columns) {
        Map<Field, List<String>> lists = new EnumMap<>(Field.class);
        columns.forEach((field, column) -> lists.put(field, List.of(column)));
        return lists;
    }

    private static Map<Field, List<String>> copy(Map<Field, List<String>> columns) {
        Map<Field, List<String>> copy = new EnumMap<>(Field.class);
        columns.forEach((field, names) -> copy.put(field, List.copyOf(names)));
        return Collections.unmodifiableMap(copy);
    }
}
