package claimdesk.store.identity;

/**
 * The name of one request as it came over the wire.
 *
 * @param text 1 to 100 Unicode characters, kept as given: never trimmed, never folded
 */
public record AttemptId(String text) {

    public static final int CHARACTERS_MAX = 100;

    public AttemptId {
        Names.check("attempt id", text, CHARACTERS_MAX);
    }

    @Override
    public String toString() {
        return text;
    }
}
