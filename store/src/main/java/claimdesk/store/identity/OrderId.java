package claimdesk.store.identity;

/**
 * The name of one order.
 *
 * @param text 1 to 100 Unicode characters, kept as given: never trimmed, never folded
 */
public record OrderId(String text) {

    public static final int CHARACTERS_MAX = 100;

    public OrderId {
        Names.check("order id", text, CHARACTERS_MAX);
    }

    @Override
    public String toString() {
        return text;
    }
}
