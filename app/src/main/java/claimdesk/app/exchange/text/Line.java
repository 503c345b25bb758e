package claimdesk.app.exchange.text;

/**
 * One line of a text.
 *
 * @param number from 1
 * @param end how it ends: one of {@code \n}, {@code \r\n}, {@code \r}, or nothing at the end of the file
 * @param flaw why its text cannot be used; empty if it can
 */
public record Line(long number, String text, String end, String flaw) {

    public boolean isSound() {
        return flaw.isEmpty();
    }
}
