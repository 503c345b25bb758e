package claimdesk.app.chain;

import claimdesk.store.claim.StoredKey;
import claimdesk.store.journal.Event;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.function.Function;

/** One line of a case file. Exactly one case holds. */
public sealed interface CaseEntry {

    /** The first line. */
    record Head(CaseHeader header) implements CaseEntry {}

    /**
     * An event of the case.
     *
     * @param id what tells it from all others, wherever it is met again
     */
    record Own(Event event, String id) implements CaseEntry {}

    /** What a vendor of the case did about another order at about the same time. */
    record Near(Event event) implements CaseEntry {}

    /** A key row as it stood. */
    record Row(StoredKey row) implements CaseEntry {}

    /** What the case came to where it was written, for people and other programs; nothing is read from it. */
    record Said(ObjectNode verdict) implements CaseEntry {}

    /**
     * The last line.
     *
     * @param lines how many lines there are, this one included
     */
    record End(long lines) implements CaseEntry {}

    default <R> R match(
            Function<Head, R> head,
            Function<Own, R> own,
            Function<Near, R> near,
            Function<Row, R> row,
            Function<Said, R> said,
            Function<End, R> end) {
        if (this instanceof Head one) {
            return head.apply(one);
        }
        if (this instanceof Own one) {
            return own.apply(one);
        }
        if (this instanceof Near one) {
            return near.apply(one);
        }
        if (this instanceof Row one) {
            return row.apply(one);
        }
        return this instanceof Said one ? said.apply(one) : end.apply((End) this);
    }
}
