package claimdesk.ui.command;

/** The command line or a file that it names cannot be used; says what, where and what is allowed. */
final class InputException extends RuntimeException {

    InputException(String message) {
        super(message);
    }
}
