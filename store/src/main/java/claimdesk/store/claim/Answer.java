package claimdesk.store.claim;

import java.util.Arrays;
import java.util.Collections;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a vendor is told: status, allowed headers, body bytes. Saved once and given again unchanged.
 *
 * <p>Only headers that describe the answer itself are kept ({@link #HEADERS_KEPT}, by lower-case name): a replayed
 * {@code Set-Cookie} or {@code Date} would be wrong (case C25). A body may be empty; an empty body is an answer, not a
 * missing one (case C26).
 */
public final class Answer {

    /** The headers that are saved and replayed. */
    public static final Set<String> HEADERS_KEPT =
            Set.of("content-type", "content-language", "content-location", "etag", "last-modified", "link", "location");

    private final int status;
    private final SortedMap<String, String> headers;
    private final byte[] body;

    /**
     * @param status 100 to 599
     * @param headers any; those not in {@link #HEADERS_KEPT} are dropped, and those that are must be one line each
     * @param body copied
     */
    public Answer(int status, Map<String, String> headers, byte[] body) {
        if (status < 100 || status > 599) {
            throw new IllegalArgumentException("status " + status + " is not between 100 and 599");
        }
        SortedMap<String, String> kept = new TreeMap<>();
        headers.forEach((name, value) -> {
            String lower = name.toLowerCase(Locale.ROOT);
            if (HEADERS_KEPT.contains(lower)) {
                checkHeader(lower, value);
                kept.put(lower, value);
            }
        });
        this.status = status;
        this.headers = Collections.unmodifiableSortedMap(kept);
        this.body = body.clone();
    }

    /** Refuses what HTTP forbids (RFC 9110, 5.5) and what the file could not give back, while nothing is done yet. */
    private static void checkHeader(String name, String value) {
        boolean isBroken = value.codePoints()
                .anyMatch(point -> point == '\r' || point == '\n' || point == 0 || point >= 0xD800 && point <= 0xDFFF);
        if (isBroken) {
            throw new IllegalArgumentException(
                    "header " + name + " has a line break, a U+0000 or half a surrogate pair in its value");
        }
    }

    public int status() {
        return status;
    }

    /** By lower-case name, sorted. */
    public SortedMap<String, String> headers() {
        return headers;
    }

    public byte[] body() {
        return body.clone();
    }

    /** Whether a vendor that is told this status is told that the action was done: 200 to 299. */
    public static boolean isSuccess(long status) {
        return status >= 200 && status < 300;
    }

    /** Hash over status, headers and body, by which a replay is held against the save. */
    public String sha256() {
        Digests digests = new Digests().add(status);
        headers.forEach((name, value) -> digests.add(name).add(value));
        return digests.add(body).hex();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Answer
                && status == ((Answer) other).status
                && headers.equals(((Answer) other).headers)
                && Arrays.equals(body, ((Answer) other).body);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * status + headers.hashCode()) + Arrays.hashCode(body);
    }

    @Override
    public String toString() {
        return status + " " + headers + ", " + body.length + " bytes";
    }
}
