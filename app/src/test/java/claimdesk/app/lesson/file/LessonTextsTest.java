package claimdesk.app.lesson.file;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.lesson.Lesson;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A second language is a file beside, and no code. */
class LessonTextsTest {

    @TempDir
    Path folder;

    @Test
    void aBundleDroppedBesideSpeaksItsLanguage() throws IOException {
        Files.writeString(
                folder.resolve("lessons_de.properties"),
                "lost-reply.title = Die verlorene Antwort\nlost-reply.choice.2 = Dieselbe Antwort, größer markiert\n");

        Lesson german = lesson(Locale.GERMAN);

        assertThat(german.about().title()).isEqualTo("Die verlorene Antwort");
        assertThat(german.choices().get(1).text()).isEqualTo("Dieselbe Antwort, größer markiert");
        assertThat(german.about().question())
                .as("what is not translated comes in English")
                .isEqualTo(lesson(Locale.ENGLISH).about().question());
        assertThat(lesson(Locale.forLanguageTag("de-AT")).about().title()).isEqualTo("Die verlorene Antwort");
        assertThat(lesson(Locale.ENGLISH).about().title()).isEqualTo("The lost reply");
        assertThat(LessonTexts.languages(Optional.of(folder))).containsExactly(Locale.GERMAN, Locale.ENGLISH);
    }

    @Test
    void theTextsOfALessonsOwnFileGiveWayToThoseOfTheLanguageThatIsAskedFor() {
        LessonTexts texts = LessonTexts.shipped();

        assertThat(texts.find("lost-reply.title", Optional.of("mine"))).contains("mine");
        assertThat(texts.find("no-such-lesson.title", Optional.empty())).isEmpty();
    }

    @Test
    void aTranslationOfATrainersOwnLessonIsFoundBesideIt() throws IOException {
        Files.writeString(folder.resolve("lessons_fr.properties"), "mine.title = La mienne\n");

        LessonTexts texts = LessonTexts.of(Optional.of(folder), Locale.FRENCH);

        assertThat(texts.find("mine.title", Optional.of("Mine"))).contains("La mienne");
    }

    @Test
    void aBrokenBundleIsSaidWithItsLineAndTheShippedTextsHold() throws IOException {
        Files.writeString(folder.resolve("lessons_de.properties"), "a = b\nlost-reply.title = \\u12\n");
        Files.write(
                folder.resolve("lessons_fr.properties"),
                "lost-reply.title = réponse".getBytes(StandardCharsets.ISO_8859_1));

        assertThat(LessonTexts.of(Optional.of(folder), Locale.GERMAN).problems())
                .singleElement()
                .asString()
                .contains("lessons_de.properties:2: a \\u without its four digits");
        assertThat(LessonTexts.of(Optional.of(folder), Locale.FRENCH).problems())
                .singleElement()
                .asString()
                .contains("lessons_fr.properties", "UTF-8");
        assertThat(lesson(Locale.GERMAN).about().title()).isEqualTo("The lost reply");
    }

    @Test
    void everyShippedTextIsOfALesson() throws IOException {
        List<String> names = ShippedLessons.names();
        Properties all = new Properties();
        all.load(LessonTextsTest.class.getResourceAsStream("lessons.properties"));

        assertThat(all.stringPropertyNames())
                .allSatisfy(key -> assertThat(names).contains(key.substring(0, key.indexOf('.'))));
    }

    private Lesson lesson(Locale language) {
        return ShippedLessons.all(LessonTexts.of(Optional.of(folder), language)).stream()
                .filter(one -> one.name().equals("lost-reply"))
                .findFirst()
                .orElseThrow();
    }
}
