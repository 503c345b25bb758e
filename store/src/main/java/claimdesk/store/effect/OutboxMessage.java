package claimdesk.store.effect;

/**
 * An effect that waits to be sent.
 *
 * @param downstreamKey the same however often the message is sent; the receiver drops a second one by it
 */
public record OutboxMessage(long id, String downstreamKey) {}
