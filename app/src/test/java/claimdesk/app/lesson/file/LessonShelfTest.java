package claimdesk.app.lesson.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import claimdesk.app.lesson.file.LessonShelf.Content;
import claimdesk.app.lesson.file.LessonShelf.Entry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A trainer's own lessons stand beside the shipped ones. */
class LessonShelfTest {

    @TempDir
    Path folder;

    @Test
    void aCopyHasAllItsTextsAndIsALessonOfItsOwn() throws IOException {
        LessonShelf shelf = new LessonShelf(folder.resolve("made").resolve("lessons"));
        Entry shipped = shelf.read(Locale.ENGLISH).entries().get(2);

        Path copy = shelf.copy(shipped);
        Path edited = Files.writeString(copy, Files.readString(copy).replace("The double click", "Two clicks"));

        Content content = shelf.read(Locale.ENGLISH);
        assertThat(content.problems()).isEmpty();
        Entry own = content.entries().get(content.entries().size() - 1);
        assertThat(own.file()).contains(edited);
        assertThat(own.lesson().name()).isEqualTo("double-click-2");
        assertThat(own.lesson().about().title()).isEqualTo("Two clicks");
        assertThat(own.lesson().tries()).isEqualTo(shipped.lesson().tries());
        assertThat(LessonCheck.of(edited, LessonTexts.shipped(), folder)).isEmpty();
        assertThat(shelf.copy(own).getFileName()).hasToString("double-click-2-2.yaml");
        Files.writeString(edited, "choices: 3");
        assertThatThrownBy(() -> shelf.copy(own))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("reload first");
    }

    @Test
    void aBrokenLessonIsLeftOutAndSaidAndTheOthersHold() throws IOException {
        Files.writeString(folder.resolve("a.yaml"), "lesson: a\nchoices: 3\n");
        Files.writeString(folder.resolve("b.yaml"), ShippedLessons.text("lost-reply"));
        Files.writeString(folder.resolve("notes.txt"), "not a lesson");

        Content content = new LessonShelf(folder).read(Locale.ENGLISH);

        assertThat(content.entries()).hasSameSizeAs(ShippedLessons.names());
        assertThat(content.problems())
                .anySatisfy(one -> assertThat(one)
                        .contains("a.yaml:2:")
                        .contains("choices is 3; allowed: a list of 2 to 4 choices"))
                .anySatisfy(one -> assertThat(one)
                        .contains("b.yaml:1:1: there is a lesson lost-reply already; allowed: each name once"));
    }

    @Test
    void aFolderThatIsNotThereIsNoProblem() {
        Content content = new LessonShelf(folder.resolve("nowhere")).read(Locale.ENGLISH);

        assertThat(content.problems()).isEmpty();
        assertThat(content.entries()).extracting(Entry::file).containsOnly(Optional.empty());
        assertThat(content.languages()).isEqualTo(List.of(Locale.ENGLISH));
    }
}
