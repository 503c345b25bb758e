package claimdesk.app.exchange.preview;

import claimdesk.app.exchange.mapping.Field;
import claimdesk.app.exchange.mapping.Mapping;
import claimdesk.store.imported.EvidenceLine;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Details;
import java.time.Instant;
import java.util.EnumMap;
import java.util.Map;

/** What would be kept of a line, by field and as a person reads it. Only what the line of evidence itself says. */
final class Understood {

    private static final Map<Field, Detail> AS_KEPT = Map.ofEntries(
            Map.entry(Field.OPERATION, Detail.OPERATION),
            Map.entry(Field.METHOD, Detail.METHOD),
            Map.entry(Field.PATH, Detail.ROUTE),
            Map.entry(Field.STATUS, Detail.STATUS),
            Map.entry(Field.CODE, Detail.CODE),
            Map.entry(Field.FINGERPRINT, Detail.FINGERPRINT),
            Map.entry(Field.ANSWER_SHA256, Detail.ANSWER_SHA256),
            Map.entry(Field.REPLAYED, Detail.REPLAYED),
            Map.entry(Field.TOKEN, Detail.TOKEN),
            Map.entry(Field.STATE, Detail.STATE),
            Map.entry(Field.EFFECT, Detail.EFFECT),
            Map.entry(Field.EFFECT_ID, Detail.EFFECT_ID),
            Map.entry(Field.TEMPLATE, Detail.TEMPLATE),
            Map.entry(Field.RECIPIENT, Detail.RECIPIENT),
            Map.entry(Field.AMOUNT, Detail.AMOUNT),
            Map.entry(Field.DOWNSTREAM_KEY, Detail.DOWNSTREAM_KEY),
            Map.entry(Field.SEQ, Detail.SOURCE_SEQ),
            Map.entry(Field.RUN, Detail.SOURCE_RUN));

    private static final Map<Field, Detail> TIMES = Map.of(
            Field.VENDOR_TIME, Detail.VENDOR_CLOCK_MS,
            Field.LEASE_UNTIL, Detail.LEASE_UNTIL_MS,
            Field.KEEP_UNTIL, Detail.KEEP_UNTIL_MS,
            Field.SAVED_AT, Detail.SAVED_AT_MS);

    private static final Map<String, String> NOTES = Map.of(
            "no-offset", "not placed: no offset, choose a zone",
            "local-time-twice", "not placed: this hour came twice there",
            "local-time-never", "not placed: this hour did not come there",
            "vendor-clock", "by the vendor's clock");

    private Understood() {}

    static Map<Field, String> of(EvidenceLine line, Mapping mapping) {
        Map<Field, String> read = new EnumMap<>(Field.class);
        Details details = line.details();
        line.subject().vendor().ifPresent(one -> read.put(Field.VENDOR, one.text()));
        line.subject().key().ifPresent(one -> read.put(Field.KEY, one.text()));
        line.subject().order().ifPresent(one -> read.put(Field.ORDER, one.text()));
        line.subject().attempt().ifPresent(one -> read.put(Field.REQUEST_ID, one.text()));
        line.type().ifPresent(one -> read.put(Field.TYPE, one.name()));
        AS_KEPT.forEach((field, detail) -> details.text(detail).ifPresent(text -> read.put(field, text)));
        TIMES.forEach((field, detail) -> details.number(detail).ifPresent(ms -> read.put(field, iso(ms))));
        details.text(Detail.DURATION_MS)
                .ifPresent(ms -> read.put(
                        mapping.columns().containsKey(Field.DURATION_S) ? Field.DURATION_S : Field.DURATION_MS,
                        ms + " ms"));
        time(line, mapping, read);
        return read;
    }

    private static void time(EvidenceLine line, Mapping mapping, Map<Field, String> read) {
        if (line.atMs().isPresent()) {
            read.put(Field.TIME, iso(line.atMs().getAsLong()));
            return;
        }
        line.details().text(Detail.TIME_NOTE).ifPresent(note -> {
            String byVendor = mapping.columns().containsKey(Field.VENDOR_TIME) ? null : read.remove(Field.VENDOR_TIME);
            String words = NOTES.getOrDefault(note, note);
            read.put(Field.TIME, byVendor == null ? words : byVendor + ", " + words);
        });
    }

    private static String iso(long ms) {
        return Instant.ofEpochMilli(ms).toString();
    }
}
