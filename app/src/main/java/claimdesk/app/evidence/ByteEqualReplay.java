package claimdesk.app.evidence;

import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A replay, and what its vendor is told, has the hash of the answer that the key's latest save stored. */
final class ByteEqualReplay extends Rule {

    private final Map<ScopedKey, Event> saved = new HashMap<>();
    private final Map<AttemptId, Event> replayed = new HashMap<>();

    @Override
    void accept(Event event) {
        switch (event.type()) {
            case SAVED:
                event.subject().scopedKey().ifPresent(key -> saved.put(key, event));
                break;
            case REPLAYED:
                event.subject().attempt().ifPresent(attempt -> replayed.put(attempt, event));
                event.subject().scopedKey().ifPresent(key -> check(saved.get(key), event));
                break;
            case ANSWERED:
                event.subject().attempt().map(replayed::remove).ifPresent(replay -> compare(replay, event));
                break;
            default:
                break;
        }
    }

    private void check(Event save, Event replay) {
        if (save == null) {
            violated(
                    "attempt " + attempt(replay) + " was given a replay of an answer that was never saved",
                    replay.seq());
        } else {
            compare(save, replay);
        }
    }

    private void compare(Event before, Event after) {
        if (!hash(before).equals(hash(after))) {
            violated(
                    "attempt " + attempt(after) + " was given other bytes at seq " + after.seq()
                            + " than were stored at seq " + before.seq(),
                    List.of(before.seq(), after.seq()));
        }
    }

    private static Optional<String> hash(Event event) {
        return event.details().text(Detail.ANSWER_SHA256);
    }

    private static String attempt(Event event) {
        return event.subject().attempt().map(AttemptId::text).orElse("?");
    }
}
