package claimdesk.ui.timeline.drawing;

import claimdesk.store.journal.EventType;

/**
 * The shape of a mark: an outline that is filled, and strokes on it, as SVG path data around (0, 0). Each kind of event
 * can be told from the others without its colour.
 */
public enum Glyph {
    SEND(Outline.CIRCLE, "M-3.4 0H3.2M0.2 -3.2L3.4 0L0.2 3.2"),
    RECEIVE(Outline.CIRCLE, "M0 -3.6V3M-3.2 0.2L0 3.4L3.2 0.2"),
    LOCK(Outline.SQUARE, "M-3 -0.4H3V3.6H-3ZM-1.9 -0.6V-2A1.9 1.9 0 0 1 1.9 -2V-0.6"),
    TAKE_OVER(Outline.SQUARE, "M-3.8 -2H2.4M0.6 -4L2.8 -2L0.6 0M3.8 2.2H-2.4M-0.6 0.4L-2.8 2.2L-0.6 4.2"),
    RENEW(Outline.SQUARE, "M-3.2 0H3.2M0 -3.2V3.2"),
    UNLOCK(Outline.SQUARE, "M-3 -0.4H3V3.6H-3ZM-1.9 -0.6V-2.4A1.9 1.9 0 0 1 1.6 -3.2"),
    WAIT(Outline.CIRCLE, "M-1.7 -2.8V2.8M1.7 -2.8V2.8"),
    DIFFERENT(Outline.OCTAGON, "M-3.4 -1.5H3.4M-3.4 1.5H3.4M2.2 -3.8L-2.2 3.8"),
    AGAIN(Outline.CIRCLE, "M-3.4 0.4A3.4 3.4 0 1 0 -2 -2.8M-2.4 -4.4L-2.2 -2.6L-0.4 -2.6"),
    WORK(Outline.CIRCLE, "M-1.6 -3L3 0L-1.6 3Z"),
    EFFECT(Outline.DIAMOND, "M-1.8 0H1.8M0 -1.8V1.8"),
    CHECK(Outline.CIRCLE, "M-3.5 0.2L-1.1 2.6L3.5 -2.4"),
    CROSS(Outline.OCTAGON, "M-2.7 -2.7L2.7 2.7M2.7 -2.7L-2.7 2.7"),
    ALARM(Outline.TRIANGLE, "M0 -2.2V1.6M0 3.7V3.9"),
    REPLY(Outline.CIRCLE, "M3.4 0H-3.2M-0.2 -3.2L-3.4 0L-0.2 3.2"),
    LOST(Outline.CIRCLE, "M-3.9 0H-1.6M3.9 0H1.6M-1.4 3L1.4 -3"),
    CRASH(Outline.STAR, "M-2 -2L2 2M2 -2L-2 2"),
    CLOCK(Outline.CIRCLE, "M0 -3.8V0.2L2.6 1.8"),
    BIN(Outline.SQUARE, "M-3.6 -2.4H3.6M-2.6 -2.4L-2 3.6H2L2.6 -2.4M-1 -4H1"),
    FAULT(Outline.SHIELD, "M0.8 -4.4L-2.4 0.6H0.2L-0.8 4.4L2.6 -0.8H0Z"),
    STOP(Outline.OCTAGON, "M-2 -2H2V2H-2Z"),
    OPEN(Outline.SQUARE, "M-4 2H-1.6L2.2 -2.4M2.4 2H4"),
    CLOSED(Outline.SQUARE, "M-4 0H4M-1.6 -1.8V1.8M1.6 -1.8V1.8"),
    PERSON(Outline.CIRCLE, "M-3.4 4A3.4 3.4 0 0 1 3.4 4M-1.8 -2A1.8 1.8 0 1 0 1.8 -2A1.8 1.8 0 1 0 -1.8 -2"),
    ARRIVAL(Outline.NONE, "M5 -4.5L-2.5 0L5 4.5Z"),
    LOST_ON_THE_WAY(Outline.NONE, "M-3 -3L3 3M3 -3L-3 3");

    private final String outline;
    private final String strokes;

    Glyph(String outline, String strokes) {
        this.outline = outline;
        this.strokes = strokes;
    }

    /** Path data of what is filled; empty if nothing is. */
    public String outline() {
        return outline;
    }

    /** Path data of what is drawn on it, or by itself. */
    public String strokes() {
        return strokes;
    }

    static Glyph of(EventType type) {
        return switch (type) {
            case VENDOR_SENT -> SEND;
            case RECEIVED -> RECEIVE;
            case CLAIMED -> LOCK;
            case TAKEN_OVER -> TAKE_OVER;
            case RENEWED -> RENEW;
            case RELEASED -> UNLOCK;
            case BUSY -> WAIT;
            case MISMATCH -> DIFFERENT;
            case REPLAYED -> AGAIN;
            case WORK_STARTED -> WORK;
            case EFFECT -> EFFECT;
            case SAVED -> CHECK;
            case REFUSED -> CROSS;
            case FAILED -> ALARM;
            case ANSWERED -> REPLY;
            case REPLY_LOST -> LOST;
            case CALLER_CRASHED -> CRASH;
            case EXPIRED, VENDOR_TIMED_OUT -> CLOCK;
            case PURGED -> BIN;
            case FAULT -> FAULT;
            case VENDOR_GAVE_UP -> STOP;
            case BREAKER_OPENED -> OPEN;
            case BREAKER_CLOSED -> CLOSED;
            case AGENT_ACTION -> PERSON;
        };
    }

    private static final class Outline {
        private static final String NONE = "";
        private static final String CIRCLE = "M-7.5 0A7.5 7.5 0 1 1 7.5 0A7.5 7.5 0 1 1 -7.5 0Z";
        private static final String SQUARE = "M-7 -5.5Q-7 -7 -5.5 -7H5.5Q7 -7 7 -5.5V5.5Q7 7 5.5 7H-5.5Q-7 7 -7 5.5Z";
        private static final String OCTAGON = "M-3.2 -7.5H3.2L7.5 -3.2V3.2L3.2 7.5H-3.2L-7.5 3.2V-3.2Z";
        private static final String DIAMOND = "M0 -8L8 0L0 8L-8 0Z";
        private static final String TRIANGLE = "M0 -8L8 6.6H-8Z";
        private static final String SHIELD = "M-6.6 -6.8H6.6V2.2L0 8L-6.6 2.2Z";
        private static final String STAR =
                "M0 -8.4L2 -4.8L5.9 -5.9L4.8 -2L8.4 0L4.8 2L5.9 5.9L2 4.8L0 8.4L-2 4.8L-5.9 5.9L-4.8 2L-8.4 0L-4.8 -2"
                        + "L-5.9 -5.9L-2 -4.8Z";
    }
}
