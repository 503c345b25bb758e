package claimdesk.ui.command.study;

import claimdesk.app.lesson.Lesson;
import claimdesk.app.lesson.file.LessonCheck;
import claimdesk.app.lesson.file.LessonTexts;
import claimdesk.app.lesson.file.ShippedLessons;
import claimdesk.app.scenario.file.Problem;
import claimdesk.ui.command.ClaimdeskCommand;
import claimdesk.ui.command.InputException;
import claimdesk.ui.command.StoreFile;
import claimdesk.ui.controls.ShownText;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Lists the shipped lessons, or checks one of a trainer's own by making all its runs. */
@Command(
        name = "lessons",
        mixinStandardHelpOptions = true,
        description =
                "Lists the shipped lessons, or checks a lesson file: that it can be read, that exactly one choice is"
                        + " true of what really happens, and that each try comes out as it says.",
        exitCodeListHeading = "Exit codes:%n",
        exitCodeList = {"0:listed, or nothing is wrong", "1:something is wrong with the lesson", "2:wrong input"})
public final class LessonsCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Option(names = "--check", paramLabel = "FILE", description = "check this lesson file")
    private Path file;

    @Option(
            names = "--language",
            defaultValue = "en",
            paramLabel = "TAG",
            description = "the language of the texts, such as de; en is the default")
    private String language;

    @Option(names = "--json", description = "print JSON")
    private boolean isJson;

    @Override
    public Integer call() throws IOException {
        Locale spoken = Locale.forLanguageTag(language);
        if (spoken.getLanguage().isEmpty()) {
            throw new InputException(
                    "--language " + ShownText.of(language) + ": a language tag, such as en, de or pt-BR");
        }
        return file == null ? list(spoken) : check(spoken);
    }

    private int list(Locale spoken) {
        List<Lesson> lessons = ShippedLessons.all(LessonTexts.of(Optional.empty(), spoken));
        PrintWriter out = spec.commandLine().getOut();
        if (isJson) {
            ArrayNode all = JsonNodeFactory.instance.arrayNode();
            lessons.forEach(lesson -> all.addObject()
                    .put("lesson", lesson.name())
                    .put("title", lesson.about().title())
                    .put("question", lesson.about().question()));
            out.println(all.toPrettyString());
            return ClaimdeskCommand.OK;
        }
        int width = lessons.stream()
                .mapToInt(lesson -> lesson.name().length())
                .max()
                .orElse(0);
        lessons.forEach(lesson -> out.println(lesson.name()
                + " ".repeat(width + 2 - lesson.name().length())
                + lesson.about().title()));
        return ClaimdeskCommand.OK;
    }

    private int check(Locale spoken) throws IOException {
        if (!Files.isRegularFile(file)) {
            throw new InputException(
                    ShownText.of(file.toString()) + ": there is no such file; allowed: a YAML file with a" + " lesson");
        }
        LessonTexts texts =
                LessonTexts.of(Optional.ofNullable(file.toAbsolutePath().getParent()), spoken);
        List<Problem> problems;
        try (StoreFile scratch = StoreFile.of(null)) {
            problems = LessonCheck.of(file, texts, scratch.folder());
        }
        PrintWriter out = spec.commandLine().getOut();
        if (isJson) {
            out.println(json(problems, texts.problems()));
        } else {
            texts.problems().forEach(one -> out.println(ShownText.of(one)));
            problems.forEach(one -> out.println(ShownText.of(one.toString())));
        }
        boolean isFine = problems.isEmpty() && texts.problems().isEmpty();
        if (isFine && !isJson) {
            out.println(ShownText.of(file.toString()) + ": nothing is wrong; all its runs came out as it says");
        }
        return isFine ? ClaimdeskCommand.OK : ClaimdeskCommand.BROKEN;
    }

    private static String json(List<Problem> problems, List<String> ofTexts) {
        ArrayNode all = JsonNodeFactory.instance.arrayNode();
        problems.forEach(one -> all.addObject()
                .put("file", one.file())
                .put("line", one.line())
                .put("column", one.column())
                .put("text", one.text()));
        ofTexts.forEach(one -> all.addObject().put("text", one));
        return all.toPrettyString();
    }
}
