package claimdesk.app.query;

/**
 * Another way to ask, which may be what was meant.
 *
 * @param query the whole text to search for instead
 * @param words what it would find, in a few words
 */
public record Offer(String query, String words) {}
