package claimdesk.installers;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipFile;

/**
 * Which classes the window loads until it shows what is in a file, so that an archive of them can be made where the program
 * is installed. They are learned by opening the window without a display; the classes that JavaFX has for a real display are
 * added by their packages.
 */
final class ClassList {

    private static final List<String> DISPLAY = List.of(
            "com/sun/glass/ui/gtk/", "com/sun/prism/es2/", "com/sun/prism/sw/", "com/sun/javafx/font/freetype/");

    private static final String MAIN = "claimdesk.ui.Main";

    private final Path runtime;
    private final Path files;

    ClassList(Path runtime, Path files) {
        this.runtime = runtime;
        this.files = files;
    }

    /**
     * Writes the list to {@code list}.
     *
     * @param headless the jars of a display that is none
     * @param home an empty folder, for what the program would keep
     */
    void write(Path list, Path headless, Path home) throws IOException, InterruptedException {
        String path = String.join(
                File.pathSeparator,
                Stream.concat(jars(files).stream(), jars(headless).stream()).toList());
        String file = home.resolve("first.db").toString();
        java(List.of("-Dorg.sqlite.lib.path=" + files, "-cp", path, MAIN, "simulate", "demo", "--db", file));
        java(List.of(
                "-XX:DumpLoadedClassList=" + list,
                "-Duser.home=" + home,
                "-Dorg.sqlite.lib.path=" + files,
                "-Dclaimdesk.timed=true",
                "-Dglass.platform=Monocle",
                "-Dmonocle.platform=Headless",
                "-Dprism.order=sw",
                "-cp",
                path,
                MAIN,
                "--db",
                file));
        Files.write(list, displayClasses(), StandardCharsets.UTF_8, StandardOpenOption.APPEND);
    }

    private void java(List<String> arguments) throws IOException, InterruptedException {
        List<String> command =
                new ArrayList<>(List.of(runtime.resolve("bin").resolve("java").toString()));
        command.addAll(arguments);
        Tool.ofSystem(files, command);
    }

    private static List<String> jars(Path folder) throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.map(Path::toString)
                    .filter(name -> name.endsWith(".jar"))
                    .sorted()
                    .toList();
        }
    }

    private List<String> displayClasses() throws IOException {
        List<String> names = new ArrayList<>();
        for (String jar : jars(files)) {
            if (Path.of(jar).getFileName().toString().startsWith("javafx-graphics")) {
                try (ZipFile zip = new ZipFile(jar)) {
                    zip.stream()
                            .map(entry -> entry.getName())
                            .filter(name ->
                                    name.endsWith(".class") && DISPLAY.stream().anyMatch(name::startsWith))
                            .map(name -> name.substring(0, name.length() - ".class".length()))
                            .sorted()
                            .forEach(names::add);
                }
            }
        }
        return names;
    }
}
