package claimdesk.app.exchange.mapping;

import claimdesk.app.exchange.reading.Layout;
import claimdesk.app.exchange.reading.LayoutHint;
import claimdesk.app.exchange.reading.Sample;
import claimdesk.app.exchange.reading.UnusableFileException;
import claimdesk.store.imported.SourceKind;
import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * How one file would be read: shown on its first rows, corrected by a person, then imported.
 *
 * @param mapping complete: its kind, columns and layout are those of this file
 * @param unused columns that nothing is read from
 */
public record Proposal(Sample sample, Mapping mapping, List<String> unused) {

    private static final int NAMES_SHOWN = 20;

    public Proposal {
        unused = List.copyOf(unused);
    }

    public SourceKind kind() {
        return mapping.kind().orElseThrow();
    }

    public Layout layout() {
        return sample.layout();
    }

    /**
     * Proposes how to read {@code file}.
     *
     * @param given what is known; the rest is recognised
     * @throws UnusableFileException if its kind is not recognised, or a field is missing that its kind needs
     */
    public static Proposal of(Path file, Mapping given) throws IOException {
        Sample sample = Sample.of(file, given.layout());
        if (sample.columns().isEmpty()) {
            throw new UnusableFileException(sample.whyNoColumns());
        }
        Recognition recognition = new Recognition(sample);
        SourceKind kind = given.kind().or(recognition::kind).orElseThrow(() -> unknown(sample));
        Map<Field, String> columns =
                given.columns().isEmpty() ? recognition.columns(kind) : checked(given.columns(), kind, sample);
        need(columns, kind, sample);
        Layout layout = sample.layout();
        Mapping mapping = given.as(kind)
                .with(columns)
                .with(new LayoutHint(
                        layout.delimiter(), layout.delimiter().map(any -> layout.hasHeader()), layout.encoding()));
        Set<String> unused = new LinkedHashSet<>(sample.columns());
        unused.removeAll(columns.values());
        if (kind == SourceKind.CASE_FILE) {
            unused.clear();
        }
        if (kind == SourceKind.JOURNAL) {
            unused.removeIf(column -> column.startsWith(columns.get(Field.DETAILS) + "."));
        }
        return new Proposal(sample, mapping, List.copyOf(unused));
    }

    private static Map<Field, String> checked(Map<Field, String> columns, SourceKind kind, Sample sample) {
        Map<Field, String> known = new EnumMap<>(Field.class);
        columns.forEach((field, column) -> {
            if (!Vocabulary.of(kind).containsKey(field)) {
                throw new UnusableFileException("a " + kind.text() + " has no field " + field.text() + "; it has "
                        + Vocabulary.of(kind).keySet().stream().map(Field::text).collect(Collectors.joining(", ")));
            }
            if (sample.layout().delimiter().isPresent() && !sample.columns().contains(column)) {
                throw new UnusableFileException("it has no column " + column + "; " + names(sample));
            }
            known.put(field, column);
        });
        return known;
    }

    private static void need(Map<Field, String> columns, SourceKind kind, Sample sample) {
        for (Field field : KindFields.needed(kind)) {
            if (!columns.containsKey(field)) {
                throw new UnusableFileException("as a " + kind.text() + " it needs a column for \"" + field.text()
                        + "\", and none is recognised; name it in a mapping. " + names(sample));
            }
        }
    }

    private static UnusableFileException unknown(Sample sample) {
        return new UnusableFileException(
                "its columns are those of no kind of evidence; say --as request-log, key-table,"
                        + " effect-log, journal or case-file, or give a mapping. " + names(sample));
    }

    /** A file without a header would show its first row here, which may be about a person; its columns are numbers. */
    private static String names(Sample sample) {
        List<String> columns = sample.columns();
        return "It has " + String.join(", ", columns.subList(0, Math.min(NAMES_SHOWN, columns.size())))
                + (columns.size() > NAMES_SHOWN ? ", …" : "");
    }
}
