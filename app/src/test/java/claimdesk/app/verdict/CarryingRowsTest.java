package claimdesk.app.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.casework.AllCases;
import claimdesk.app.casework.Case;
import claimdesk.app.casework.CaseReader;
import claimdesk.app.casework.Origin;
import claimdesk.app.scenario.Scenario;
import claimdesk.app.scenario.file.ShippedScenarios;
import claimdesk.app.simulation.Simulation;
import claimdesk.store.Store;
import claimdesk.store.claim.Protocol;
import claimdesk.store.database.Durability;
import claimdesk.store.study.Protocols;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is proven is proven by the rows that are named: without them it is proven no longer. */
class CarryingRowsTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"1-lost-reply", "2-second-email", "3-rotated-keys", "4-misread-409", "5-hostile-rows"})
    void carriesEachProvenStatementOfTheSamples(String sample) {
        try (Docket docket = new Docket(folder)) {
            docket.sample(sample);

            assertThat(cases(docket.store(), Docket.BEGIN_MS).stream()
                            .map(one -> CaseReader.find(docket.store(), one.topic(), Docket.BEGIN_MS)
                                    .orElseThrow())
                            .mapToInt(CarryingRowsTest::check)
                            .sum())
                    .isPositive();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"lease-too-short", "crash-after-effect", "changed-body"})
    void carriesEachProvenStatementOfASimulation(String name) {
        Scenario scenario = ShippedScenarios.find(name).orElseThrow();
        for (String id : List.of("best-effort", "owned-claim")) {
            Protocol protocol = Protocols.named(id).orElseThrow();
            Path file = folder.resolve(id + ".db");
            try (Simulation simulation =
                    Simulation.begin(file, Durability.NONE, scenario, protocol, Simulation.START_MS)) {
                while (simulation.step()) {
                    assertThat(simulation.clock().millis()).isPositive();
                }
                assertThat(cases(simulation.store(), simulation.clock().millis()).stream()
                                .mapToInt(CarryingRowsTest::check)
                                .sum())
                        .isPositive();
            }
        }
    }

    @Test
    void isOfTheWholeCaseWhereNothingIsLeftOut() {
        try (Docket docket = new Docket(folder)) {
            Case one = docket.sample("2-second-email").ofOrder("5120");

            assertThat(Verdict.of(one.without(event -> false))).isEqualTo(Verdict.of(one));
        }
    }

    private static List<Case> cases(Store store, long nowMs) {
        List<Case> cases = new ArrayList<>();
        new AllCases(store, nowMs).forEachOrder(cases::add);
        return cases;
    }

    /** Returns how many proven statements were tried. */
    private static int check(Case one) {
        List<Statement> proven = Verdict.of(one).statements().stream()
                .filter(Statement::isProven)
                .toList();
        proven.forEach(statement -> checkCarried(one, statement));
        return proven.size();
    }

    private static void checkCarried(Case one, Statement statement) {
        Set<Origin> rows = statement.evidence().stream().map(Origin::of).collect(Collectors.toSet());

        Verdict without = Verdict.of(one.without(event -> rows.contains(Origin.of(event))));

        assertThat(without.statements().stream().filter(Statement::isProven))
                .as("%s without %s", statement, rows)
                .extracting(CarryingRowsTest::subject)
                .doesNotContain(subject(statement));
    }

    /** Of effects there is one statement a kind, which its text names in quotes. */
    private static String subject(Statement statement) {
        String text = statement.text();
        return statement.claim()
                + (statement.claim() == Claim.EFFECT_COUNT
                        ? text.substring(text.indexOf('"'), text.lastIndexOf('"'))
                        : "");
    }
}
