package claimdesk.app.exchange.lines;

import claimdesk.app.exchange.mapping.Field;
import claimdesk.store.imported.EvidenceLine;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.EventType;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Another Claimdesk's journal: each line is an event, with all of its facts. */
final class JournalLines implements LineKind {

    private static final Map<String, EventType> TYPES = Arrays.stream(EventType.values())
            .collect(Collectors.toUnmodifiableMap(EventType::name, Function.identity()));

    private final Map<Detail, Integer> places;

    /**
     * @param places of the cells that have the details one by one; none where they are one JSON text
     */
    JournalLines(Map<Detail, Integer> places) {
        this.places = places;
    }

    @Override
    public EvidenceLine read(long line, Cells cells, TimeReader times) {
        EventType type = TYPES.get(cells.of(Field.TYPE));
        if (type == null) {
            throw new BadLineException("type is none that this Claimdesk knows");
        }
        Facts facts = new Facts(cells, times);
        OptionalLong atMs = facts.time(Field.TIME, Detail.RAW_TIME);
        facts.put(Detail.SOURCE_SEQ, Long.toString(facts.whole(Field.SEQ, "seq")));
        if (cells.has(Field.RUN)) {
            facts.put(Detail.SOURCE_RUN, Long.toString(facts.whole(Field.RUN, "run")));
        }
        return facts.line(line, atMs, type, facts.subject(), details(cells));
    }

    private Details details(Cells cells) {
        EnumMap<Detail, String> all = new EnumMap<>(Detail.class);
        places.forEach((name, place) -> {
            if (!cells.at(place).isEmpty()) {
                all.put(name, cells.at(place));
            }
        });
        if (!cells.has(Field.DETAILS)) {
            return Details.of(all);
        }
        try {
            return Details.ofJson(cells.of(Field.DETAILS)).and(Details.of(all));
        } catch (UncheckedIOException | IllegalStateException damaged) {
            throw new BadLineException("details are no JSON object");
        }
    }
}
