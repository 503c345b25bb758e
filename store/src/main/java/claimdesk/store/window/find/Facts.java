package claimdesk.store.window.find;

import claimdesk.store.identity.OrderId;
import claimdesk.store.journal.EventType;
import claimdesk.store.journal.Subject;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What the file has about one candidate: its key row, and the newest rows of the journal and of imports.
 *
 * @param rows journal rows newest first, then imported lines, last first
 */
record Facts(Subject subject, Optional<KeyFacts> key, List<RowFacts> rows, int attempts) {

    private static final Set<EventType> MARKS = EnumSet.of(
            EventType.REFUSED,
            EventType.FAILED,
            EventType.MISMATCH,
            EventType.BUSY,
            EventType.TAKEN_OVER,
            EventType.REPLAYED,
            EventType.REPLY_LOST,
            EventType.CALLER_CRASHED);

    /** The key row. */
    record KeyFacts(
            boolean isSaved,
            boolean isUnknown,
            long leaseUntilMs,
            long claimedAtMs,
            OptionalLong savedAtMs,
            OptionalInt status,
            String fingerprint,
            String rawFingerprint,
            String attempt,
            String order) {}

    /** One row of the journal, or one imported line; what it does not say is null, for there are very many of them. */
    static final class RowFacts {
        final boolean isImported;
        final boolean isTimed;
        final long atMs;
        final EventType type;
        final String status;
        final String attempt;
        final String order;
        final String fingerprint;
        final String rawSha256;
        final String state;

        RowFacts(boolean isImported, Long atMs, EventType type, String[] texts) {
            this.isImported = isImported;
            this.isTimed = atMs != null;
            this.atMs = atMs == null ? 0 : atMs;
            this.type = type;
            this.status = texts[0];
            this.attempt = texts[1];
            this.order = texts[2];
            this.fingerprint = texts[3];
            this.rawSha256 = texts[4];
            this.state = texts[5];
        }
    }

    Standing standing(long nowMs) {
        if (key.isEmpty()) {
            boolean isOnlyImported = !rows.isEmpty() && rows.stream().allMatch(row -> row.isImported);
            return isOnlyImported ? Standing.IMPORTED : Standing.NO_ROW;
        }
        KeyFacts row = key.get();
        if (!row.isSaved()) {
            return row.leaseUntilMs() <= nowMs ? Standing.STUCK : Standing.IN_PROGRESS;
        }
        return row.isUnknown() ? Standing.UNKNOWN : Standing.SAVED;
    }

    boolean isImported() {
        return rows.stream().anyMatch(row -> row.isImported);
    }

    /** Every time that it has: of its rows, and when its key row was claimed and saved. */
    Stream<Long> times() {
        Stream<Long> ofKey = key.stream()
                .flatMap(row -> Stream.concat(
                        Stream.of(row.claimedAtMs()), row.savedAtMs().stream().boxed()));
        return Stream.concat(ofKey, rows.stream().filter(row -> row.isTimed).map(row -> row.atMs));
    }

    FoundRow found(long nowMs) {
        Set<EventType> marks = EnumSet.noneOf(EventType.class);
        rows.stream()
                .map(row -> row.type)
                .filter(Objects::nonNull)
                .filter(MARKS::contains)
                .forEach(marks::add);
        OptionalLong newest = times().mapToLong(Long::longValue).max();
        return new FoundRow(named(), standing(nowMs), attempts, status(), newest, marks, isImported());
    }

    private Subject named() {
        return key.map(row -> row.order())
                .or(() -> rows.stream()
                        .map(row -> row.order)
                        .filter(Objects::nonNull)
                        .findFirst())
                .map(order -> subject.with(new OrderId(order)))
                .orElse(subject);
    }

    private OptionalInt status() {
        OptionalInt told = rows.stream()
                .filter(row -> number(row.status).isPresent())
                .sorted(Comparator.comparing((RowFacts row) -> row.isImported))
                .mapToInt(row -> number(row.status).getAsInt())
                .findFirst();
        return told.isPresent() ? told : key.map(KeyFacts::status).orElse(OptionalInt.empty());
    }

    static OptionalInt number(String text) {
        boolean isNumber = text != null && text.matches("\\d{1,9}");
        return isNumber ? OptionalInt.of(Integer.parseInt(text)) : OptionalInt.empty();
    }
}
