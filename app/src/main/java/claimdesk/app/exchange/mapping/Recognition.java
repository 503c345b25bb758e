package claimdesk.app.exchange.mapping;

import claimdesk.app.chain.CaseLines;
import claimdesk.app.exchange.reading.Sample;
import claimdesk.store.imported.SourceKind;
import claimdesk.store.journal.EventType;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Recognises columns by their names, then those that are left by what is in them. A function of the sample. */
final class Recognition {

    private static final Set<String> EVENT_TYPES =
            Arrays.stream(EventType.values()).map(EventType::name).collect(Collectors.toUnmodifiableSet());
    private static final String DETAILS = "details";

    private final Sample sample;

    Recognition(Sample sample) {
        this.sample = sample;
    }

    /** The kind of the file; empty if its columns are those of none. */
    Optional<SourceKind> kind() {
        if (isCaseFile()) {
            return Optional.of(SourceKind.CASE_FILE);
        }
        if (isJournal()) {
            return Optional.of(SourceKind.JOURNAL);
        }
        Map<Field, String> keys = columns(SourceKind.KEY_TABLE);
        Map<Field, String> requests = columns(SourceKind.REQUEST_LOG);
        Map<Field, String> effects = columns(SourceKind.EFFECT_LOG);
        boolean isRequest = has(requests, Field.METHOD, Field.PATH);
        if (!isRequest
                && keys.containsKey(Field.KEY)
                && has(keys, Field.LEASE_UNTIL, Field.SAVED_AT, Field.TOKEN, Field.STATE)
                && has(keys, Field.FINGERPRINT, Field.SAVED_AT, Field.LEASE_UNTIL)) {
            return Optional.of(SourceKind.KEY_TABLE);
        }
        boolean isEffect = effects.containsKey(Field.TIME)
                && has(effects, Field.RECIPIENT, Field.AMOUNT, Field.TEMPLATE, Field.EFFECT, Field.DOWNSTREAM_KEY);
        if (requests.containsKey(Field.TIME) && (isRequest || requests.containsKey(Field.STATUS) && !isEffect)) {
            return Optional.of(SourceKind.REQUEST_LOG);
        }
        return isEffect ? Optional.of(SourceKind.EFFECT_LOG) : Optional.empty();
    }

    /** The columns of a file of that kind, as far as they are known. */
    Map<Field, String> columns(SourceKind kind) {
        Map<Field, List<String>> names = Vocabulary.of(kind);
        Map<Field, String> found = new EnumMap<>(Field.class);
        Set<String> taken = new HashSet<>();
        for (boolean isWhole : new boolean[] {true, false}) {
            names.forEach((field, known) -> {
                if (!found.containsKey(field)) {
                    named(known, isWhole, taken).ifPresent(column -> {
                        found.put(field, column);
                        taken.add(column);
                    });
                }
            });
        }
        if (kind == SourceKind.JOURNAL && sample.columns().stream().anyMatch(one -> one.startsWith(DETAILS + "."))) {
            found.put(Field.DETAILS, DETAILS);
        }
        if (kind == SourceKind.REQUEST_LOG || kind == SourceKind.EFFECT_LOG) {
            byContent(found, taken);
        }
        return kind == SourceKind.EFFECT_LOG ? ownKey(found) : found;
    }

    private static boolean has(Map<Field, String> found, Field... anyOf) {
        return Arrays.stream(anyOf).anyMatch(found::containsKey);
    }

    /** By its mark; or by its chain, for a case file whose marked line was damaged must not pass for a journal. */
    private boolean isCaseFile() {
        return has(CaseLines.MARK, Set.of(CaseLines.CASE_FILE))
                || sample.columns().containsAll(CaseLines.CHAIN) && has(CaseLines.IS, CaseLines.ENTRIES);
    }

    private boolean has(String column, Set<String> anyOf) {
        return sample.columns().contains(column) && cells(column).stream().anyMatch(anyOf::contains);
    }

    private boolean isJournal() {
        Map<Field, String> found = columns(SourceKind.JOURNAL);
        if (!found.containsKey(Field.SEQ) || !found.containsKey(Field.TYPE) || !found.containsKey(Field.TIME)) {
            return false;
        }
        List<String> types = cells(found.get(Field.TYPE));
        return !types.isEmpty() && types.stream().anyMatch(EVENT_TYPES::contains);
    }

    /** The column with the likeliest of the names: as a whole, or its last part where it is a path. */
    private Optional<String> named(List<String> known, boolean isWhole, Set<String> taken) {
        for (String name : known) {
            for (String column : sample.columns()) {
                String part = isWhole ? column : column.substring(column.lastIndexOf('.') + 1);
                if (!taken.contains(column) && Vocabulary.plain(part).equals(name)) {
                    return Optional.of(column);
                }
            }
        }
        return Optional.empty();
    }

    /** A field is recognised by content only where one column alone looks like it. */
    private void byContent(Map<Field, String> found, Set<String> taken) {
        for (ContentLook look : ContentLook.values()) {
            if (found.containsKey(look.field())) {
                continue;
            }
            List<String> alike = sample.columns().stream()
                    .filter(column -> !taken.contains(column))
                    .filter(column -> look.fits(cells(column)))
                    .toList();
            if (alike.size() == 1) {
                found.put(look.field(), alike.get(0));
                taken.add(alike.get(0));
            }
        }
    }

    /** A log that knows the vendor has the vendor's key; one that does not has the key that it was itself called with. */
    private static Map<Field, String> ownKey(Map<Field, String> found) {
        String column = found.getOrDefault(Field.DOWNSTREAM_KEY, "");
        boolean isVendors = found.containsKey(Field.VENDOR)
                && !found.containsKey(Field.KEY)
                && List.of("idempotencykey", "key").contains(Vocabulary.plain(column));
        if (isVendors) {
            found.remove(Field.DOWNSTREAM_KEY);
            found.put(Field.KEY, column);
        }
        return found;
    }

    private List<String> cells(String column) {
        int place = sample.columns().indexOf(column);
        return sample.rows().stream()
                .map(row -> row.get(place))
                .filter(cell -> !cell.isEmpty())
                .toList();
    }
}
