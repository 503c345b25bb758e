package claimdesk.app.history;

import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;

/** Where an event happened. */
public enum Place {
    VENDOR,
    CALL,
    EFFECTS,
    /** At the key's row, by nobody's call: a purge, or an agent. */
    KEY;

    private static final String AT_THE_VENDOR = "at the vendor";

    public static Place of(Event event) {
        return switch (event.type()) {
            case VENDOR_SENT, VENDOR_TIMED_OUT, VENDOR_GAVE_UP, BREAKER_OPENED, BREAKER_CLOSED -> VENDOR;
            case EFFECT -> EFFECTS;
            case PURGED, AGENT_ACTION -> KEY;
            case FAULT -> event.details().has(Detail.WHERE, AT_THE_VENDOR) ? VENDOR : ofCall(event);
            default -> ofCall(event);
        };
    }

    private static Place ofCall(Event event) {
        return event.subject().attempt().isPresent() ? CALL : KEY;
    }
}
