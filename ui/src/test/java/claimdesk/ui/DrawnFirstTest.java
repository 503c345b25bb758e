package claimdesk.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class DrawnFirstTest {

    private final List<String> done = new ArrayList<>();
    private final DrawnFirst thread = new DrawnFirst(Runnable::run);

    @Test
    void nothingIsDoneBeforeTheWindowIsDrawn() {
        thread.execute(() -> done.add("read"));

        assertThat(done).isEmpty();
    }

    @Test
    void whatHasWaitedIsDoneInItsOrderAndWhatComesThenAtOnce() {
        thread.execute(() -> done.add("open"));
        thread.execute(() -> done.add("read"));

        thread.drawn();
        thread.execute(() -> done.add("news"));

        assertThat(done).containsExactly("open", "read", "news");
    }
}
