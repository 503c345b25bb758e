package claimdesk.installers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The scripts of an app image on Linux: its command, and what makes its archive of classes. The command takes the place of
 * jpackage's own launcher, which asks dpkg and rpm whose file it is before it starts Java: a fifth of a second, each time.
 */
final class LinuxLauncher {

    private final Path sources;

    /**
     * @param sources the folder with the scripts, in which {@code @path@} and {@code @options@} stand for what this image has
     */
    LinuxLauncher(Path sources) {
        this.sources = sources;
    }

    /** Puts both into {@code image}. */
    void putInto(Path image) throws IOException {
        Path app = image.resolve("lib/app");
        String path = path(app);
        write("launcher", image.resolve("bin/claimdesk"), path);
        write("class-data-archive", image.resolve("lib/class-data-archive"), path);
        for (Path unused : List.of(
                image.resolve("lib/libapplauncher.so"), app.resolve("claimdesk.cfg"), app.resolve(".jpackage.xml"))) {
            Files.delete(unused);
        }
    }

    private void write(String script, Path to, String path) throws IOException {
        String options = AppImage.JAVA_OPTIONS.stream()
                .map(option -> '"' + option.replace("$APPDIR", "$app") + '"')
                .collect(Collectors.joining(" "));
        Files.writeString(
                to,
                Files.readString(sources.resolve(script))
                        .replace("@options@", options)
                        .replace("@path@", path));
        Files.setPosixFilePermissions(to, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    /** One and the same order in both scripts: an archive is only taken for the class path that it was made of. */
    private static String path(Path app) throws IOException {
        try (Stream<Path> files = Files.list(app)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".jar"))
                    .sorted()
                    .map(name -> "$app/" + name)
                    .collect(Collectors.joining(":"));
        }
    }
}
