package claimdesk.app.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.lesson.file.LessonCheck;
import claimdesk.app.lesson.file.LessonTexts;
import claimdesk.app.lesson.file.ShippedLessons;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the shipped lessons say is what happens when they are run. */
class ShippedLessonsTest {

    @TempDir
    Path folder;

    static List<String> names() {
        return ShippedLessons.names();
    }

    static Stream<Lesson> lessons() {
        return ShippedLessons.all(LessonTexts.shipped()).stream();
    }

    @ParameterizedTest
    @MethodSource("names")
    void exactlyOneChoiceIsTrueAndEachTryComesOutAsExpected(String name) {
        assertThat(LessonCheck.of(name, ShippedLessons.text(name), LessonTexts.shipped(), folder))
                .isEmpty();
    }
}
