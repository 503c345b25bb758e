package claimdesk.app.scenario;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;

/** What can go wrong with an attempt, each injected from outside the protocol. */
public enum FaultKind {
    LOSE_REPLY(Timing.NONE, "The answer is given, but the reply never reaches the vendor."),
    DELAY_WORK(Timing.LONGER, "The work stalls between its effect and the save."),
    CRASH_BEFORE_CLAIM(Timing.NONE, "The caller dies before it claims the key, so nothing is left behind."),
    CRASH_AFTER_CLAIM(Timing.NONE, "The caller dies with the key claimed and the work not begun."),
    CRASH_AFTER_EFFECT(Timing.NONE, "The caller dies after the effect and before its answer is saved."),
    CRASH_AFTER_SAVE(Timing.NONE, "The caller dies with the answer saved and not yet given."),
    DISK_FULL_AT_SAVE(Timing.NONE, "The disk is full when the answer is saved."),
    LOCKED_AT_SAVE(Timing.NONE, "Another process holds the store locked for too long when the answer is saved."),
    ROW_GONE_AT_SAVE(Timing.NONE, "The key's row has been deleted when the answer is saved."),
    LOST_ACKNOWLEDGEMENT_AT_CLAIM(Timing.NONE, "The claim commits, but the caller never hears that it did."),
    LOST_ACKNOWLEDGEMENT_AT_SAVE(Timing.NONE, "The save commits, but the caller never hears that it did."),
    DOUBLE_CLICK(Timing.LATER, "The vendor sends the same request twice at nearly the same time."),
    QUEUE_REDELIVERY(Timing.LATER, "A queue delivers the same request again after the reply."),
    VENDOR_CLOCK(Timing.SHIFTED, "The vendor's own clock runs ahead, or behind if negative."),
    STORE_CLOCK_JUMP(Timing.SHIFTED, "The store's clock jumps ahead, or back if negative."),
    WORK_UNAVAILABLE(Timing.NONE, "The work answers 503 before it has any effect."),
    EFFECT_UNKNOWN(Timing.NONE, "An outside effect may have started, and nobody can tell what became of it.");

    private static final long DOUBLE_CLICK_GAP_MS = 10;

    private final Timing timing;
    private final String description;

    FaultKind(Timing timing, String description) {
        this.timing = timing;
        this.description = description;
    }

    /** The word in scenario files. */
    public String text() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** One sentence for screens. */
    public String description() {
        return description;
    }

    public static Optional<FaultKind> named(String text) {
        return Arrays.stream(values()).filter(one -> one.text().equals(text)).findFirst();
    }

    /** Whether it needs a number of milliseconds: how long a delay, how far a clock is off. */
    public boolean takesBy() {
        return timing != Timing.NONE;
    }

    /** The milliseconds when none are given; empty if they must be. */
    public OptionalLong byDefaultMs() {
        return this == DOUBLE_CLICK ? OptionalLong.of(DOUBLE_CLICK_GAP_MS) : OptionalLong.empty();
    }

    /** The least milliseconds it takes; 0 if it takes none. */
    public long byMinMs() {
        return switch (timing) {
            case NONE, LATER -> 0;
            case LONGER -> 1;
            case SHIFTED -> -Bounds.DAY_MS;
        };
    }

    /** The most milliseconds it takes; 0 if it takes none. */
    public long byMaxMs() {
        return timing == Timing.NONE ? 0 : Bounds.DAY_MS;
    }

    /** Says in words which milliseconds it takes. */
    public String byAllowed() {
        return takesBy() ? "allowed: a whole number from " + byMinMs() + " to " + byMaxMs() : "takes no milliseconds";
    }

    private enum Timing {
        NONE,
        LONGER,
        LATER,
        SHIFTED
    }
}
