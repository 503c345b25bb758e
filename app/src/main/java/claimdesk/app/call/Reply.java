package claimdesk.app.call;

import claimdesk.store.claim.Answer;
import java.util.Collections;
import java.util.Map;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What goes back to the vendor: an answer and, beside it, what is true of this one reply only. A replay has the saved
 * answer's status, headers and bytes, and is marked by {@code idempotency-replayed} (case C24).
 */
public final class Reply {

    static final String RETRY_AFTER = "retry-after";
    static final String REPLAYED = "idempotency-replayed";
    static final String SAVED_AT = "idempotency-saved-at";
    static final String SAVED_BY = "idempotency-attempt";

    private static final long MS_PER_SECOND = 1000;

    private final Answer answer;
    private final String code;
    private final KeyAdvice advice;
    private final SortedMap<String, String> marks;

    private Reply(Answer answer, String code, KeyAdvice advice, Map<String, String> marks) {
        this.answer = answer;
        this.code = code;
        this.advice = advice;
        this.marks = Collections.unmodifiableSortedMap(new TreeMap<>(marks));
    }

    static Reply of(Answer answer, ReplyCode code) {
        return new Reply(answer, code.text(), code.advice(), Map.of());
    }

    /** A reply that says when to come back: whole seconds, rounded up, as HTTP has it. */
    static Reply retryAfter(Answer answer, ReplyCode code, long delayMs) {
        long seconds = (delayMs + MS_PER_SECOND - 1) / MS_PER_SECOND;
        return new Reply(answer, code.text(), code.advice(), Map.of(RETRY_AFTER, Long.toString(seconds)));
    }

    /** A saved answer given again; code and advice are read back from its body. */
    static Reply replay(Answer answer, String savedAt, String savedBy) {
        ReplyBody body = ReplyBody.read(answer.body());
        return new Reply(
                answer, body.code(), body.advice(), Map.of(REPLAYED, "true", SAVED_AT, savedAt, SAVED_BY, savedBy));
    }

    public Answer answer() {
        return answer;
    }

    public int status() {
        return answer.status();
    }

    /** The machine code of its body; empty if it has none. */
    public String code() {
        return code;
    }

    public KeyAdvice advice() {
        return advice;
    }

    public boolean isReplay() {
        return marks.containsKey(REPLAYED);
    }

    /** How long the vendor is asked to wait, milliseconds. */
    public OptionalLong retryAfterMs() {
        String seconds = marks.get(RETRY_AFTER);
        return seconds == null ? OptionalLong.empty() : OptionalLong.of(Long.parseLong(seconds) * MS_PER_SECOND);
    }

    /** The answer's headers and this reply's marks, by lower-case name. */
    public SortedMap<String, String> headers() {
        SortedMap<String, String> all = new TreeMap<>(answer.headers());
        all.putAll(marks);
        return all;
    }
}
