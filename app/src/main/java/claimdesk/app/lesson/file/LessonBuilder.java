package claimdesk.app.lesson.file;

import claimdesk.app.lesson.Fact;
import claimdesk.app.lesson.Lesson;
import claimdesk.app.lesson.LessonRun;
import claimdesk.app.scenario.Words;
import claimdesk.app.scenario.file.Problem;
import claimdesk.app.scenario.file.SchemaTree;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;

/** Makes a lesson of a tree that keeps the schema, and of the texts for it. */
final class LessonBuilder {

    private static final JsonPointer WHOLE = JsonPointer.empty();

    private final SchemaTree tree;
    private final LessonTexts texts;
    private final JsonNode root;
    private final String name;
    private final List<Problem> problems = new ArrayList<>();

    LessonBuilder(SchemaTree tree, LessonTexts texts) {
        this.tree = tree;
        this.texts = texts;
        this.root = tree.root();
        this.name = root.path("lesson").textValue();
    }

    LessonOutcome build() {
        RunBuilder runs = new RunBuilder(tree, name, problems);
        Lesson.About about = new Lesson.About(
                text(WHOLE, "title", "title"),
                text(WHOLE, "see", "see"),
                text(WHOLE, "question", "question"),
                text(WHOLE, "explanation", "explanation"));
        Optional<LessonRun> run = tried(runs::ofQuestion);
        List<Lesson.Choice> choices = new ArrayList<>();
        for (int number = 1; number <= root.path("choices").size(); number++) {
            JsonPointer at = at("choices", number);
            choices.add(new Lesson.Choice(text(at, "text", "choice." + number), facts(at.appendProperty("when"))));
        }
        List<Lesson.Trying> tries = new ArrayList<>();
        for (int number = 1; number <= root.path("try").size() && run.isPresent(); number++) {
            trying(number, runs).ifPresent(tries::add);
        }
        if (!problems.isEmpty()) {
            return LessonFiles.invalid(problems);
        }
        Lesson.Drawing drawing =
                Lesson.Drawing.valueOf(root.path("draw").textValue().toUpperCase(Locale.ROOT));
        return new LessonOutcome.Read(new Lesson(name, about, run.orElseThrow(), drawing, choices, tries));
    }

    private Optional<Lesson.Trying> trying(int number, RunBuilder runs) {
        JsonPointer at = at("try", number);
        String text = text(at, "text", "try." + number);
        String after = text(at, "after", "try." + number + ".after");
        List<Fact> expected = facts(at.appendProperty("expect"));
        return tried(() -> runs.changed(at, root.at(at))).map(run -> new Lesson.Trying(text, after, run, expected));
    }

    private static JsonPointer at(String list, int number) {
        return WHOLE.appendProperty(list).appendIndex(number - 1);
    }

    private List<Fact> facts(JsonPointer at) {
        List<Fact> facts = new ArrayList<>();
        for (int i = 0; i < root.at(at).size(); i++) {
            JsonPointer one = at.appendIndex(i);
            tried(() -> FactBuilder.fact(one, root.at(one))).ifPresent(facts::add);
        }
        return facts;
    }

    private String text(JsonPointer at, String field, String key) {
        JsonNode given = root.at(at).path(field);
        Optional<String> inFile = given.isTextual()
                ? Optional.of(given.textValue().replaceAll("\\s+", " ").strip())
                : Optional.empty();
        return texts.find(name + "." + key, inFile).orElseGet(() -> {
            JsonPointer missing = at.appendProperty(field);
            String where = at.matches() ? LessonFiles.WHOLE : Words.where(at);
            problems.add(tree.problem(
                    missing,
                    where + " lacks the field " + field + "; allowed: one line of text here, or " + name + "." + key
                            + " in lessons.properties beside this file"));
            return "";
        });
    }

    private <T> Optional<T> tried(Supplier<T> maker) {
        try {
            return Optional.of(maker.get());
        } catch (RefusedException refused) {
            if (!refused.getMessage().isEmpty()) {
                problems.add(tree.problem(refused.at(), refused.getMessage()));
            }
            return Optional.empty();
        }
    }
}
