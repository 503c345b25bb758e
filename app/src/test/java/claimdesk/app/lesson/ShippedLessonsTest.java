package claimdesk.app.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.lesson.file.LessonCheck;
import claimdesk.app.lesson.file.LessonTexts;
import claimdesk.app.lesson.file.ShippedLessons;
import claimdesk.app.scenario.Scenario;
import claimdesk.store.study.Protocols;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the shipped lessons say is what happens when they are run. */
class ShippedLessonsTest {

    /** Of these, the answer depends on how vendors behave, and is the same under every protocol. */
    private static final List<String> OF_VENDORS = List.of(
            "retry-is-a-guess",
            "lost-reply",
            "changed-body",
            "rotated-key",
            "what-to-retry",
            "backoff-and-jitter",
            "breaker");

    @TempDir
    Path folder;

    static List<String> names() {
        return ShippedLessons.names();
    }

    static Stream<Lesson> lessons() {
        return ShippedLessons.all(LessonTexts.shipped()).stream();
    }

    static Stream<Lesson> lessonsOfProtocols() {
        return lessons().filter(lesson -> !OF_VENDORS.contains(lesson.name()));
    }

    static Stream<Lesson> lessonsOfVendors() {
        return lessons().filter(lesson -> OF_VENDORS.contains(lesson.name()));
    }

    @ParameterizedTest
    @MethodSource("names")
    void exactlyOneChoiceIsTrueAndEachTryComesOutAsExpected(String name) {
        assertThat(LessonCheck.of(name, ShippedLessons.text(name), LessonTexts.shipped(), folder))
                .isEmpty();
    }

    @ParameterizedTest
    @MethodSource("lessonsOfProtocols")
    void theRightAnswerIsRightNoMoreWhenTheProtocolIsSwapped(Lesson lesson) {
        LessonRun swapped = lesson.tries().get(0).run();
        assertThat(swapped.protocol()).isNotEqualTo(lesson.run().protocol());
        int right = Judged.of(lesson, lesson.run().play(folder.resolve("a.db")))
                .right()
                .orElseThrow();

        assertThat(Judged.of(lesson, swapped.play(folder.resolve("b.db"))).isTrue(right))
                .isFalse();
    }

    /** No protocol turns the answer of these; that their first try does is held by LessonCheck, as of all others. */
    @ParameterizedTest
    @MethodSource("lessonsOfVendors")
    void theRightAnswerOfALessonOnVendorsIsRightUnderEveryProtocol(Lesson lesson) {
        int right = Judged.of(lesson, lesson.run().play(folder.resolve("own.db")))
                .right()
                .orElseThrow();

        assertThat(Protocols.all()).allSatisfy(protocol -> {
            Happened happened = under(protocol.id(), lesson.run()).play(folder.resolve(protocol.id() + ".db"));
            assertThat(Judged.of(lesson, happened).isTrue(right)).isTrue();
        });
    }

    @Test
    void aLessonComesOutTheSameEveryTime() {
        LessonRun run = ShippedLessons.all(LessonTexts.shipped()).get(0).run();

        assertThat(run.play(folder.resolve("a.db"))).isEqualTo(run.play(folder.resolve("b.db")));
    }

    @Test
    void thereAreEnoughOfThemAndEachHasShortTexts() {
        assertThat(names()).hasSizeGreaterThanOrEqualTo(15).doesNotHaveDuplicates();
        assertThat(lessons()).allSatisfy(lesson -> {
            assertThat(lesson.about().see()).hasSizeLessThan(500);
            assertThat(lesson.about().explanation()).hasSizeLessThan(700);
            assertThat(lesson.tries()).isNotEmpty();
        });
    }

    private static LessonRun under(String protocol, LessonRun run) {
        Scenario one = run.match(
                LessonRun.OfScenario::scenario, schedule -> Assertions.fail("a lesson on vendors runs a scenario"));
        return new LessonRun.OfScenario(
                new Scenario(one.about(), protocol, one.seed(), one.desk(), one.vendors(), one.faults()));
    }
}
