package claimdesk.ui.agent;

import claimdesk.app.agent.ActOutcome;
import claimdesk.app.agent.CaseNotes;
import claimdesk.app.agent.Draft;
import claimdesk.app.agent.Drafts;
import claimdesk.app.agent.KeyActions;
import claimdesk.app.agent.KeyQuestion;
import claimdesk.app.agent.KeySheet;
import claimdesk.app.agent.NoteOutcome;
import claimdesk.app.agent.RowWords;
import claimdesk.app.agent.Unmasking;
import claimdesk.app.agent.VendorRetry;
import claimdesk.app.call.CallSettings;
import claimdesk.app.call.Request;
import claimdesk.app.casework.Topic;
import claimdesk.store.Store;
import claimdesk.store.Transactions;
import claimdesk.store.UnitOfWork;
import claimdesk.store.agent.AgentAction;
import claimdesk.store.agent.Decision;
import claimdesk.store.claim.OwnerToken;
import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.ui.live.feed.OwnWrites;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The window's file as an agent writes to it, and the drafts of what could not be written. The file is opened when it is
 * first asked for. For one worker thread.
 */
public final class AgentDesk implements AutoCloseable {

    /** A simulated run may have stamped rows ahead of the wall clock; nothing is written before the newest of them. */
    private volatile long newestMs;

    private final Path path;
    private final Function<InstantSource, Store> opener;
    private final InstantSource clock;
    private final Agent agent;
    private final Drafts drafts;
    private final OwnWrites own;
    private final KeyActions actions;
    private Optional<Store> open = Optional.empty();

    /**
     * Who acts, and how calls are served that are sent again.
     *
     * @param who as the journal names the agent
     * @param names a name that was never given before
     */
    public record Agent(String who, Supplier<String> names, Supplier<CallSettings> settings) {}

    /**
     * @param opener opens {@code path} with the clock that it is given
     * @param clock that of the run that goes on in the file, or the wall's
     * @param own told of what is written
     */
    public AgentDesk(
            Path path,
            Function<InstantSource, Store> opener,
            InstantSource clock,
            Agent agent,
            Drafts drafts,
            OwnWrites own) {
        this.path = path;
        this.opener = opener;
        this.clock = clock;
        this.agent = agent;
        this.drafts = drafts;
        this.own = own;
        this.actions = new KeyActions(
                agent.who(), new RowWords(ms -> Instant.ofEpochMilli(ms).toString()));
    }

    String who() {
        return agent.who();
    }

    NoteOutcome save(Topic topic, AgentAction action) {
        return CaseNotes.save(writer(), topic, action);
    }

    /** Records that somebody looks at a case with its personal data; says why not and what to do, or nothing if it is. */
    public Optional<String> recordUnmasking(Topic topic) {
        return Unmasking.record(
                        writer(),
                        topic,
                        Unmasking.asked(agent.who(), "the case view of " + topic.words() + " shows personal data"))
                .map(Unmasking::why);
    }

    Optional<Draft> draft(Topic topic) throws IOException {
        return drafts.of(path, topic);
    }

    /** Keeps what is not saved, or, where there is nothing, no longer keeps what was. */
    void keep(Topic topic, String text, Optional<Decision> decision) throws IOException {
        drafts.keep(new Draft(path, topic, text, decision));
    }

    KeySheet sheet(ScopedKey key) {
        Store store = store();
        newestMs = store.read(tables -> tables.journal().lastAtMs());
        return KeySheet.read(store, key);
    }

    ActOutcome remove(KeyQuestion asked, String why) {
        return actions.remove(writer(), asked, why);
    }

    ActOutcome send(KeyQuestion asked, Request request, String why) {
        VendorRetry retry = new VendorRetry(
                actions,
                () -> new AttemptId("agent-" + agent.names().get()),
                () -> new OwnerToken(agent.names().get()));
        return retry.send(writer(), agent.settings().get(), asked, request, why);
    }

    /** Writes to the file; one that cannot be opened is one that cannot be written. */
    private Transactions writer() {
        return new Transactions() {
            @Override
            public <T> T write(UnitOfWork<T> unit) {
                Store store = store();
                newestMs = store.read(tables -> tables.journal().lastAtMs());
                return own.write(store, unit);
            }
        };
    }

    private Store store() {
        if (open.isEmpty()) {
            open = Optional.of(opener.apply(this::now));
        }
        return open.get();
    }

    private Instant now() {
        return Instant.ofEpochMilli(Math.max(clock.millis(), newestMs));
    }

    /** Closes the file; it is opened again when it is needed. */
    @Override
    public void close() {
        open.ifPresent(Store::close);
        open = Optional.empty();
    }
}
