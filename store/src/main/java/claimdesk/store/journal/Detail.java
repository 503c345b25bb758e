package claimdesk.store.journal;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The facts that a journal row may carry beside its subject. The order here is their order in the stored JSON, so
 * that equal histories are equal bytes.
 */
public enum Detail {
    OPERATION("operation"),
    METHOD("method"),
    ROUTE("route"),
    /** SHA-256 over the request with its body as it came. */
    RAW_SHA256("rawSha256"),
    /** The fingerprint that is compared. */
    FINGERPRINT("fingerprint"),
    /** Which rule made the fingerprint: canonical or raw. */
    FINGERPRINT_RULE("fingerprintRule"),
    BODY_BYTES("bodyBytes"),
    TRY_NUMBER("tryNumber"),
    TIMEOUT_MS("timeoutMs"),
    DELAY_MS("delayMs"),
    RETRY_AFTER_MS("retryAfterMs"),
    /** The vendor's own clock, shown raw, never corrected or compared. */
    VENDOR_CLOCK_MS("vendorClockMs"),
    /** Digest of the owner token; the token itself is never journalled. */
    TOKEN("token"),
    LEASE_UNTIL_MS("leaseUntilMs"),
    LEASE_LEFT_MS("leaseLeftMs"),
    KEEP_UNTIL_MS("keepUntilMs"),
    /** The first term of the save's predicate that failed. */
    TERM("term"),
    STORED_FINGERPRINT("storedFingerprint"),
    PRESENTED_FINGERPRINT("presentedFingerprint"),
    STORED_STATE("storedState"),
    STORED_TOKEN("storedToken"),
    PRESENTED_TOKEN("presentedToken"),
    STORED_LEASE_UNTIL_MS("storedLeaseUntilMs"),
    PRESENTED_NOW_MS("presentedNowMs"),
    EFFECT("effect"),
    DOWNSTREAM_KEY("downstreamKey"),
    STATUS("status"),
    CODE("code"),
    OUTCOME("outcome"),
    REPLAYED("replayed"),
    ANSWER_SHA256("answerSha256"),
    /** Digest of the key row as this event found it, where it took a row that was there. */
    ROW_READ("rowRead"),
    /** Digest of the key row as this event left it, or "gone". */
    ROW("row"),
    FAULT("fault"),
    WHERE("where"),
    /** How far or how long a fault reaches, milliseconds; negative is back. */
    BY_MS("byMs"),
    REASON("reason"),

    /** What kind of evidence an imported event was read from: request-log, key-table, effect-log or journal. */
    EVIDENCE("evidence"),
    /** The name of the file that an imported event was read from, without its folder. */
    SOURCE("source"),
    /** The line of that file where the record begins, from 1. */
    LINE("line"),
    /** Seq and run of an imported journal row in the file that it comes from. */
    SOURCE_SEQ("sourceSeq"),
    SOURCE_RUN("sourceRun"),
    /** A time as it was written, before it was read as a number. */
    RAW_TIME("rawTime"),
    RAW_SAVED_AT("rawSavedAt"),
    RAW_LEASE_UNTIL("rawLeaseUntil"),
    RAW_VENDOR_TIME("rawVendorTime"),
    /** Why an event has no store time, or not its own: see {@code docs/evidence.md}. */
    TIME_NOTE("timeNote"),
    DURATION_MS("durationMs"),
    STATE("state"),
    SAVED_AT_MS("savedAtMs"),
    EFFECT_ID("effectId"),
    TEMPLATE("template"),
    /** Masked when it is imported; the whole address is not kept. */
    RECIPIENT("recipient"),
    AMOUNT("amount"),

    /** What a person did: note, decision, release, purge, retry or unmask. */
    ACTION("action"),
    WHO("who"),
    DECISION("decision"),
    /** In that person's own words. */
    TEXT("text"),
    /** Of a key row as it was before a person's act: the attempt whose call had claimed it, and since when. */
    STORED_ATTEMPT("storedAttempt"),
    STORED_CLAIMED_AT_MS("storedClaimedAtMs"),
    /** The attempt as which a person sent a request again. */
    SENT_AS("sentAs"),
    /** Seq and run that an event out of a case file has where that comes from. */
    CASE_SEQ("caseSeq"),
    CASE_RUN("caseRun"),
    /** What tells an event out of a case file from all others, wherever it is met again. */
    CASE_ID("caseId"),
    /** A line of a case file that is no event of the case itself, as it was written. */
    CASE_LINE("caseLine");

    private static final Map<String, Detail> BY_NAME =
            Arrays.stream(values()).collect(Collectors.toUnmodifiableMap(Detail::text, Function.identity()));

    private final String text;
    private final String quoted;

    Detail(String text) {
        this.text = text;
        this.quoted = '"' + text + '"';
    }

    /** The name as it stands in the stored JSON. */
    String quoted() {
        return quoted;
    }

    /** The name in the stored JSON. */
    public String text() {
        return text;
    }

    /** The fact of that name in the stored JSON. */
    public static Optional<Detail> named(String text) {
        return Optional.ofNullable(BY_NAME.get(text));
    }
}
