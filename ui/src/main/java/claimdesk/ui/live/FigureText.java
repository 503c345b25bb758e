package claimdesk.ui.live;

import claimdesk.ui.live.LiveLook.FileFigures;
import java.text.NumberFormat;
import java.util.Locale;

/** The file's figures as the status line says them. */
final class FigureText {

    private static final long MEBIBYTE = 1024 * 1024;

    private FigureText() {}

    /**
     * @param before the figures of the look before, or null
     */
    static String of(FileFigures now, FileFigures before) {
        String seq = "seq " + grouped(now.seq());
        String wal = String.format(Locale.ROOT, "WAL %.1f MB", (double) now.walBytes() / MEBIBYTE);
        if (before == null || now.atMs() <= before.atMs()) {
            return seq + "  ·  " + wal;
        }
        long aSecond = Math.round((now.seq() - before.seq()) * 1000.0 / (now.atMs() - before.atMs()));
        return seq + "  ·  " + grouped(aSecond) + " rows/s  ·  " + wal;
    }

    static String grouped(long number) {
        return NumberFormat.getIntegerInstance(Locale.ROOT).format(number).replace(',', '\u202F');
    }
}
