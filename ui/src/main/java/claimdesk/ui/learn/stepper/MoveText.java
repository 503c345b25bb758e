package claimdesk.ui.learn.stepper;

import claimdesk.app.room.Move;
import claimdesk.app.room.Move.Kind;
import org.kordamp.ikonli.feather.Feather;

/** Moves in words and icons, whatever the room. */
public final class MoveText {

    private MoveText() {}

    /** Like {@code A's next step} and {@code A's next step, with its reply lost}. */
    public static String of(Move move) {
        return move.kind().isOfCaller()
                ? Move.letter(move.caller()) + "'s next step"
                        + (move.kind() == Kind.STEP ? "" : ", with " + fault(move.kind()))
                : ofNobody(move.kind());
    }

    private static String ofNobody(Kind kind) {
        return switch (kind) {
            case TIME -> "time passes to the next end of a lease or of a retention";
            case SECOND -> "one second passes";
            case TEN_SECONDS -> "ten seconds pass";
            default -> "the purge runs";
        };
    }

    /** A fault in a few words; for a step without one, {@code no fault}. */
    public static String fault(Kind kind) {
        return switch (kind) {
            case LOST_ACKNOWLEDGEMENT -> "lost acknowledgement";
            case FAILED_WRITE -> "store locked";
            case FULL_DISK -> "disk full";
            case LOST_REPLY -> "lost reply";
            case CRASH -> "crash";
            default -> "no fault";
        };
    }

    /** A fault as short as it goes. */
    public static String shortly(Kind kind) {
        return switch (kind) {
            case LOST_ACKNOWLEDGEMENT -> "Ack lost";
            case FAILED_WRITE -> "Locked";
            case FULL_DISK -> "Disk full";
            case LOST_REPLY -> "Reply lost";
            default -> "Crash";
        };
    }

    /** What the fault does, in one sentence. */
    public static String explained(Kind kind) {
        return switch (kind) {
            case LOST_ACKNOWLEDGEMENT -> "The step's commits happen, and the caller is not told that they did.";
            case FAILED_WRITE ->
                "Another connection holds the file's write lock: the step writes nothing (SQLITE_BUSY).";
            case FULL_DISK ->
                "The disk has no room for another page: the step writes nothing (SQLITE_FULL). A call cannot tell it"
                        + " from a locked store but by the reason.";
            case LOST_REPLY -> "The answer is given, and its reply is lost on the way. Strikes an answer only.";
            case CRASH -> "The caller dies before its next step, and takes no more.";
            default -> "The step runs as it should.";
        };
    }

    public static Feather icon(Kind kind) {
        return switch (kind) {
            case LOST_ACKNOWLEDGEMENT -> Feather.EYE_OFF;
            case FAILED_WRITE -> Feather.LOCK;
            case FULL_DISK -> Feather.HARD_DRIVE;
            case LOST_REPLY -> Feather.WIFI_OFF;
            case CRASH -> Feather.ZAP_OFF;
            case TIME, SECOND, TEN_SECONDS -> Feather.CLOCK;
            case PURGE -> Feather.TRASH_2;
            default -> Feather.PLAY;
        };
    }
}
