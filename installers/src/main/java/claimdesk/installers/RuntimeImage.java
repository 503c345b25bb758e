package claimdesk.installers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The Java that is shipped: only the modules that the program and its libraries ask for. */
final class RuntimeImage {

    /**
     * What jdeps names, and jdk.unsupported for JavaFX. Not jdk.jfr: nothing here makes recordings, and where it is there
     * JavaFX reports every pulse to it, the first after a tenth of a second.
     */
    private static final List<String> MODULES = List.of(
            "java.base",
            "java.desktop",
            "java.logging",
            "java.management",
            "java.naming",
            "java.sql",
            "jdk.unsupported");

    /** {@code prove} and {@code bench} start processes of their own, and the class-data archive is made by it. */
    private static final List<String> COMMANDS = List.of("java", "java.exe", "javaw.exe");

    private RuntimeImage() {}

    static void link(Path folder) throws IOException {
        Tool.ofJdk(
                "jlink",
                List.of(
                        "--add-modules",
                        String.join(",", MODULES),
                        "--strip-debug",
                        "--no-header-files",
                        "--no-man-pages",
                        "--compress=2",
                        "--output",
                        folder.toString()));
        try (Stream<Path> commands = Files.list(folder.resolve("bin"))) {
            for (Path command : commands.filter(RuntimeImage::isUnusedCommand).toList()) {
                Files.delete(command);
            }
        }
    }

    /** On Windows the libraries stand among the commands. */
    private static boolean isUnusedCommand(Path file) {
        String name = file.getFileName().toString();
        return !name.endsWith(".dll") && !Files.isDirectory(file) && !COMMANDS.contains(name);
    }
}
