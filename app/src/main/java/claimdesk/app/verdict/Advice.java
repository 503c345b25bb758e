package claimdesk.app.verdict;

import claimdesk.app.call.KeyAdvice;

/**
 * What to tell the vendor.
 *
 * @param text ready to paste: what to do, and why
 */
public record Advice(KeyAdvice keyAdvice, String text) {

    /** The stable name in JSON: same-key, new-key, ask-a-person or none. */
    public String code() {
        return keyAdvice.text().replace(' ', '-');
    }

    /** The same for people. */
    public String words() {
        return keyAdvice == KeyAdvice.NONE ? "nothing to do" : keyAdvice.text();
    }
}
