package claimdesk.ui.importing;

import java.time.InstantSource;
import java.util.Optional;
import java.util.OptionalLong;

/** Makes figures for a person of an import's steps, no more often than one can read them. Not thread-safe. */
final class PaceMeter {

    private static final long EVERY_MS = 100;

    /** Before this, a rate is a guess. */
    private static final long SETTLED_MS = 500;

    private final InstantSource wall;
    private final long fileBytes;
    private long shownAtMs = Long.MIN_VALUE / 2;
    private long firstLineAtMs = -1;

    PaceMeter(InstantSource wall, long fileBytes) {
        this.wall = wall;
        this.fileBytes = fileBytes;
    }

    /** What is to be shown of a step, if it is time for that. */
    Optional<ImportPace> step(long bytes, long bytesTotal, long lines) {
        long nowMs = wall.millis();
        if (lines > 0 && firstLineAtMs < 0) {
            firstLineAtMs = nowMs;
        }
        if (nowMs - shownAtMs < EVERY_MS) {
            return Optional.empty();
        }
        shownAtMs = nowMs;
        double share = bytesTotal == 0 ? 0 : Math.min(1, bytes / (double) bytesTotal);
        if (firstLineAtMs < 0) {
            return Optional.of(
                    new ImportPace(share, Math.min(bytes, fileBytes), fileBytes, 0, 0, true, OptionalLong.empty()));
        }
        long goneMs = nowMs - firstLineAtMs;
        // Whatever was read before the first line was for the hash alone.
        long ofLines = Math.max(0, bytes - (bytesTotal - fileBytes));
        long rate = lines * 1000 / Math.max(1, goneMs);
        OptionalLong left = goneMs < SETTLED_MS || ofLines == 0
                ? OptionalLong.empty()
                : OptionalLong.of(Math.round(goneMs * (double) (fileBytes - ofLines) / ofLines));
        return Optional.of(new ImportPace(share, ofLines, fileBytes, lines, rate, false, left));
    }
}
