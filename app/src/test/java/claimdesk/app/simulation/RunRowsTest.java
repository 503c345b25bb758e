package claimdesk.app.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.evidence.Score;
import claimdesk.app.evidence.ScoreRows;
import claimdesk.app.scenario.Scenario;
import claimdesk.app.scenario.file.ShippedScenarios;
import claimdesk.store.claim.Protocol;
import claimdesk.store.database.Durability;
import claimdesk.store.journal.Event;
import claimdesk.store.study.Protocols;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RunRowsTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"best-effort", "check-then-insert", "owned-claim-atomic"})
    void everyFigureHasAsManyRowsAsItSays(String protocol) {
        try (Simulation simulation = played("second-email-on-reissue", protocol)) {
            RunReport report = simulation.report();

            for (Score score : Score.values()) {
                ScoreRows rows = RunRows.behind(simulation.store(), simulation.run(), score, 1_000);

                assertThat(rows.count())
                        .as(score.text())
                        .isEqualTo(report.scoreboard().of(score));
                assertThat(rows.events()).as(score.text()).hasSize((int) rows.count());
            }
        }
    }

    @Test
    void keepsTheFirstRowsOfAFigureThatHasTooMany() {
        try (Simulation simulation = played("quiet-day", "owned-claim-atomic")) {
            ScoreRows rows = RunRows.behind(simulation.store(), simulation.run(), Score.ATTEMPTS, 2);

            assertThat(rows.count()).isGreaterThan(2);
            assertThat(rows.events()).hasSize(2).extracting(Event::seq).isSorted();
        }
    }

    @Test
    void findsTheRowsThatProveAViolation() {
        try (Simulation simulation = played("second-email-on-reissue", "best-effort")) {
            List<Long> seqs =
                    simulation.report().invariants().get(0).violations().get(0).seqs();

            assertThat(RunRows.of(simulation.store(), seqs))
                    .extracting(Event::seq)
                    .containsExactlyElementsOf(seqs);
            assertThat(RunRows.of(simulation.store(), List.of(1_000_000L))).isEmpty();
        }
    }

    @Test
    void followsARunAndComesToWhatItsReportSays() {
        Scenario scenario = ShippedScenarios.find("lost-reply").orElseThrow();
        try (Simulation simulation = begun(scenario, protocol("owned-claim"))) {
            RunProgress progress = new RunProgress(simulation.store(), simulation.run(), 3);
            long rows = 0;
            while (simulation.step()) {
                rows += progress.read();
            }
            rows += progress.read();

            assertThat(progress.scoreboard()).isEqualTo(simulation.report().scoreboard());
            assertThat(progress.read()).isZero();
            assertThat(progress.newest()).hasSize(3).extracting(Event::seq).endsWith(rows);
        }
    }

    private Simulation played(String name, String protocol) {
        Simulation simulation = begun(ShippedScenarios.find(name).orElseThrow(), protocol(protocol));
        boolean goesOn = true;
        while (goesOn) {
            goesOn = simulation.step();
        }
        return simulation;
    }

    private Simulation begun(Scenario scenario, Protocol protocol) {
        return Simulation.begin(folder.resolve("orders.db"), Durability.NONE, scenario, protocol, Simulation.START_MS);
    }

    private static Protocol protocol(String id) {
        return Protocols.named(id).orElseThrow();
    }
}
