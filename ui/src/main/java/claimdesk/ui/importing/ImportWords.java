package claimdesk.ui.importing;

import claimdesk.app.exchange.ImportOutcome;
import claimdesk.app.exchange.Rejected;
import claimdesk.app.masking.MaskedText;
import claimdesk.store.database.StoreException;
import claimdesk.store.imported.ImportedSource;
import claimdesk.store.imported.LineCounts;
import claimdesk.store.imported.SourceKind;
import claimdesk.ui.controls.Figures;
import claimdesk.ui.controls.ShownText;
import java.time.Instant;
import java.util.List;
import java.util.stream.Collectors;

/** What an import came to, in words. */
public final class ImportWords {

    private static final int COLUMNS_NAMED = 12;

    private ImportWords() {}

    /** Like {@code request log}. */
    public static String kind(SourceKind kind) {
        return kind.text().replace('-', ' ');
    }

    /** What came of it, in one short sentence. */
    public static String title(ImportOutcome outcome) {
        return outcome.match(
                imported -> "Imported as a " + kind(imported.kind()) + ", import " + imported.run(),
                known -> "Imported before, as import " + known.earlier().run(),
                none -> "Nothing was imported: not one line is good as a " + kind(none.kind()),
                unusable -> "Nothing was imported",
                cancelled -> "Stopped: nothing of it was kept");
    }

    /** What else there is to know. */
    public static String text(ImportOutcome outcome) {
        return outcome.match(
                ImportWords::imported,
                known -> "The same bytes went in as \""
                        + ShownText.of(known.earlier().file().name()) + "\", " + time(known.earlier())
                        + ": nothing was written now. Whatever it is called, a file counts once.",
                none -> counts(none.counts())
                        + ". The data file was not written to. Look at the reasons below, correct the"
                        + " mapping, and import it again.",
                unusable -> "Because " + ShownText.of(unusable.reason()) + ".",
                cancelled -> "The file can be imported again.");
    }

    /** Lines that were not taken, at most as many as an outcome names. */
    public static List<Rejected> rejected(ImportOutcome outcome) {
        return outcome.match(
                ImportOutcome.Imported::rejected,
                known -> List.of(),
                ImportOutcome.NothingGood::rejected,
                unusable -> List.of(),
                cancelled -> List.of());
    }

    /** How many were not taken in all. */
    public static long rejectedCount(ImportOutcome outcome) {
        return outcome.match(
                imported -> imported.counts().rejected(),
                known -> 0L,
                none -> none.counts().rejected(),
                unusable -> 0L,
                cancelled -> 0L);
    }

    /** Rejected lines as text: line, tab, reason. */
    public static String copied(List<Rejected> lines) {
        return lines.stream()
                .map(one -> one.line() + "\t" + MaskedText.of(one.reason()))
                .collect(Collectors.joining("\n"));
    }

    public static String counts(LineCounts counts) {
        return Figures.count(counts.taken()) + (counts.taken() == 1 ? " line" : " lines") + " taken, "
                + Figures.count(counts.rejected()) + " rejected, " + Figures.count(counts.blank()) + " blank";
    }

    /** When it went in, in UTC. */
    public static String time(ImportedSource source) {
        return source.importedAtMs().isPresent()
                ? Instant.ofEpochMilli(source.importedAtMs().getAsLong() / 1000 * 1000)
                        .toString()
                        .replace('T', ' ')
                        .replace("Z", " UTC")
                : "at a time that is not known";
    }

    /**
     * What failed, what was not lost, and what to do.
     *
     * @param data the name of the data file
     */
    static String failure(Exception failure, String data) {
        if (!(failure instanceof StoreException store)) {
            return failure instanceof IllegalStateException
                    ? sentence(failure.getMessage())
                    : "An error of the program's own, please report it: " + failure;
        }
        String kept = " Nothing of this import counts, and what was in " + data + " before is as it was. ";
        switch (store.kind()) {
            case LOCKED:
                return data + " is being written to by another program, which did not let go in time." + kept
                        + "When the other is done, import again.";
            case DISK_FULL:
                return "There is no room left on the disk that has " + data + "." + kept
                        + "Make room, then import again.";
            case READ_ONLY:
                return data + " cannot be written to: " + store.reason() + "." + kept
                        + "Import into your own data file, or have this one made writable.";
            case ACKNOWLEDGEMENT_LOST:
                return "The import may have gone in, but " + data + " did not say so. Look at the list of imports;"
                        + " importing the file again is safe, for it is recognised.";
            default:
                return sentence(store.getMessage()) + kept;
        }
    }

    private static String imported(ImportOutcome.Imported done) {
        StringBuilder text = new StringBuilder(counts(done.counts())).append(".");
        if (done.untimed() > 0) {
            text.append(" ")
                    .append(Figures.count(done.untimed()))
                    .append(" of them do not say when by the store's clock: they are found, and have no place on the"
                            + " timeline. If they lack an offset, undo, name the zone, and import again.");
        }
        List<String> unused = done.unused();
        if (!unused.isEmpty()) {
            text.append(" Nothing was read from ")
                    .append(unused.stream()
                            .limit(COLUMNS_NAMED)
                            .map(ShownText::of)
                            .collect(Collectors.joining(", ")))
                    .append(unused.size() > COLUMNS_NAMED ? " and " + (unused.size() - COLUMNS_NAMED) + " more." : ".");
        }
        return text.toString();
    }

    private static String sentence(String text) {
        return text.endsWith(".") ? text : text + ".";
    }
}
