package claimdesk.ui.command.measure;

import claimdesk.app.prove.worker.Worker;
import claimdesk.app.prove.worker.WorkerOrder;
import claimdesk.store.claim.OwnerToken;
import claimdesk.store.claim.Protocol;
import claimdesk.store.study.Protocols;
import claimdesk.ui.command.ClaimdeskCommand;
import claimdesk.ui.command.InputException;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.time.InstantSource;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** The inside of a process that {@code prove} starts; of no use to a person, and so not listed. */
@Command(name = ProveWorkerCommand.NAME, hidden = true)
public final class ProveWorkerCommand implements Callable<Integer> {

    static final String NAME = "prove-worker";

    @Parameters(arity = "0..*")
    private List<String> arguments = List.of();

    @Override
    public Integer call() throws Exception {
        WorkerOrder order;
        Protocol protocol;
        try {
            order = WorkerOrder.read(arguments);
            protocol = Protocols.named(order.protocol()).orElseThrow();
        } catch (RuntimeException notByProve) {
            throw new InputException("prove-worker is started by \"prove\", which tells it what to do");
        }
        try (OutputStream tells = new FileOutputStream(FileDescriptor.out)) {
            Worker.serve(
                    order,
                    protocol,
                    System.in,
                    tells,
                    InstantSource.system(),
                    () -> new OwnerToken(UUID.randomUUID().toString()));
        }
        return ClaimdeskCommand.OK;
    }
}
