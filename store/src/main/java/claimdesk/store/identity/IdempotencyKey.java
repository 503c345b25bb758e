package claimdesk.store.identity;

/**
 * The vendor's key for one logical action, the same on every retry.
 *
 * @param text 1 to 255 Unicode characters, kept as given: never trimmed, never folded
 */
public record IdempotencyKey(String text) {

    public static final int CHARACTERS_MAX = 255;

    public IdempotencyKey {
        Names.check("idempotency key", text, CHARACTERS_MAX);
    }

    @Override
    public String toString() {
        return text;
    }
}
