package claimdesk.ui.command.study;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.ui.command.ClaimdeskCommand;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a trainer's own lesson comes to on the command line. */
class LessonsCommandTest {

    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void theExampleOfTheDocumentationIsSoundAndABrokenOneIsNot() throws IOException {
        String documentation = Files.readString(Path.of("..", "docs", "lessons.md"));
        String example = documentation.substring(documentation.indexOf("lesson: one-reply"));
        example = example.substring(0, example.indexOf("```"));
        Path file = Files.writeString(folder.resolve("one-reply.yaml"), example);

        assertThat(run("lessons", "--check", file.toString())).isZero();
        assertThat(out.toString()).contains("nothing is wrong");

        Files.writeString(file, example.replace("expect: [{rows: effect, is: 2}]", "expect: [{rows: effect, is: 3}]"));
        out.getBuffer().setLength(0);
        assertThat(run("lessons", "--json", "--check", file.toString())).isEqualTo(ClaimdeskCommand.BROKEN);
        JsonNode problem = new ObjectMapper().readTree(out.toString()).get(0);
        assertThat(problem.path("line").intValue()).isEqualTo(25);
        assertThat(problem.path("text").textValue()).contains("what happened is effect: 2");
    }

    @Test
    void aFileThatIsNotThereIsWrongInput() {
        assertThat(run("lessons", "--check", folder.resolve("none.yaml").toString()))
                .isEqualTo(ClaimdeskCommand.WRONG_INPUT);
        assertThat(err.toString()).contains("none.yaml: there is no such file; allowed: a YAML file with a lesson");
    }

    @Test
    void lessonsAreListedInOrder() {
        assertThat(run("lessons")).isZero();
        assertThat(out.toString().lines()).first().asString().startsWith("retry-is-a-guess ");
    }

    private int run(String... arguments) {
        return ClaimdeskCommand.run(new PrintWriter(out), new PrintWriter(err), order -> 0, others -> {}, arguments);
    }
}
