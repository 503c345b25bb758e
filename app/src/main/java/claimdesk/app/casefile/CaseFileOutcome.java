package claimdesk.app.casefile;

import java.nio.file.Path;
import java.util.function.Function;

/** What comes of writing a case file. Only {@link Written} has written anything to the folder. */
public sealed interface CaseFileOutcome {

    /**
     * Both files are there.
     *
     * @param hash of the last line of {@code lines}
     */
    record Written(Path lines, Path page, String hash, CaseFile file) implements CaseFileOutcome {}

    /** Neither the journal nor an import names the order or key. */
    record NotNamed() implements CaseFileOutcome {}

    /** A file of that name is there already, and nobody said that it may be replaced. */
    record InTheWay(Path there) implements CaseFileOutcome {}

    /**
     * Personal data were asked for, and that could not be recorded in the data file.
     *
     * @param reason without the file's name
     */
    record NotRecorded(String reason) implements CaseFileOutcome {}

    default <R> R match(
            Function<Written, R> written,
            Function<NotNamed, R> notNamed,
            Function<InTheWay, R> inTheWay,
            Function<NotRecorded, R> notRecorded) {
        if (this instanceof Written one) {
            return written.apply(one);
        }
        if (this instanceof NotNamed one) {
            return notNamed.apply(one);
        }
        return this instanceof InTheWay one ? inTheWay.apply(one) : notRecorded.apply((NotRecorded) this);
    }
}
