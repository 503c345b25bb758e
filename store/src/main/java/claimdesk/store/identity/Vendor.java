package claimdesk.store.identity;

/**
 * Who calls the ordering system; the scope of an idempotency key.
 *
 * @param text 1 to 100 Unicode characters, kept as given: never trimmed, never folded
 */
public record Vendor(String text) {

    public static final int CHARACTERS_MAX = 100;

    public Vendor {
        Names.check("vendor", text, CHARACTERS_MAX);
    }

    @Override
    public String toString() {
        return text;
    }
}
