package claimdesk.app.agent;

import claimdesk.app.call.Reply;
import java.util.List;
import java.util.function.Function;

/** What came of an act on a key. Names in it come from outside and are not escaped. */
public sealed interface ActOutcome {

    /** It was done and journalled. */
    record Done(String text) implements ActOutcome {}

    /** The request was sent and answered, and its rows are in the journal. */
    record Answered(Reply reply, String text) implements ActOutcome {}

    /**
     * The row is not as it was shown any more; nothing was written.
     *
     * @param changes what is otherwise now
     */
    record Changed(List<String> changes) implements ActOutcome {

        public Changed {
            changes = List.copyOf(changes);
        }
    }

    /**
     * The file could not be written.
     *
     * @param problem what happened, what was not lost, and what to do
     */
    record Failed(String problem) implements ActOutcome {}

    default <R> R match(
            Function<Done, R> done,
            Function<Answered, R> answered,
            Function<Changed, R> changed,
            Function<Failed, R> failed) {
        if (this instanceof Done) {
            return done.apply((Done) this);
        }
        if (this instanceof Answered) {
            return answered.apply((Answered) this);
        }
        return this instanceof Changed ? changed.apply((Changed) this) : failed.apply((Failed) this);
    }
}
