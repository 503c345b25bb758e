package claimdesk.ui.investigate.verdict;

import claimdesk.app.casework.Case;
import claimdesk.app.masking.MaskedCase;
import claimdesk.app.verdict.Verdict;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.util.List;

/**
 * A case as it is shown, with personal data or without.
 *
 * @param notes what people did about it, as colleagues may read it
 */
public record Face(Case shown, Verdict verdict, List<Event> notes) {

    static Face masked(Case one) {
        MaskedCase masked = MaskedCase.onScreen(one);
        return new Face(masked.shown(), Verdict.of(masked.shown()), masked.notes());
    }

    static Face plain(Case one) {
        return new Face(one, Verdict.of(one), one.events(EventType.AGENT_ACTION));
    }
}
