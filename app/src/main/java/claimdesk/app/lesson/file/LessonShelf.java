package claimdesk.app.lesson.file;

import claimdesk.app.lesson.Lesson;
import claimdesk.app.scenario.file.Problem;
import claimdesk.app.scenario.file.ScenarioFiles;
import claimdesk.app.scenario.file.ScenarioReading;
import claimdesk.app.scenario.file.SchemaTree;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** All the lessons that there are: the shipped ones, and those of a trainer's own folder. */
public final class LessonShelf {

    private static final int OWN_MAX = 500;
    private static final int COPIES_MAX = 1000;

    private final Path folder;

    /**
     * @param folder where a trainer's own lessons and texts are; made when something is first put there
     */
    public LessonShelf(Path folder) {
        this.folder = folder;
    }

    /**
     * What is on the shelf.
     *
     * @param problems why lessons or texts of the folder cannot be used, each with file and line
     */
    public record Content(List<Entry> entries, List<String> problems, List<Locale> languages) {

        public Content {
            entries = List.copyOf(entries);
            problems = List.copyOf(problems);
            languages = List.copyOf(languages);
        }
    }

    /**
     * One lesson.
     *
     * @param file the trainer's own file; empty for a shipped lesson
     */
    public record Entry(Lesson lesson, Optional<Path> file) {}

    public Path folder() {
        return folder;
    }

    /** Reads all of it, in that language where there are texts in it. */
    public Content read(Locale language) {
        LessonTexts texts = LessonTexts.of(Optional.of(folder), language);
        List<Entry> entries = new ArrayList<>();
        List<String> problems = new ArrayList<>(texts.problems());
        ShippedLessons.all(texts).forEach(lesson -> entries.add(new Entry(lesson, Optional.empty())));
        for (Path file : ownFiles(problems)) {
            LessonFiles.read(file, texts)
                    .match(
                            read -> isNew(read.lesson(), entries)
                                    ? entries.add(new Entry(read.lesson(), Optional.of(file)))
                                    : problems.add(file + ":1:1: there is a lesson "
                                            + read.lesson().name() + " already; allowed: each name once"),
                            invalid -> problems.addAll(invalid.problems().stream()
                                    .map(Problem::toString)
                                    .toList()));
        }
        return new Content(entries, problems, LessonTexts.languages(Optional.of(folder)));
    }

    private static boolean isNew(Lesson lesson, List<Entry> entries) {
        return entries.stream().noneMatch(entry -> entry.lesson().name().equals(lesson.name()));
    }

    private List<Path> ownFiles(List<String> problems) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".yaml"))
                    .sorted()
                    .limit(OWN_MAX)
                    .toList();
        } catch (IOException unreadable) {
            problems.add(folder + ": the folder cannot be read: " + unreadable.getMessage());
            return List.of();
        }
    }

    /**
     * Writes a copy of {@code entry} into the folder, with all its texts in it and a name of its own, for a trainer to
     * edit.
     *
     * @throws IOException if it cannot be written; nothing is left behind then
     */
    public Path copy(Entry entry) throws IOException {
        Files.createDirectories(folder);
        String text = entry.file().isPresent()
                ? Files.readString(entry.file().get())
                : ShippedLessons.text(entry.lesson().name());
        for (int number = 2; number < COPIES_MAX; number++) {
            String name = entry.lesson().name() + "-" + number;
            Path file = folder.resolve(name + ".yaml");
            if (!Files.exists(file)) {
                ScenarioFiles.write(file, withTexts(entry.lesson(), name, text));
                return file;
            }
        }
        throw new IOException("there are " + COPIES_MAX + " copies already in " + folder);
    }

    private static String withTexts(Lesson lesson, String name, String text) throws IOException {
        SchemaTree tree = SchemaTree.read(name, text, LessonFiles.SCHEMA).tree().stream()
                .findFirst()
                .orElseThrow(() -> new IOException("the file was changed and cannot be read any more; reload first"));
        ObjectNode given = (ObjectNode) tree.given();
        Lesson.About about = lesson.about();
        ObjectNode copy = JsonNodeFactory.instance
                .objectNode()
                .put("lesson", name)
                .put("title", about.title())
                .put("see", about.see())
                .put("question", about.question());
        given.properties().forEach(field -> {
            if (!copy.has(field.getKey()) && !field.getKey().equals("explanation")) {
                copy.set(field.getKey(), field.getValue());
            }
        });
        copy.put("explanation", about.explanation());
        for (int i = 0; i < lesson.choices().size(); i++) {
            ((ObjectNode) copy.at("/choices/" + i))
                    .put("text", lesson.choices().get(i).text());
        }
        for (int i = 0; i < lesson.tries().size(); i++) {
            ((ObjectNode) copy.at("/try/" + i))
                    .put("text", lesson.tries().get(i).text())
                    .put("after", lesson.tries().get(i).after());
        }
        return ScenarioReading.write(copy);
    }
}
