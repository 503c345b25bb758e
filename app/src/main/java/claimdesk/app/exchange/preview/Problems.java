package claimdesk.app.exchange.preview;

import claimdesk.app.exchange.mapping.Field;
import claimdesk.app.exchange.mapping.KindFields;
import claimdesk.app.exchange.mapping.TimeRules;
import claimdesk.store.imported.SourceKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** What is wrong with a draft, or odd about it, in plain words. */
final class Problems {

    private static final List<Field> SUBJECTS =
            List.of(Field.ORDER, Field.KEY, Field.VENDOR, Field.REQUEST_ID, Field.PATH, Field.DOWNSTREAM_KEY);

    private final Preview preview;

    Problems(Preview preview) {
        this.preview = preview;
    }

    /** The kind in words, like {@code request log}. */
    static String words(SourceKind kind) {
        return kind.text().replace('-', ' ');
    }

    /** The field in words, like {@code lease until}. */
    static String words(Field field) {
        return field.text().replace('-', ' ');
    }

    static List<Problem> ofCaseFile(List<PreviewRow> rows) {
        return rows.stream()
                .filter(row -> row.state() == PreviewRow.State.REJECTED)
                .findFirst()
                .map(row -> List.of(new Problem(
                        "This case file is not as it was written, line " + row.line() + ": " + row.reason()
                                + ". A case file is imported whole or not at all: ask for it again.",
                        true)))
                .orElseGet(() -> List.of(new Problem(
                        "Each line was checked against those before it: the file is as it was written. It is imported"
                                + " whole; nothing has to be chosen.",
                        false)));
    }

    /** What can be told without reading a row; the blocking ones first. */
    List<Problem> ofColumns() {
        List<Problem> all = new ArrayList<>();
        if (preview.kind().isEmpty()) {
            all.add(new Problem(
                    "What this file is cannot be told by its columns: choose its kind, then say which column is what.",
                    true));
            all.addAll(preview.problems());
            return all;
        }
        SourceKind kind = preview.kind().get();
        for (Field field : KindFields.needed(kind)) {
            if (!preview.columns().containsKey(field)) {
                all.add(new Problem(
                        "No column is the " + words(field) + ", and a " + words(kind)
                                + " cannot do without: choose the column that has it.",
                        true));
            }
        }
        preview.columns().forEach((field, names) -> {
            if (names.size() > 1) {
                all.add(new Problem(
                        names.stream().map(name -> "\"" + name + "\"").collect(Collectors.joining(" and "))
                                + " are both the " + words(field) + ": which one holds cannot be told. Keep one.",
                        true));
            }
        });
        all.addAll(preview.problems());
        if (kind != SourceKind.JOURNAL && SUBJECTS.stream().noneMatch(preview.columns()::containsKey)) {
            all.add(new Problem(
                    "No column says which order, key or vendor a line is about: nobody will find these lines.", false));
        }
        return all;
    }

    /** These, and what the first rows show. */
    List<Problem> ofRows() {
        List<Problem> all = new ArrayList<>(preview.problems());
        long taken = preview.count(PreviewRow.State.TAKEN);
        long rejected = preview.count(PreviewRow.State.REJECTED);
        if (preview.isComplete() && taken == 0 && rejected > 0) {
            all.add(new Problem(
                    "Not one of the first " + rejected + " rows can be taken so. Most often: " + commonReason() + ".",
                    false));
        }
        long unplaced = preview.rows().stream()
                .filter(row -> row.read().getOrDefault(Field.TIME, "").startsWith("not placed"))
                .count();
        if (unplaced > 0 && preview.draft().known().times().zone().isEmpty()) {
            all.add(new Problem(
                    unplaced + " of " + taken + " times have no offset: choose the zone in which they were written, or"
                            + " these lines have no place on the timeline.",
                    false));
        }
        if (preview.draft().known().times().clock() == TimeRules.Clock.VENDOR) {
            all.add(new Problem(
                    "By the vendor's clock: the times are shown as they are, and never placed on the store's.", false));
        }
        return all;
    }

    private String commonReason() {
        Map<String, Long> reasons = preview.rows().stream()
                .filter(row -> row.state() == PreviewRow.State.REJECTED)
                .collect(Collectors.groupingBy(PreviewRow::reason, Collectors.counting()));
        return reasons.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey)
                .orElse("");
    }
}
