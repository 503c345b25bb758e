package claimdesk.app.exchange;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The files that are meant by paths: those that were named, and of each folder those that are exports by their names.
 *
 * @param ignored files of a folder that are none
 */
public record EvidenceFiles(List<Path> files, List<Path> ignored) {

    private static final Pattern EXPORT =
            Pattern.compile(".+\\.(claimdesk|ndjson|jsonl|json|csv|tsv|psv|txt|log)(\\.gz)?");

    public EvidenceFiles {
        files = List.copyOf(files);
        ignored = List.copyOf(ignored);
    }

    /** What is meant by {@code paths}; a folder's own folders are not looked into. */
    public static EvidenceFiles of(List<Path> paths) throws IOException {
        Set<Path> files = new LinkedHashSet<>();
        List<Path> ignored = new ArrayList<>();
        for (Path path : paths) {
            if (!Files.isDirectory(path)) {
                files.add(path);
                continue;
            }
            for (Path one : filesOf(path)) {
                String name = one.getFileName().toString().toLowerCase(Locale.ROOT);
                if (EXPORT.matcher(name).matches() && !name.startsWith(".")) {
                    files.add(one);
                } else {
                    ignored.add(one);
                }
            }
        }
        return new EvidenceFiles(List.copyOf(files), ignored);
    }

    private static List<Path> filesOf(Path folder) throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(Files::isRegularFile).sorted().toList();
        }
    }
}
