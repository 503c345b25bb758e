package claimdesk.store;

import claimdesk.store.agent.AgentActions;
import claimdesk.store.claim.Claiming;
import claimdesk.store.claim.Claims;
import claimdesk.store.claim.Protocol;
import claimdesk.store.claim.ShownKeys;
import claimdesk.store.database.Savepoint;
import claimdesk.store.effect.Effects;
import claimdesk.store.effect.Outbox;
import claimdesk.store.imported.EvidenceRows;
import claimdesk.store.imported.ImportSources;
import claimdesk.store.journal.CaseRows;
import claimdesk.store.journal.Journal;
import claimdesk.store.order.Orders;
import claimdesk.store.window.Window;
import java.time.InstantSource;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;

/** The tables of one file within one transaction. Good for the unit of work that it was given to, and no longer. */
public final class Tables {

    private final Handle handle;
    private final InstantSource clock;
    private final Journal journal;
    private final Outbox outbox;

    Tables(Handle handle, InstantSource clock) {
        this.handle = handle;
        this.clock = clock;
        this.journal = new Journal(handle, clock);
        this.outbox = new Outbox(handle, clock);
    }

    /** The key table as {@code protocol} uses it. */
    public Claiming claiming(Protocol protocol) {
        return protocol.on(handle, clock, journal);
    }

    /** The key table as the owned-claim protocol uses it. */
    public Claims claims() {
        return new Claims(handle, clock, journal);
    }

    public Orders orders() {
        return new Orders(handle, clock);
    }

    public Effects effects() {
        return new Effects(handle, clock, journal, outbox);
    }

    public Outbox outbox() {
        return outbox;
    }

    public Journal journal() {
        return journal;
    }

    /** The journal and the imported lines by order and by key: what cases are made of. */
    public CaseRows caseRows() {
        return new CaseRows(handle);
    }

    /** What screens read. */
    public Window window() {
        return new Window(handle, journal);
    }

    /** What people did. */
    public AgentActions agentActions() {
        return new AgentActions(handle, journal, () -> runs().ofPeople());
    }

    /** Writes that are conditional on a key row as a person was shown it. */
    public ShownKeys shownKeys() {
        return new ShownKeys(handle, journal);
    }

    /** The files that evidence was imported from. */
    public ImportSources imports() {
        return new ImportSources(handle, clock);
    }

    /** The lines that were imported. */
    public EvidenceRows evidence() {
        return new EvidenceRows(handle);
    }

    public Runs runs() {
        return new Runs(handle, clock);
    }

    /**
     * Runs {@code work} so that it can be undone without the rest of the transaction.
     *
     * @param keeps whether what was changed stays, by the work's result
     */
    public <T> T undoable(Supplier<T> work, Predicate<T> keeps) {
        return Savepoint.run(handle, work, keeps);
    }

    Handle handle() {
        return handle;
    }
}
