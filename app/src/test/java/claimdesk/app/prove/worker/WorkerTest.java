package claimdesk.app.prove.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import claimdesk.app.call.KeyAdvice;
import claimdesk.store.Store;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.identity.RunId;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What goes in and out of a worker. */
class WorkerTest {

    @TempDir
    Path folder;

    @Test
    void saysThatItIsReadyAndEndsWhenNobodyAsksAnyMore() throws IOException {
        Path file = folder.resolve("worker.db");
        RunId run;
        try (Store store = Store.open(file, InstantSource.system())) {
            run = store.write(tables -> tables.runs().beginLive("test", FitProtocol.DEFAULT));
        }
        ByteArrayOutputStream tells = new ByteArrayOutputStream();

        Worker.serve(
                new WorkerOrder(file, run, FitProtocol.DEFAULT.id(), 2, 1000, "worker-1"),
                FitProtocol.DEFAULT,
                new ByteArrayInputStream(new byte[0]),
                tells,
                InstantSource.system(),
                TestWorker::token);

        assertThat(tells.toString(StandardCharsets.US_ASCII)).isEqualTo("ready\n");
    }

    @Test
    void readsWhatItIsStartedWith() {
        WorkerOrder order = new WorkerOrder(folder.resolve("a b.db"), new RunId(7), "owned-claim", 3, 500, "worker-2");

        assertThat(WorkerOrder.read(order.arguments())).isEqualTo(order);
        assertThatThrownBy(() -> WorkerOrder.read(List.of("x")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("started by \"prove\"");
    }

    @Test
    void readsEveryRequestAsItWasWritten() {
        for (Ask.Fault fault : Ask.Fault.values()) {
            Ask ask = new Ask(5, 2, fault, -20);

            assertThat(Ask.read(ask.line())).isEqualTo(ask);
        }
    }

    @Test
    void takesNoReplyFromALineThatAKillCutShort() {
        String line = new Told(5, 2, 409, "key-busy", KeyAdvice.SAME_KEY, "ab".repeat(32)).line();

        assertThat(Told.read(line)).isPresent();
        for (int length = 0; length < line.length(); length++) {
            assertThat(Told.read(line.substring(0, length))).isEmpty();
        }
    }
}
