package claimdesk.ui.learn.explore;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.evidence.Invariant;
import claimdesk.app.explore.Exploration.Break;
import claimdesk.store.claim.FitProtocol;
import claimdesk.ui.background.Background;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;

class ExploreViewModelTest {

    private final List<Break> opened = new ArrayList<>();
    private final Deque<Runnable> work = new ArrayDeque<>();
    private final ExploreViewModel model = new ExploreViewModel(
            new Background(work::add, Runnable::run), InstantSource.fixed(Instant.EPOCH), opened::add, opened::add);

    @Test
    void findsTheShortestBreakAndOpensIt() {
        model.faultsProperty().set(0);
        model.start();
        assertThat(model.searchingProperty().get()).isTrue();

        work.remove().run();

        assertThat(model.searchingProperty().get()).isFalse();
        assertThat(model.summaryProperty().get())
                .isEqualTo("1 invariant is broken, by some of all 3\u00A0080 schedules (2 callers, up to 0 faults)");
        Break one = model.foundProperty().get().orElseThrow().breaks().get(0);
        assertThat(one.invariant()).isEqualTo(Invariant.ONE_EXECUTION);
        model.open(one);
        assertThat(opened).containsExactly(one);
    }

    @Test
    void saysThatNoneBreaksAnything() {
        model.protocolProperty().set(FitProtocol.OWNED_CLAIM_ATOMIC);
        model.callersProperty().set(1);
        model.start();

        work.remove().run();

        assertThat(model.summaryProperty().get()).startsWith("None in all ").contains("(1 caller, up to 1 fault)");
        assertThat(model.coveredProperty().get().part()).isEqualTo(1);
    }

    @Test
    void saysThatItWasStoppedAndCoveredOnlySoMuch() {
        model.start();
        model.cancel();

        work.remove().run();

        assertThat(model.summaryProperty().get())
                .startsWith("Nothing broken in the first 0")
                .contains("Not all were tried");
    }

    @Test
    void guessesAtTheTimeLeftOnlyWhenThereIsSomethingToGuessBy() {
        assertThat(new Covered(10, 0.001, 5000).leftText()).isEqualTo("time left not known yet");
        assertThat(new Covered(10, 0.5, 500).leftText()).isEqualTo("time left not known yet");
        assertThat(new Covered(1000, 0.25, 4000).leftText()).isEqualTo("about 12 s left, a guess");
        assertThat(new Covered(1000, 0.99, 4000).leftText()).isEqualTo("less than a second left, a guess");
        assertThat(new Covered(1000, 0.25, 4000).rateText()).isEqualTo("250 states a second");
    }
}
