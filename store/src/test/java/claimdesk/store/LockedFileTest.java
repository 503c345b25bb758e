package claimdesk.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import claimdesk.store.claim.Claim;
import claimdesk.store.claim.OutcomeClass;
import claimdesk.store.claim.SaveOutcome;
import claimdesk.store.database.StoreException;
import claimdesk.store.journal.EventType;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Case C19: another connection holds the write lock for longer than the save waits. */
class LockedFileTest {

    @TempDir
    Path folder;

    private Bench bench;
    private Claim claim;

    @BeforeEach
    void claim() {
        bench = Bench.grouped(folder);
        claim = bench.claimed(bench.request("owner"));
    }

    @AfterEach
    void close() {
        bench.close();
    }

    @Test
    void failsTheSaveAndLeavesRowAndToken() {
        RowImage before = bench.row(Samples.KEY);

        assertLocked(this::saveWhileLocked);

        assertThat(bench.row(Samples.KEY)).isEqualTo(before);
        assertThat(bench.find(Samples.KEY).orElseThrow().token()).contains(claim.token());
        assertThat(bench.types(Samples.KEY)).containsExactly(EventType.CLAIMED);
    }

    @Test
    void letsALaterSaveThrough() {
        for (int times = 0; times < 3; times++) {
            assertLocked(this::saveWhileLocked);
        }

        assertThat(bench.save(claim, Samples.answer(201, "made"))).isEqualTo(new SaveOutcome.Saved());
    }

    @Test
    void doesNotEvenBeginTheWork() {
        AtomicInteger begun = new AtomicInteger();

        assertLocked(() -> bench.store().whileLocked().write(tables -> begun.incrementAndGet()));

        assertThat(begun).hasValue(0);
    }

    @Test
    void keepsNobodyFromReading() throws SQLException {
        try (Connection holder = RawSql.connect(bench.file())) {
            RawSql.run(holder, "BEGIN IMMEDIATE");

            assertThat(bench.find(Samples.KEY)).isPresent();
            assertThat(bench.types(Samples.KEY)).containsExactly(EventType.CLAIMED);

            RawSql.run(holder, "ROLLBACK");
        }
    }

    @Test
    void worksOnAStoreForOneThreadToo() {
        try (Bench serial = Bench.serial(folder)) {
            assertLocked(() -> serial.store().whileLocked().write(tables -> 1));
            assertThat(serial.save(claim, Samples.answer(201, "made"))).isEqualTo(new SaveOutcome.Saved());
        }
    }

    private SaveOutcome saveWhileLocked() {
        return bench.store().whileLocked().write(tables -> tables.claims()
                .save(claim, Samples.answer(201, "made"), OutcomeClass.FINAL, 1_000));
    }

    private static void assertLocked(Runnable step) {
        assertThatExceptionOfType(StoreException.class).isThrownBy(step::run).satisfies(failure -> {
            assertThat(failure.kind()).isEqualTo(StoreException.Kind.LOCKED);
            assertThat(failure.maybeCommitted()).isFalse();
        });
    }
}
