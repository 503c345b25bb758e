package claimdesk.ui.command.evidence;

import claimdesk.app.exchange.ImportOutcome;
import claimdesk.app.exchange.Rejected;
import claimdesk.app.masking.MaskedText;
import claimdesk.store.imported.ImportedSource;
import claimdesk.store.imported.LineCounts;
import claimdesk.store.imported.SourceKind;
import claimdesk.ui.controls.ShownText;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** What an import of several files came to, in words for a person and as one JSON object for a program. */
final class ImportReport {

    private static final int REJECTED_SHOWN = 20;
    private static final ObjectMapper JSON = new ObjectMapper();

    private final StringBuilder text = new StringBuilder();
    private final List<Map<String, Object>> files = new ArrayList<>();
    private final List<Map<String, Object>> rejected = new ArrayList<>();
    private final List<Path> ignored;
    private long importedCount;
    private long skippedCount;
    private long rejectedCount;
    private boolean hasSucceeded;
    private boolean hasDamaged;

    /**
     * @param ignored files that were not looked at
     */
    ImportReport(List<Path> ignored) {
        this.ignored = ignored;
    }

    void add(Path file, ImportOutcome outcome) {
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put("file", file.toString());
        files.add(entry);
        text.append(ShownText.of(file.toString())).append(": ");
        outcome.match(
                imported -> imported(file, imported, entry),
                known -> known(known.earlier(), entry),
                none -> nothingGood(file, none, entry),
                unusable -> unusable(file, unusable, entry),
                cancelled -> whole(file, "stopped before its end; nothing of it was kept", "cancelled", entry));
    }

    /** Whether something of a file could not be read, so that what came in is not all that was to be. */
    boolean hasDamaged() {
        return hasDamaged;
    }

    /** Whether something is there that was to be imported: now, or since before. */
    boolean hasSucceeded() {
        return hasSucceeded;
    }

    String plain() {
        if (!ignored.isEmpty()) {
            text.append("not looked at, for they are no exports by their names: ")
                    .append(names(ignored.stream().map(Path::toString).toList()))
                    .append("\n");
        }
        return text.toString();
    }

    String json() {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("imported", importedCount);
        all.put("skipped", skippedCount);
        all.put("rejected", rejected);
        all.put("rejectedCount", rejectedCount);
        all.put("files", files);
        all.put("ignored", ignored.stream().map(Path::toString).toList());
        return write(all);
    }

    private boolean imported(Path file, ImportOutcome.Imported done, Map<String, Object> entry) {
        hasSucceeded = true;
        LineCounts counts = done.counts();
        importedCount += counts.taken();
        skippedCount += counts.blank();
        entry.put("status", "imported");
        entry.put("kind", done.kind().text());
        entry.put("import", done.run().number());
        put(entry, counts);
        entry.put("untimed", done.untimed());
        entry.put("unused", done.unused());
        text.append(String.format(
                Locale.ROOT,
                "imported as %s, import %d: %,d taken, %,d blank, %,d rejected%n",
                done.kind().text(),
                done.run().number(),
                counts.taken(),
                counts.blank(),
                counts.rejected()));
        if (done.untimed() > 0) {
            text.append(String.format(
                    Locale.ROOT,
                    "  %,d of them do not say when by the store's clock; if they lack an offset, a mapping with zone: places"
                            + " them%n",
                    done.untimed()));
        }
        if (!done.unused().isEmpty()) {
            text.append("  not used: ").append(names(done.unused())).append("\n");
        }
        reject(file, done.rejected(), counts.rejected());
        return true;
    }

    private boolean known(ImportedSource earlier, Map<String, Object> entry) {
        hasSucceeded = true;
        skippedCount += earlier.counts().taken();
        entry.put("status", "known");
        entry.put("kind", earlier.file().kind().text());
        entry.put("import", earlier.run().number());
        text.append("the same bytes were imported before, as import ").append(earlier.run());
        text.append("; nothing was written. --undo ").append(earlier.run()).append(" takes that away\n");
        return true;
    }

    private boolean nothingGood(Path file, ImportOutcome.NothingGood none, Map<String, Object> entry) {
        skippedCount += none.counts().blank();
        entry.put("status", "nothing-good");
        entry.put("kind", none.kind().text());
        put(entry, none.counts());
        text.append(
                        none.kind() == SourceKind.CASE_FILE
                                ? "nothing was imported, for it is not whole as a "
                                : "nothing was imported, for no line of it is good as ")
                .append(none.kind().text())
                .append("\n");
        reject(file, none.rejected(), none.counts().rejected());
        return false;
    }

    private boolean unusable(Path file, ImportOutcome.Unusable unusable, Map<String, Object> entry) {
        hasDamaged |= unusable.isDamaged();
        return whole(file, unusable.reason(), unusable.isDamaged() ? "damaged" : "unusable", entry);
    }

    private boolean whole(Path file, String reason, String status, Map<String, Object> entry) {
        entry.put("status", status);
        entry.put("reason", reason);
        rejectedCount++;
        rejected.add(Map.of("file", file.toString(), "line", 0, "reason", reason));
        text.append("nothing was imported: ").append(ShownText.of(reason)).append("\n");
        return false;
    }

    private void reject(Path file, List<Rejected> lines, long count) {
        rejectedCount += count;
        for (Rejected one : lines) {
            Map<String, Object> entry = new LinkedHashMap<>();
            entry.put("file", file.toString());
            entry.put("line", one.line());
            entry.put("reason", MaskedText.of(one.reason()));
            rejected.add(entry);
        }
        for (Rejected one : lines.subList(0, Math.min(REJECTED_SHOWN, lines.size()))) {
            text.append("  line ")
                    .append(one.line())
                    .append(": ")
                    .append(ShownText.of(MaskedText.of(one.reason())))
                    .append("\n");
        }
        if (count > REJECTED_SHOWN) {
            text.append(String.format(Locale.ROOT, "  and %,d more lines were rejected%n", count - REJECTED_SHOWN));
        }
    }

    private static void put(Map<String, Object> entry, LineCounts counts) {
        entry.put("imported", counts.taken());
        entry.put("blank", counts.blank());
        entry.put("rejected", counts.rejected());
    }

    /** Names from outside, as they may be shown. */
    static String names(List<String> names) {
        return names.stream().map(ShownText::of).collect(Collectors.joining(", "));
    }

    static String plain(ImportedSource one) {
        return String.format(
                Locale.ROOT,
                "%d  %-8s  %s  %-11s  %,d taken, %,d rejected  %s  %s",
                one.run().number(),
                one.state().text(),
                Instant.ofEpochMilli(one.importedAtMs().orElse(0)),
                one.file().kind().text(),
                one.counts().taken(),
                one.counts().rejected(),
                one.file().sha256().substring(0, 12),
                ShownText.of(one.file().name()));
    }

    static String json(List<ImportedSource> all) {
        List<Map<String, Object>> list = new ArrayList<>();
        for (ImportedSource one : all) {
            Map<String, Object> entry = new LinkedHashMap<>();
            entry.put("import", one.run().number());
            entry.put("state", one.state().text());
            entry.put("file", one.file().name());
            entry.put("kind", one.file().kind().text());
            entry.put("sha256", one.file().sha256());
            entry.put("importedAtMs", one.importedAtMs().orElse(0));
            put(entry, one.counts());
            entry.put("mapping", one.file().mapping());
            list.add(entry);
        }
        return write(list);
    }

    private static String write(Object value) {
        try {
            return JSON.writeValueAsString(value);
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException("numbers and texts are always JSON", impossible);
        }
    }
}
