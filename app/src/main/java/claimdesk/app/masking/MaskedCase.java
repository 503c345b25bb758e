package claimdesk.app.masking;

import claimdesk.app.casework.Case;
import claimdesk.app.casework.Case.CaseRecord;
import claimdesk.app.casework.Topic;
import claimdesk.store.claim.Answer;
import claimdesk.store.claim.Caller;
import claimdesk.store.claim.SavedAnswer;
import claimdesk.store.claim.StoredKey;
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
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * A case without the personal data in it; what is personal is in {@code docs/case-file.md}. A verdict on it has the same
 * claims, values, findings and advice. A function of the case.
 */
public final class MaskedCase {

    private static final int TAG_BYTES = 3;

    /** Times as they were written, which a phone number's pattern might fit. */
    private static final Set<Detail> TIMES =
            EnumSet.of(Detail.RAW_TIME, Detail.RAW_SAVED_AT, Detail.RAW_LEASE_UNTIL, Detail.RAW_VENDOR_TIME);

    private static final Comparator<StoredKey> BY_NAME = Comparator.comparing(
                    (StoredKey row) -> row.key().vendor().text())
            .thenComparing(row -> row.key().key().text());

    private static final Pattern CODE = Pattern.compile("[a-z0-9-]{1,64}");

    /** What may be said in words; the other facts are names, codes and numbers. */
    private static final Set<Detail> TEXTS = EnumSet.of(Detail.REASON, Detail.ROUTE, Detail.WHERE);

    private final Masks masks;
    private final MaskedBody bodies;

    private MaskedCase(String tag) {
        this.masks = new Masks(tag);
        this.bodies = new MaskedBody(masks);
    }

    public static Case of(Case one) {
        CaseRecord record = one.record();
        return new MaskedCase(tag(record.topic().words() + " " + record.nowMs())).masked(record);
    }

    private Case masked(CaseRecord record) {
        List<Event> events = record.events().stream()
                .sorted(Comparator.comparingLong(Event::seq))
                .map(this::event)
                .toList();
        Map<ScopedKey, StoredKey> rows = new HashMap<>();
        record.rows().values().stream().sorted(BY_NAME).map(this::row).forEach(row -> rows.put(row.key(), row));
        return Case.of(new CaseRecord(
                topic(record.topic()),
                events,
                rows,
                record.nearby().stream().map(this::event).toList(),
                record.nowMs(),
                record.isCut(),
                record.from()));
    }

    private Topic topic(Topic topic) {
        return topic.match(one -> new Topic.OfOrder(order(one.order())), one -> new Topic.OfKey(key(one.key())));
    }

    private Event event(Event event) {
        return new Event(
                event.seq(), event.atMs(), event.run(), event.type(), subject(event.subject()), details(event));
    }

    private Details details(Event event) {
        Map<Detail, String> shown = new EnumMap<>(Detail.class);
        boolean isNote = event.type() == EventType.AGENT_ACTION;
        event.details().all().forEach((name, value) -> shown.put(name, detail(name, value, isNote)));
        return Details.of(shown);
    }

    private String detail(Detail name, String value, boolean isNote) {
        if (TIMES.contains(name)) {
            return value;
        }
        if (name == Detail.RECIPIENT || name == Detail.WHO) {
            return masks.mask(name.text(), value);
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
            shown = shown.with(name(subject.attempt().get().text(), AttemptId::new));
        }
        return subject.order().isPresent() ? shown.with(order(subject.order().get())) : shown;
    }

    private OrderId order(OrderId order) {
        return name(order.text(), OrderId::new);
    }

    private Vendor vendor(Vendor vendor) {
        return name(vendor.text(), Vendor::new);
    }

    private ScopedKey key(ScopedKey key) {
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

    private StoredKey row(StoredKey row) {
        Caller caller = row.caller();
        StoredKey shown = row.with(new Caller(
                caller.run(),
                key(caller.key()),
                name(caller.attempt().text(), AttemptId::new),
                order(caller.order()),
                caller.operation(),
                caller.worker()));
        return row.saved().map(saved -> shown.with(saved(saved))).orElse(shown);
    }

    private SavedAnswer saved(SavedAnswer saved) {
        Map<String, String> headers = new HashMap<>();
        saved.answer().headers().forEach((name, value) -> headers.put(name, masks.text(value)));
        Answer shown = new Answer(
                saved.answer().status(), headers, bodies.of(saved.answer().body()));
        return new SavedAnswer(shown, saved.outcome(), saved.savedAtMs(), saved.keepUntilMs());
    }

    private static String tag(String text) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash, 0, TAG_BYTES);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }
}
