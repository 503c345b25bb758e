package claimdesk.app.room;

/** A schedule that cannot be read, or not be followed; says where and what is allowed. */
public final class ScheduleException extends RuntimeException {

    ScheduleException(String message) {
        super(message);
    }
}
