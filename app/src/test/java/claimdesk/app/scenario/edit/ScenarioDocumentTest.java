package claimdesk.app.scenario.edit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import claimdesk.app.scenario.FaultKind;
import claimdesk.app.scenario.Scenario;
import claimdesk.app.scenario.file.Problem;
import claimdesk.app.scenario.file.ScenarioReading;
import claimdesk.app.scenario.file.ShippedScenarios;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class ScenarioDocumentTest {

    private static final String COMMENTED =
            """
            # For the course in May.
            name: small
            title: Small
            description: >-
              Two lines
              that become one.
            seed: 7   # a prime
            vendors:
              # the slow one
              - name: acme
                actions: {count: 2, operations: [deliver]}
                timeout-ms: 900
              - name: globex
            faults:
              - kind: lose-reply
                attempts: {nth: 1}
            # the end
            """;

    static List<Scenario> shipped() {
        return ShippedScenarios.all();
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void readsEveryShippedScenarioAsItIs(Scenario scenario) {
        ScenarioDocument document = shippedText(scenario);

        assertThat(document.scenario()).contains(scenario);
        assertThat(document.problems()).isEmpty();
        assertThat(document.text()).isEqualTo(ShippedScenarios.text(scenario.name()));
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void changesOneValueOfEveryShippedScenarioAndNothingElse(Scenario scenario) {
        ScenarioDocument before = shippedText(scenario);

        ScenarioDocument after = before.with(at("/seed"), typed("4242"));

        assertThat(after.scenario()).contains(scenario.withSeed(4242));
        assertThat(after.text().lines().filter(line -> !before.text().contains(line)))
                .containsExactly("seed: 4242");
        assertThat(after.with(at("/seed"), typed(Long.toString(scenario.seed())))
                        .text())
                .isEqualTo(before.text());
    }

    @Test
    void keepsCommentsAndLayoutWhenAValueIsReplaced() {
        ScenarioDocument after = document(COMMENTED)
                .with(at("/seed"), typed("8"))
                .with(at("/vendors/0/actions/count"), typed("12"))
                .with(at("/faults/0/attempts"), node().put("first", 3));

        assertThat(after.text())
                .isEqualTo(COMMENTED
                        .replace("seed: 7 ", "seed: 8 ")
                        .replace("count: 2", "count: 12")
                        .replace("{nth: 1}", "{first: 3}"));
    }

    @Test
    void addsAFieldWhereItsPartEnds() {
        ScenarioDocument after = document(COMMENTED)
                .with(at("/vendors/0/retry/backoff/cap-ms"), typed("4000"))
                .with(at("/vendors/0/actions/start-ms"), typed("5"))
                .with(at("/protocol"), text("best-effort"));

        assertThat(after.text())
                .contains("    timeout-ms: 900\n    retry: {backoff: {cap-ms: 4000}}\n  - name: globex")
                .contains("{count: 2, operations: [deliver], start-ms: 5}")
                .contains("    attempts: {nth: 1}\nprotocol: best-effort\n# the end\n");
        assertThat(after.commentCount()).isEqualTo(4);
        assertThat(after.scenario()).isPresent();
    }

    @Test
    void addsAndRemovesItemsOfAListLineByLine() {
        ScenarioDocument added = document(COMMENTED).with(at("/faults/1"), NewParts.fault(FaultKind.DELAY_WORK));

        assertThat(added.text())
                .isEqualTo(COMMENTED.replace(
                        "# the end", "  - kind: delay-work\n    by-ms: 5000\n    attempts: {nth: 1}\n# the end"));
        assertThat(added.without(at("/faults/1")).text()).isEqualTo(COMMENTED);
        assertThat(added.without(at("/vendors/0")).text())
                .isEqualTo(added.text().replaceFirst("(?s)  - name: acme.*?900\n", ""));
    }

    @Test
    void beginsAListThatIsNotThere() {
        ScenarioDocument after = ScenarioDocument.of("new.yaml", NewParts.scenario())
                .with(at("/faults/0"), NewParts.fault(FaultKind.LOSE_REPLY))
                .with(at("/faults/1"), NewParts.fault(FaultKind.DOUBLE_CLICK));

        assertThat(after.text())
                .endsWith(
                        """
                        faults:
                          - kind: lose-reply
                            attempts: {nth: 1}
                          - kind: double-click
                            by-ms: 10
                            attempts: {nth: 1}
                        """);
        assertThat(after.scenario().orElseThrow().faults()).hasSize(2);
    }

    @Test
    void writesTheWholeAnewWhereThereIsNoSimpleWayAndShowsWhatIsLost() {
        ScenarioDocument before = document(COMMENTED);

        ScenarioDocument after = before.without(at("/faults/0"));

        assertThat(after.text()).startsWith("# For the course in May.\nname: \"small\"\n");
        assertThat(before.commentCount() - after.commentCount()).isEqualTo(3);
        assertThat(after.scenario().orElseThrow().faults()).isEmpty();
        assertThat(after.scenario().orElseThrow().description()).isEqualTo("Two lines that become one.");
    }

    @Test
    void replacesAParagraphThatIsFoldedOverLines() {
        ScenarioDocument after = document(COMMENTED).with(at("/description"), text("It's \"new\": # no comment"));

        assertThat(after.scenario().orElseThrow().description()).isEqualTo("It's \"new\": # no comment");
        assertThat(after.commentCount()).isEqualTo(4);
    }

    @Test
    void keepsWhatIsWrongAndSaysAtWhichField() {
        ScenarioDocument after = document(COMMENTED)
                .with(at("/vendors/1/retry/attempts-max"), typed("many"))
                .with(at("/faults/0/vendor"), text("initech"));

        assertThat(after.scenario()).isEmpty();
        Problem problem = after.problemAt(at("/vendors/1/retry/attempts-max")).orElseThrow();
        assertThat(problem.brief()).isEqualTo("allowed: a whole number from 1 to 1000");
        assertThat(after.isBrokenWithin(at("/vendors/1"))).isTrue();
        assertThat(after.isBrokenWithin(at("/vendors/0"))).isFalse();
        assertThat(after.with(at("/vendors/1/retry/attempts-max"), typed("3")).problemAt(at("/faults/0/vendor")))
                .map(Problem::brief)
                .hasValueSatisfying(brief -> assertThat(brief).contains("acme, globex"));
    }

    @Test
    void saysAtTheMissingFieldThatItIsMissing() {
        ScenarioDocument document = document("name: x\nvendors:\n  - name: y\nfaults:\n  - kind: delay-work\n");

        assertThat(document.problemAt(at("/title"))).isPresent();
        assertThat(document.with(at("/title"), text("X"))
                        .with(at("/description"), text("X"))
                        .problemAt(at("/faults/0/by-ms")))
                .map(Problem::brief)
                .contains("allowed: a whole number from 1 to 86400000");
    }

    @Test
    void keepsATextThatIsNoYaml() {
        ScenarioDocument document = document("name: [open");

        assertThat(document.hasFields()).isFalse();
        assertThat(document.text()).isEqualTo("name: [open");
        assertThat(document.problems()).isNotEmpty();
        assertThat(document.value(at("/seed")).isMissingNode()).isTrue();
        assertThatThrownBy(() -> document.with(at("/seed"), typed("1"))).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void tellsTheRetriesOfAVendorWhileAnotherIsWrong() {
        ScenarioDocument document = document(COMMENTED).with(at("/vendors/1/timeout-ms"), typed("0"));

        assertThat(document.retry(0))
                .hasValueSatisfying(retry -> assertThat(retry.attemptsMax()).isEqualTo(5));
        assertThat(document.with(at("/vendors/0/retry/backoff/cap-ms"), typed("1"))
                        .retry(0))
                .isEmpty();
        assertThat(document.retry(2)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(FaultKind.class)
    void beginsEveryFaultSound(FaultKind kind) {
        assertThat(document(COMMENTED)
                        .with(at("/faults/1"), NewParts.fault(kind))
                        .problems())
                .isEmpty();
    }

    @Test
    void beginsVendorsAndBreakersSound() {
        ScenarioDocument document = document(COMMENTED)
                .with(at("/vendors/2"), NewParts.vendor(List.of("acme", "globex")))
                .with(at("/vendors/2/breaker"), NewParts.breaker());

        assertThat(document.problems()).isEmpty();
        assertThat(NewParts.freeName("vendor-1", List.of("vendor-1", "vendor-2")))
                .isEqualTo("vendor-3");
    }

    @Test
    void countsLineEndsOfWindowsAndDropsAByteOrderMark() {
        ScenarioDocument document = document("\uFEFF" + COMMENTED.replace("\n", "\r\n"));

        ScenarioDocument after = document.with(at("/vendors/0/keys"), text("no-key"));

        assertThat(after.scenario().orElseThrow().vendors().get(0).policy().keyPolicy())
                .hasToString("NO_KEY");
        assertThat(after.commentCount()).isEqualTo(4);
    }

    private static ScenarioDocument shippedText(Scenario scenario) {
        return document(ShippedScenarios.text(scenario.name()));
    }

    private static ScenarioDocument document(String text) {
        return ScenarioDocument.of("test.yaml", text);
    }

    private static JsonPointer at(String place) {
        return JsonPointer.compile(place);
    }

    private static JsonNode typed(String text) {
        return ScenarioReading.typed(text);
    }

    private static JsonNode text(String text) {
        return JsonNodeFactory.instance.textNode(text);
    }

    private static ObjectNode node() {
        return JsonNodeFactory.instance.objectNode();
    }
}
