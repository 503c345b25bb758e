package claimdesk.app.call;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Which status each reply gets, where the field does not agree (design section 2). The code never changes. */
public enum ReplyProfile {
    /** The IETF draft on the Idempotency-Key header. */
    IETF(422, 409),
    CLASSIC(409, 409),
    STRIPE(400, 409);

    private final int mismatchStatus;
    private final int busyStatus;

    ReplyProfile(int mismatchStatus, int busyStatus) {
        this.mismatchStatus = mismatchStatus;
        this.busyStatus = busyStatus;
    }

    /** The word in settings and scenario files. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<ReplyProfile> named(String text) {
        return Arrays.stream(values()).filter(one -> one.text().equals(text)).findFirst();
    }

    public int status(ReplyCode code) {
        switch (code) {
            case DONE:
                return 200;
            case KEY_MISMATCH:
                return mismatchStatus;
            case KEY_BUSY:
                return busyStatus;
            case BODY_TOO_LARGE:
                return 413;
            case ORDER_UNKNOWN:
                return 404;
            case MOVE_ILLEGAL:
                return 422;
            case UNAVAILABLE:
                return 503;
            case NOT_SAVED:
            case SAVE_FAILED:
            case OUTCOME_UNKNOWN:
                return 500;
            default:
                return 400;
        }
    }
}
