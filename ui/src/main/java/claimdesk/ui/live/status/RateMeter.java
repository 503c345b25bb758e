package claimdesk.ui.live.status;

import java.util.ArrayDeque;
import java.util.Deque;

/** How many journal rows a second were written, over the last two seconds of the wall's time. */
final class RateMeter {

    private static final long WINDOW_MS = 2000;
    private static final long SECOND_MS = 1000;

    private record Mark(long wallMs, long seq) {}

    private final Deque<Mark> marks = new ArrayDeque<>();

    /** Notes how far the journal is at an instant of the wall's time. */
    void note(long wallMs, long seq) {
        marks.addLast(new Mark(wallMs, seq));
        while (marks.size() > 2 && wallMs - second().wallMs() >= WINDOW_MS) {
            marks.removeFirst();
        }
    }

    private Mark second() {
        return marks.stream().skip(1).findFirst().orElseThrow();
    }

    long perSecond() {
        if (marks.size() < 2) {
            return 0;
        }
        Mark first = marks.getFirst();
        Mark last = marks.getLast();
        long passedMs = Math.max(1, last.wallMs() - first.wallMs());
        return Math.round((last.seq() - first.seq()) * SECOND_MS / (double) passedMs);
    }
}
