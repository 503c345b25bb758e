package claimdesk.ui.command;

/** The command line or a file that it names cannot be used; says what, where and what is allowed. */
public final class InputException extends RuntimeException {

    public InputException(String message) {
        super(message);
    }
}
