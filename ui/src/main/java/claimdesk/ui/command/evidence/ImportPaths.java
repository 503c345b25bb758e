package claimdesk.ui.command.evidence;

import claimdesk.ui.command.InputException;
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
 * The files that an import is to read: those that were named, and of each folder those that are exports by their names.
 *
 * @param ignored files of a folder that are none
 */
record ImportPaths(List<Path> files, List<Path> ignored) {

    private static final Pattern EXPORT = Pattern.compile(".+\\.(ndjson|jsonl|json|csv|tsv|psv|txt|log)(\\.gz)?");

    /**
     * @throws InputException if one of them does not exist
     */
    static ImportPaths of(List<Path> paths) throws IOException {
        Set<Path> files = new LinkedHashSet<>();
        List<Path> ignored = new ArrayList<>();
        for (Path path : paths) {
            mustExist(path);
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
        if (files.isEmpty()) {
            throw new InputException(paths.get(0) + ": there is no export in this folder; it takes .ndjson, .jsonl,"
                    + " .json, .csv, .tsv, .txt and .log, and those with .gz");
        }
        return new ImportPaths(List.copyOf(files), List.copyOf(ignored));
    }

    static void mustExist(Path path) {
        if (!Files.exists(path)) {
            throw new InputException(path + ": there is no such file or folder; nothing was written");
        }
    }

    private static List<Path> filesOf(Path folder) throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(Files::isRegularFile).sorted().toList();
        }
    }
}
