package claimdesk.ui.command.measure;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How this program starts itself as a worker: by the same Java and class path, or by its own launcher. */
public final class WorkerCommand {

    /** Of Java, for a worker that is killed young: what it needs is to start fast. */
    static final List<String> STARTS_FAST =
            List.of("-XX:+IgnoreUnrecognizedVMOptions", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

    private static final String MAIN = "claimdesk.ui.Main";
    private static final String SQLITE_FOLDER = "org.sqlite.lib.path";

    private WorkerCommand() {}

    /**
     * @param subcommand what the worker is to do
     * @param options of Java; an installed program's launcher has its own
     * @param scratch where a worker may leave files; one that is killed cannot clear its own away
     */
    public static List<String> here(String subcommand, List<String> options, Path scratch) {
        return from(Path.of(System.getProperty("java.home")), subcommand, options, scratch);
    }

    static List<String> from(Path javaHome, String subcommand, List<String> options, Path scratch) {
        List<String> command = new ArrayList<>(program(javaHome, options, scratch));
        command.add(subcommand);
        return List.copyOf(command);
    }

    private static List<String> program(Path javaHome, List<String> options, Path scratch) {
        String name = File.separatorChar == '\\' ? "java.exe" : "java";
        Path java = javaHome.resolve("bin").resolve(name);
        if (!Files.isExecutable(java)) {
            return List.of(launcher());
        }
        List<String> command = new ArrayList<>(List.of(java.toString(), "-Dorg.sqlite.tmpdir=" + scratch));
        // In an installed program SQLite's library stands beside the jars, and not in one of them.
        Optional.ofNullable(System.getProperty(SQLITE_FOLDER))
                .ifPresent(folder -> command.add("-D" + SQLITE_FOLDER + "=" + folder));
        command.addAll(options);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), MAIN));
        return command;
    }

    /** An installed program has a runtime without a {@code java} of its own. */
    private static String launcher() {
        return ProcessHandle.current()
                .info()
                .command()
                .orElseThrow(() -> new IllegalStateException("it is not known how this program was started"));
    }
}
