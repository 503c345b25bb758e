package claimdesk.ui.learn.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.lesson.Fact;
import claimdesk.app.lesson.file.LessonShelf.Entry;
import claimdesk.app.lesson.file.LessonTexts;
import claimdesk.app.lesson.file.ShippedLessons;
import claimdesk.ui.background.Background;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** A lesson as it is given, without a window. */
class LessonViewModelTest {

    private final AtomicInteger answered = new AtomicInteger();

    @Test
    void theAnswerIsLookedUpOnlyWhenTheRunWasSeenToItsEnd() {
        LessonViewModel model = lesson("old-owner");
        model.start();
        assertThat(model.startedProperty().get()).as("nothing was chosen").isFalse();

        model.choose(2);
        model.start();
        model.choose(1);

        assertThat(model.chosenProperty().get()).isEqualTo(2);
        assertThat(model.player().lengthProperty().get()).isEqualTo(12);
        assertThat(model.answerProperty().get()).isEmpty();
        model.tryIt(0);
        assertThat(model.tryingProperty().get()).as("not before the answer").isEqualTo(LessonViewModel.NONE);
        model.player().toEnd();
        assertThat(model.answerProperty().get())
                .hasValueSatisfying(judged -> assertThat(judged.right()).hasValue(1));
        assertThat(answered).hasValue(1);
    }

    @Test
    void anotherRunIsTriedAndComesToWhatTheLessonExpects() {
        LessonViewModel model = answered("old-owner");

        model.tryIt(0);
        assertThat(model.triedProperty().get()).isEmpty();
        model.player().toEnd();

        assertThat(model.protocol()).isEqualTo("owned-claim");
        assertThat(model.triedProperty().get()).isNotEmpty().allMatch(Fact.Found::holds);
        model.start();
        assertThat(model.protocol()).as("the first run again").isEqualTo("status-only");
        model.player().toEnd();
        assertThat(answered).as("answered once").hasValue(1);
    }

    @Test
    void startingOverForgetsTheAnswer() {
        LessonViewModel model = answered("lost-reply");

        model.again();

        assertThat(model.answerProperty().get()).isEmpty();
        assertThat(model.chosenProperty().get()).isEqualTo(LessonViewModel.NONE);
        assertThat(model.player().lengthProperty().get()).isZero();
    }

    @Test
    void rowsComeAtAPaceThatCanBeFollowedSlowedAndHeld() {
        LessonViewModel model = lesson("old-owner");
        model.choose(0);
        model.start();
        PlayerViewModel player = model.player();

        player.tick(1);
        assertThat(player.placeProperty().get()).isEqualTo(1);
        player.tick(449);
        player.tick(1);
        assertThat(player.placeProperty().get()).isEqualTo(2);
        player.tempoProperty().set(Tempo.SLOW);
        player.tick(1_000);
        assertThat(player.placeProperty().get()).as("slow motion").isEqualTo(2);
        player.tick(1_000);
        assertThat(player.placeProperty().get()).isEqualTo(3);
        player.playOrPause();
        player.tick(100_000);
        assertThat(player.placeProperty().get()).as("held").isEqualTo(3);
        player.stepBack();
        assertThat(player.placeProperty().get()).isEqualTo(2);
        assertThat(player.pointerProperty().get()).startsWith("2 of 12").contains("A: claimed, lease 30 s");
    }

    @Test
    void whereArrivalsAreDrawnTheFirstRunStaysBesideTheOther() {
        LessonViewModel model = answered("backoff-and-jitter");
        assertThat(model.player().arrivalsProperty().get().most()).isEqualTo(60);
        assertThat(model.player().beforeProperty().get()).isEmpty();

        model.tryIt(0);
        assertThat(model.player().arrivalsProperty().get().counts()).isEmpty();
        model.player().toEnd();

        assertThat(model.player().beforeProperty().get())
                .hasValueSatisfying(first -> assertThat(first.counts().get(12)).isEqualTo(60));
        assertThat(model.player().arrivalsProperty().get().counts().get(12)).isLessThan(30);
    }

    private LessonViewModel answered(String name) {
        LessonViewModel model = lesson(name);
        model.choose(0);
        model.start();
        model.player().toEnd();
        return model;
    }

    private LessonViewModel lesson(String name) {
        Entry entry = ShippedLessons.all(LessonTexts.shipped()).stream()
                .filter(lesson -> lesson.name().equals(name))
                .map(lesson -> new Entry(lesson, Optional.empty()))
                .findFirst()
                .orElseThrow();
        return new LessonViewModel(entry, new Background(Runnable::run, Runnable::run), answered::incrementAndGet);
    }
}
