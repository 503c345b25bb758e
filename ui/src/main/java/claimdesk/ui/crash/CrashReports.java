package claimdesk.ui.crash;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The folder of crash reports; the newest few are kept. Thread-safe. */
public final class CrashReports {

    /** So many are kept; older ones are deleted. */
    static final int KEPT_MAX = 10;

    private static final String START = "crash-";
    private static final DateTimeFormatter STAMP =
            DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss-SSS").withZone(ZoneOffset.UTC);

    private final List<Path> folders;
    private final String version;
    private final InstantSource clock;

    /**
     * @param folders where reports go: the first that can be written to
     * @param version program and version
     */
    public CrashReports(List<Path> folders, String version, InstantSource clock) {
        this.folders = List.copyOf(folders);
        this.version = version;
        this.clock = clock;
    }

    /** Writes a report; empty if no folder can be written to. */
    public synchronized Optional<Path> write(Throwable failure, String thread) {
        Instant now = clock.instant();
        String text = CrashReport.of(failure, thread, now, version);
        for (Path folder : folders) {
            try {
                Files.createDirectories(folder);
                Path file = Files.writeString(folder.resolve(START + STAMP.format(now) + ".txt"), text);
                deleteOld(folder);
                return Optional.of(file);
            } catch (IOException next) {
                // The next folder may be better.
            }
        }
        return Optional.empty();
    }

    private static void deleteOld(Path folder) throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            List<Path> old = all.filter(CrashReports::isReport)
                    .sorted(Comparator.comparing(Path::getFileName).reversed())
                    .skip(KEPT_MAX)
                    .toList();
            for (Path file : old) {
                Files.delete(file);
            }
        }
    }

    private static boolean isReport(Path file) {
        String name = file.getFileName().toString();
        return name.startsWith(START) && name.endsWith(".txt");
    }
}
