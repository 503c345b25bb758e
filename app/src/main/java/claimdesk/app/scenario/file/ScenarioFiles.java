package claimdesk.app.scenario.file;

import claimdesk.app.exchange.WholeFile;
import claimdesk.app.scenario.Scenario;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLGenerator;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Reads and writes scenarios as YAML, as {@code docs/scenario-format.md} describes it. Whatever the file holds, the
 * outcome is a value, never an exception. Thread-safe.
 */
public final class ScenarioFiles {

    /** The most problems that one reading reports; a file with more is told so in the last. */
    public static final int PROBLEMS_MAX = 50;

    private static final YAMLMapper YAML = YAMLMapper.builder()
            .disable(YAMLGenerator.Feature.WRITE_DOC_START_MARKER)
            .enable(YAMLGenerator.Feature.INDENT_ARRAYS_WITH_INDICATOR)
            .build();

    private ScenarioFiles() {}

    /** Reads at most 256 KiB of UTF-8. */
    public static ScenarioOutcome read(Path path) {
        FileText text = text(path);
        return text.problems().isEmpty() ? read(path.toString(), text.text()) : invalid(text.problems());
    }

    /** Reads at most 256 KiB of UTF-8, whatever it says. */
    public static FileText text(Path path) {
        String file = path.toString();
        if (!Files.isRegularFile(path)) {
            String found = Files.isDirectory(path)
                    ? "this is a folder"
                    : Files.exists(path) ? "this is no plain file" : "there is no such file";
            return refused(new Problem(file, 1, 1, found + "; allowed: a YAML file with a scenario"));
        }
        try (InputStream in = Files.newInputStream(path)) {
            PlainText.Decoded decoded = new PlainText(file).decodeAsItIs(in.readNBytes(PlainText.BYTES_MAX + 1));
            return new FileText(decoded.problems().isEmpty() ? decoded.text() : "", decoded.problems());
        } catch (IOException unreadable) {
            return refused(new Problem(file, 1, 1, "the file cannot be read: " + reason(unreadable)));
        }
    }

    private static FileText refused(Problem problem) {
        return new FileText("", List.of(problem));
    }

    /**
     * Writes a text as it is. The file is replaced as a whole or not at all.
     *
     * @throws IOException if it cannot be written; what was there before is there still
     */
    public static void write(Path path, String text) throws IOException {
        WholeFile.write(path, text);
    }

    private static String reason(IOException unreadable) {
        return unreadable instanceof AccessDeniedException ? "permission denied" : unreadable.getMessage();
    }

    /** Reads the bytes of a file that problems will call {@code file}. */
    public static ScenarioOutcome read(String file, byte[] bytes) {
        return read(file, new PlainText(file).decode(bytes));
    }

    /** Reads a text that problems will call {@code file}. */
    public static ScenarioOutcome read(String file, String text) {
        return read(file, new PlainText(file).check(text));
    }

    /** The scenario as YAML, with every default written out; reads back as an equal scenario. */
    public static String write(Scenario scenario) {
        return write(ScenarioTree.of(scenario));
    }

    private static ScenarioOutcome read(String file, PlainText.Decoded decoded) {
        if (!decoded.problems().isEmpty()) {
            return invalid(decoded.problems());
        }
        return ScenarioReading.of(file, decoded.text()).outcome();
    }

    /** A tree as YAML, each field and item on a line of its own. */
    static String write(JsonNode tree) {
        try {
            return YAML.writeValueAsString(tree);
        } catch (JsonProcessingException broken) {
            throw new IllegalStateException("a tree cannot be written as YAML", broken);
        }
    }

    static ScenarioOutcome invalid(List<Problem> found) {
        List<Problem> ordered = found.stream()
                .sorted(Comparator.comparingInt(Problem::line).thenComparingInt(Problem::column))
                .toList();
        if (ordered.size() <= PROBLEMS_MAX) {
            return new ScenarioOutcome.Invalid(ordered);
        }
        Problem next = ordered.get(PROBLEMS_MAX - 1);
        String rest = "and " + (ordered.size() - PROBLEMS_MAX + 1) + " more problems from here on";
        return new ScenarioOutcome.Invalid(Stream.concat(
                        ordered.stream().limit(PROBLEMS_MAX - 1L),
                        Stream.of(new Problem(next.file(), next.line(), next.column(), rest)))
                .toList());
    }
}
