package claimdesk.ui.live.status;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.ui.live.feed.LiveSnapshot.FileFigures;
import org.junit.jupiter.api.Test;

class StatusViewModelTest {

    private static final long NOW_MS = 1_700_000_000_000L;

    private final StatusViewModel model = new StatusViewModel();
    private long nowMs = NOW_MS;

    @Test
    void saysForTenSecondsThatAnotherProcessHasWritten() {
        look(0, true);
        assertThat(model.writtenElsewhereProperty().get()).isTrue();

        nowMs += StatusViewModel.ELSEWHERE_MS - 1;
        look(0, false);
        assertThat(model.writtenElsewhereProperty().get()).isTrue();

        nowMs++;
        model.tick(nowMs, "");
        assertThat(model.writtenElsewhereProperty().get()).isFalse();
    }

    @Test
    void warnsOnlyOfALogThatGrowsBeyondTheBound() {
        look(LogGrowth.BOUND_BYTES, false);
        assertThat(model.logHeldProperty().get()).isFalse();

        look(LogGrowth.BOUND_BYTES + 1, false);
        assertThat(model.logHeldProperty().get()).isTrue();

        nowMs += LogGrowth.GROWS_MS;
        look(LogGrowth.BOUND_BYTES + 1, false);
        assertThat(model.logHeldProperty().get()).isFalse();

        look(LogGrowth.BOUND_BYTES + 2, false);
        assertThat(model.logHeldProperty().get()).isTrue();
        look(4_096, false);
        assertThat(model.logHeldProperty().get()).isFalse();
    }

    private void look(long walBytes, boolean isWrittenElsewhere) {
        model.show(new FileFigures(1, NOW_MS, walBytes, isWrittenElsewhere), nowMs);
    }
}
