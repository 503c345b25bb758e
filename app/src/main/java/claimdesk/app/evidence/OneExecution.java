package claimdesk.app.evidence;

import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.util.HashMap;
import java.util.Map;

/** At most one effect of a kind for each (vendor, key). */
final class OneExecution extends Rule {

    private record First(long seq, long atMs) {}

    /** By kind, of which there are few. */
    private final Map<String, First> first = new HashMap<>(4);

    OneExecution(Findings findings) {
        super(findings);
    }

    @Override
    void accept(Event event) {
        if (event.type() != EventType.EFFECT || event.subject().key().isEmpty()) {
            return;
        }
        String kind = event.details().text(Detail.EFFECT).orElse("?");
        First before = first.putIfAbsent(kind, new First(event.seq(), event.atMs()));
        if (before != null) {
            violated(
                    event,
                    "key " + key(event) + " had the effect \"" + kind + "\" at seq " + before.seq()
                            + " and again at seq " + event.seq() + ", " + (event.atMs() - before.atMs()) + " ms later",
                    before.seq(),
                    event.seq());
        }
    }
}
