package claimdesk.ui.investigate.detail;

/**
 * One thing that a row says.
 *
 * @param name the name that the journal or the file has for it
 */
public record Fact(String name, String value) {}
