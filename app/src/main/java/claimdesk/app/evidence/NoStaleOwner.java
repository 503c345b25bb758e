package claimdesk.app.evidence;

import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A save is by the latest claim on the key, while the key is in progress, inside the claim's lease. */
final class NoStaleOwner extends Rule {

    private record Held(AttemptId attempt, long leaseUntilMs, long seq) {}

    private final Map<ScopedKey, Held> held = new HashMap<>();

    @Override
    void accept(Event event) {
        event.subject().scopedKey().ifPresent(key -> {
            switch (event.type()) {
                case CLAIMED:
                case TAKEN_OVER:
                case RENEWED:
                    event.subject().attempt().ifPresent(attempt -> held.put(key, held(attempt, event)));
                    break;
                case SAVED:
                    check(key, held.remove(key), event);
                    break;
                case RELEASED:
                case PURGED:
                    held.remove(key);
                    break;
                default:
                    break;
            }
        });
    }

    private static Held held(AttemptId attempt, Event event) {
        long leaseUntilMs = event.details().number(Detail.LEASE_UNTIL_MS).orElse(Long.MIN_VALUE);
        return new Held(attempt, leaseUntilMs, event.seq());
    }

    private void check(ScopedKey key, Held owner, Event save) {
        String saver = save.subject().attempt().map(AttemptId::text).orElse("?");
        if (owner == null) {
            violated("attempt " + saver + " saved key " + key + ", which nobody had claimed", save.seq());
        } else if (!owner.attempt().text().equals(saver)) {
            violated(
                    "attempt " + saver + " saved key " + key + ", which attempt " + owner.attempt() + " owned",
                    List.of(owner.seq(), save.seq()));
        } else if (save.atMs() >= owner.leaseUntilMs()) {
            violated(
                    "attempt " + saver + " saved key " + key + " " + (save.atMs() - owner.leaseUntilMs())
                            + " ms after its lease had ended",
                    List.of(owner.seq(), save.seq()));
        }
    }
}
