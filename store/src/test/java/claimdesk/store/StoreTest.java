package claimdesk.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import claimdesk.store.claim.ClaimOutcome;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.database.StoreException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A store keeps what was committed, and its commits wait for the disk. */
class StoreTest {

    @TempDir
    Path folder;

    private Bench bench;

    @BeforeEach
    void open() {
        bench = Bench.grouped(folder);
    }

    @AfterEach
    void close() {
        bench.close();
    }

    @Test
    void keepsClaimsAndAnswersWhenItIsOpenedAgain() {
        bench.claimed(bench.request("first"));
        bench.save(
                bench.claimed(bench.request(Samples.key("vendor-b", "order-1"), "second")),
                Samples.answer(201, "made"));
        bench.close();

        bench = Bench.grouped(folder);

        assertThat(bench.claim(bench.request("third"))).isEqualTo(new ClaimOutcome.Busy(Bench.LEASE_MS));
        assertThat(bench.claim(bench.request(Samples.key("vendor-b", "order-1"), "fourth")))
                .isInstanceOf(ClaimOutcome.Replay.class);
    }

    @Test
    void waitsForTheDiskAtEachCommit() {
        assertThat(pragma("synchronous")).as("FULL").isEqualTo(2);
        assertThat(pragma("foreign_keys")).isEqualTo(1);
        assertThat(bench.store().<String>write(tables -> tables.handle()
                        .createQuery("PRAGMA journal_mode")
                        .mapTo(String.class)
                        .one()))
                .isEqualTo("wal");
    }

    @Test
    void cannotBeWrittenWhileReading() {
        assertThatExceptionOfType(StoreException.class)
                .isThrownBy(
                        () -> bench.store().read(tables -> tables.runs().beginLive("by a reader", FitProtocol.DEFAULT)))
                .satisfies(failure -> assertThat(failure.kind()).isEqualTo(StoreException.Kind.READ_ONLY));
        assertThat(RawSql.number(bench.file(), "SELECT count(*) FROM run")).isEqualTo(1);
    }

    @Test
    void throwsOnWhatAUnitThrows() {
        IllegalStateException own = new IllegalStateException("my own");

        assertThatThrownBy(() -> bench.store().write(tables -> {
                    throw own;
                }))
                .isSameAs(own);
        assertThatThrownBy(() -> bench.store().read(tables -> {
                    throw own;
                }))
                .isSameAs(own);
    }

    @Test
    void writesNothingOnceItIsClosed() {
        bench.store().close();

        assertThatThrownBy(() -> bench.claim(bench.request("late")))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("closed");
    }

    @Test
    void canBeClosedTwice() {
        bench.store().close();
        bench.store().close();

        assertThat(folder.resolve("test.claimdesk")).exists();
    }

    private int pragma(String name) {
        return bench.store().<Integer>write(tables -> tables.handle()
                .createQuery("PRAGMA " + name)
                .mapTo(Integer.class)
                .one());
    }
}
