package claimdesk.app.stepper;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.evidence.Invariant;
import claimdesk.app.room.Move;
import claimdesk.app.room.Move.Kind;
import claimdesk.app.room.Schedule;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.study.Protocols;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HintSearchTest {

    private static final Move A = new Move(Kind.STEP, 0);
    private static final Move B = new Move(Kind.STEP, 1);

    @TempDir
    Path folder;

    @Test
    void leadsToTheBreakFromTheStart() throws InterruptedException {
        Hint.GoOn hint = (Hint.GoOn) hint(Invariant.ONE_EXECUTION, "owned-claim");

        assertThat(hint.next()).isEqualTo(A);
        assertThat(hint.way().moves()).hasSize(7);
        assertThat(hint.isShortest()).isTrue();
        assertThat(isBrokenBy(hint.way(), Invariant.ONE_EXECUTION)).isTrue();
    }

    @Test
    void goesOnFromAStateThatIsOffTheShortestWay() throws InterruptedException {
        Hint.GoOn hint = (Hint.GoOn) hint(Invariant.ONE_EXECUTION, "owned-claim", A, Move.SECOND, B, A);

        assertThat(hint.way().moves()).startsWith(A, Move.SECOND, B, A).hasSizeGreaterThan(7);
        assertThat(isBrokenBy(hint.way(), Invariant.ONE_EXECUTION)).isTrue();
    }

    @Test
    void addsAFaultWhereNoneIsNotEnough() throws InterruptedException {
        Hint.GoOn hint = (Hint.GoOn) hint(Invariant.SUCCESS_MEANS_SAVED, "best-effort", A);

        assertThat(hint.way().setting().faults()).isEqualTo(1);
        assertThat(isBrokenBy(hint.way(), Invariant.SUCCESS_MEANS_SAVED)).isTrue();
    }

    @Test
    void saysToBeginAnewWhereNothingBreaksItAnyMore() throws InterruptedException {
        Hint.BeginAnew hint = (Hint.BeginAnew) hint(Invariant.ONE_EXECUTION, "owned-claim", A, A, A, A, A, B, B);

        assertThat(hint.next()).isEqualTo(A);
        assertThat(hint.way().moves()).hasSize(7);
    }

    @Test
    void saysThatItCannotBeBroken() throws InterruptedException {
        Hint.CannotBeBroken hint = (Hint.CannotBeBroken) new HintSearch(Invariant.ONE_EXECUTION, () -> false)
                .from(new Schedule(FitProtocol.OWNED_CLAIM_ATOMIC, 1, List.of()));

        assertThat(hint.schedules()).isGreaterThan(BigInteger.TEN);
        assertThat(hint.faultsMax()).isEqualTo(HintSearch.FAULTS_MAX);
    }

    @Test
    void saysThatItDidNotTryAll() throws InterruptedException {
        Hint hint = new HintSearch(Invariant.ONE_EXECUTION, () -> true)
                .from(new Schedule(FitProtocol.OWNED_CLAIM, 2, List.of()));

        assertThat(hint).isInstanceOf(Hint.NotFound.class);
    }

    private boolean isBrokenBy(Schedule way, Invariant invariant) {
        try (Stepper stepper = new Stepper(folder, way)) {
            return stepper.redo(way.moves().size()).hasBroken(invariant);
        }
    }

    private static Hint hint(Invariant invariant, String protocol, Move... moves) throws InterruptedException {
        return new HintSearch(invariant, () -> false)
                .from(new Schedule(Protocols.named(protocol).orElseThrow(), 2, List.of(moves)));
    }
}
