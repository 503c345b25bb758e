package claimdesk.app.simulation;

import claimdesk.store.Store;
import claimdesk.store.effect.OutboxMessage;
import java.util.List;
import java.util.function.Consumer;

/**
 * Sends what waits in the outbox, outside of any transaction, and notes afterwards that it was taken: at least once,
 * under a downstream key that stays the same.
 */
public final class OutboxRelay {

    private static final int SENT_TOGETHER = 256;

    private final Store store;
    private final Consumer<OutboxMessage> receiver;

    public OutboxRelay(Store store, Consumer<OutboxMessage> receiver) {
        this.store = store;
        this.receiver = receiver;
    }

    /** Sends all that waits now. Returns how many were sent. */
    public int sendAll() {
        int sent = 0;
        List<OutboxMessage> messages;
        do {
            messages = store.read(tables -> tables.outbox().unsent(SENT_TOGETHER));
            messages.forEach(receiver);
            List<OutboxMessage> taken = messages;
            store.write(tables -> taken.stream().filter(tables.outbox()::sent).count());
            sent += messages.size();
        } while (messages.size() == SENT_TOGETHER);
        return sent;
    }
}
