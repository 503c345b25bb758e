package claimdesk.app.lesson.file;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.lesson.Lesson;
import claimdesk.app.lesson.LessonRun;
import claimdesk.app.scenario.file.Problem;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A broken lesson file is told apart by line and sentence. */
class LessonFilesTest {

    private static final String SOUND =
            """
            lesson: mine
            title: Mine
            see: A reply is lost.
            question: What happens?
            run:
              scenario:
                protocol: owned-claim-atomic
                vendors:
                  - name: north
                    actions: {operations: [reissue]}
                faults:
                  - {kind: lose-reply}
            choices:
              - text: Once
                when: [{rows: effect, is: 1}]
              - text: Twice
                when:
                  - {rows: effect, is: 2}
            explanation: The key says so.
            try:
              - text: With new keys
                after: Then there are two.
                change:
                  /vendors/0/keys: new-key-each-retry
                expect:
                  - {score: executions, is: 2}
            """;

    @TempDir
    Path folder;

    @Test
    void readsALessonWithAllItsTextsInIt() {
        assertThat(problems(SOUND)).isEmpty();

        Lesson lesson = lesson(SOUND);

        assertThat(lesson.about().title()).isEqualTo("Mine");
        assertThat(lesson.choices()).extracting(Lesson.Choice::text).containsExactly("Once", "Twice");
        assertThat(lesson.run().protocol()).isEqualTo("owned-claim-atomic");
    }

    @Test
    void takesAShippedScenarioByName() {
        String text = SOUND.replaceAll("(?s)  scenario:.*?choices:", "  scenario: lost-reply\n  seed: 5\nchoices:");

        long seed = lesson(text).run().match(one -> one.scenario().seed(), one -> -1L);

        assertThat(seed).isEqualTo(5);
    }

    static Stream<Arguments> broken() {
        return Stream.of(
                wrong("lesson: mine\n", "", 1, "the lesson lacks the field lesson; allowed: 1 to 60 letters"),
                wrong("title: Mine", "titel: Mine", 2, "the lesson has no field \"titel\""),
                wrong(
                        "title: Mine\n",
                        "",
                        1,
                        "the lesson lacks the field title; allowed: one line of text here, or mine.title in"
                                + " lessons.properties beside this file"),
                wrong(
                        "protocol: owned-claim-atomic",
                        "protocol: owned",
                        7,
                        "protocol is the text \"owned\"; allowed: check-then-insert, best-effort"),
                wrong("kind: lose-reply", "kind: lose-replay", 12, "did you mean lose-reply?"),
                wrong("[{rows: effect, is: 1}]", "[{rows: efect, is: 1}]", 15, "did you mean effect?"),
                wrong("[{rows: effect, is: 1}]", "[{is: 1}]", 15, "fact 1 of choice 1 says of nothing what it is"),
                wrong(
                        "[{rows: effect, is: 1}]",
                        "[{rows: effect, is: kept}]",
                        15,
                        "is of fact 1 of choice 1 is the text \"kept\"; allowed: a whole number from 0"),
                wrong(
                        "[{rows: effect, is: 1}]",
                        "[{rows: effect, with: {statsu: 200}}]",
                        15,
                        "journal rows have no detail \"statsu\""),
                wrong(
                        "[{rows: effect, is: 1}]",
                        "[{score: lies, attempt: 2}]",
                        15,
                        "fact 1 of choice 1 has score and so no field attempt"),
                wrong(
                        "[{rows: effect, is: 1}]",
                        "[{invariant: one-execution, is: 1}]",
                        15,
                        "is of fact 1 of choice 1 is 1; allowed: kept, broken"),
                wrong(
                        "/vendors/0/keys:",
                        "/vendors/7/keys:",
                        24,
                        "the scenario has nothing at \"/vendors/7/keys\"; allowed: a path such as /vendors/0/keys"),
                wrong(": new-key-each-retry", ": rotating", 21, "try 1 makes the scenario wrong: "),
                wrong(
                        "    change:\n      /vendors/0/keys: new-key-each-retry\n",
                        "    schedule: owned-claim.2.aaab.zz\n",
                        23,
                        "the check characters at its end do not fit"));
    }

