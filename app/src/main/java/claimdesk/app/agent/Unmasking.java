package claimdesk.app.agent;

import claimdesk.app.casework.Topic;
import claimdesk.store.Transactions;
import claimdesk.store.agent.ActionKind;
import claimdesk.store.agent.AgentAction;
import claimdesk.store.database.StoreException;
import java.util.Optional;

/** Records in the journal that somebody asked for personal data, before they get them. */
public final class Unmasking {

    private Unmasking() {}

    /**
     * Who asks, and what for.
     *
     * @param who by the name under which the person is logged in
     * @throws IllegalArgumentException if that is no name that the journal can keep
     */
    public static AgentAction asked(String who, String why) {
        return AgentAction.of(ActionKind.UNMASK, who, why);
    }

    /** Returns why it is not recorded; empty if it is, and only then may anything be shown. */
    public static Optional<StoreException> record(Transactions store, Topic topic, AgentAction asked) {
        try {
            store.write(tables -> tables.agentActions().append(CaseNotes.subject(tables, topic), asked));
            return Optional.empty();
        } catch (StoreException failure) {
            return Optional.of(failure);
        }
    }

    /** Why it is not recorded, and what to do, in a sentence. */
    public static String why(StoreException failure) {
        return switch (failure.kind()) {
            case LOCKED -> "Another program keeps the file locked: ask again when it has let go.";
            case DISK_FULL -> "The disk has no room: make some, and ask again.";
            case READ_ONLY -> "The file cannot be written: open it for writing, or work on a copy that can be written.";
            case ACKNOWLEDGEMENT_LOST -> "Whether it was recorded is not known: ask again.";
            case NOT_OURS, OTHER -> failure.reason() + ": ask again when that is mended.";
        };
    }
}
