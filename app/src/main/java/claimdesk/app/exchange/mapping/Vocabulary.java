package claimdesk.app.exchange.mapping;

import claimdesk.store.imported.SourceKind;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The names that columns are known by, for each kind of file; the likelier first. {@code docs/evidence.md} lists them. */
final class Vocabulary {

    private static final Map<SourceKind, Map<Field, List<String>>> NAMES = new EnumMap<>(SourceKind.class);

    static {
        NAMES.put(SourceKind.REQUEST_LOG, requestLog());
        NAMES.put(SourceKind.KEY_TABLE, keyTable());
        NAMES.put(SourceKind.EFFECT_LOG, effectLog());
        NAMES.put(SourceKind.JOURNAL, journal());
        // Nothing of it is chosen: a case file says itself what it holds.
        NAMES.put(SourceKind.CASE_FILE, Map.of());
    }

    private Vocabulary() {}

    /** The fields of a kind, in the order in which they choose their columns. */
    static Map<Field, List<String>> of(SourceKind kind) {
        return NAMES.get(kind);
    }

    /** {@code Idempotency-Key}, {@code idempotency_key} and {@code idempotencyKey} are one name. */
    static String plain(String name) {
        StringBuilder plain = new StringBuilder(name.length());
        name.toLowerCase(Locale.ROOT)
                .codePoints()
                .filter(Character::isLetterOrDigit)
                .forEach(plain::appendCodePoint);
        return plain.toString();
    }

    private static Map<Field, List<String>> requestLog() {
        Map<Field, List<String>> names = new EnumMap<>(Field.class);
        put(
                names,
                Field.TIME,
                "time",
                "timestamp",
                "ts",
                "datetime",
                "received at",
                "request time utc",
                "time iso8601",
                "time local",
                "started at",
                "start time",
                "at",
                "at ms",
                "time ms",
                "timestamp ms",
                "date");
        put(
                names,
                Field.VENDOR_TIME,
                "vendor time",
                "client time",
                "vendor clock",
                "vendor clock ms",
                "sent at",
                "client timestamp");
        put(
                names,
                Field.REQUEST_ID,
                "request id",
                "x request id",
                "req id",
                "attempt id",
                "attempt",
                "correlation id",
                "trace id",
                "id");
        put(
                names,
                Field.VENDOR,
                "vendor",
                "vendor id",
                "vendor name",
                "client",
                "client id",
                "tenant",
                "partner",
                "merchant",
                "merchant id",
                "account",
                "consumer",
                "api consumer");
        put(names, Field.KEY, "idempotency key", "x idempotency key", "retry key", "idem key", "key");
        put(names, Field.ORDER, "order id", "order", "order no", "order number");
        put(names, Field.OPERATION, "operation", "action");
        put(names, Field.METHOD, "method", "http method", "request method", "verb");
        put(names, Field.PATH, "path", "uri", "url", "request uri", "request path", "route", "endpoint");
        put(names, Field.STATUS, "status", "status code", "http status", "response status", "response code");
        put(names, Field.CODE, "code", "error code", "problem code");
        put(names, Field.DURATION_MS, "duration ms", "latency ms", "elapsed ms", "response time ms", "took ms");
        put(names, Field.DURATION_S, "duration s", "latency s", "request time", "duration seconds");
        put(
                names,
                Field.FINGERPRINT,
                "request sha256",
                "fingerprint",
                "request hash",
                "body sha256",
                "body hash",
                "payload hash");
        put(names, Field.ANSWER_SHA256, "answer sha256", "response sha256", "response hash");
        put(names, Field.REPLAYED, "replayed", "idempotent replayed", "is replay", "replay");
        return names;
    }

    private static Map<Field, List<String>> keyTable() {
        Map<Field, List<String>> names = new EnumMap<>(Field.class);
        put(names, Field.KEY, "idempotency key", "retry key", "idem key", "key");
        put(
                names,
                Field.VENDOR,
                "vendor",
                "vendor id",
                "client",
                "client id",
                "tenant",
                "partner",
                "merchant",
                "account",
                "scope",
                "owner");
        put(
                names,
                Field.FINGERPRINT,
                "request sha256",
                "fingerprint",
                "request hash",
                "body sha256",
                "body hash",
                "payload hash",
                "request fingerprint");
        put(names, Field.STATE, "state", "status");
        put(names, Field.TOKEN, "owner token", "token", "token digest", "lock token");
        put(
                names,
                Field.LEASE_UNTIL,
                "lease until",
                "lease until ms",
                "lease expires at",
                "locked until",
                "lock expires at");
        put(names, Field.KEEP_UNTIL, "keep until", "keep until ms", "expires at", "retention until");
        put(names, Field.STATUS, "answer status", "response status", "response code", "status code");
        put(names, Field.ANSWER_SHA256, "answer sha256", "response sha256", "response hash");
        put(names, Field.ORDER, "order id", "order");
        put(names, Field.OPERATION, "operation", "action");
        put(names, Field.REQUEST_ID, "attempt id", "request id", "attempt");
        put(names, Field.TIME, "claimed at", "claimed at ms", "locked at", "created at", "inserted at");
        put(names, Field.SAVED_AT, "saved at", "saved at ms", "completed at", "finished at", "answered at");
        return names;
    }

    private static Map<Field, List<String>> effectLog() {
        Map<Field, List<String>> names = new EnumMap<>(Field.class);
        put(
                names,
                Field.TIME,
                "sent at",
                "booked at",
                "refunded at",
                "done at",
                "delivered at",
                "done at ms",
                "time",
                "timestamp",
                "ts",
                "created at",
                "processed at",
                "at",
                "date");
        put(
                names,
                Field.EFFECT_ID,
                "message id",
                "refund id",
                "email id",
                "effect id",
                "transaction id",
                "payment id",
                "id");
        put(names, Field.ORDER, "order id", "order", "order no", "order number", "reference");
        put(names, Field.VENDOR, "vendor", "vendor id");
        put(names, Field.KEY, "retry key");
        put(names, Field.EFFECT, "effect", "effect kind", "kind", "type", "event");
        put(names, Field.TEMPLATE, "template", "template id", "template name");
        put(names, Field.RECIPIENT, "recipient", "to", "to email", "email", "email address");
        put(names, Field.AMOUNT, "amount", "amount cents", "value", "total");
        put(names, Field.DOWNSTREAM_KEY, "downstream key", "provider key", "idempotency key", "key");
        put(names, Field.STATE, "status", "state");
        return names;
    }

    private static Map<Field, List<String>> journal() {
        Map<Field, List<String>> names = new EnumMap<>(Field.class);
        put(names, Field.SEQ, "seq");
        put(names, Field.TIME, "at ms", "at", "time");
        put(names, Field.RUN, "run", "run id");
        put(names, Field.TYPE, "type");
        put(names, Field.VENDOR, "vendor");
        put(names, Field.KEY, "key", "idempotency key");
        put(names, Field.REQUEST_ID, "attempt", "attempt id");
        put(names, Field.ORDER, "order", "order id");
        put(names, Field.DETAILS, "details");
        return names;
    }

    private static void put(Map<Field, List<String>> names, Field field, String... known) {
        names.put(field, Arrays.stream(known).map(Vocabulary::plain).toList());
    }
}
