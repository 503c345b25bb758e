package claimdesk.app.finding;

import claimdesk.app.casework.CaseCall;
import claimdesk.app.casework.Phrases;
import claimdesk.app.exchange.ImportedEvents;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.identity.Vendor;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finds vendors that read "in progress" as a failure (C40): a key was answered 409, it was not sent again, it succeeded
 * all the same, and the vendor's next request was for another order under a new key. {@link #accept} events as they
 * came. Where the journal has the vendor's side, it must also have given up. Remembers little of the newest vendors, so
 * that a long history takes no more memory than a short one. Not thread-safe.
 */
public final class MisreadConflicts {

    private static final int VENDORS_MAX = 10_000;
    private static final int KEYS_MAX = 64;
    private static final int FOUND_MAX = 1000;
    private static final long NEXT_ORDER_WITHIN_MS = 900_000;
    private static final String MISMATCH = "key-mismatch";
    private static final long CONFLICT = 409;

    private final Map<Vendor, Seen> vendors = newest(VENDORS_MAX);
    private final List<Suspect> suspects = new ArrayList<>();

    public void accept(Event event) {
        event.subject().vendor().ifPresent(vendor -> vendors.computeIfAbsent(vendor, one -> new Seen())
                .accept(event));
    }

    /** What was found so far, at most {@value #FOUND_MAX}. */
    public List<Finding> findings() {
        return suspects.stream()
                .filter(Suspect::isConfirmed)
                .map(Suspect::finding)
                .toList();
    }

    /** Whether the event is an answer that may be misread; without one nothing is found. */
    static boolean isConflict(Event event) {
        return event.type() == EventType.ANSWERED
                && CaseCall.status(event) == CONFLICT
                && !event.details().has(Detail.CODE, MISMATCH);
    }

    private static <K, V> Map<K, V> newest(int max) {
        return new LinkedHashMap<>() {
            @Override
            protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
                return size() > max;
            }
        };
    }

    /** What is remembered of one vendor. */
    private final class Seen {
        private final Map<ScopedKey, Suspect> byKey = newest(KEYS_MAX);
        private Optional<Suspect> pending = Optional.empty();
        private boolean isVendorSideKnown;

        void accept(Event event) {
            switch (event.type()) {
                case VENDOR_SENT:
                    isVendorSideKnown |= ImportedEvents.isTimed(event);
                    break;
                case VENDOR_GAVE_UP:
                    event.subject().scopedKey().map(byKey::get).ifPresent(suspect -> suspect.hasGivenUp = true);
                    break;
                case RECEIVED:
                    event.subject().scopedKey().ifPresent(key -> received(key, event));
                    break;
                case ANSWERED:
                    event.subject().scopedKey().ifPresent(key -> answered(key, event));
                    break;
                default:
                    break;
            }
        }

        private void received(ScopedKey key, Event event) {
            pending.filter(suspect -> suspect.isNextOrder(key, event)).ifPresent(suspect -> {
                suspect.next = Optional.of(event);
                if (suspects.size() < FOUND_MAX) {
                    suspects.add(suspect);
                }
                pending = Optional.empty();
            });
            Optional.ofNullable(byKey.get(key)).ifPresent(suspect -> suspect.received(event));
        }

        private void answered(ScopedKey key, Event event) {
            Suspect suspect = byKey.computeIfAbsent(key, Suspect::new);
            if (isConflict(event)) {
                suspect.conflict = Optional.of(event);
                suspect.needsGivingUp = isVendorSideKnown;
                pending = Optional.of(suspect);
            } else if (CaseCall.isFreshSuccess(event)) {
                suspect.success = Optional.of(event);
            }
        }
    }

    /** A key that may turn out to have been misread. */
    private static final class Suspect {
        private final ScopedKey key;
        private Optional<Event> conflict = Optional.empty();
        private Optional<Event> success = Optional.empty();
        private Optional<Event> next = Optional.empty();
        private boolean needsGivingUp;
        private boolean hasGivenUp;

        Suspect(ScopedKey key) {
            this.key = key;
        }

        boolean isNextOrder(ScopedKey other, Event event) {
            if (conflict.isEmpty()) {
                return false;
            }
            Event refused = conflict.get();
            Optional<OrderId> order = event.subject().order();
            long laterMs = event.atMs() - refused.atMs();
            return !other.equals(key)
                    && order.isPresent()
                    && !order.equals(refused.subject().order())
                    && laterMs > 0
                    && laterMs <= NEXT_ORDER_WITHIN_MS;
        }

        /** The key was sent again after all. */
        void received(Event event) {
            conflict.filter(refused -> event.atMs() > refused.atMs()).ifPresent(refused -> conflict = Optional.empty());
        }

        boolean isConfirmed() {
            return conflict.isPresent() && success.isPresent() && next.isPresent() && (hasGivenUp || !needsGivingUp);
        }

        Finding finding() {
            Event again = next.orElseThrow();
            return new Finding(
                    FindingCode.MISREAD_409,
                    "Key " + key + " was answered 409 while its first request was being served, which then succeeded;"
                            + " the vendor did not send it again, and asked for order "
                            + again.subject().order().map(OrderId::text).orElse("?") + " under a new key "
                            + Phrases.duration(
                                    again.atMs() - conflict.orElseThrow().atMs()) + " later.",
                    List.of(success.orElseThrow(), conflict.orElseThrow(), again));
        }
    }
}
