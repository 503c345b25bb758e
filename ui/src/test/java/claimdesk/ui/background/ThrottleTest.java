package claimdesk.ui.background;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import org.junit.jupiter.api.Test;

class ThrottleTest {

    private final Queue<Runnable> screenWork = new ArrayDeque<>();
    private final List<Integer> shown = new ArrayList<>();
    private final Throttle<Integer> throttle = new Throttle<>(screenWork::add, shown::add);

    @Test
    void showsOnlyTheLatestOfABurst() {
        for (int news = 1; news <= 1000; news++) {
            throttle.offer(news);
        }

        assertThat(screenWork).hasSize(1);
        screenWork.remove().run();
        assertThat(shown).containsExactly(1000);
    }

    @Test
    void showsWhatComesAfterABurst() {
        throttle.offer(1);
        screenWork.remove().run();

        throttle.offer(2);

        screenWork.remove().run();
        assertThat(shown).containsExactly(1, 2);
    }
}
