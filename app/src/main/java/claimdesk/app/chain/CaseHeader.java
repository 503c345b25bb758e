package claimdesk.app.chain;

import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.ScopedKey;
import java.util.List;
import java.util.Optional;

/**
 * What a case file says of itself in its first line.
 *
 * @param program which wrote it, with its version
 * @param writtenAtMs when
 * @param about what the case is about
 * @param standing how its verdict is to be taken
 * @param sources the files that its imported lines are from
 */
public record CaseHeader(
        String program, long writtenAtMs, About about, Standing standing, List<CaseSource> sources, Counts counts) {

    /** What these lines are written by; a reader that knows a lower number only does not read them. */
    public static final int VERSION = 1;

    public CaseHeader {
        sources = List.copyOf(sources);
    }

    /** An order, or else a key. */
    public record About(Optional<OrderId> order, Optional<ScopedKey> key) {

        public About {
            if (order.isPresent() == key.isPresent()) {
                throw new IllegalArgumentException("a case is about one order or one key");
            }
        }
    }

    /**
     * How the verdict is to be taken.
     *
     * @param asOfMs store clock: the moment that "now" is in it
     * @param isMasked whether personal data were masked
     * @param isComplete whether silence proves something: see {@code docs/findings.md}
     * @param isCut whether rows were left out for their number
     */
    public record Standing(long asOfMs, boolean isMasked, boolean isComplete, boolean isCut) {}

    /** How many lines of each kind follow. */
    public record Counts(long events, long nearby, long keys) {}
}
