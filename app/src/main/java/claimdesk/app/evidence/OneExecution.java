package claimdesk.app.evidence;

import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.util.HashMap;
import java.util.Map;

/** At most one effect of a kind for each (vendor, key). */
final class OneExecution extends Rule {

    private record KeyEffect(ScopedKey key, String kind) {}

    private final Map<KeyEffect, Event> first = new HashMap<>();

    @Override
    void accept(Event event) {
        if (event.type() != EventType.EFFECT) {
            return;
        }
        event.subject().scopedKey().ifPresent(key -> {
            String kind = event.details().text(Detail.EFFECT).orElse("?");
            Event before = first.putIfAbsent(new KeyEffect(key, kind), event);
            if (before != null) {
                violated(
                        "key " + key + " had the effect \"" + kind + "\" at seq " + before.seq() + " and again at seq "
                                + event.seq() + ", " + (event.atMs() - before.atMs()) + " ms later",
                        before.seq(),
                        event.seq());
            }
        });
    }
}
