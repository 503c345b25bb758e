package claimdesk.app.prove.worker;

import claimdesk.store.claim.OwnerToken;
import claimdesk.store.study.Protocols;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.UUID;

/** The main class of the worker processes of tests: knows the broken protocols beside the seven. */
public final class TestWorker {

    private TestWorker() {}

    /** The command that starts one, whose leftovers go into {@code scratch}. */
    public static List<String> command(Path scratch) {
        return List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Dorg.sqlite.tmpdir=" + scratch,
                "-Dslf4j.internal.verbosity=ERROR",
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                TestWorker.class.getName());
    }

    public static void main(String[] arguments) throws IOException {
        WorkerOrder order = WorkerOrder.read(List.of(arguments));
        try (OutputStream tells = new FileOutputStream(FileDescriptor.out)) {
            Worker.serve(
                    order,
                    Protocols.named(order.protocol()).orElseGet(() -> BrokenFence.named(order.protocol())),
                    System.in,
                    tells,
                    InstantSource.system(),
                    TestWorker::token);
        }
    }

    public static OwnerToken token() {
        return new OwnerToken(UUID.randomUUID().toString());
    }
}
