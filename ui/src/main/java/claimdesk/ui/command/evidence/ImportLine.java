package claimdesk.ui.command.evidence;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Locale;

/** One line that is written over while a long import goes on; imports of under a second show nothing. */
final class ImportLine {

    private static final long EVERY_MS = 1000;

    private final PrintWriter err;
    private final InstantSource wall;
    private final Path file;
    private long firstLineAtMs = -1;
    private long shownAtMs;
    private boolean isShown;

    ImportLine(PrintWriter err, InstantSource wall, Path file) {
        this.err = err;
        this.wall = wall;
        this.file = file;
        this.shownAtMs = wall.millis();
    }

    void step(long bytes, long bytesTotal, long lines) {
        long nowMs = wall.millis();
        if (lines > 0 && firstLineAtMs < 0) {
            firstLineAtMs = nowMs;
        }
        if (nowMs - shownAtMs < EVERY_MS) {
            return;
        }
        shownAtMs = nowMs;
        isShown = true;
        long rate = firstLineAtMs < 0 ? 0 : lines * 1000 / Math.max(1, nowMs - firstLineAtMs);
        err.print(String.format(
                Locale.ROOT,
                "\rimporting %s: %d %%, %,d lines, %,d lines/s ",
                file.getFileName(),
                bytes * 100 / Math.max(1, bytesTotal),
                lines,
                rate));
        err.flush();
    }

    void end() {
        if (isShown) {
            err.println();
        }
    }
}
