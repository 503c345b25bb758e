package claimdesk.ui.search;

import claimdesk.app.casework.Topic;
import claimdesk.store.window.SearchHit;
import java.util.Optional;

/** Which case a hit opens. */
public final class HitTopic {

    private HitTopic() {}

    /** The order that was found; otherwise its key, or else its order. Empty if the file knows of neither. */
    public static Optional<Topic> of(SearchHit hit) {
        Optional<Topic> order = hit.subject().order().map(Topic.OfOrder::new);
        Optional<Topic> key = hit.key().map(Topic.OfKey::new);
        return hit.kind() == SearchHit.Kind.ORDER ? order : key.or(() -> order);
    }
}
