package claimdesk.store.effect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import claimdesk.store.Bench;
import claimdesk.store.RawSql;
import claimdesk.store.Samples;
import claimdesk.store.claim.Claim;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.EventType;
import claimdesk.store.order.Operation;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A guarded effect is done once for a key; an unguarded one as often as it is asked for. */
class EffectsTest {

    @TempDir
    Path folder;

    private Bench bench;
    private Claim claim;

    @BeforeEach
    void claim() {
        bench = Bench.serial(folder);
        claim = bench.claimed(bench.request("first"));
    }

    @AfterEach
    void close() {
        bench.close();
    }

    @ParameterizedTest
    @EnumSource(EffectKind.class)
    void doesAGuardedEffectOnce(EffectKind kind) {
        assertThat(doOnce(claim, kind)).isTrue();
        assertThat(doOnce(claim, kind)).isFalse();

        assertThat(count(Samples.KEY, kind)).isEqualTo(1);
        assertThat(bench.types(Samples.KEY)).containsExactly(EventType.CLAIMED, EventType.EFFECT);
    }

    @Test
    void doesAGuardedEffectOnceThoughTheKeyWasTakenOver() {
        doOnce(claim, EffectKind.EMAIL);
        bench.clock().set(claim.leaseUntilMs());
        Claim successor = bench.claimed(bench.request("second"));

        assertThat(doOnce(successor, EffectKind.EMAIL)).isFalse();
        assertThat(doOnce(successor, EffectKind.REFUND)).isTrue();
    }

    @Test
    void doesTheSameEffectForEachKey() {
        ScopedKey otherVendor = Samples.key("vendor-b", "order-1");
        Claim other = bench.claimed(bench.request(otherVendor, "other"));

        assertThat(doOnce(claim, EffectKind.EMAIL)).isTrue();
        assertThat(doOnce(other, EffectKind.EMAIL)).isTrue();
        assertThat(count(Samples.KEY, EffectKind.EMAIL)).isEqualTo(1);
        assertThat(count(otherVendor, EffectKind.EMAIL)).isEqualTo(1);
    }

    @Test
    void doesAnUnguardedEffectAsOftenAsItIsAsked() {
        doUnguarded(EffectKind.EMAIL);
        doUnguarded(EffectKind.EMAIL);

        assertThat(count(Samples.KEY, EffectKind.EMAIL)).isEqualTo(2);
        assertThat(bench.types(Samples.KEY)).containsExactly(EventType.CLAIMED, EventType.EFFECT, EventType.EFFECT);
        assertThat(unsent()).isZero();
    }

    @Test
    void isNotKeptFromAGuardedEffectByAnUnguardedOne() {
        doUnguarded(EffectKind.EMAIL);

        assertThat(doOnce(claim, EffectKind.EMAIL)).isTrue();
        assertThat(count(Samples.KEY, EffectKind.EMAIL)).isEqualTo(2);
    }

    @Test
    void holdsAtTheTableWhoeverWrites() {
        doOnce(claim, EffectKind.EMAIL);

        assertThatThrownBy(() -> RawSql.run(
                        bench.file(),
                        "INSERT INTO effect (vendor, key, kind, guarded, order_id, attempt_id, done_at_ms)"
                                + " SELECT vendor, key, kind, 1, order_id, attempt_id, 0 FROM effect"))
                .hasMessageContaining("UNIQUE constraint failed");
    }

    @Test
    void isUndoneTogetherWithItsMessageAndItsEvent() {
        assertThatThrownBy(() -> bench.store().write(tables -> {
                    tables.effects().doOnce(claim, EffectKind.EMAIL);
                    throw new IllegalStateException("stop here");
                }))
                .hasMessage("stop here");

        assertThat(count(Samples.KEY, EffectKind.EMAIL)).isZero();
        assertThat(unsent()).isZero();
        assertThat(bench.types(Samples.KEY)).containsExactly(EventType.CLAIMED);
        assertThat(doOnce(claim, EffectKind.EMAIL)).isTrue();
    }

    @Test
    void journalsTheEffectWithItsDownstreamKeyWhereItLeavesTheStore() {
        doOnce(claim, EffectKind.EMAIL);
        assertThat(bench.lastEvent(Samples.KEY).details().text(Detail.EFFECT)).contains("email");
        assertThat(bench.lastEvent(Samples.KEY).details().text(Detail.DOWNSTREAM_KEY))
                .contains(Outbox.downstreamKey(Samples.KEY, EffectKind.EMAIL));

        doOnce(claim, EffectKind.DELIVERED);
        assertThat(bench.lastEvent(Samples.KEY).details().text(Detail.EFFECT)).contains("delivered");
        assertThat(bench.lastEvent(Samples.KEY).details().text(Detail.DOWNSTREAM_KEY))
                .isEmpty();
    }

    @Test
    void hasOneKindForEachOperation() {
        assertThat(Arrays.stream(Operation.values()).map(EffectKind::of))
                .containsExactly(EffectKind.DELIVERED, EffectKind.EMAIL, EffectKind.REFUND, EffectKind.CANCELLED);
        assertThat(EffectKind.EMAIL.leavesStore()).isTrue();
        assertThat(EffectKind.REFUND.leavesStore()).isTrue();
        assertThat(EffectKind.DELIVERED.leavesStore()).isFalse();
        assertThat(EffectKind.CANCELLED.leavesStore()).isFalse();
    }

    private boolean doOnce(Claim by, EffectKind kind) {
        return bench.store().<Boolean>write(tables -> tables.effects().doOnce(by, kind));
    }

    private void doUnguarded(EffectKind kind) {
        bench.store().write(tables -> {
            tables.effects().doUnguarded(claim, kind);
            return kind;
        });
    }

    private int count(ScopedKey key, EffectKind kind) {
        return bench.store().<Integer>read(tables -> tables.effects().count(key, kind));
    }

    private int unsent() {
        return bench.store().<Integer>read(tables -> tables.outbox().unsent(100).size());
    }
}
