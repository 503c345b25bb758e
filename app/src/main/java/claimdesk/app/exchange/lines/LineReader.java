package claimdesk.app.exchange.lines;

import claimdesk.app.exchange.mapping.Field;
import claimdesk.app.exchange.mapping.Mapping;
import claimdesk.app.exchange.mapping.TimeRules;
import claimdesk.app.exchange.mapping.TimeRules.EpochUnit;
import claimdesk.app.exchange.reading.ReadRow;
import claimdesk.store.effect.EffectKind;
import claimdesk.store.imported.EvidenceLine;
import claimdesk.store.imported.SourceKind;
import claimdesk.store.journal.Detail;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Reads rows as evidence by one mapping. Not thread-safe. */
public final class LineReader {

    private final Mapping mapping;
    private final List<String> columns = new ArrayList<>();
    private final int[] places = new int[Field.values().length];
    private final LineKind kind;
    private final TimeReader times;
    private final Cells.Absent absent;

    /**
     * @param mapping complete
     */
    public LineReader(Mapping mapping) {
        this.mapping = mapping;
        this.absent = Cells.Absent.of(mapping.absent());
        this.times = new TimeReader(
                mapping.kind().equals(Optional.of(SourceKind.JOURNAL))
                        ? new TimeRules(mapping.times().clock(), mapping.times().zone(), EpochUnit.MS)
                        : mapping.times());
        Arrays.fill(places, -1);
        mapping.columns().forEach((field, column) -> places[field.ordinal()] = place(column));
        this.kind = kind(mapping.kind().orElseThrow());
    }

    /** The columns whose cells a row must have, in this order. */
    public List<String> columns() {
        return List.copyOf(columns);
    }

    /** What the row says, or why it is rejected. */
    public <R> R read(ReadRow.Row row, Function<EvidenceLine, R> good, Function<ReadRow.Bad, R> bad) {
        EvidenceLine line;
        try {
            line = kind.read(row.line(), new Cells(places, row.cells(), absent), times);
        } catch (BadLineException rejected) {
            return bad.apply(new ReadRow.Bad(row.line(), rejected.getMessage()));
        }
        return good.apply(line);
    }

    private int place(String column) {
        int known = columns.indexOf(column);
        if (known >= 0) {
            return known;
        }
        columns.add(column);
        return columns.size() - 1;
    }

    private LineKind kind(SourceKind chosen) {
        switch (chosen) {
            case REQUEST_LOG:
                return new RequestLines(mapping.times().clock());
            case KEY_TABLE:
                return new KeyLines();
            case EFFECT_LOG:
                return new EffectLines(mapping.effect().orElseGet(this::effect));
            default:
                return new JournalLines(detailPlaces());
        }
    }

    /** What the log is of, by its columns: a recipient is written to, an amount is paid back. */
    private String effect() {
        Map<Field, String> named = mapping.columns();
        if (named.containsKey(Field.RECIPIENT) || named.containsKey(Field.TEMPLATE)) {
            return EffectKind.EMAIL.text();
        }
        return named.containsKey(Field.AMOUNT) ? EffectKind.REFUND.text() : "unknown";
    }

    /** NDJSON has the details of an event as an object, whose members are columns of their own. */
    private Map<Detail, Integer> detailPlaces() {
        Map<Detail, Integer> found = new EnumMap<>(Detail.class);
        String column = mapping.columns().get(Field.DETAILS);
        if (column != null && mapping.layout().delimiter().isEmpty()) {
            for (Detail name : Detail.values()) {
                found.put(name, place(column + "." + name.text()));
            }
        }
        return found;
    }
}
