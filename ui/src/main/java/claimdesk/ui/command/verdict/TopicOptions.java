package claimdesk.ui.command.verdict;

import claimdesk.app.casework.Topic;
import claimdesk.store.identity.IdempotencyKey;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.identity.Vendor;
import claimdesk.ui.command.InputException;
import claimdesk.ui.controls.ShownText;
import picocli.CommandLine.Option;

/** What a case is about, as it is said on the command line. */
final class TopicOptions {

    @Option(names = "--order", paramLabel = "ID", description = "the order")
    private String order;

    @Option(
            names = "--key",
            paramLabel = "VENDOR/KEY",
            description = "the key, behind its vendor and the first slash; with --vendor, the key alone")
    private String key;

    @Option(names = "--vendor", paramLabel = "VENDOR", description = "the key's vendor, where it has a slash itself")
    private String vendor;

    Topic topic() {
        if ((order == null) == (key == null)) {
            throw new InputException("either --order ID or --key VENDOR/KEY");
        }
        if (order != null && vendor != null) {
            throw new InputException("--vendor goes with --key, not with --order");
        }
        try {
            return order != null ? new Topic.OfOrder(new OrderId(order)) : new Topic.OfKey(scopedKey());
        } catch (IllegalArgumentException wrong) {
            throw new InputException((order != null ? "--order: " : "--key: ") + wrong.getMessage());
        }
    }

    private ScopedKey scopedKey() {
        if (vendor != null) {
            return new ScopedKey(new Vendor(vendor), new IdempotencyKey(key));
        }
        int slash = key.indexOf('/');
        if (slash < 0) {
            throw new InputException(
                    "--key " + ShownText.of(key) + ": VENDOR/KEY, or the key alone with --vendor VENDOR");
        }
        return new ScopedKey(new Vendor(key.substring(0, slash)), new IdempotencyKey(key.substring(slash + 1)));
    }
}
