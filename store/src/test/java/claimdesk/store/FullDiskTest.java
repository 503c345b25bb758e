package claimdesk.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import claimdesk.store.claim.Claim;
import claimdesk.store.claim.OutcomeClass;
import claimdesk.store.claim.SaveOutcome;
import claimdesk.store.database.FullDisk;
import claimdesk.store.database.StoreException;
import claimdesk.store.effect.EffectKind;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.EventType;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Case C19: the disk is full at the save, by SQLite's own error. */
class FullDiskTest {

    /** What {@code PRAGMA max_page_count} says where there is no limit. */
    private static final long PAGES_MAX = 4_294_967_294L;

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

    @ParameterizedTest
    @ValueSource(ints = {0, 10, 5_000, 1_000_000})
    void leavesRowAndTokenWhateverTheSizeOfTheAnswer(int bodyBytes) {
        RowImage before = bench.row(Samples.KEY);

        assertDiskFull(() -> saveOnFullDisk(claim, bodyBytes));

        assertThat(bench.row(Samples.KEY)).isEqualTo(before);
        assertThat(bench.find(Samples.KEY).orElseThrow().token()).contains(claim.token());
        assertThat(bench.types(Samples.KEY)).containsExactly(EventType.CLAIMED);
    }

    @Test
    void letsALaterSaveThrough() {
        for (int times = 0; times < 5; times++) {
            assertDiskFull(() -> saveOnFullDisk(claim, 5_000));
        }

        assertThat(bench.save(claim, Samples.answer(201, "x".repeat(100_000)))).isEqualTo(new SaveOutcome.Saved());
    }

    @Test
    void leavesRowAndTokenThoughThereArePagesThatAreFree() {
        ScopedKey large = Samples.key("vendor-b", "large");
        bench.save(bench.claimed(bench.request(large, "large")), Samples.answer(200, "x".repeat(1_000_000)));
        bench.remove(large);
        assertThat(RawSql.number(bench.file(), "PRAGMA freelist_count")).isGreaterThan(200);
        RowImage before = bench.row(Samples.KEY);

        assertDiskFull(() -> saveOnFullDisk(claim, 10));

        assertThat(bench.row(Samples.KEY)).isEqualTo(before);
        assertThat(bench.save(claim, Samples.answer(201, "made"))).isEqualTo(new SaveOutcome.Saved());
    }

    @Test
    void takesItsLimitAwayAndLeavesNoBallast() {
        assertDiskFull(() -> saveOnFullDisk(claim, 5_000));

        assertThat(bench.store().<Long>write(tables -> tables.handle()
                        .createQuery("PRAGMA max_page_count")
                        .mapTo(Long.class)
                        .one()))
                .isEqualTo(PAGES_MAX);
        assertThat(RawSql.number(bench.file(), "SELECT count(*) FROM sqlite_schema WHERE name = 'ballast'"))
                .isZero();
        assertThat(RawSql.number(bench.file(), "PRAGMA wal_checkpoint(TRUNCATE)"))
                .as("someone still holds the log")
                .isZero();
    }

    @Test
    void worksOnAStoreForOneThreadToo() {
        try (Bench serial = Bench.serial(folder)) {
            Claim other = serial.claimed(serial.request(Samples.key("vendor-b", "order-1"), "other"));
            for (int times = 0; times < 3; times++) {
                assertDiskFull(() -> serial.store().onFullDisk().write(tables -> tables.claims()
                        .save(other, Samples.answer(201, "made"), OutcomeClass.FINAL, Bench.RETENTION_MS)));
            }
            assertThat(serial.find(other.caller().key()).orElseThrow().token()).contains(other.token());
            assertThat(serial.save(other, Samples.answer(201, "made"))).isEqualTo(new SaveOutcome.Saved());
        }
    }

    @Test
    void leavesItsNeighboursInTheSameCommitAlone() {
        List<Future<SaveOutcome>> neighbours = new ArrayList<>();
        List<Claim> claims = new ArrayList<>();
        for (int number = 0; number < 6; number++) {
            claims.add(bench.claimed(bench.request(Samples.key("vendor-a", "neighbour-" + number), "n" + number)));
        }
        RowImage before = bench.row(Samples.KEY);
        HeldWriter held = new HeldWriter(unit -> bench.store().write(tables -> {
            unit.run();
            return 0;
        }));
        claims.subList(0, 3)
                .forEach(one -> neighbours.add(held.queue(() -> bench.save(one, Samples.answer(201, "made")))));
        Future<SaveOutcome> failing = held.queue(() -> saveOnFullDisk(claim, 5_000));
        claims.subList(3, 6)
                .forEach(one -> neighbours.add(held.queue(() -> bench.save(one, Samples.answer(201, "made")))));
        held.letGo();

        assertThat(Crowd.failure(failing))
                .isInstanceOfSatisfying(StoreException.class, failure -> assertThat(failure.kind())
                        .isEqualTo(StoreException.Kind.DISK_FULL));
        assertThat(neighbours).allSatisfy(one -> assertThat(Crowd.result(one)).isEqualTo(new SaveOutcome.Saved()));
        assertThat(claims).allSatisfy(one -> {
            ScopedKey key = one.caller().key();
            assertThat(bench.types(key)).containsExactly(EventType.CLAIMED, EventType.SAVED);
        });
        assertThat(bench.row(Samples.KEY)).isEqualTo(before);
    }

    @Test
    void undoesWhatWasDoneTogetherWithTheSave() {
        assertDiskFull(() -> bench.store().onFullDisk().write(tables -> {
            tables.effects().doOnce(claim, EffectKind.EMAIL);
            return tables.claims().save(claim, Samples.answer(201, "made"), OutcomeClass.FINAL, Bench.RETENTION_MS);
        }));

        assertThat(bench.store().<Integer>read(tables -> tables.effects().count(Samples.KEY, EffectKind.EMAIL)))
                .isZero();
        assertThat(bench.store()
                        .<Integer>read(tables -> tables.outbox().unsent(10).size()))
                .isZero();
    }

    /** On a thread of its own, so that a caller who is never answered fails the test instead of holding it. */
    @Test
    @Timeout(value = 30, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void tellsOfTheDiskFromWithinAnUndoablePartToo() {
        assertDiskFull(() -> bench.store()
                .write(tables -> tables.undoable(
                        () -> tables.undoable(() -> FullDisk.run(tables.handle(), () -> 0), any -> true),
                        any -> true)));

        assertThat(bench.save(claim, Samples.answer(201, "made"))).isEqualTo(new SaveOutcome.Saved());
    }

    @Test
    void failsAClaimWithoutATrace() {
        ScopedKey key = Samples.key("vendor-b", "order-2");

        assertDiskFull(
                () -> bench.store().onFullDisk().write(tables -> tables.claims().claim(bench.request(key, "first"))));

        assertThat(bench.row(key).isGone()).isTrue();
        assertThat(bench.events(key)).isEmpty();
    }

    private SaveOutcome saveOnFullDisk(Claim by, int bodyBytes) {
        return bench.store().onFullDisk().write(tables -> tables.claims()
                .save(by, Samples.answer(201, "x".repeat(bodyBytes)), OutcomeClass.FINAL, Bench.RETENTION_MS));
    }

    private static void assertDiskFull(Runnable step) {
        assertThatExceptionOfType(StoreException.class).isThrownBy(step::run).satisfies(failure -> {
            assertThat(failure.kind()).isEqualTo(StoreException.Kind.DISK_FULL);
            assertThat(failure.maybeCommitted()).isFalse();
        });
    }
}
