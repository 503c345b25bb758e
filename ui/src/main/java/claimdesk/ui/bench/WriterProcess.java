package claimdesk.ui.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Another process of this program, which writes to the file with a store of its own. */
final class WriterProcess implements AutoCloseable {

    private final Process process;

    WriterProcess(Path file, int rate, int seconds) throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        process = new ProcessBuilder(List.of(
                        java,
                        "-cp",
                        System.getProperty("java.class.path"),
                        "claimdesk.ui.Main",
                        "bench",
                        "writer",
                        "--db",
                        file.toString(),
                        "--rate",
                        Integer.toString(rate),
                        "--seconds",
                        Integer.toString(seconds)))
                .inheritIO()
                .start();
    }

    boolean isOver() {
        return !process.isAlive();
    }

    @Override
    public void close() {
        process.destroy();
    }
}
