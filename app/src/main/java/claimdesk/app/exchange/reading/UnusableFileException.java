package claimdesk.app.exchange.reading;

/** A file that cannot be read as evidence at all; says why, without naming it, and what is allowed. */
public final class UnusableFileException extends RuntimeException {

    public UnusableFileException(String message) {
        super(message);
    }
}
