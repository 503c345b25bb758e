package claimdesk.app.evidence;

import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import java.util.Optional;

/** A save is by the latest claim on the key, while the key is in progress, inside the claim's lease. */
final class NoStaleOwner extends Rule {

    private record Held(String attempt, long leaseUntilMs, long seq) {}

    private Optional<Held> held = Optional.empty();

    NoStaleOwner(Findings findings) {
        super(findings);
    }

    @Override
    void accept(Event event) {
        if (event.subject().key().isEmpty()) {
            return;
        }
        switch (event.type()) {
            case CLAIMED:
            case TAKEN_OVER:
            case RENEWED:
                event.subject().attempt().ifPresent(attempt -> held = Optional.of(held(event)));
                break;
            case SAVED:
                held.ifPresentOrElse(
                        owner -> check(owner, event),
                        () -> violated(
                                event,
                                "attempt " + attempt(event) + " saved key " + key(event) + ", which nobody had claimed",
                                event.seq()));
                held = Optional.empty();
                break;
            case RELEASED:
            case PURGED:
                held = Optional.empty();
                break;
            default:
                break;
        }
    }

    private static Held held(Event event) {
        long leaseUntilMs = event.details().number(Detail.LEASE_UNTIL_MS).orElse(Long.MIN_VALUE);
        return new Held(attempt(event), leaseUntilMs, event.seq());
    }

    private void check(Held owner, Event save) {
        String saver = attempt(save);
        if (!owner.attempt().equals(saver)) {
            violated(
                    save,
                    "attempt " + saver + " saved key " + key(save) + ", which attempt " + owner.attempt() + " owned",
                    owner.seq(),
                    save.seq());
        } else if (save.atMs() >= owner.leaseUntilMs()) {
            violated(
                    save,
                    "attempt " + saver + " saved key " + key(save) + " " + (save.atMs() - owner.leaseUntilMs())
                            + " ms after its lease had ended",
                    owner.seq(),
                    save.seq());
        }
    }
}
