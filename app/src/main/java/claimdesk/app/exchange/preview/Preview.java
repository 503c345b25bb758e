package claimdesk.app.exchange.preview;

import claimdesk.app.exchange.mapping.Field;
import claimdesk.app.exchange.mapping.KindFields;
import claimdesk.app.exchange.mapping.Mapping;
import claimdesk.app.exchange.mapping.Suggestion;
import claimdesk.app.exchange.reading.LayoutHint;
import claimdesk.app.exchange.reading.Sample;
import claimdesk.app.exchange.reading.UnusableFileException;
import claimdesk.app.exchange.text.TextForm;
import claimdesk.store.imported.SourceKind;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The beginning of a file as a draft reads it.
 *
 * @param sample its columns and how it is written
 * @param form how its bytes stand for text, as it is recognised
 * @param draft what was said of it
 * @param columns the columns of each field, as said or recognised
 * @param rows the first of it, as the draft reads them
 * @param problems the blocking ones first
 */
public record Preview(
        Sample sample,
        TextForm form,
        Draft draft,
        Optional<SourceKind> kind,
        Map<Field, List<String>> columns,
        List<PreviewRow> rows,
        List<Problem> problems) {

    public Preview {
        rows = List.copyOf(rows);
        problems = List.copyOf(problems);
    }

    static Preview of(Path file, Draft draft) throws IOException {
        TextForm form = TextForm.of(file);
        Sample sample = Sample.of(file, draft.known().layout());
        if (sample.columns().isEmpty()) {
            throw new UnusableFileException(sample.whyNoColumns());
        }
        Suggestion suggestion = Suggestion.of(sample, draft.known());
        if (suggestion.kind().equals(Optional.of(SourceKind.CASE_FILE))) {
            return ofCaseFile(file, draft, form, sample);
        }
        List<Problem> lost = new ArrayList<>();
        Map<Field, List<String>> columns = draft.columns()
                .map(chosen -> usable(chosen, suggestion.kind(), sample, lost))
                .orElseGet(() -> Draft.lists(suggestion.columns()));
        Preview open = new Preview(sample, form, draft, suggestion.kind(), columns, List.of(), lost);
        List<Problem> problems = new Problems(open).ofColumns();
        boolean isComplete = problems.stream().noneMatch(Problem::isBlocking);
        List<PreviewRow> rows =
                FirstRows.read(file, sample, isComplete ? Optional.of(open.mapping()) : Optional.empty());
        Preview judged = new Preview(sample, form, draft, open.kind(), columns, rows, problems);
        return new Preview(sample, form, draft, open.kind(), columns, rows, new Problems(judged).ofRows());
    }

    /** There is nothing to choose: what its lines are is part of the file, and it is taken whole or not at all. */
    private static Preview ofCaseFile(Path file, Draft draft, TextForm form, Sample written) throws IOException {
        Sample sample = new Sample(written.layout(), CaseFileRows.COLUMNS, List.of());
        List<PreviewRow> rows = CaseFileRows.read(file);
        return new Preview(
                sample, form, draft, Optional.of(SourceKind.CASE_FILE), Map.of(), rows, Problems.ofCaseFile(rows));
    }

    /** Whether it can be imported so. */
    public boolean isComplete() {
        return problems.stream().noneMatch(Problem::isBlocking);
    }

    /** The mapping that an import takes; of two columns of one field, the first. */
    public Mapping mapping() {
        Map<Field, String> chosen = new EnumMap<>(Field.class);
        columns.forEach((field, names) -> chosen.put(field, names.get(0)));
        LayoutHint said = draft.known().layout();
        LayoutHint layout = new LayoutHint(
                sample.layout().delimiter(),
                sample.layout().delimiter().map(any -> sample.layout().hasHeader()),
                said.encoding());
        return draft.known().as(kind.orElseThrow()).with(chosen).with(layout);
    }

    /** What a column stands for; none if nothing is read from it. */
    public List<Field> fieldsOf(String column) {
        return columns.entrySet().stream()
                .filter(entry -> entry.getValue().contains(column)
                        || entry.getKey() == Field.DETAILS
                                && entry.getValue().stream().anyMatch(name -> column.startsWith(name + ".")))
                .map(Map.Entry::getKey)
                .toList();
    }

    /** The draft that says all of what is recognised, but for one column, which is for another field or for none. */
    public Draft choose(String column, Optional<Field> field) {
        Draft chosen = draft.choose(columns, column, field);
        return kind.isPresent() && draft.known().kind().isEmpty()
                ? chosen.with(draft.known().as(kind.get()))
                : chosen;
    }

    public long count(PreviewRow.State state) {
        return rows.stream().filter(row -> row.state() == state).count();
    }

    /** Without what neither the kind nor the file has. */
    private static Map<Field, List<String>> usable(
            Map<Field, List<String>> chosen, Optional<SourceKind> kind, Sample sample, List<Problem> lost) {
        List<Field> fields = kind.map(KindFields::of).orElse(List.of());
        boolean isCsv = sample.layout().delimiter().isPresent();
        Map<Field, List<String>> usable = new EnumMap<>(Field.class);
        chosen.forEach((field, names) -> {
            List<String> there = names.stream()
                    .filter(name -> !isCsv || sample.columns().contains(name))
                    .toList();
            names.stream()
                    .filter(name -> !there.contains(name))
                    .forEach(name -> lost.add(new Problem(
                            "The file has no column \"" + name + "\", which was to be read as " + Problems.words(field)
                                    + ".",
                            false)));
            if (kind.isPresent() && !fields.contains(field)) {
                lost.add(new Problem(
                        "A " + Problems.words(kind.get()) + " has no " + Problems.words(field) + ": \"" + names.get(0)
                                + "\" is not read.",
                        false));
            } else if (!there.isEmpty()) {
                usable.put(field, there);
            }
        });
        return usable;
    }
}
