package claimdesk.app.evidence;

import claimdesk.store.claim.Answer;
import claimdesk.store.identity.AttemptId;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.util.HashMap;
import java.util.Map;

/** A fresh 2xx is answered only after its own attempt's SAVED. A success without one is a lie. */
final class SuccessMeansSaved extends Rule {

    private final Map<AttemptId, Event> saved = new HashMap<>();

    @Override
    void accept(Event event) {
        event.subject().attempt().ifPresent(attempt -> {
            if (event.type() == EventType.SAVED) {
                saved.put(attempt, event);
            } else if (event.type() == EventType.ANSWERED) {
                Event save = saved.remove(attempt);
                if (isFreshSuccess(event) && save == null) {
                    violated(
                            "attempt " + attempt + " was told " + status(event) + " though no answer of it was saved",
                            event.seq());
                } else if (isFreshSuccess(event) && !sameAnswer(save, event)) {
                    violated(
                            "attempt " + attempt + " was told another answer than the one that was saved",
                            save.seq(),
                            event.seq());
                }
            }
        });
    }

    static boolean isFreshSuccess(Event answered) {
        return Answer.isSuccess(status(answered)) && !answered.details().has(Detail.REPLAYED, "true");
    }

    private static long status(Event answered) {
        return answered.details().number(Detail.STATUS).orElse(0);
    }

    private static boolean sameAnswer(Event save, Event answered) {
        return save.details()
                .text(Detail.ANSWER_SHA256)
                .equals(answered.details().text(Detail.ANSWER_SHA256));
    }
}
