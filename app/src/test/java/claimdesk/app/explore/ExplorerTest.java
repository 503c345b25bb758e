package claimdesk.app.explore;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.evidence.Invariant;
import claimdesk.app.explore.Exploration.Break;
import claimdesk.app.explore.Exploration.End;
import claimdesk.app.room.Setting;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.claim.Protocol;
import claimdesk.store.study.Protocols;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is found of each protocol. The schedules that are named here are the ones that docs/explorer.md shows. */
class ExplorerTest {

    @ParameterizedTest
    @CsvSource({
        "check-then-insert, 2, 0, one-execution no-stale-owner",
        "best-effort, 2, 0, one-execution no-stale-owner",
        "status-only, 2, 0, one-execution no-stale-owner",
        "executor-id, 2, 0, one-execution no-stale-owner",
        "owned-claim, 2, 0, one-execution",
        "owned-claim-ledger, 2, 0, ''",
        "owned-claim-atomic, 2, 0, ''",
        "best-effort, 1, 1, success-means-saved no-stale-owner no-stuck-key",
        "owned-claim, 1, 2, ''",
        "owned-claim-atomic, 2, 1, ''",
        "owned-claim-ledger, 1, 3, ''"
    })
    void findsWhatEachProtocolBreaks(String protocol, int callers, int faults, String broken)
            throws InterruptedException {
        Exploration found = explore(Protocols.named(protocol).orElseThrow(), callers, faults);

        assertThat(found.isComplete()).isTrue();
        assertThat(broken(found)).isEqualTo(named(broken));
    }

    @Test
    void findsTheShortestWayToTheSecondEmail() throws InterruptedException {
        Exploration found = explore(FitProtocol.OWNED_CLAIM, 2, 0);

        assertThat(idOf(found, Invariant.ONE_EXECUTION)).contains("owned-claim.2.aaabtbb.9d");
    }

    @Test
    void findsTheSameEveryTimeWhateverTheThreadsDo() throws InterruptedException {
        Exploration first = explore(FitProtocol.OWNED_CLAIM_ATOMIC, 2, 0);

        for (int again = 0; again < 3; again++) {
            assertThat(explore(FitProtocol.OWNED_CLAIM_ATOMIC, 2, 0)).isEqualTo(first);
        }
    }

    @Test
    void findsThatTheFenceIsBroken() throws InterruptedException {
        for (FitProtocol fit : FitProtocol.values()) {
            Exploration found = explore(BrokenFence.of(fit), 2, 0);

            assertThat(broken(found)).as(fit.id()).contains(Invariant.NO_STALE_OWNER);
        }
    }

    @Test
    void findsADoneCallerThatLeavesItsKeyStuckAtTheEnd() throws InterruptedException {
        Exploration found = explore(Protocols.named("best-effort").orElseThrow(), 1, 1);

        assertThat(idOf(found, Invariant.NO_STUCK_KEY))
                .contains(idOf(found, Invariant.SUCCESS_MEANS_SAVED).orElseThrow());
    }

    @Test
    void saysThatItIsNotCompleteWhereItWasStopped() throws InterruptedException {
        AtomicInteger asked = new AtomicInteger();
        Setting setting = new Setting(FitProtocol.OWNED_CLAIM, 2, 0);
        Exploration all = explore(FitProtocol.OWNED_CLAIM, 2, 0);

        Exploration part = new Explorer(setting, () -> asked.incrementAndGet() > 500).explore();

        assertThat(part.isComplete()).isFalse();
        assertThat(part.end()).isEqualTo(End.ASKED_TO_STOP);
        assertThat(part.states()).isPositive().isLessThan(all.states());
        assertThat(part.schedules()).isGreaterThan(BigInteger.ZERO).isLessThan(all.schedules());
    }

    @Test
    void saysThatItMetTooManyStates() throws InterruptedException {
        Exploration part = new Explorer(new Setting(FitProtocol.OWNED_CLAIM, 2, 0), () -> false, 100).explore();

        assertThat(part.end()).isEqualTo(End.TOO_MANY_STATES);
        assertThat(part.states()).isBetween(100L, 110L);
    }

    static Exploration explore(Protocol protocol, int callers, int faults) throws InterruptedException {
        return new Explorer(new Setting(protocol, callers, faults), () -> false).explore();
    }

    static Set<Invariant> broken(Exploration found) {
        return found.breaks().stream().map(Break::invariant).collect(Collectors.toSet());
    }

    private static Optional<String> idOf(Exploration found, Invariant invariant) {
        return found.breaks().stream()
                .filter(one -> one.invariant() == invariant)
                .map(one -> one.schedule().id())
                .findFirst();
    }

    private static Set<Invariant> named(String ids) {
        return Arrays.stream(ids.split(" "))
                .filter(id -> !id.isEmpty())
                .map(id -> Invariant.named(id).orElseThrow())
                .collect(Collectors.toSet());
    }
}
