package claimdesk.ui.agent;

import claimdesk.store.agent.ActionKind;
import claimdesk.store.agent.AgentAction;
import claimdesk.store.agent.Decision;
import claimdesk.store.journal.Event;
import claimdesk.ui.controls.ShownText;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.stream.Collectors;

/**
 * What a person did about a case, in words.
 *
 * @param heading what, by whom, when and in which row
 * @param text escaped; lines stay lines
 */
public record NoteText(ActionKind kind, String heading, String text) {

    static Optional<NoteText> of(Event event, LongFunction<String> times) {
        return AgentAction.of(event)
                .map(action -> new NoteText(
                        action.kind(),
                        what(action) + "  \u00B7  " + ShownText.of(action.who()) + "  \u00B7  "
                                + times.apply(event.atMs()) + "  \u00B7  row " + event.seq()
                                + event.subject()
                                        .key()
                                        .map(key -> "  \u00B7  key " + ShownText.of(key.text()))
                                        .orElse(""),
                        lines(action.text())));
    }

    private static String what(AgentAction action) {
        String words =
                action.decision().map(Decision::words).orElse(action.kind().words());
        return action.decision().isPresent() ? "decision: " + words : words;
    }

    private static String lines(String text) {
        return text.lines().map(ShownText::of).collect(Collectors.joining("\n"));
    }

    /** For a screen reader. */
    String spoken() {
        return text.isEmpty() ? heading : heading + ": " + text;
    }
}
