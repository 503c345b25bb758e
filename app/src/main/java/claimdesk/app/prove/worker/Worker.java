package claimdesk.app.prove.worker;

import claimdesk.app.call.Call;
import claimdesk.app.call.Desk;
import claimdesk.app.call.Step;
import claimdesk.app.simulation.WallTime;
import claimdesk.store.Store;
import claimdesk.store.Transactions;
import claimdesk.store.claim.Claim;
import claimdesk.store.claim.OwnerTokens;
import claimdesk.store.claim.Protocol;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The inside of a worker process: serves the requests that it reads until there are no more, several at a time, and
 * writes each reply that it gave. When its input ends (all is done, or the process that started it is gone), it ends.
 */
public final class Worker {

    /** What it says when the file is open. */
    static final String READY = "ready";

    private static final Logger LOG = LoggerFactory.getLogger(Worker.class);

    private final Store store;
    private final Desk desk;
    private final ProofCalls calls;
    private final WallTime time;
    private final OutputStream tells;

    private Worker(Store store, Desk desk, ProofCalls calls, WallTime time, OutputStream tells) {
        this.store = store;
        this.desk = desk;
        this.calls = calls;
        this.time = time;
        this.tells = tells;
    }

    /**
     * Serves until {@code asks} ends.
     *
     * @param tells unbuffered: a line that was written is in the vendor's hands, whatever becomes of this process
     * @param wall the store's clock; all workers of a file must have the same
     */
    public static void serve(
            WorkerOrder order,
            Protocol protocol,
            InputStream asks,
            OutputStream tells,
            InstantSource wall,
            OwnerTokens tokens)
            throws IOException {
        try (Store store = Store.open(order.file(), wall);
                WallTime time = new WallTime(wall, 1, order.threads());
                BufferedReader lines = new BufferedReader(new InputStreamReader(asks, StandardCharsets.US_ASCII))) {
            Desk desk = ProofCalls.desk(store, protocol, order.leaseMs(), order.name(), tokens);
            Worker worker = new Worker(store, desk, new ProofCalls(order.run()), time, tells);
            worker.write(READY);
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                Ask ask = Ask.read(line);
                time.in(0, () -> worker.serve(ask));
            }
        }
    }

    private void serve(Ask ask) {
        Call call = ask.fault() == Ask.Fault.OTHER_REQUEST
                ? calls.serveOther(desk, ask.number(), ask.tryNumber())
                : calls.serve(desk, ask.number(), ask.tryNumber());
        run(ask, call, false);
    }

    /** Runs the call's steps; one that is to stall goes on later, and holds no thread meanwhile. */
    private void run(Ask ask, Call call, boolean hasStruck) {
        boolean isOver = hasStruck;
        try {
            while (call.next() != Step.DONE) {
                boolean strikes = !isOver && strikesAt(ask.fault(), call.next());
                isOver |= strikes;
                if (strikes && stalls(ask.fault())) {
                    time.in(stallMs(ask, call), () -> run(ask, call, true));
                    return;
                }
                call.step(strikes ? broken(ask.fault()) : store);
            }
            write(Told.of(ask, call.reply().orElseThrow()).line());
        } catch (RuntimeException unexpected) {
            // The vendor gets no answer, as from any server that broke down over a request, and asks again.
            LOG.error("request {} was not answered", ask, unexpected);
            write(Told.unanswered(ask).line());
        }
    }

    private static boolean strikesAt(Ask.Fault fault, Step step) {
        return switch (fault) {
            case NONE, OTHER_REQUEST -> false;
            case OUTLAST_AT_WORK -> step == Step.WORK;
            case UNHEARD_AT_CLAIM -> step == Step.CLAIM;
            case OUTLAST_AT_SAVE, LINGER_AT_SAVE, FULL_AT_SAVE, UNHEARD_AT_SAVE -> step == Step.SAVE;
        };
    }

    private static boolean stalls(Ask.Fault fault) {
        return switch (fault) {
            case OUTLAST_AT_WORK, OUTLAST_AT_SAVE, LINGER_AT_SAVE -> true;
            case NONE, FULL_AT_SAVE, UNHEARD_AT_CLAIM, UNHEARD_AT_SAVE, OTHER_REQUEST -> false;
        };
    }

    private long stallMs(Ask ask, Call call) {
        if (ask.fault() == Ask.Fault.LINGER_AT_SAVE) {
            return ask.ms();
        }
        long leaseLeftMs = call.claim().map(Claim::leaseUntilMs).orElse(time.millis()) - time.millis();
        return Math.max(0, leaseLeftMs + ask.ms());
    }

    private Transactions broken(Ask.Fault fault) {
        return fault == Ask.Fault.FULL_AT_SAVE ? store.onFullDisk() : store.losingAcknowledgements();
    }

    /** One write for a line, so that lines of two threads do not mix. */
    private synchronized void write(String line) {
        try {
            tells.write((line + "\n").getBytes(StandardCharsets.US_ASCII));
            tells.flush();
        } catch (IOException nobodyReads) {
            throw new UncheckedIOException(nobodyReads);
        }
    }
}
