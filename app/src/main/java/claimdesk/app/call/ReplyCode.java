package claimdesk.app.call;

/** The machine code in a reply's body. It says the same under every reply profile; only the status may differ. */
public enum ReplyCode {
    DONE("done", "The operation was done.", KeyAdvice.NONE),
    KEY_MISSING("key-missing", "The request has no Idempotency-Key.", KeyAdvice.NEW_KEY),
    KEY_INVALID("key-invalid", "The Idempotency-Key cannot be used.", KeyAdvice.NEW_KEY),
    ORDER_INVALID("order-invalid", "The order id cannot be used.", KeyAdvice.NEW_KEY),
    BODY_TOO_LARGE("body-too-large", "The body is too large.", KeyAdvice.NEW_KEY),
    BODY_AMBIGUOUS("body-ambiguous", "The body can be read in more than one way.", KeyAdvice.NEW_KEY),
    KEY_MISMATCH("key-mismatch", "The key was used before with another request.", KeyAdvice.NEW_KEY),
    KEY_BUSY("key-busy", "A request with this key is being served.", KeyAdvice.SAME_KEY),
    ORDER_UNKNOWN("order-unknown", "There is no such order.", KeyAdvice.NEW_KEY),
    MOVE_ILLEGAL("move-illegal", "The order's state does not allow this operation.", KeyAdvice.NEW_KEY),
    UNAVAILABLE("unavailable", "Nothing was done; the service could not be reached.", KeyAdvice.SAME_KEY),
    NOT_SAVED("not-saved", "The answer was not saved: the save was refused.", KeyAdvice.SAME_KEY),
    SAVE_FAILED("save-failed", "The answer was not confirmed as saved: the save failed.", KeyAdvice.SAME_KEY),
    OUTCOME_UNKNOWN("outcome-unknown", "The work may have been done; a person must look.", KeyAdvice.ASK_A_PERSON);

    private final String text;
    private final String title;
    private final KeyAdvice advice;

    ReplyCode(String text, String title, KeyAdvice advice) {
        this.text = text;
        this.title = title;
        this.advice = advice;
    }

    /** The word in bodies and in the journal. */
    public String text() {
        return text;
    }

    /** One sentence for people. */
    public String title() {
        return title;
    }

    public KeyAdvice advice() {
        return advice;
    }
}
