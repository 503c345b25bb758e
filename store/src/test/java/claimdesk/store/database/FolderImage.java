package claimdesk.store.database;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Every file of a folder by name, with its bytes: two equal images mean that nothing was made, changed or removed. Of
 * the memory that connections to one file share ({@code -shm}), which even a look may mark, only the name.
 */
record FolderImage(List<String> files) {

    static FolderImage of(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return new FolderImage(files.sorted()
                    .map(file -> file.getFileName() + " = " + bytes(file))
                    .collect(Collectors.toList()));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static String bytes(Path file) {
        try {
            if (Files.isDirectory(file) || file.toString().endsWith("-shm")) {
                return "not compared";
            }
            return HexFormat.of().formatHex(Files.readAllBytes(file));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
