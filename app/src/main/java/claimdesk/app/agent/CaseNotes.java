package claimdesk.app.agent;

import claimdesk.app.casework.Topic;
import claimdesk.store.Store;
import claimdesk.store.Tables;
import claimdesk.store.Transactions;
import claimdesk.store.agent.AgentAction;
import claimdesk.store.agent.AgentActions;
import claimdesk.store.claim.StoredKey;
import claimdesk.store.database.StoreException;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.Subject;
import java.util.List;
import java.util.Optional;

/** Notes and decisions on cases. A correction is one more; none is ever changed. */
public final class CaseNotes {

    /** How many acts of one case are shown. */
    public static final int SHOWN_MAX = 500;

    private CaseNotes() {}

    /** What people did about the case, newest first, at most {@value #SHOWN_MAX}. */
    public static List<Event> of(Store store, Topic topic) {
        return store.read(tables -> of(tables, topic));
    }

    /** Saves a note or a decision. It counts as saved only after its commit; what cannot be saved is said, not thrown. */
    public static NoteOutcome save(Transactions store, Topic topic, AgentAction action) {
        try {
            return new NoteOutcome.Saved(
                    store.write(tables -> tables.agentActions().append(subject(tables, topic), action)));
        } catch (StoreException failure) {
            return failure.maybeCommitted() ? lookedFor(store, topic, action, failure) : failed(failure);
        }
    }

    /** The commit was not acknowledged: whether it happened is seen by its row, which would be the case's newest. */
    private static NoteOutcome lookedFor(
            Transactions store, Topic topic, AgentAction action, StoreException unacknowledged) {
        try {
            Optional<Event> newest =
                    store.write(tables -> of(tables, topic).stream().findFirst());
            return newest.filter(event -> AgentAction.of(event).equals(Optional.of(action)))
                    .<NoteOutcome>map(event -> new NoteOutcome.Saved(event.seq()))
                    .orElseGet(() -> failed(unacknowledged));
        } catch (StoreException failure) {
            return new NoteOutcome.NotSaved(
                    "It is not known whether it was saved: " + failure.reason()
                            + ". Your text is kept here. Look at the list once the file can be read, before you save it again.");
        }
    }

    private static NoteOutcome failed(StoreException failure) {
        return new NoteOutcome.NotSaved(
                why(failure) + " Nothing was written, and nothing is lost: your text is kept here, also when the window"
                        + " is closed. Save it again when " + remedy(failure) + ".");
    }

    private static String why(StoreException failure) {
        return switch (failure.kind()) {
            case LOCKED -> "Not saved: another program kept the file locked.";
            case DISK_FULL -> "Not saved: the disk has no room.";
            case READ_ONLY -> "Not saved: the file cannot be written.";
            case NOT_OURS, ACKNOWLEDGEMENT_LOST, OTHER -> "Not saved: " + failure.reason() + ".";
        };
    }

    private static String remedy(StoreException failure) {
        return switch (failure.kind()) {
            case LOCKED -> "the other program has let go of it";
            case DISK_FULL -> "there is room";
            case READ_ONLY -> "it is open for writing";
            case NOT_OURS, ACKNOWLEDGEMENT_LOST, OTHER -> "that is mended";
        };
    }

    private static List<Event> of(Tables tables, Topic topic) {
        AgentActions actions = tables.agentActions();
        return topic.match(one -> actions.ofOrder(one.order(), SHOWN_MAX), one -> actions.ofKey(one.key(), SHOWN_MAX));
    }

    /** A note on a key is one on its order too, where the file knows it. */
    static Subject subject(Tables tables, Topic topic) {
        return topic.match(one -> Subject.nobody().with(one.order()), one -> {
            Subject key = Subject.of(one.key());
            return tables.claims()
                    .find(one.key())
                    .map(StoredKey::order)
                    .map(key::with)
                    .orElse(key);
        });
    }
}
