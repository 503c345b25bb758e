package claimdesk.app.exchange.lines;

import claimdesk.app.exchange.mapping.Field;
import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.IdempotencyKey;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.identity.Vendor;
import claimdesk.store.imported.EvidenceLine;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.EventType;
import claimdesk.store.journal.Subject;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;

/** Gathers what one row says. Whatever cannot be so is a {@link BadLineException}. */
final class Facts {

    private static final int TEXT_CHARACTERS_MAX = 2048;
    private static final int STATUS_MIN = 100;
    private static final int STATUS_MAX = 599;

    private final Cells cells;
    private final TimeReader times;
    private final EnumMap<Detail, String> details = new EnumMap<>(Detail.class);

    Facts(Cells cells, TimeReader times) {
        this.cells = cells;
        this.times = times;
    }

    /** Keeps a text as it is. */
    void text(Detail name, Field field) {
        if (cells.has(field)) {
            put(name, cells.of(field));
        }
    }

    void put(Detail name, String value) {
        if (value.length() > TEXT_CHARACTERS_MAX) {
            throw new BadLineException(
                    name.text() + " has over " + TEXT_CHARACTERS_MAX + " characters; allowed: up to that");
        }
        details.put(name, value);
    }

    void status() {
        if (cells.has(Field.STATUS)) {
            long status = whole(Field.STATUS, "status");
            if (status < STATUS_MIN || status > STATUS_MAX) {
                throw new BadLineException("status is no number from 100 to 599");
            }
            put(Detail.STATUS, Long.toString(status));
        }
    }

    void replayed() {
        String text = cells.of(Field.REPLAYED).toLowerCase(Locale.ROOT);
        switch (text) {
            case "":
                return;
            case "true":
            case "t":
            case "yes":
            case "1":
                put(Detail.REPLAYED, "true");
                return;
            case "false":
            case "f":
            case "no":
            case "0":
                put(Detail.REPLAYED, "false");
                return;
            default:
                throw new BadLineException("replayed is neither true nor false");
        }
    }

    long whole(Field field, String what) {
        String text = cells.of(field).strip();
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException notANumber) {
            throw new BadLineException(what + " is no whole number");
        }
    }

    /** A time that the line must have: its store time, or none and a note. */
    OptionalLong time(Field field, Detail raw) {
        if (!cells.has(field)) {
            throw new BadLineException("has no time");
        }
        return timeIfThere(field, raw);
    }

    /** Reads a time, and keeps how it was written. */
    OptionalLong timeIfThere(Field field, Detail raw) {
        if (!cells.has(field)) {
            return OptionalLong.empty();
        }
        put(raw, cells.of(field));
        return times.read(cells.of(field)).match(OptionalLong::of, this::note, () -> {
            throw new BadLineException(field.text() + " is no time; allowed: ISO 8601, or a number since 1970");
        });
    }

    private OptionalLong note(String note) {
        details.putIfAbsent(Detail.TIME_NOTE, note);
        return OptionalLong.empty();
    }

    Subject subject() {
        return subject(cells.of(Field.VENDOR), cells.of(Field.KEY), cells.of(Field.ORDER));
    }

    Subject subject(String vendor, String key, String order) {
        try {
            Subject subject = vendor.isEmpty() ? Subject.nobody() : Subject.of(new Vendor(vendor));
            if (!key.isEmpty()) {
                IdempotencyKey name = new IdempotencyKey(key);
                subject.vendor().ifPresent(one -> new ScopedKey(one, name));
                subject = subject.with(name);
            }
            if (cells.has(Field.REQUEST_ID)) {
                subject = subject.with(new AttemptId(cells.of(Field.REQUEST_ID)));
            }
            return order.isEmpty() ? subject : subject.with(new OrderId(order));
        } catch (IllegalArgumentException wrong) {
            // It says which name has what length, and quotes nothing.
            throw new BadLineException(wrong.getMessage());
        }
    }

    EvidenceLine line(long number, OptionalLong atMs, Subject subject) {
        return new EvidenceLine(number, atMs, Optional.empty(), subject, Details.of(details));
    }

    EvidenceLine line(long number, OptionalLong atMs, EventType type, Subject subject, Details more) {
        return new EvidenceLine(number, atMs, Optional.of(type), subject, more.and(Details.of(details)));
    }
}
