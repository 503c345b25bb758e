package claimdesk.app.prove.worker;

import claimdesk.store.identity.RunId;
import java.nio.file.Path;
import java.util.List;

/**
 * What a worker process is told when it is started: its command line behind the name of the program.
 *
 * @param name stable: the process that takes the place of one that was killed has the same
 */
public record WorkerOrder(Path file, RunId run, String protocol, int threads, long leaseMs, String name) {

    private static final int ARGUMENTS = 6;

    public List<String> arguments() {
        return List.of(
                file.toString(), run.toString(), protocol, Integer.toString(threads), Long.toString(leaseMs), name);
    }

    /**
     * @throws IllegalArgumentException if {@code arguments} are not those of a worker
     */
    public static WorkerOrder read(List<String> arguments) {
        if (arguments.size() != ARGUMENTS) {
            throw new IllegalArgumentException("a worker is started by \"prove\", with " + ARGUMENTS + " arguments");
        }
        return new WorkerOrder(
                Path.of(arguments.get(0)),
                new RunId(Long.parseLong(arguments.get(1))),
                arguments.get(2),
                Integer.parseInt(arguments.get(3)),
                Long.parseLong(arguments.get(4)),
                arguments.get(5));
    }
}
