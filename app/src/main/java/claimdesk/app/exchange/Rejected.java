package claimdesk.app.exchange;

/**
 * A line that was not taken.
 *
 * @param reason quotes nothing of the line, for it may be about a person
 */
public record Rejected(long line, String reason) {}
