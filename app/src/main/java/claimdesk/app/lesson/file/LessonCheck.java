package claimdesk.app.lesson.file;

import claimdesk.app.lesson.Fact;
import claimdesk.app.lesson.Happened;
import claimdesk.app.lesson.Judged;
import claimdesk.app.lesson.Lesson;
import claimdesk.app.lesson.LessonRun;
import claimdesk.app.scenario.file.FileText;
import claimdesk.app.scenario.file.Problem;
import claimdesk.app.scenario.file.ScenarioFiles;
import claimdesk.app.scenario.file.SchemaTree;
import com.fasterxml.jackson.core.JsonPointer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Holds a lesson against what really happens in its runs: exactly one choice is true, each try comes to what the lesson
 * expects, and under the first the right choice is right no more.
 */
public final class LessonCheck {

    private static final JsonPointer RUN = JsonPointer.compile("/run");
    private static final JsonPointer CHOICES = JsonPointer.compile("/choices");
    private static final JsonPointer TRY = JsonPointer.compile("/try");

    private final SchemaTree tree;
    private final Lesson lesson;
    private final Path scratch;
    private final List<Problem> problems = new ArrayList<>();

    private LessonCheck(SchemaTree tree, Lesson lesson, Path scratch) {
        this.tree = tree;
        this.lesson = lesson;
        this.scratch = scratch;
    }

    /**
     * Reads a file and makes all its runs.
     *
     * @param scratch an empty folder for the runs
     * @return what is wrong with it; empty if nothing is
     */
    public static List<Problem> of(Path file, LessonTexts texts, Path scratch) {
        FileText text = ScenarioFiles.text(file);
        return text.problems().isEmpty() ? of(file.toString(), text.text(), texts, scratch) : text.problems();
    }

    /** As {@link #of(Path, LessonTexts, Path)}, of a text that problems will call {@code file}. */
    public static List<Problem> of(String file, String text, LessonTexts texts, Path scratch) {
        SchemaTree.Reading reading = SchemaTree.read(file, text, LessonFiles.SCHEMA);
        if (reading.tree().isEmpty()) {
            return reading.problems();
        }
        SchemaTree tree = reading.tree().get(0);
        return new LessonBuilder(tree, texts)
                .build()
                .match(
                        read -> new LessonCheck(tree, read.lesson(), scratch).problems(),
                        LessonOutcome.Invalid::problems);
    }

    private List<Problem> problems() {
        Optional<Happened> happened = played(RUN, lesson.run(), "question.db");
        if (happened.isEmpty()) {
            return problems;
        }
        Judged judged = Judged.of(lesson, happened.get());
        if (judged.right().isEmpty()) {
            problems.add(tree.problem(CHOICES, noneOrSeveral(judged)));
            return problems;
        }
        int right = judged.right().getAsInt();
        for (int number = 0; number < lesson.tries().size(); number++) {
            check(number, right);
        }
        return problems;
    }

    private void check(int number, int right) {
        JsonPointer at = TRY.appendIndex(number);
        Lesson.Trying trying = lesson.tries().get(number);
        Optional<Happened> happened = played(at, trying.run(), "try-" + number + ".db");
        if (happened.isEmpty()) {
            return;
        }
        for (int fact = 0; fact < trying.expected().size(); fact++) {
            Fact.Found found = trying.expected().get(fact).in(happened.get());
            if (!found.holds()) {
                problems.add(tree.problem(
                        at.appendProperty("expect").appendIndex(fact),
                        "try " + (number + 1) + " comes out otherwise; what happened is " + found.words()));
            }
        }
        if (number == 0 && Judged.of(lesson, happened.get()).isTrue(right)) {
            problems.add(tree.problem(
                    at,
                    "try 1 changes nothing: choice " + (right + 1)
                            + " is right here too; allowed: a first try under which it is not"));
        }
    }

    private String noneOrSeveral(Judged judged) {
        String found = judged.found().stream()
                .map(facts -> facts.stream().map(Fact.Found::words).collect(Collectors.joining(", ")))
                .collect(Collectors.joining("; "));
        List<Integer> all = judged.allTrue();
        return (all.isEmpty() ? "no choice is true" : all.size() + " choices are true")
                + " of what happens; allowed: exactly one. What happened, choice by choice: " + found;
    }

    private Optional<Happened> played(JsonPointer at, LessonRun run, String file) {
        try {
            return Optional.of(run.play(scratch.resolve(file)));
        } catch (LessonRun.UnplayableException wrong) {
            problems.add(tree.problem(at, wrong.getMessage()));
            return Optional.empty();
        }
    }
}
