package claimdesk.app.exchange.preview;

/**
 * Something about a draft that a person should know, in plain words.
 *
 * @param isBlocking whether nothing can be imported before it is put right
 */
public record Problem(String text, boolean isBlocking) {}
