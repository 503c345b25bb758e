package claimdesk.app.call;

import java.util.Arrays;
import java.util.Optional;

/** What every refusal tells the vendor to do with its key. */
public enum KeyAdvice {
    /** Send the same request again with the same key. */
    SAME_KEY("same key"),
    /** This key is used up for this request; a corrected request needs a new one. */
    NEW_KEY("new key"),
    /** Do not retry: a person must look. */
    ASK_A_PERSON("ask a person"),
    /** There is nothing to do. */
    NONE("none");

    private final String text;

    KeyAdvice(String text) {
        this.text = text;
    }

    /** The words in a reply's body and on screens. */
    public String text() {
        return text;
    }

    public static Optional<KeyAdvice> named(String text) {
        return Arrays.stream(values()).filter(one -> one.text.equals(text)).findFirst();
    }
}
