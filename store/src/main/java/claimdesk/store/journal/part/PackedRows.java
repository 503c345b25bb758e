package claimdesk.store.journal.part;

import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.IdempotencyKey;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.RunId;
import claimdesk.store.identity.Vendor;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import claimdesk.store.journal.Subject;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/**
 * Journal rows as bytes, many at once: asking SQLite for each column of each row costs more than everything that is
 * done with it. Fields and rows end with bytes that no UTF-8 text has, so that a key may hold any character. Not
 * thread-safe.
 */
final class PackedRows {

    static final int FIELD_END = 0xFF;
    static final int ROW_END = 0xFE;

    private static final int SEQ = 0;
    private static final int AT_MS = 1;
    private static final int RUN = 2;
    private static final int TYPE = 3;
    private static final int VENDOR = 4;
    private static final int KEY = 5;
    private static final int ATTEMPT = 6;
    private static final int ORDER = 7;
    /** How many bytes of details follow, so that they need not be searched for their end. */
    private static final int DETAILS_LENGTH = 8;

    private static final int DETAILS = 9;
    private static final int FIELDS = 10;

    private static final VarHandle EIGHT_BYTES =
            MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private static final byte[] VENDOR_SENT = EventType.VENDOR_SENT.name().getBytes(StandardCharsets.US_ASCII);

    private byte[] bytes = new byte[0];
    private int end;
    /** Where each field of the current row begins; the last entry is one past the row's end. */
    private final int[] begins = new int[FIELDS + 1];

    /** Takes {@code count} bytes from {@code begin}; the current row is before the first. */
    void reset(byte[] packed, int begin, int count) {
        bytes = packed;
        end = begin + count;
        begins[FIELDS] = begin;
    }

    /** Goes to the next whole row. Returns false if there is none; {@link #begin} is then where the rest begins. */
    boolean next() {
        int begin = begins[FIELDS];
        begins[0] = begin;
        int field = 0;
        for (int place = begin; place < end; place++) {
            if ((bytes[place] & 0xFF) == FIELD_END) {
                begins[++field] = place + 1;
                if (field == DETAILS) {
                    return endAt(begin, place + 1 + number(DETAILS_LENGTH));
                }
            }
        }
        begins[FIELDS] = begin;
        return false;
    }

    private boolean endAt(int begin, long rowEnd) {
        if (rowEnd >= end) {
            begins[FIELDS] = begin;
            return false;
        }
        if (rowEnd < begin || (bytes[(int) rowEnd] & 0xFF) != ROW_END) {
            throw unreadable();
        }
        begins[FIELDS] = (int) rowEnd + 1;
        return true;
    }

    /**
     * Says that no bytes are left after the last whole row: a row whose end is not found would hide those after it.
     *
     * @throws IllegalStateException if some are
     */
    void mustBeAtEnd() {
        if (begins[FIELDS] != end) {
            throw unreadable();
        }
    }

    private IllegalStateException unreadable() {
        return new IllegalStateException("a journal row cannot be read, for it is not UTF-8 text: seq " + seq());
    }

    int begin() {
        return begins[0];
    }

    /** How many bytes the current row has. */
    int length() {
        return begins[FIELDS] - begins[0];
    }

    byte[] bytes() {
        return bytes;
    }

    long seq() {
        return number(SEQ);
    }

    /** The same for all rows that must come in one part. */
    int partHash() {
        int field = ORDER;
        if (!isVendorSent()) {
            field = isMissing(KEY) ? ATTEMPT : KEY;
        }
        long hash = 0;
        int place = begins[field];
        int last = begins[field + 1] - 1;
        for (; place + Long.BYTES <= last; place += Long.BYTES) {
            hash = 31 * hash + (long) EIGHT_BYTES.get(bytes, place);
        }
        for (; place < last; place++) {
            hash = 31 * hash + bytes[place];
        }
        return Long.hashCode(hash * 0x9E3779B97F4A7C15L);
    }

    private boolean isVendorSent() {
        int begin = begins[TYPE];
        for (int place = 0; place < VENDOR_SENT.length; place++) {
            if (bytes[begin + place] != VENDOR_SENT[place]) {
                return false;
            }
        }
        return bytes[begin + VENDOR_SENT.length] == (byte) FIELD_END;
    }

    Event event() {
        return new Event(
                number(SEQ),
                number(AT_MS),
                new RunId(number(RUN)),
                EventType.valueOf(text(TYPE)),
                subject(),
                Details.ofJsonLater(text(DETAILS)));
    }

    private Subject subject() {
        return Subject.of(
                isMissing(VENDOR) ? null : new Vendor(text(VENDOR)),
                isMissing(KEY) ? null : new IdempotencyKey(text(KEY)),
                isMissing(ATTEMPT) ? null : new AttemptId(text(ATTEMPT)),
                isMissing(ORDER) ? null : new OrderId(text(ORDER)));
    }

    private boolean isMissing(int field) {
        return begins[field + 1] - begins[field] == 1;
    }

    private String text(int field) {
        return new String(bytes, begins[field], begins[field + 1] - begins[field] - 1, StandardCharsets.UTF_8);
    }

    private long number(int field) {
        int place = begins[field];
        boolean isNegative = bytes[place] == '-';
        long value = 0;
        for (place += isNegative ? 1 : 0; place < begins[field + 1] - 1; place++) {
            value = 10 * value - (bytes[place] - '0');
        }
        return isNegative ? value : -value;
    }
}
