package claimdesk.ui.agent;

import claimdesk.app.agent.KeyQuestion;
import claimdesk.app.agent.KnownRequest;
import claimdesk.app.agent.RowWords;
import claimdesk.app.agent.RowWords.Fact;
import claimdesk.app.masking.MaskedText;
import claimdesk.ui.controls.ShownText;
import java.util.List;
import java.util.function.LongFunction;

/**
 * A question about an act on a key, as it is shown: escaped.
 *
 * @param facts the row as it was looked at
 * @param obstacle why it cannot be done; empty if it can
 * @param bodyHint what must be pasted; empty if nothing
 */
public record QuestionText(
        KeyQuestion asked,
        String title,
        String what,
        List<Fact> facts,
        List<String> warnings,
        String obstacle,
        String bodyHint) {

    static QuestionText of(KeyQuestion asked, boolean needsBody, LongFunction<String> times) {
        List<Fact> facts = new RowWords(times)
                .facts(asked.sheet().row(), asked.sheet().nowMs()).stream()
                        .map(fact -> new Fact(fact.name(), shown(fact.text())))
                        .toList();
        return new QuestionText(
                asked,
                title(asked),
                shown(asked.what()),
                facts,
                asked.warnings().stream().map(QuestionText::shown).toList(),
                asked.obstacle().map(QuestionText::shown).orElse(""),
                needsBody ? asked.sheet().request().map(QuestionText::hint).orElse("") : "");
    }

    private static String shown(String text) {
        return ShownText.of(MaskedText.name(text));
    }

    private static String hint(KnownRequest known) {
        return KeyQuestion.bodyNeeded(known);
    }

    private static String title(KeyQuestion asked) {
        String key = shown(asked.sheet().key().key().text());
        String vendor = shown(asked.sheet().key().vendor().text());
        return switch (asked.kind()) {
            case RELEASE -> "Release the claim on key " + key + " of vendor " + vendor + "?";
            case PURGE -> "Purge key " + key + " of vendor " + vendor + "?";
            default -> "Send the request of key " + key + " again, as vendor " + vendor + "?";
        };
    }

    boolean isPossible() {
        return obstacle.isEmpty();
    }

    boolean needsBody() {
        return !bodyHint.isEmpty();
    }

    /** The word on the button that does it. */
    String verb() {
        return switch (asked.kind()) {
            case RELEASE -> "Release the claim";
            case PURGE -> "Purge the key";
            default -> "Send it again";
        };
    }
}
