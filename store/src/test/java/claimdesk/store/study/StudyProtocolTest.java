package claimdesk.store.study;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.store.Bench;
import claimdesk.store.Samples;
import claimdesk.store.claim.Claim;
import claimdesk.store.claim.ClaimOutcome;
import claimdesk.store.claim.Claiming;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.claim.OutcomeClass;
import claimdesk.store.claim.Protocol;
import claimdesk.store.claim.SaveOutcome;
import claimdesk.store.claim.StoredKey;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.EventType;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds for every protocol that is there to be studied, and for all seven where nobody interferes. */
class StudyProtocolTest {

    @TempDir
    Path folder;

    private Bench bench;

    @BeforeEach
    void open() {
        bench = Bench.serial(folder);
    }

    @AfterEach
    void close() {
        bench.close();
    }

    @ParameterizedTest
    @EnumSource(StudyProtocol.class)
    void isNotFitForUseAndDoesItsEffectsOnTheirOwn(StudyProtocol protocol) {
        assertThat(protocol.isFitForUse()).isFalse();
        assertThat(protocol.effectRule()).isEqualTo(Protocol.EffectRule.ON_THEIR_OWN);
        assertThat(StudyProtocol.named(protocol.id())).contains(protocol);
        assertThat(FitProtocol.named(protocol.id())).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("all")
    void servesACallerWhomNobodyDisturbs(Protocol protocol) {
        Claiming serving = bench.under(protocol);
        assertThat(serving.look(bench.request("only"))).isEmpty();
        Claim claim = Bench.claimed(serving.claim(bench.request("only")));
        Claim renewed = serving.renew(claim, 2 * Bench.LEASE_MS).orElseThrow();

        SaveOutcome saved = serving.save(renewed, Samples.answer(201, "made"), OutcomeClass.FINAL, Bench.RETENTION_MS);

        assertThat(saved).isEqualTo(new SaveOutcome.Saved());
        assertThat(serving.look(bench.request("retry"))).containsInstanceOf(ClaimOutcome.Replay.class);
        assertThat(bench.types(Samples.KEY))
                .containsExactly(EventType.CLAIMED, EventType.RENEWED, EventType.SAVED, EventType.REPLAYED);
    }

    @ParameterizedTest
    @MethodSource("all")
    void freesTheKeyOfACallThatDidNothing(Protocol protocol) {
        Claiming serving = bench.under(protocol);
        Claim claim = Bench.claimed(serving.claim(bench.request("only")));

        assertThat(serving.release(claim, "nothing was done")).isEqualTo(new SaveOutcome.Saved());

        assertThat(bench.row(Samples.KEY).isGone()).isTrue();
    }

    @ParameterizedTest
    @MethodSource("all")
    void journalsTheRowAsItIsAfterASaveByAFormerOwner(Protocol protocol) {
        Claiming serving = bench.under(protocol);
        Claim former = Bench.claimed(serving.claim(bench.request("former")));
        bench.clock().set(former.leaseUntilMs());
        bench.remove(Samples.KEY);
        serving.claim(Samples.asking("another body", bench.request("successor")));

        serving.save(former, Samples.answer(200, "late"), OutcomeClass.FINAL, Bench.RETENTION_MS);

        assertThat(bench.lastEvent(Samples.KEY).details().text(Detail.ROW))
                .isEqualTo(bench.find(Samples.KEY).map(StoredKey::digest));
    }

    @Test
    void knowsNoProtocolByAnotherWord() {
        assertThat(StudyProtocol.named("owned-claim")).isEmpty();
        assertThat(StudyProtocol.named("")).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("all")
    void findsEveryProtocolByItsWord(Protocol protocol) {
        assertThat(Protocols.named(protocol.id())).contains(protocol);
        assertThat(Protocols.all()).hasSize(7).contains(protocol).endsWith(FitProtocol.DEFAULT);
    }

    static Stream<Protocol> all() {
        return Protocols.all().stream();
    }
}
