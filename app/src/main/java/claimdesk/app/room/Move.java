package claimdesk.app.room;

import java.util.Arrays;
import java.util.Optional;

/**
 * One thing that a schedule does.
 *
 * @param caller whose move it is, from 0; 0 for a move that is nobody's
 */
public record Move(Kind kind, int caller) {

    /** What can be done, in the order in which moves are tried. */
    public enum Kind {
        /** A caller takes its next step. */
        STEP(""),
        /**
         * The same; no commit of the step is acknowledged, but that of the record that its save failed, which is written
         * once the fault is over.
         */
        LOST_ACKNOWLEDGEMENT("l"),
        /**
         * The same; the step finds the store locked and writes nothing, but the record that its work or save failed, once
         * the lock is gone.
         */
        FAILED_WRITE("f"),
        /**
         * The same; the disk has no room, as far as this step goes, and it writes nothing. For a call it differs from a
         * locked store in nothing but the reason that is given, so that no search tries it.
         */
        FULL_DISK("d"),
        /** The same, for the answer, which is given and never arrives. */
        LOST_REPLY("r"),
        /** A caller dies before its next step, and takes no more. */
        CRASH("x"),
        /** The clock moves on to the next instant at which something ends: a lease, or a retention. */
        TIME("t"),
        /** A saved answer whose retention has passed is removed. */
        PURGE("p"),
        /** The clock moves on by a second; no search tries it, for nothing happens between two ends. */
        SECOND("s"),
        /** The clock moves on by ten seconds; no search tries it either. */
        TEN_SECONDS("m");

        private final String text;

        Kind(String text) {
            this.text = text;
        }

        /** Whether it is one of the faults that a search has so many of. */
        public boolean isFault() {
            return this == LOST_ACKNOWLEDGEMENT
                    || this == FAILED_WRITE
                    || this == FULL_DISK
                    || this == LOST_REPLY
                    || this == CRASH;
        }

        /** Whether it is a caller's, and not the clock's or the purge's. */
        public boolean isOfCaller() {
            return this == STEP || isFault();
        }

        /** The kind of a move that is nobody's, which is written {@code mark}. */
        static Optional<Kind> ofNobody(char mark) {
            return Arrays.stream(values())
                    .filter(kind -> !kind.isOfCaller() && kind.text.charAt(0) == mark)
                    .findFirst();
        }

        /** The kind of a caller's move that its letter is followed by {@code mark}. */
        static Optional<Kind> marked(char mark) {
            return Arrays.stream(values())
                    .filter(kind -> kind.isFault() && kind.text.charAt(0) == mark)
                    .findFirst();
        }
    }

    public static final Move TIME = new Move(Kind.TIME, 0);
    public static final Move PURGE = new Move(Kind.PURGE, 0);
    public static final Move SECOND = new Move(Kind.SECOND, 0);
    public static final Move TEN_SECONDS = new Move(Kind.TEN_SECONDS, 0);

    /** The letter of a caller, A for 0. */
    public static char letter(int caller) {
        return (char) ('A' + caller);
    }

    /** As schedules write it: {@code a}, {@code bx}, {@code t}. */
    @Override
    public String toString() {
        return kind.isOfCaller() ? Character.toLowerCase(letter(caller)) + kind.text : kind.text;
    }
}
