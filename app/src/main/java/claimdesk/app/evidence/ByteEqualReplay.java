package claimdesk.app.evidence;

import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import java.util.Optional;

/** A replay, and what its vendor is told, has the hash of the answer that the key's latest save stored. */
final class ByteEqualReplay extends Rule {

    private record Told(long seq, Optional<String> answer) {}

    private Optional<Told> saved = Optional.empty();
    /** By attempt, until it is answered. */
    private final Recent<Told> replayed = new Recent<>();

    ByteEqualReplay(Findings findings) {
        super(findings);
    }

    @Override
    void accept(Event event) {
        switch (event.type()) {
            case SAVED:
                saved = Optional.of(told(event));
                break;
            case REPLAYED:
                event.subject().attempt().ifPresent(attempt -> replayed.put(attempt, told(event)));
                saved.ifPresentOrElse(
                        save -> compare(save, event),
                        () -> violated(
                                event,
                                "attempt " + attempt(event) + " was given a replay of an answer that was never saved",
                                event.seq()));
                break;
            case ANSWERED:
                event.subject().attempt().flatMap(replayed::remove).ifPresent(replay -> compare(replay, event));
                break;
            default:
                break;
        }
    }

    private void compare(Told before, Event after) {
        if (!before.answer().equals(told(after).answer())) {
            violated(
                    after,
                    "attempt " + attempt(after) + " was given other bytes at seq " + after.seq()
                            + " than were stored at seq " + before.seq(),
                    before.seq(),
                    after.seq());
        }
    }

    private static Told told(Event event) {
        return new Told(event.seq(), event.details().text(Detail.ANSWER_SHA256));
    }
}
