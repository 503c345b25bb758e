package claimdesk.app.chain;

/** A case file is not as it was written; says at which line that is first seen, and by what. */
public final class BrokenChainException extends RuntimeException {

    private final long line;

    /**
     * @param line from 1
     * @param reason quotes nothing of the line
     */
    public BrokenChainException(long line, String reason) {
        super(reason);
        this.line = line;
    }

    public long line() {
        return line;
    }
}
