package claimdesk.ui.shell;

import claimdesk.store.database.OpenFiles;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Files that were dropped on the window, told apart.
 *
 * @param scenario that was dropped alone
 * @param data the data file that was dropped alone
 * @param evidence what can be offered for import, folders too
 * @param others scenarios and data files that were not dropped alone
 */
public record Dropped(Optional<Path> scenario, Optional<Path> data, List<Path> evidence, List<Path> others) {

    /** How every SQLite file begins, whatever it is called. */
    private static final byte[] SQLITE = "SQLite format 3\0".getBytes(StandardCharsets.US_ASCII);

    /** Tells {@code dropped} apart by their names, and by how they begin, which is read. */
    public static Dropped of(List<Path> dropped) {
        List<Path> scenarios = dropped.stream().filter(Dropped::isScenario).toList();
        List<Path> data = dropped.stream()
                .filter(file -> !scenarios.contains(file) && isData(file))
                .toList();
        List<Path> evidence = dropped.stream()
                .filter(file -> !scenarios.contains(file) && !data.contains(file))
                .toList();
        if (dropped.size() == 1) {
            return new Dropped(scenarios.stream().findFirst(), data.stream().findFirst(), evidence, List.of());
        }
        List<Path> others =
                dropped.stream().filter(file -> !evidence.contains(file)).toList();
        return new Dropped(Optional.empty(), Optional.empty(), evidence, others);
    }

    private static boolean isScenario(Path file) {
        return !Files.isDirectory(file) && ends(file, ".*\\.ya?ml");
    }

    private static boolean isData(Path file) {
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
