package claimdesk.ui.command;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** How this program starts itself as a worker: by the same Java and class path, or by its own launcher. */
final class WorkerCommand {

    private static final String MAIN = "claimdesk.ui.Main";
    private static final String SUBCOMMAND = "prove-worker";

    private WorkerCommand() {}

    /**
     * @param scratch where a worker may leave files; one that is killed cannot clear its own away
     */
    static List<String> here(Path scratch) {
        List<String> command = new ArrayList<>(java(scratch));
        command.add(SUBCOMMAND);
        return List.copyOf(command);
    }

    private static List<String> java(Path scratch) {
        String name = File.separatorChar == '\\' ? "java.exe" : "java";
        Path java = Path.of(System.getProperty("java.home"), "bin", name);
        if (!Files.isExecutable(java)) {
            return List.of(launcher());
        }
        return List.of(
                java.toString(),
                "-Dorg.sqlite.tmpdir=" + scratch,
                // Most workers are killed young: what they need is to start fast.
                "-XX:+IgnoreUnrecognizedVMOptions",
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                MAIN);
    }

    /** An installed program has a runtime without a {@code java} of its own. */
    private static String launcher() {
        return ProcessHandle.current()
                .info()
                .command()
                .orElseThrow(() -> new IllegalStateException("it is not known how this program was started"));
    }
}
