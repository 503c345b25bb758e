package claimdesk.app.masking;

import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.IdempotencyKey;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.identity.Vendor;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import claimdesk.store.journal.Subject;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;

/** Events without the personal data in them; what is personal is in {@code docs/case-file.md}. Not thread-safe. */
public final class MaskedEvents {

    /** Times as they were written, which a phone number's pattern might fit. */
    private static final Set<Detail> TIMES =
            EnumSet.of(Detail.RAW_TIME, Detail.RAW_SAVED_AT, Detail.RAW_LEASE_UNTIL, Detail.RAW_VENDOR_TIME);

    /** What is personal whatever it says. */
    private static final Set<Detail> WHOLE = EnumSet.of(Detail.RECIPIENT, Detail.WHO, Detail.TEXT);

    private static final Pattern CODE = Pattern.compile("[a-z0-9-]{1,64}");

    /** What may be said in words; the other facts are names, codes and numbers. */
    private static final Set<Detail> TEXTS = EnumSet.of(Detail.REASON, Detail.ROUTE, Detail.WHERE);

    private final Masks masks;

    MaskedEvents(Masks masks) {
        this.masks = masks;
    }

    /** Masks events that are shown together, as those of one key. */
    public static List<Event> of(ScopedKey key, List<Event> all) {
        MaskedEvents masked = new MaskedEvents(Masks.of("key " + key));
        return all.stream().map(masked::event).toList();
    }

    Event event(Event event) {
        return new Event(
                event.seq(), event.atMs(), event.run(), event.type(), subject(event.subject()), details(event));
    }

    /** As colleagues may read it: of what a person wrote, only addresses and numbers are masked. */
    Event noteToColleagues(Event event) {
        Map<Detail, String> shown = new EnumMap<>(Detail.class);
        event.details()
                .all()
                .forEach((name, value) -> shown.put(name, name == Detail.TEXT ? masks.text(value) : masks.name(value)));
        return new Event(
                event.seq(), event.atMs(), event.run(), event.type(), subject(event.subject()), Details.of(shown));
    }

    private Details details(Event event) {
        Map<Detail, String> shown = new EnumMap<>(Detail.class);
        boolean isNote = event.type() == EventType.AGENT_ACTION;
        event.details().all().forEach((name, value) -> shown.put(name, detail(name, value, isNote)));
        return Details.of(shown);
    }

    private String detail(Detail name, String value, boolean isNote) {
        if (TIMES.contains(name)) {
            return masks.time(value);
        }
        if (WHOLE.contains(name)) {
            return masks.mask(name == Detail.TEXT ? "note" : name.text(), value);
        }
        // What a person wrote may name anybody; codes and numbers are not written by hand.
        if (isNote && !CODE.matcher(value).matches()) {
            return masks.mask("note", value);
        }
        return TEXTS.contains(name) ? masks.text(value) : masks.name(value);
    }

    private Subject subject(Subject subject) {
        Subject shown =
                subject.vendor().map(vendor -> Subject.of(vendor(vendor))).orElse(Subject.nobody());
        if (subject.key().isPresent()) {
            shown = shown.with(name(subject.key().get().text(), IdempotencyKey::new));
        }
        if (subject.attempt().isPresent()) {
            shown = shown.with(attempt(subject.attempt().get()));
        }
        return subject.order().isPresent() ? shown.with(order(subject.order().get())) : shown;
    }

    OrderId order(OrderId order) {
        return name(order.text(), OrderId::new);
    }

    AttemptId attempt(AttemptId attempt) {
        return name(attempt.text(), AttemptId::new);
    }

    private Vendor vendor(Vendor vendor) {
        return name(vendor.text(), Vendor::new);
    }

    ScopedKey key(ScopedKey key) {
        return new ScopedKey(vendor(key.vendor()), name(key.key().text(), IdempotencyKey::new));
    }

    /** Names of the business stay, but for an address or a number in them; one that gets too long is masked whole. */
    private <N> N name(String text, Function<String, N> naming) {
        String shown = masks.name(text);
        try {
            return naming.apply(shown);
        } catch (IllegalArgumentException tooLong) {
            return naming.apply(masks.mask("name", text));
        }
    }
}
