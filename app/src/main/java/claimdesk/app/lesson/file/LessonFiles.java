package claimdesk.app.lesson.file;

import claimdesk.app.scenario.file.FileText;
import claimdesk.app.scenario.file.Problem;
import claimdesk.app.scenario.file.ScenarioFiles;
import claimdesk.app.scenario.file.SchemaTree;
import claimdesk.app.scenario.file.TreeSchema;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;

/**
 * Reads lessons as YAML, as {@code docs/lessons.md} describes it. Whatever the file holds, the outcome is a value, never
 * an exception. Thread-safe.
 */
public final class LessonFiles {

    static final String WHOLE = "the lesson";
    static final TreeSchema SCHEMA = TreeSchema.of(LessonFiles.class, "lesson.schema.json", WHOLE);

    private static final int PROBLEMS_MAX = 50;

    private LessonFiles() {}

    /** Reads at most 256 KiB of UTF-8. */
    public static LessonOutcome read(Path path, LessonTexts texts) {
        FileText text = ScenarioFiles.text(path);
        return text.problems().isEmpty() ? read(path.toString(), text.text(), texts) : invalid(text.problems());
    }

    /** Reads a text that problems will call {@code file}. */
    public static LessonOutcome read(String file, String text, LessonTexts texts) {
        SchemaTree.Reading reading = SchemaTree.read(file, text, SCHEMA);
        return reading.tree().stream()
                .findFirst()
                .map(tree -> new LessonBuilder(tree, texts).build())
                .orElseGet(() -> invalid(reading.problems()));
    }

    static LessonOutcome invalid(List<Problem> found) {
        return new LessonOutcome.Invalid(found.stream()
                .sorted(Comparator.comparingInt(Problem::line).thenComparingInt(Problem::column))
                .limit(PROBLEMS_MAX)
                .toList());
    }
}
