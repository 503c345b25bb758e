package claimdesk.app.exchange.reading;

import java.util.List;
import java.util.function.Function;

/** What was read at one place of a file. */
public sealed interface ReadRow {

    /** Where it begins, from 1. */
    long line();

    /** Cells in the order of the columns that were asked for; a cell that is missing is an empty text. */
    record Row(long line, List<String> cells) implements ReadRow {}

    /** A line with nothing on it. */
    record Blank(long line) implements ReadRow {}

    /**
     * A line that cannot be used.
     *
     * @param reason what is wrong with it; quotes nothing of it, for that may be about a person
     */
    record Bad(long line, String reason) implements ReadRow {}

    default <R> R match(Function<Row, R> row, Function<Blank, R> blank, Function<Bad, R> bad) {
        if (this instanceof Row one) {
            return row.apply(one);
        }
        return this instanceof Blank one ? blank.apply(one) : bad.apply((Bad) this);
    }
}
