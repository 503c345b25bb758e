package claimdesk.ui.importing.mapping;

import claimdesk.app.exchange.mapping.Field;
import claimdesk.app.exchange.preview.Preview;
import claimdesk.app.exchange.preview.PreviewRow;
import claimdesk.app.masking.MaskedText;
import claimdesk.ui.controls.ShownText;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * One column of a file, and what it stands for.
 *
 * @param fields usually one; none if nothing is read from it
 * @param raw its first cell that is not empty, as it is written
 * @param read what would be kept of that; empty if that is the same, or if the row would be rejected
 */
public record ColumnRow(String name, List<Field> fields, String raw, String read) {

    /** Fields as a person reads them, like {@code lease until}. */
    public static String words(List<Field> fields) {
        return fields.isEmpty()
                ? "not used"
                : fields.stream().map(ColumnRow::words).collect(Collectors.joining(" + "));
    }

    public static String words(Field field) {
        return field.text().replace('-', ' ');
    }

    /** A cell, as it may be shown: escaped, and without personal data; what it holds of them is said. */
    public static String masked(List<Field> fields, String cell) {
        if (cell.isEmpty()) {
            return "";
        }
        if (fields.contains(Field.RECIPIENT)) {
            return "\u2039recipient\u203A";
        }
        return ShownText.of(
                fields.isEmpty() || fields.contains(Field.PATH) ? MaskedText.cell(cell) : MaskedText.name(cell));
    }

    /** The columns of a file: those that something is read from first, else in the order of the file. */
    static List<ColumnRow> of(Preview preview) {
        List<ColumnRow> used = new ArrayList<>();
        List<ColumnRow> unused = new ArrayList<>();
        List<String> names = preview.sample().columns();
        for (int place = 0; place < names.size(); place++) {
            ColumnRow row = of(preview, names.get(place), place);
            (row.fields().isEmpty() ? unused : used).add(row);
        }
        used.addAll(unused);
        return used;
    }

    /** What the first row that has something in that column shows. */
    static ColumnRow of(Preview preview, String name, int place) {
        List<Field> fields = preview.fieldsOf(name);
        for (PreviewRow row : preview.rows()) {
            if (place < row.cells().size() && !row.cells().get(place).isEmpty()) {
                String raw = row.cells().get(place);
                String read = fields.stream()
                        .map(field -> row.read().getOrDefault(field, raw))
                        .filter(text -> !text.equals(raw))
                        .collect(Collectors.joining(" + "));
                return new ColumnRow(name, fields, masked(fields, raw), masked(fields, read));
            }
        }
        return new ColumnRow(name, fields, "", "");
    }
}
