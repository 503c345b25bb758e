package claimdesk.ui.simulate.result;

import claimdesk.store.journal.EventType;
import org.kordamp.ikonli.feather.Feather;

/** The icon that stands beside an event's word, and the tone of both. */
public enum EventIcon {
    SENT(Feather.SEND, "muted"),
    TAKEN(Feather.LOCK, "accent"),
    TURNED_AWAY(Feather.CLOCK, "warning"),
    GIVEN_AGAIN(Feather.COPY, "accent"),
    DONE(Feather.ZAP, "muted"),
    KEPT(Feather.CHECK, "success"),
    REFUSED(Feather.X, "danger"),
    BROKEN(Feather.ALERT_TRIANGLE, "danger"),
    TOLD(Feather.CORNER_UP_LEFT, "muted"),
    FAULT(Feather.CLOUD_LIGHTNING, "warning"),
    OTHER(Feather.CIRCLE, "muted");

    private final Feather feather;
    private final String tone;

    EventIcon(Feather feather, String tone) {
        this.feather = feather;
        this.tone = tone;
    }

    public Feather feather() {
        return feather;
    }

    /** A style class. */
    public String tone() {
        return "tone-" + tone;
    }

    public static EventIcon of(EventType type) {
        return switch (type) {
            case VENDOR_SENT, RECEIVED -> SENT;
            case CLAIMED, TAKEN_OVER, RENEWED -> TAKEN;
            case BUSY, MISMATCH, VENDOR_TIMED_OUT, VENDOR_GAVE_UP, BREAKER_OPENED -> TURNED_AWAY;
            case REPLAYED -> GIVEN_AGAIN;
            case WORK_STARTED, EFFECT -> DONE;
            case SAVED, BREAKER_CLOSED -> KEPT;
            case REFUSED -> REFUSED;
            case FAILED, CALLER_CRASHED -> BROKEN;
            case ANSWERED, RELEASED -> TOLD;
            case FAULT, REPLY_LOST -> FAULT;
            case EXPIRED, PURGED, AGENT_ACTION -> OTHER;
        };
    }
}
