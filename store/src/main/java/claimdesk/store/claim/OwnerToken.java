package claimdesk.store.claim;

/**
 * The proof that a claim is one's own: random, new for every claim (never per caller), known only to the winner and
 * wiped when the answer is saved. Its text never leaves the store; screens and journal show {@link #digest()}.
 *
 * @param text 1 to 100 characters
 */
public record OwnerToken(String text) {

    public OwnerToken {
        if (text.isEmpty() || text.length() > 100) {
            throw new IllegalArgumentException("an owner token has 1 to 100 characters, not " + text.length());
        }
    }

    /** Twelve hexadecimal digits by which a token can be recognised but not used. */
    public String digest() {
        return digest(text);
    }

    static String digest(String text) {
        return new Digests().add(text).shortHex();
    }

    @Override
    public String toString() {
        return "token " + digest();
    }
}
