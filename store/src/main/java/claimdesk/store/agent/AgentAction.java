package claimdesk.store.agent;

import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.util.Optional;

/**
 * One act of a person, as its journal row says it.
 *
 * @param who by the name under which the person is logged in; 1 to {@value #WHO_MAX} characters
 * @param text in the person's own words, at most {@value #TEXT_MAX} characters; only a note must have some
 * @param decision present for a decision and for nothing else
 */
public record AgentAction(ActionKind kind, String who, String text, Optional<Decision> decision) {

    public static final int WHO_MAX = 100;
    public static final int TEXT_MAX = 4000;

    public AgentAction {
        check("the name of who acts", who, WHO_MAX);
        check("the text", text, TEXT_MAX);
        if (who.isBlank()) {
            throw new IllegalArgumentException("who acts has no name");
        }
        if (kind == ActionKind.NOTE && text.isBlank()) {
            throw new IllegalArgumentException("a note without text says nothing");
        }
        if (decision.isPresent() != (kind == ActionKind.DECISION)) {
            throw new IllegalArgumentException("a " + kind.text() + " with decision " + decision);
        }
    }

    public static AgentAction note(String who, String text) {
        return new AgentAction(ActionKind.NOTE, who, text, Optional.empty());
    }

    public static AgentAction decision(String who, Decision decision, String text) {
        return new AgentAction(ActionKind.DECISION, who, text, Optional.of(decision));
    }

    /** An act that is neither a note nor a decision, and why it was done. */
    public static AgentAction of(ActionKind kind, String who, String why) {
        return new AgentAction(kind, who, why, Optional.empty());
    }

    /** What the row of {@code event} says; empty if it is none of a person, or does not say what was done. */
    public static Optional<AgentAction> of(Event event) {
        if (event.type() != EventType.AGENT_ACTION) {
            return Optional.empty();
        }
        Details facts = event.details();
        try {
            return facts.text(Detail.ACTION)
                    .flatMap(ActionKind::named)
                    .map(kind -> new AgentAction(
                            kind,
                            facts.text(Detail.WHO).orElse("somebody"),
                            facts.text(Detail.TEXT).orElse(""),
                            facts.text(Detail.DECISION).flatMap(Decision::named)));
        } catch (IllegalArgumentException notOurs) {
            return Optional.empty();
        }
    }

    Details details() {
        Details facts = Details.of(Detail.ACTION, kind.text()).with(Detail.WHO, who);
        facts = decision.isPresent()
                ? facts.with(Detail.DECISION, decision.get().text())
                : facts;
        return text.isEmpty() ? facts : facts.with(Detail.TEXT, text);
    }

    private static void check(String what, String text, int charactersMax) {
        int characters = text.codePointCount(0, text.length());
        if (characters > charactersMax) {
            throw new IllegalArgumentException(
                    what + " has " + characters + " characters; at most " + charactersMax + " are kept");
        }
        if (text.codePoints().anyMatch(point -> point >= 0xD800 && point <= 0xDFFF)) {
            throw new IllegalArgumentException(what + " has half a surrogate pair, which is not a character");
        }
    }
}
