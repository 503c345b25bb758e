package claimdesk.app.finding;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.evidence.Invariant;
import claimdesk.app.evidence.InvariantResult;
import claimdesk.app.scenario.Scenario;
import claimdesk.app.scenario.file.ShippedScenarios;
import claimdesk.app.simulation.RunReport;
import claimdesk.app.simulation.Simulation;
import claimdesk.store.claim.Protocol;
import claimdesk.store.database.Durability;
import claimdesk.store.study.Protocols;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Findings, case by case, and the invariants, over the whole journal, say the same of every scenario and protocol. */
class AgreementTest {

    private static final Map<Invariant, FindingCode> SAME = Map.of(
            Invariant.ONE_EXECUTION, FindingCode.DOUBLE_EFFECT,
            Invariant.SUCCESS_MEANS_SAVED, FindingCode.SUCCESS_NOT_SAVED,
            Invariant.NO_STALE_OWNER, FindingCode.STALE_SAVE,
            Invariant.BYTE_EQUAL_REPLAY, FindingCode.REPLAY_DIFFERS,
            Invariant.MISMATCH_NEVER_RUNS, FindingCode.MISMATCH_RAN,
            Invariant.REFUSAL_LEAVES_ROW, FindingCode.REFUSAL_CHANGED_ROW);

    @TempDir
    Path folder;

    static Stream<Scenario> scenarios() {
        return ShippedScenarios.all().stream();
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void findsWhatTheInvariantsFindAndNothingElse(Scenario scenario) {
        for (Protocol protocol : Protocols.all()) {
            Path file = folder.resolve(protocol.id() + ".db");
            try (Simulation simulation =
                    Simulation.begin(file, Durability.NONE, scenario, protocol, Simulation.START_MS)) {
                while (simulation.step()) {
                    assertThat(simulation.clock().millis()).isPositive();
                }
                agree(protocol, simulation);
            }
        }
    }

    private static void agree(Protocol protocol, Simulation simulation) {
        RunReport report = simulation.report();
        Map<FindingCode, Long> found = new EnumMap<>(FindingCode.class);
        FileFindings.forEach(
                simulation.store(), simulation.clock().millis(), finding -> found.merge(finding.code(), 1L, Long::sum));

        for (InvariantResult result : report.invariants()) {
            FindingCode code = SAME.get(result.invariant());
            if (code != null) {
                assertThat(found.containsKey(code))
                        .as("%s under %s: %s", code, protocol.id(), result)
                        .isEqualTo(!result.isKept());
            }
        }
        assertThat(found.getOrDefault(FindingCode.DOUBLE_EFFECT, 0L))
                .as("keys with a double effect under %s", protocol.id())
                .isEqualTo(report.scoreboard().doubleEffects());
        assertThat(found.getOrDefault(FindingCode.SAVE_REFUSED, 0L))
                .isEqualTo(report.scoreboard().refused());
        assertThat(found.getOrDefault(FindingCode.SAVE_FAILED, 0L))
                .isEqualTo(report.scoreboard().failed());
    }
}
