package claimdesk.app.scenario.file;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.scenario.Scenario;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ShippedScenariosTest {

    static Stream<Scenario> all() {
        return ShippedScenarios.all().stream();
    }

    @Test
    void shipsTenLessonsInOrderAndTheDemo() {
        assertThat(all().map(Scenario::name))
                .containsExactly(
                        "quiet-day",
                        "lost-reply",
                        "double-click",
                        "lease-too-short",
                        "disk-full-at-save",
                        "crash-after-effect",
                        "rotated-keys",
                        "changed-body",
                        "retry-storm",
                        "second-email-on-reissue",
                        "demo");
    }

    @Test
    void shipsEveryFileUnderItsName() throws IOException, URISyntaxException {
        Path folder = Path.of(ShippedScenarios.class
                        .getResource("scenarios/demo.yaml")
                        .toURI())
                .getParent();

        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrderElementsOf(
                            all().map(one -> one.name() + ".yaml").toList());
        }
    }

    @ParameterizedTest
    @MethodSource("all")
    void writesEachSoThatItReadsBackEqual(Scenario scenario) {
        ScenarioOutcome back = ScenarioFiles.read("back.yaml", ScenarioFiles.write(scenario));

        assertThat(back).isEqualTo(new ScenarioOutcome.Read(scenario));
    }

    @Test
    void findsByNameAlone() {
        assertThat(ShippedScenarios.find("retry-storm")).map(Scenario::name).contains("retry-storm");
        assertThat(ShippedScenarios.find("Retry-Storm")).isEmpty();
    }

    @Test
    void keepsTheQuietDayQuiet() {
        Scenario quiet = ShippedScenarios.find("quiet-day").orElseThrow();

        assertThat(quiet.faults()).isEmpty();
        assertThat(quiet.actionCount()).isEqualTo(200);
    }

    @Test
    void endsTheDemoInAboutAMinute() {
        Scenario demo = ShippedScenarios.find(ShippedScenarios.DEMO).orElseThrow();

        assertThat(demo.vendors()).allSatisfy(vendor -> assertThat(
                        vendor.actions().startMsOf(vendor.actions().count()))
                .isBetween(45_000L, 60_000L));
    }
}
