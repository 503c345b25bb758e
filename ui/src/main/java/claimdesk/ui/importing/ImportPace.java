package claimdesk.ui.importing;

import claimdesk.ui.controls.Figures;
import java.util.OptionalLong;

/**
 * How far an import is.
 *
 * @param share of all its work, 0 to 1
 * @param bytesRead of {@code bytesTotal}, the file as it is on disk
 * @param isChecking whether it only learns yet if the file was imported before
 * @param leftMs how long it will take; empty while that cannot be told
 */
public record ImportPace(
        double share,
        long bytesRead,
        long bytesTotal,
        long lines,
        long linesPerSecond,
        boolean isChecking,
        OptionalLong leftMs) {

    static ImportPace none() {
        return new ImportPace(0, 0, 0, 0, 0, true, OptionalLong.empty());
    }

    /** Like {@code 120 000 lines · 98 000 lines/s · 12.0 MB of 40.0 MB · 3.1 s left}. */
    public String text() {
        String bytes = Figures.bytes(bytesRead) + " of " + Figures.bytes(bytesTotal);
        if (isChecking) {
            return "Looking whether it was imported before \u00B7 " + bytes;
        }
        String left = leftMs.isPresent() ? " \u00B7 " + Figures.length(leftMs.getAsLong()) + " left" : "";
        return Figures.count(lines) + " lines \u00B7 " + Figures.count(linesPerSecond) + " lines/s \u00B7 " + bytes
                + left;
    }
}
