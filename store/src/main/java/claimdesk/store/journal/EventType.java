package claimdesk.store.journal;

/** What a journal row records; the types of design section 3. Stored by name. */
public enum EventType {
    RECEIVED,
    CLAIMED,
    TAKEN_OVER,
    BUSY,
    MISMATCH,
    REPLAYED,
    WORK_STARTED,
    EFFECT,
    SAVED,
    REFUSED,
    FAILED,
    RELEASED,
    RENEWED,
    ANSWERED,
    REPLY_LOST,
    CALLER_CRASHED,
    EXPIRED,
    PURGED,
    FAULT,
    VENDOR_SENT,
    VENDOR_TIMED_OUT,
    VENDOR_GAVE_UP,
    BREAKER_OPENED,
    BREAKER_CLOSED,
    AGENT_ACTION
}
