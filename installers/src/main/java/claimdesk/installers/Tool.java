package claimdesk.installers;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.spi.ToolProvider;

/** Runs the tools that the JDK and the system have. */
final class Tool {

    private Tool() {}

    /**
     * Runs a tool of the JDK that this runs on.
     *
     * @throws IllegalStateException if it is missing or fails
     */
    static void ofJdk(String name, List<String> arguments) {
        ToolProvider tool = ToolProvider.findFirst(name)
                .orElseThrow(() -> new IllegalStateException("this JDK has no " + name + "; take a full JDK 17"));
        int code = tool.run(System.out, System.err, arguments.toArray(String[]::new));
        if (code != 0) {
            throw new IllegalStateException(name + " failed with " + code + ": " + String.join(" ", arguments));
        }
    }

    /**
     * Runs a program of the system in {@code folder}.
     *
     * @throws IllegalStateException if it is missing or fails
     */
    static void ofSystem(Path folder, List<String> command) throws IOException, InterruptedException {
        int code = new ProcessBuilder(command)
                .directory(folder.toFile())
                .inheritIO()
                .start()
                .waitFor();
        if (code != 0) {
            throw new IllegalStateException(command.get(0) + " failed with " + code + ": " + command);
        }
    }
}
