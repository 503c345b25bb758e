package claimdesk.ui.shell;

import claimdesk.store.database.OpenFiles;
import claimdesk.ui.controls.ShownText;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Takes files that were dropped on the window: opens data files and scenarios, and offers all else for import. */
public final class DroppedFiles {

    /** How every SQLite file begins, whatever it is called. */
    private static final byte[] SQLITE = "SQLite format 3\0".getBytes(StandardCharsets.US_ASCII);

    private final ShellViewModel model;
    private final FileDesk files;

    public DroppedFiles(ShellViewModel model, FileDesk files) {
        this.model = model;
        this.files = files;
    }

    /**
     * One scenario is opened on the Simulate screen, one data file in place of the one that is shown. Everything else,
     * and what is in folders, is offered for import; nothing is written before the person says so.
     */
    public void take(List<Path> dropped) {
        model.putProblemAway();
        if (dropped.size() == 1 && isScenario(dropped.get(0))) {
            model.screenProperty().set(Screen.SIMULATE);
            model.simulate().file().open(dropped.get(0));
            return;
        }
        if (dropped.size() == 1 && isData(dropped.get(0))) {
            files.openDataFile(dropped.get(0));
            return;
        }
        List<Path> evidence = dropped.stream()
                .filter(file -> !isScenario(file) && !isData(file))
                .toList();
        List<Path> others =
                dropped.stream().filter(file -> !evidence.contains(file)).toList();
        if (!others.isEmpty()) {
            model.say(others.stream().map(DroppedFiles::name).collect(Collectors.joining(", "))
                    + " was not opened: drop a data file or a scenario alone. Nothing was changed.");
        }
        if (!evidence.isEmpty()) {
            model.screenProperty().set(Screen.IMPORT);
            model.importing().offer(evidence);
        }
    }

    private static String name(Path file) {
        return ShownText.of(String.valueOf(file.getFileName()));
    }

    private static boolean isScenario(Path file) {
        return !Files.isDirectory(file) && ends(file, ".*\\.ya?ml");
    }

    /** Whether it is opened in place of the data file that is shown. */
    public static boolean isData(Path file) {
        return !Files.isDirectory(file) && (ends(file, ".*\\.(db|sqlite|sqlite3)") || isSqlite(file));
    }

    private static boolean ends(Path file, String pattern) {
        return String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT).matches(pattern);
    }

    private static boolean isSqlite(Path file) {
        if (!Files.isRegularFile(file)) {
            return false;
        }
        try (InputStream bytes = OpenFiles.read(file)) {
            return Arrays.equals(bytes.readNBytes(SQLITE.length), SQLITE);
        } catch (IOException unreadable) {
            // The import says what is wrong with it.
            return false;
        }
    }
}
