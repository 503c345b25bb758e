package claimdesk.ui.simulate.result;

import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.IdempotencyKey;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.identity.Vendor;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import claimdesk.ui.controls.ShownText;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.stream.Collectors;

/**
 * One journal row in words.
 *
 * @param scopedKey whose row it is; empty if it has no key
 */
public record EventRow(
        long seq,
        String time,
        EventType type,
        String vendor,
        String key,
        String attempt,
        String facts,
        Optional<ScopedKey> scopedKey) {

    private static final Map<Detail, String> NAMES = new EnumMap<>(Map.of(
            Detail.TRY_NUMBER, "try ",
            Detail.BY_MS, "by ms ",
            Detail.STATUS, "",
            Detail.EFFECT, "",
            Detail.FAULT, "",
            Detail.TERM, "failed: ",
            Detail.OPERATION, "",
            Detail.WHERE, "",
            Detail.REASON, ""));

    private static final List<Detail> ORDER = List.of(
            Detail.STATUS,
            Detail.EFFECT,
            Detail.FAULT,
            Detail.BY_MS,
            Detail.WHERE,
            Detail.OPERATION,
            Detail.TRY_NUMBER,
            Detail.TERM,
            Detail.REASON);

    static final String COPIED_NAMES = "seq\ttime\ttype\tvendor\tkey\tattempt\tfacts";

    static EventRow of(Event event, LongFunction<String> times) {
        return new EventRow(
                event.seq(),
                times.apply(event.atMs()),
                event.type(),
                event.subject().vendor().map(Vendor::text).map(ShownText::of).orElse(""),
                event.subject()
                        .key()
                        .map(IdempotencyKey::text)
                        .map(ShownText::of)
                        .orElse(""),
                event.subject()
                        .attempt()
                        .map(AttemptId::text)
                        .map(ShownText::of)
                        .orElse(""),
                facts(event),
                event.subject().scopedKey());
    }

    private static String facts(Event event) {
        return ORDER.stream()
                .flatMap(
                        name -> event.details().text(name).map(value -> NAMES.get(name) + ShownText.of(value)).stream())
                .collect(Collectors.joining(" \u00B7 "));
    }

    /** The type in words, like {@code taken over}. */
    public String typeText() {
        return type.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    String copied() {
        return String.join("\t", Long.toString(seq), time, typeText(), vendor, key, attempt, facts);
    }
}
