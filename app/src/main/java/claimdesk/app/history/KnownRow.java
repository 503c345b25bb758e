package claimdesk.app.history;

import claimdesk.store.claim.StoredKey;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Details;
import java.util.Optional;

/**
 * A key row as far as it is known: its columns by the names that the journal has for them.
 *
 * @param facts {@link Detail#ROW} is the digest of the whole row, or "gone"; empty if nothing is known
 */
public record KnownRow(Details facts) {

    /** What stands for the token of a saved row. */
    public static final String WIPED = "wiped";

    public static final KnownRow UNKNOWN = new KnownRow(Details.none());

    /** No row is there. */
    public static final KnownRow GONE = new KnownRow(Details.of(Detail.ROW, StoredKey.GONE));

    /** A row that is described by these; one that is gone has no columns. */
    static KnownRow of(Details facts) {
        return facts.has(Detail.ROW, StoredKey.GONE) ? GONE : new KnownRow(facts);
    }

    public boolean isUnknown() {
        return facts.all().isEmpty();
    }

    public boolean isGone() {
        return equals(GONE);
    }

    Optional<String> digest() {
        return facts.text(Detail.ROW);
    }

    KnownRow withDigest(String digest) {
        return of(facts.with(Detail.ROW, digest));
    }

    /** With these columns known too, or otherwise. */
    KnownRow and(Details more) {
        return of((isGone() ? Details.none() : facts).and(more));
    }

    static Details only(Details from, Detail... names) {
        Details some = Details.none();
        for (Detail name : names) {
            some = renamed(some, from, name, name);
        }
        return some;
    }

    static Details renamed(Details into, Details from, Detail name, Detail newName) {
        return from.text(name).map(value -> into.with(newName, value)).orElse(into);
    }
}
