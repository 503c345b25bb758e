package claimdesk.app.verdict;

import claimdesk.store.journal.Event;
import java.util.List;
import java.util.Optional;

/**
 * One sentence of a verdict.
 *
 * @param evidence the events that carry it; a proven statement has at least one
 * @param settledBy what evidence would settle it, where it is not proven
 */
public record Statement(Claim claim, Value value, String text, List<Event> evidence, Optional<String> settledBy) {

    public Statement {
        if (value == Value.PROVEN && evidence.isEmpty()) {
            throw new IllegalArgumentException("proven by nothing: " + text);
        }
        if ((value == Value.NOT_PROVEN) != settledBy.isPresent()) {
            throw new IllegalArgumentException("only what is not proven says what would settle it: " + text);
        }
        evidence = evidence.stream().distinct().toList();
    }

    static Statement proven(Claim claim, String text, List<Event> evidence) {
        return new Statement(claim, Value.PROVEN, text, evidence, Optional.empty());
    }

    static Statement contradicted(Claim claim, String text, List<Event> evidence) {
        return new Statement(claim, Value.CONTRADICTED, text, evidence, Optional.empty());
    }

    static Statement notProven(Claim claim, String text, List<Event> evidence, String settledBy) {
        return new Statement(claim, Value.NOT_PROVEN, text, evidence, Optional.of(settledBy));
    }

    public boolean isProven() {
        return value == Value.PROVEN;
    }
}
