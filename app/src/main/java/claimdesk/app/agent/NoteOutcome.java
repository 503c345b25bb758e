package claimdesk.app.agent;

import java.util.function.Function;

/** What became of a note that was to be saved. */
public sealed interface NoteOutcome {

    /**
     * Its commit is done.
     *
     * @param seq of its journal row
     */
    record Saved(long seq) implements NoteOutcome {}

    /**
     * It is not in the file, or nobody knows.
     *
     * @param problem what happened, what was not lost, and what to do
     */
    record NotSaved(String problem) implements NoteOutcome {}

    default <R> R match(Function<Saved, R> saved, Function<NotSaved, R> notSaved) {
        return this instanceof Saved ? saved.apply((Saved) this) : notSaved.apply((NotSaved) this);
    }
}
