package claimdesk.app.vendor;

/**
 * Whether a vendor tries again.
 *
 * @param retries false if another attempt cannot help, or none is needed
 * @param why in words, for the screen
 */
public record RetryDecision(boolean retries, String why) {}
