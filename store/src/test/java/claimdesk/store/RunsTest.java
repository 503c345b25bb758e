package claimdesk.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import claimdesk.store.claim.FitProtocol;
import claimdesk.store.database.StoreException;
import claimdesk.store.identity.RunId;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A run begins once, ends once, and is what rows belong to. */
class RunsTest {

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
    void numbersRunsFromOne() {
        assertThat(bench.run()).isEqualTo(new RunId(1));
        assertThat(begin()).isEqualTo(new RunId(2));
    }

    @Test
    void endsARunOnce() {
        RunId run = begin();
        bench.clock().advance(3);
        end(run);

        assertThatThrownBy(() -> end(run))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("2");
        assertThat(RawSql.number(bench.file(), "SELECT ended_at_ms FROM run WHERE run_id = 2"))
                .isEqualTo(Bench.START_MS + 3);
    }

    @Test
    void doesNotEndARunThatNeverBegan() {
        assertThatThrownBy(() -> end(new RunId(9))).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void claimsForNoRunThatNeverBegan() {
        assertThatThrownBy(() -> bench.claim(Samples.request(new RunId(9), Samples.KEY, "first")))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("FOREIGN KEY");
        assertThat(bench.row(Samples.KEY).isGone()).isTrue();
    }

    private RunId begin() {
        return bench.store().write(tables -> tables.runs().beginSimulation("another", FitProtocol.DEFAULT, 42));
    }

    private void end(RunId run) {
        bench.store().write(tables -> {
            tables.runs().end(run);
            return run;
        });
    }
}
