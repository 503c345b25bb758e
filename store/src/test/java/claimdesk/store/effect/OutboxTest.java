package claimdesk.store.effect;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.store.Bench;
import claimdesk.store.RawSql;
import claimdesk.store.Samples;
import claimdesk.store.claim.Claim;
import claimdesk.store.identity.ScopedKey;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What leaves the store is queued with its effect and sent under a key that stays the same. */
class OutboxTest {

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

    @Test
    void queuesOneMessageForAnEffectThatLeavesTheStore() {
        doOnce("order-1", EffectKind.EMAIL);
        doOnce("order-1", EffectKind.EMAIL);

        assertThat(unsent(10))
                .extracting(OutboxMessage::downstreamKey)
                .containsExactly(Outbox.downstreamKey(Samples.KEY, EffectKind.EMAIL));
    }

    @Test
    void queuesNothingForAnEffectThatStays() {
        doOnce("order-1", EffectKind.DELIVERED);

        assertThat(unsent(10)).isEmpty();
    }

    @Test
    void givesAMessageTheSameKeyHoweverOftenItIsRead() {
        doOnce("order-1", EffectKind.EMAIL);

        assertThat(unsent(10)).isEqualTo(unsent(10));
    }

    @Test
    void hasADownstreamKeyOfItsOwnForEachVendorKeyAndKind() {
        ScopedKey key = Samples.key("ab", "c");

        assertThat(Outbox.downstreamKey(key, EffectKind.EMAIL))
                .isEqualTo(Outbox.downstreamKey(Samples.key("ab", "c"), EffectKind.EMAIL))
                .isNotEqualTo(Outbox.downstreamKey(key, EffectKind.REFUND))
                .isNotEqualTo(Outbox.downstreamKey(Samples.key("a", "bc"), EffectKind.EMAIL))
                .doesNotContain("ab");
    }

    @Test
    void handsOutTheOldestMessagesFirst() {
        doOnce("first", EffectKind.EMAIL);
        doOnce("second", EffectKind.EMAIL);
        doOnce("third", EffectKind.REFUND);

        assertThat(unsent(2))
                .extracting(OutboxMessage::downstreamKey)
                .containsExactly(
                        Outbox.downstreamKey(Samples.key("vendor-a", "first"), EffectKind.EMAIL),
                        Outbox.downstreamKey(Samples.key("vendor-a", "second"), EffectKind.EMAIL));
    }

    @Test
    void notesOnceThatAMessageWasSent() {
        doOnce("order-1", EffectKind.EMAIL);
        OutboxMessage message = unsent(10).get(0);
        bench.clock().advance(9);

        assertThat(sent(message)).isTrue();
        assertThat(sent(message)).isFalse();

        assertThat(unsent(10)).isEmpty();
        assertThat(RawSql.number(bench.file(), "SELECT sent_at_ms FROM outbox")).isEqualTo(Bench.START_MS + 9);
    }

    @Test
    void leavesTheOtherMessagesUnsent() {
        doOnce("first", EffectKind.EMAIL);
        doOnce("second", EffectKind.EMAIL);
        List<OutboxMessage> both = unsent(10);

        sent(both.get(0));

        assertThat(unsent(10)).containsExactly(both.get(1));
    }

    private void doOnce(String key, EffectKind kind) {
        Claim claim = Samples.request(bench.run(), Samples.key("vendor-a", key), "of " + key)
                .claimedAt(Bench.START_MS);
        bench.store().write(tables -> tables.effects().doOnce(claim, kind));
    }

    private List<OutboxMessage> unsent(int limit) {
        return bench.store().read(tables -> tables.outbox().unsent(limit));
    }

    private boolean sent(OutboxMessage message) {
        return bench.store().<Boolean>write(tables -> tables.outbox().sent(message));
    }
}
