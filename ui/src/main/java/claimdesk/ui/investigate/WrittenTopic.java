package claimdesk.ui.investigate;

import claimdesk.app.casework.Topic;
import claimdesk.store.identity.IdempotencyKey;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.identity.Vendor;
import java.util.List;
import java.util.stream.Stream;

/** What somebody may mean who writes an order or VENDOR/KEY. */
final class WrittenTopic {

    private WrittenTopic() {}

    /** The likeliest first: an order of that name, then a key behind its vendor and the first slash. */
    static List<Topic> of(String written) {
        int slash = written.indexOf('/');
        Stream<Topic> key = slash < 1 || slash == written.length() - 1
                ? Stream.of()
                : Stream.of(new Topic.OfKey(new ScopedKey(
                        new Vendor(written.substring(0, slash)), new IdempotencyKey(written.substring(slash + 1)))));
        return Stream.concat(Stream.of(new Topic.OfOrder(new OrderId(written))), key)
                .toList();
    }
}
