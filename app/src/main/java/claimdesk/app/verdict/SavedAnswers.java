package claimdesk.app.verdict;

import claimdesk.app.casework.Case;
import claimdesk.app.casework.CaseCall;
import claimdesk.store.claim.SavedAnswer;
import claimdesk.store.claim.StoredKey;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Whether a saved answer is still kept, so that a retry would get it. */
final class SavedAnswers {

    private static final Set<EventType> SETTLES = EnumSet.of(EventType.SAVED, EventType.PURGED, EventType.EXPIRED);

    private SavedAnswers() {}

    /**
     * Whether an answer was saved for the key that the vendor would send again, and is not kept any more: purged by a
     * person or after its retention, or past its retention.
     */
    static boolean isGone(Case one) {
        return askedLast(one).filter(key -> isGone(one, key)).isPresent();
    }

    private static boolean isGone(Case one, ScopedKey key) {
        List<Event> ofKey = one.events(event ->
                SETTLES.contains(event.type()) && event.subject().scopedKey().equals(Optional.of(key)));
        boolean wasSaved = ofKey.stream().anyMatch(event -> event.type() == EventType.SAVED);
        boolean isSavedLast = !ofKey.isEmpty() && ofKey.get(ofKey.size() - 1).type() == EventType.SAVED;
        boolean isPast = one.row(key)
                .flatMap(StoredKey::saved)
                .map(SavedAnswer::keepUntilMs)
                .filter(keepUntilMs -> keepUntilMs <= one.nowMs())
                .isPresent();
        return wasSaved && !isSavedLast || isPast;
    }

    /** The key of the last request that the vendor sent. */
    private static Optional<ScopedKey> askedLast(Case one) {
        return one.calls().stream()
                .filter(call -> !call.isByAgent())
                .reduce((before, later) -> later)
                .flatMap(CaseCall::key);
    }
}
