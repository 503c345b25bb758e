package claimdesk.store;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.store.claim.Claim;
import claimdesk.store.claim.OutcomeClass;
import claimdesk.store.claim.SaveOutcome;
import claimdesk.store.effect.EffectKind;
import claimdesk.store.identity.Vendor;
import claimdesk.store.journal.EventType;
import claimdesk.store.order.Operation;
import claimdesk.store.order.Order;
import claimdesk.store.order.OrderState;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Order change, effect, message and save in one transaction: a refused save undoes the rest, and its record stays. */
class AtomicSaveTest {

    @TempDir
    Path folder;

    private Bench bench;
    private Claim claim;

    @BeforeEach
    void claim() {
        bench = Bench.grouped(folder);
        bench.store().write(tables -> {
            tables.orders().place(Samples.ORDER, new Vendor("vendor-a"), OrderState.DELIVERED);
            return 0;
        });
        claim = bench.claimed(bench.request("owner"));
    }

    @AfterEach
    void close() {
        bench.close();
    }

    @Test
    void keepsEverythingOfASaveThatWasNotRefused() {
        assertThat(reissueAndSave(claim)).isEqualTo(new SaveOutcome.Saved());

        assertThat(order().state()).isEqualTo(OrderState.REISSUED);
        assertThat(emails()).isEqualTo(1);
        assertThat(messages()).isEqualTo(1);
        assertThat(bench.types(Samples.KEY)).containsExactly(EventType.CLAIMED, EventType.EFFECT, EventType.SAVED);
    }

    @Test
    void undoesTheWorkOfARefusedSaveAndKeepsTheRefusal() {
        bench.clock().set(claim.leaseUntilMs());
        bench.claimed(bench.request("successor"));
        RowImage successors = bench.row(Samples.KEY);
        Order before = order();

        assertThat(reissueAndSave(claim)).isInstanceOf(SaveOutcome.Refused.class);

        assertThat(order()).isEqualTo(before);
        assertThat(emails()).isZero();
        assertThat(messages()).isZero();
        assertThat(bench.row(Samples.KEY)).isEqualTo(successors);
        assertThat(bench.types(Samples.KEY))
                .containsExactly(EventType.CLAIMED, EventType.TAKEN_OVER, EventType.REFUSED);
    }

    /** What a desk does: the work and the save can be undone, and a refusal is recorded beside them. */
    private SaveOutcome reissueAndSave(Claim by) {
        return bench.store().write(tables -> {
            SaveOutcome outcome = tables.undoable(() -> workAndSave(tables, by), SaveOutcome.Saved.class::isInstance);
            return outcome.match(saved -> outcome, refused -> tables.claims().refused(by));
        });
    }

    private static SaveOutcome workAndSave(Tables tables, Claim by) {
        tables.orders().move(tables.orders().find(Samples.ORDER).orElseThrow(), Operation.REISSUE);
        tables.effects().doOnce(by, EffectKind.EMAIL);
        return tables.claims().save(by, Samples.answer(200, "sent again"), OutcomeClass.FINAL, Bench.RETENTION_MS);
    }

    private Order order() {
        return bench.store().read(tables -> tables.orders().find(Samples.ORDER)).orElseThrow();
    }

    private int emails() {
        return bench.store().<Integer>read(tables -> tables.effects().count(Samples.KEY, EffectKind.EMAIL));
    }

    private int messages() {
        return bench.store().<Integer>read(tables -> tables.outbox().unsent(10).size());
    }
}
