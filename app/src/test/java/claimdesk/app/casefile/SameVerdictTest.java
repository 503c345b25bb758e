package claimdesk.app.casefile;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.casework.AllCases;
import claimdesk.app.casework.Case;
import claimdesk.app.casework.CaseReader;
import claimdesk.app.casework.Topic;
import claimdesk.app.exchange.ImportOutcome;
import claimdesk.app.masking.MaskedCase;
import claimdesk.app.scenario.Scenario;
import claimdesk.app.scenario.file.ShippedScenarios;
import claimdesk.app.simulation.Simulation;
import claimdesk.app.verdict.Docket;
import claimdesk.app.verdict.Verdict;
import claimdesk.store.Store;
import claimdesk.store.claim.Protocol;
import claimdesk.store.database.Durability;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.imported.SourceKind;
import claimdesk.store.journal.Event;
import claimdesk.store.study.Protocols;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A case file comes to the same verdict on a clean store: statement for statement, row for row. */
class SameVerdictTest {

    private static final int CASES_MAX = 6;

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"1-lost-reply", "2-second-email", "3-rotated-keys", "4-misread-409", "5-hostile-rows"})
    void ofEveryOrderAndKeyOfTheSamples(String sample) throws IOException {
        try (Docket docket = new Docket(folder)) {
            docket.sample(sample);

            assertThat(check(docket.store(), Docket.BEGIN_MS, true)).isPositive();
            check(docket.store(), Docket.BEGIN_MS, false);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "owned-claim second-email-on-reissue",
                "owned-claim-atomic lease-too-short",
                "owned-claim-atomic crash-after-effect",
                "best-effort lease-too-short",
                "best-effort changed-body",
                "executor-id lease-too-short"
            })
    void ofASimulation(String protocolAndScenario) throws IOException {
        String[] names = protocolAndScenario.split(" ");
        Scenario scenario = ShippedScenarios.find(names[1]).orElseThrow();
        Protocol protocol = Protocols.named(names[0]).orElseThrow();
        try (Simulation simulation =
                Simulation.begin(folder.resolve("run.db"), Durability.NONE, scenario, protocol, Simulation.START_MS)) {
            while (simulation.step()) {
                assertThat(simulation.clock().millis()).isPositive();
            }
            assertThat(check(simulation.store(), simulation.clock().millis(), true))
                    .isPositive();
        }
    }

    /** Returns how many cases there were. */
    private int check(Store store, long nowMs, boolean isMasked) throws IOException {
        List<Topic> topics = topics(store, nowMs);
        for (Topic topic : topics) {
            CaseFileOutcome.Written written = Elsewhere.write(store, folder, nowMs, topic, isMasked);
            Case here = CaseReader.find(store, topic, nowMs).orElseThrow();
            Case shown = isMasked ? MaskedCase.of(here) : here;
            try (Elsewhere there = new Elsewhere(folder)) {
                ImportOutcome outcome = there.take(written.lines());

                assertThat(outcome).isInstanceOf(ImportOutcome.Imported.class);
                assertThat(((ImportOutcome.Imported) outcome).kind()).isEqualTo(SourceKind.CASE_FILE);
                Case restored = there.find(shown.topic()).orElseThrow();
                assertThat(restored.events()).as(topic.words()).isEqualTo(shown.events());
                assertThat(Verdict.of(restored)).as(topic.words()).isEqualTo(Verdict.of(shown));
                assertSameButForNames(Verdict.of(restored), Verdict.of(here));
            }
        }
        return topics.size();
    }

    private static void assertSameButForNames(Verdict masked, Verdict plain) {
        assertThat(masked.completeness()).isEqualTo(plain.completeness());
        assertThat(masked.statements())
                .extracting(one -> one.claim() + " " + one.value())
                .isEqualTo(plain.statements().stream()
                        .map(one -> one.claim() + " " + one.value())
                        .toList());
        assertThat(masked.findings())
                .extracting(one -> one.code().text())
                .isEqualTo(
                        plain.findings().stream().map(one -> one.code().text()).toList());
        assertThat(masked.advice()).isEqualTo(plain.advice());
    }

    private static List<Topic> topics(Store store, long nowMs) {
        List<Topic> topics = new ArrayList<>();
        Set<ScopedKey> keys = new LinkedHashSet<>();
        new AllCases(store, nowMs).forEachOrder(one -> {
            if (topics.size() < CASES_MAX) {
                topics.add(one.topic());
                one.events().stream()
                        .map(Event::subject)
                        .flatMap(subject -> subject.scopedKey().stream())
                        .limit(1)
                        .forEach(keys::add);
            }
        });
        keys.forEach(key -> topics.add(new Topic.OfKey(key)));
        return topics;
    }
}
