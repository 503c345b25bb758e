package claimdesk.app.exchange.mapping;

import claimdesk.app.exchange.reading.LayoutHint;
import claimdesk.store.imported.SourceKind;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * How a kind of file is to be understood. What it leaves open is recognised for each file anew; what {@link Proposal}
 * makes of it leaves nothing open.
 *
 * @param name what a person calls it, as a profile
 * @param kind empty where it is recognised
 * @param columns the column of each field, by name; for NDJSON its path; none where they are recognised
 * @param absent texts that stand for "nothing there"
 * @param effect what each line of an effect log did, where no column says it
 */
public record Mapping(
        String name,
        Optional<SourceKind> kind,
        Map<Field, String> columns,
        LayoutHint layout,
        TimeRules times,
        Set<String> absent,
        Optional<String> effect) {

    /** What dumps of PostgreSQL and MySQL write for NULL. */
    public static final Set<String> USUALLY_ABSENT = Set.of("\\N");

    public Mapping {
        EnumMap<Field, String> ordered = new EnumMap<>(Field.class);
        ordered.putAll(columns);
        columns = Collections.unmodifiableMap(ordered);
        absent = Set.copyOf(absent);
    }

    /** Leaves everything open. */
    public static Mapping recognised() {
        return new Mapping(
                "", Optional.empty(), Map.of(), LayoutHint.none(), TimeRules.usual(), USUALLY_ABSENT, Optional.empty());
    }

    public Mapping as(SourceKind chosen) {
        return new Mapping(name, Optional.of(chosen), columns, layout, times, absent, effect);
    }

    public Mapping with(Map<Field, String> chosen) {
        return new Mapping(name, kind, chosen, layout, times, absent, effect);
    }

    public Mapping with(LayoutHint chosen) {
        return new Mapping(name, kind, columns, chosen, times, absent, effect);
    }

    public Mapping named(String chosen) {
        return new Mapping(chosen, kind, columns, layout, times, absent, effect);
    }

    public Mapping with(TimeRules chosen) {
        return new Mapping(name, kind, columns, layout, chosen, absent, effect);
    }

    public Mapping withAbsent(Set<String> texts) {
        return new Mapping(name, kind, columns, layout, times, texts, effect);
    }

    public Mapping withEffect(Optional<String> chosen) {
        return new Mapping(name, kind, columns, layout, times, absent, chosen);
    }
}
