package claimdesk.app.finding;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.scenario.Scenario;
import claimdesk.app.scenario.file.ShippedScenarios;
import claimdesk.app.simulation.Simulation;
import claimdesk.app.verdict.Docket;
import claimdesk.store.Store;
import claimdesk.store.claim.Protocol;
import claimdesk.store.database.Durability;
import claimdesk.store.journal.Event;
import claimdesk.store.study.Protocols;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Everything that is found in some whole files, word for word and row for row, as it was found when each case was still
 * read by itself.
 */
class WholeFilesTest {

    private static final List<String> SAMPLES =
            List.of("1-lost-reply", "2-second-email", "3-rotated-keys", "4-misread-409", "5-hostile-rows");

    @TempDir
    Path folder;

    @Test
    void areFoundAsTheyWereCaseByCase() throws IOException {
        StringBuilder found = new StringBuilder();
        for (String sample : SAMPLES) {
            try (Docket docket = new Docket(folder(sample))) {
                docket.sample(sample);
                append(found, sample, docket.store(), Docket.BEGIN_MS);
            }
        }
        try (Docket docket = new Docket(folder("all"))) {
            SAMPLES.forEach(docket::sample);
            KeysAcrossOrders.in(docket);
            append(found, "all samples, and keys across orders", docket.store(), Docket.BEGIN_MS);
        }
        for (Scenario scenario : ShippedScenarios.all().subList(0, 4)) {
            for (Protocol protocol : Protocols.all()) {
                appendPlayed(found, scenario, protocol);
            }
        }

        assertThat(found.toString()).isEqualTo(expected());
    }

    private Path folder(String name) {
        Path mine = folder.resolve(name);
        assertThat(mine.toFile().mkdir()).isTrue();
        return mine;
    }

    private void appendPlayed(StringBuilder found, Scenario scenario, Protocol protocol) {
        String title = scenario.name() + " under " + protocol.id();
        Path file = folder.resolve(title + ".db");
        try (Simulation simulation = Simulation.begin(file, Durability.NONE, scenario, protocol, Simulation.START_MS)) {
            while (simulation.step()) {
                assertThat(simulation.clock().millis()).isPositive();
            }
            append(found, title, simulation.store(), simulation.clock().millis());
        }
    }

    private static void append(StringBuilder found, String title, Store store, long nowMs) {
        found.append("== ").append(title).append('\n');
        long cases = FileFindings.forEach(
                store, nowMs, finding -> found.append(finding.code().text())
                        .append(' ')
                        .append(finding.evidence().stream()
                                .map(Event::seq)
                                .map(String::valueOf)
                                .collect(Collectors.joining(",")))
                        .append(' ')
                        .append(finding.text())
                        .append('\n'));
        found.append(cases).append(" cases\n");
    }

    private static String expected() throws IOException {
        try (InputStream text = WholeFilesTest.class.getResourceAsStream("whole-files.txt")) {
            return new String(text.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
