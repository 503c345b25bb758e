package claimdesk.installers;

import claimdesk.installers.Platform.Family;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * What jpackage makes of the program's files and the runtime: a folder that starts where it stands, and on Windows and
 * macOS the installer.
 */
final class AppImage {

    /** Said to the Java of the program at each start; {@code $APPDIR} is where the jars are. */
    static final List<String> JAVA_OPTIONS = List.of(
            "-Dfile.encoding=UTF-8",
            "-Dorg.sqlite.lib.path=$APPDIR",
            "-XX:SharedArchiveFile=$APPDIR/claimdesk.jsa",
            "-XX:+UseSerialGC",
            // An archive that does not fit is done without, and nobody is told on the program's own output.
            "-Xlog:disable",
            "-Xlog:all=error:stderr");

    /** The window opens sooner if nothing is compiled twice. */
    private static final String WINDOW_OPTION = "-XX:TieredStopAtLevel=1";

    private final Platform platform;
    private final Inputs inputs;

    /**
     * What goes in.
     *
     * @param version of the package: numbers and dots
     * @param files the jars and natives
     */
    record Inputs(String version, Path files, Path runtime, Path icons) {}

    AppImage(Platform platform, Inputs inputs) {
        this.platform = platform;
        this.inputs = inputs;
    }

    /** Makes the folder in {@code target} and returns it. */
    Path make(Path target) throws IOException {
        List<String> arguments = new ArrayList<>(List.of(
                "--type", "app-image", "--dest", target.toString(), "--runtime-image", inputs.runtime.toString()));
        arguments.addAll(List.of("--input", inputs.files.toString(), "--main-jar", mainJar()));
        arguments.addAll(List.of("--main-class", "claimdesk.ui.Main"));
        arguments.addAll(describe());
        JAVA_OPTIONS.forEach(option -> arguments.addAll(List.of("--java-options", option)));
        arguments.addAll(List.of("--java-options", WINDOW_OPTION));
        if (platform.family() == Family.WINDOWS) {
            arguments.addAll(List.of("--add-launcher", "claimdesk=" + commandLauncher(target)));
        }
        Tool.ofJdk("jpackage", arguments);
        return target.resolve(platform.family().program() + (platform.family() == Family.MAC ? ".app" : ""));
    }

    /** Makes the installer of Windows or macOS in {@code target}. */
    void makeInstaller(Path image, Path target, Path association) throws IOException {
        boolean isWindows = platform.family() == Family.WINDOWS;
        List<String> arguments = new ArrayList<>(List.of("--type", isWindows ? "msi" : "dmg"));
        arguments.addAll(List.of("--dest", target.toString(), "--app-image", image.toString()));
        arguments.addAll(describe());
        arguments.addAll(List.of("--file-associations", association.toString()));
        if (isWindows) {
            arguments.addAll(List.of("--win-menu", "--win-shortcut", "--win-dir-chooser", "--win-per-user-install"));
        }
        Tool.ofJdk("jpackage", arguments);
    }

    private List<String> describe() {
        return List.of(
                "--name",
                platform.family().program(),
                "--app-version",
                inputs.version,
                "--vendor",
                "Claimdesk",
                "--description",
                "What really happened to this order, and what was the vendor told?",
                "--icon",
                inputs.icons.resolve(platform.family().icon()).toString());
    }

    /**
     * On Windows a program has either a window or a console; the command line needs the second. What it does may take long,
     * and is compiled for that.
     */
    private static Path commandLauncher(Path target) throws IOException {
        Path file = target.resolve("command-launcher.properties");
        Files.createDirectories(target);
        return Files.writeString(file, "win-console=true\njava-options=" + String.join(" ", JAVA_OPTIONS) + "\n");
    }

    private String mainJar() throws IOException {
        try (Stream<Path> files = Files.list(inputs.files)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.startsWith("claimdesk-ui-"))
                    .findFirst()
                    .orElseThrow(() -> new IllegalStateException("no claimdesk-ui jar in " + inputs.files));
        }
    }
}