    @ParameterizedTest
    @MethodSource("broken")
    void saysLineAndWhatIsAllowed(String before, String after, int line, String words) {
        assertThat(SOUND).contains(before);

        List<Problem> problems = problems(SOUND.replace(before, after));

        assertThat(problems).anySatisfy(problem -> {
            assertThat(problem.toString()).startsWith("mine.yaml:" + line + ":");
            assertThat(problem.text()).contains(words);
        });
    }

    @Test
    void aRunNeedsAScenarioOrASchedule() {
        String text = SOUND.replaceAll("(?s)  scenario:.*?choices:", "  seed: 5\nchoices:");

        assertThat(problems(text))
                .extracting(Problem::text)
                .contains("run has neither of scenario and schedule; allowed: one of them");
    }

    @Test
    void aLessonWhoseAnswerIsWrittenDownWronglyIsFoundByRunningIt() {
        assertThat(check(SOUND)).isEmpty();
        assertThat(check(SOUND.replace("[{rows: effect, is: 1}]", "[{rows: effect, is: 3}]")))
                .singleElement()
                .satisfies(problem -> assertThat(problem.toString())
                        .startsWith("mine.yaml:13:")
                        .contains("no choice is true of what happens; allowed: exactly one", "effect: 1"));
        assertThat(check(SOUND.replace(
                                "[{rows: effect, is: 1}]", "[{rows: effect, is: 1}]".replace("is: 1", "at-least: 1"))
                        .replace("{rows: effect, is: 2}", "{rows: effect, at-least: 0}")))
                .singleElement()
                .satisfies(problem -> assertThat(problem.text()).startsWith("2 choices are true"));
        assertThat(check(SOUND.replace("{score: executions, is: 2}", "{score: executions, is: 1}")))
                .singleElement()
                .satisfies(problem -> assertThat(problem.toString())
                        .startsWith("mine.yaml:26:")
                        .contains("try 1 comes out otherwise; what happened is executions: 2"));
        assertThat(check(SOUND.replace("/vendors/0/keys: new-key-each-retry", "/seed: 4")
                        .replace("{score: executions, is: 2}", "{score: executions, is: 1}")))
                .singleElement()
                .satisfies(problem -> assertThat(problem.toString())
                        .startsWith("mine.yaml:21:")
                        .contains("try 1 changes nothing: choice 1 is right here too"));
    }

    @Test
    void aScheduleThatEndsTooEarlyIsFound() {
        String text = SOUND.replaceAll("(?s)  scenario:.*?choices:", "  schedule: owned-claim.2.aaab.0k\nchoices:")
                .replace(
                        "    change:\n      /vendors/0/keys: new-key-each-retry\n",
                        "    schedule: owned-claim.2.aaabtbbaabb.77\n");
        LessonRun run = lesson(text.replace("aaab.0k", "aaabtbbaabb.77")).run();

        String id = run.match(one -> "", one -> one.schedule().id());
        assertThat(id).isEqualTo("owned-claim.2.aaabtbbaabb.77");
        assertThat(check(text)).singleElement().satisfies(problem -> assertThat(problem.text())
                .contains("ends before its callers do"));
    }

    private static Lesson lesson(String text) {
        return read(text).match(LessonOutcome.Read::lesson, invalid -> {
            throw new AssertionError(invalid.problems());
        });
    }

    private static List<Problem> problems(String text) {
        return read(text).match(read -> List.of(), LessonOutcome.Invalid::problems);
    }

    private static LessonOutcome read(String text) {
        return LessonFiles.read("mine.yaml", text, LessonTexts.shipped());
    }

    private List<Problem> check(String text) {
        return LessonCheck.of("mine.yaml", text, LessonTexts.shipped(), scratch());
    }

    private Path scratch() {
        try {
            return Files.createTempDirectory(folder, "runs");
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }

    private static Arguments wrong(String before, String after, int line, String words) {
        return Arguments.of(before, after, line, words);
    }
}
