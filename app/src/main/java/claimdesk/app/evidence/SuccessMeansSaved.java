package claimdesk.app.evidence;

import claimdesk.store.claim.Answer;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.util.Optional;

/**
 * A fresh 2xx is answered only after its own attempt's SAVED. A success without one is a lie; of a key with so many saves
 * without an answer that the oldest were forgotten, none is called one.
 */
final class SuccessMeansSaved extends Rule {

    private record Save(long seq, Optional<String> answer) {}

    /** By attempt, until it is answered. */
    private final Recent<Save> saved = new Recent<>();

    SuccessMeansSaved(Findings findings) {
        super(findings);
    }

    @Override
    void accept(Event event) {
        if (event.type() == EventType.SAVED) {
            event.subject().attempt().ifPresent(attempt -> saved.put(attempt, new Save(event.seq(), answer(event))));
        } else if (event.type() == EventType.ANSWERED) {
            event.subject().attempt().ifPresent(attempt -> {
                Optional<Save> save = saved.remove(attempt);
                if (isFreshSuccess(event)) {
                    check(save, event);
                }
            });
        }
    }

    private void check(Optional<Save> save, Event answered) {
        if (save.isEmpty()) {
            if (saved.hasForgotten()) {
                return;
            }
            violated(
                    answered,
                    "attempt " + attempt(answered) + " was told " + status(answered)
                            + " though no answer of it was saved",
                    answered.seq());
        } else if (!save.get().answer().equals(answer(answered))) {
            violated(
                    answered,
                    "attempt " + attempt(answered) + " was told another answer than the one that was saved",
                    save.get().seq(),
                    answered.seq());
        }
    }

    static boolean isFreshSuccess(Event answered) {
        return Answer.isSuccess(status(answered)) && !answered.details().has(Detail.REPLAYED, "true");
    }

    private static long status(Event answered) {
        return answered.details().number(Detail.STATUS).orElse(0);
    }

    private static Optional<String> answer(Event event) {
        return event.details().text(Detail.ANSWER_SHA256);
    }

    @Override
    String memory() {
        return saved.memory(Save::answer);
    }
}
