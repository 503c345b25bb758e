package claimdesk.app.scenario.file;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.scenario.ActionPlan;
import claimdesk.app.scenario.AttemptChoice;
import claimdesk.app.scenario.DeskPlan;
import claimdesk.app.scenario.Fault;
import claimdesk.app.scenario.FaultKind;
import claimdesk.app.scenario.FaultTarget;
import claimdesk.app.scenario.Scenario;
import claimdesk.store.order.Operation;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ScenarioFilesTest {

    /** Sound as it is; each wrong text below replaces one line of it, or adds to it. */
    private static final String SOUND =
            """
            name: two-vendors
            title: Two vendors
            description: Nothing much.
            protocol: owned-claim
            seed: 7
            desk:
              lease: {default-ms: 5000}
              work:
                min-ms: 100
                max-ms: 300
            vendors:
              - name: acme
                actions: {count: 4, operations: [deliver, reissue]}
              - name: bolt
                timeout-ms: 900
                retry:
                  attempts-max: 3
                  backoff:
                    initial-ms: 100
                    cap-ms: 400
            faults:
              - kind: lose-reply
                vendor: acme
            """;

    @TempDir
    Path folder;

    @Test
    void fillsInWhatIsLeftOut() {
        Scenario scenario = sound(SOUND);

        assertThat(scenario.desk().retentionMs()).isEqualTo(86_400_000);
        assertThat(scenario.desk().work()).isEqualTo(new DeskPlan.Work(100, 300, 50));
        assertThat(scenario.vendors().get(1).actions())
                .isEqualTo(new ActionPlan(1, List.of(Operation.DELIVER), 0, 1000));
        assertThat(scenario.faults())
                .containsExactly(new Fault(
                        FaultKind.LOSE_REPLY,
                        0,
                        FaultTarget.everything().atVendor("acme"),
                        new AttemptChoice.Nth(1),
                        false));
    }

    @Test
    void takesTheDefaultProtocolAndSeed() {
        Scenario scenario = sound("{name: a, title: b, description: c, vendors: [{name: d}]}");

        assertThat(scenario.protocol()).isEqualTo("owned-claim-atomic");
        assertThat(scenario.seed()).isEqualTo(1);
        assertThat(scenario.desk().lease().msFor(Operation.REFUND)).isEqualTo(30_000);
        assertThat(scenario.faults()).isEmpty();
    }

    @Test
    void givesDoubleClicksASmallGapUnlessTold() {
        Scenario scenario = sound(SOUND + "  - kind: double-click\n");

        assertThat(scenario.faults().get(1).byMs()).isEqualTo(10);
    }

    static Stream<Arguments> wrongLines() {
        return Stream.of(
                wrong(
                        "seed: 7",
                        "seed: yes",
                        5,
                        "seed is the text \"yes\"; allowed: a whole number from 0 to 9007199254740991"),
                wrong("seed: 7", "seed: 10s", 5, "seed is the text \"10s\"; allowed: a whole number"),
                wrong("seed: 7", "seed: .nan", 5, "seed is the text \".nan\""),
                wrong("seed: 7", "seed: 0x1F", 5, "seed is the text \"0x1F\""),
                wrong("seed: 7", "seed: 0777", 5, "seed is the text \"0777\""),
                wrong("seed: 7", "seed: 1.5", 5, "seed is 1.5; allowed: a whole number"),
                wrong("seed: 7", "seed: 1e99", 5, "allowed: a whole number from 0 to 9007199254740991"),
                wrong("seed: 7", "seed: " + "9".repeat(400), 5, "9…\" (400 characters); allowed: a whole number"),
                wrong(
                        "seed: 7",
                        "seed: 9007199254740992",
                        5,
                        "seed is 9007199254740992; allowed: a whole number from 0"),
                wrong("seed: 7", "seed: -1", 5, "seed is -1"),
                wrong("seed: 7", "seed: \"7\"", 5, "seed is the text \"7\"; allowed: a whole number"),
                wrong("seed: 7", "seed:", 5, "seed is empty; allowed: a whole number"),
                wrong("seed: 7", "seed: [7]", 5, "seed is a list of 1; allowed: a whole number"),
                wrong(
                        "seed: 7",
                        "sed: 7",
                        5,
                        "the scenario has no field \"sed\"; allowed: name, title, description, "
                                + "protocol, seed, desk, vendors, faults; did you mean seed?"),
                wrong("seed: 7", "title: again", 5, "title is given twice, first in line 2"),
                wrong("seed: 7", "seed: &a 7", 5, "an anchor, \"&a\"; not allowed"),
                wrong("seed: 7", "seed: *a", 5, "an alias, \"*a\"; not allowed"),
                wrong("seed: 7", "seed: !!int 7", 5, "a tag, \"tag:yaml.org,2002:int\"; not allowed"),
                wrong("seed: 7", "\tseed: 7", 5, "a tab that indents; allowed: spaces"),
                wrong("seed: 7", "seed: 7 \u0007", 5, "the character U+0007"),
                wrong("seed: 7", "? [a]\n: 7", 5, "the name of a field is not a plain word"),
                wrong("seed: 7", "seed: {", 7, "this is not YAML"),
                wrong(
                        "name: two-vendors",
                        "name: two vendors",
                        1,
                        "name is the text \"two vendors\"; allowed: 1 to 60 "
                                + "letters, digits, - and _, starting with a letter or digit"),
                wrong("name: two-vendors", "name: 7", 1, "name is 7; allowed: 1 to 60 letters"),
                wrong(
                        "title: Two vendors",
                        "title: \"a\\u0007b\"",
                        2,
                        "title is the text \"a\\u0007b\"; allowed: 1 to 120"),
                wrong("title: Two vendors", "title: ' '", 2, "title is the text \" \"; allowed: 1 to 120 characters"),
                wrong(
                        "title: Two vendors",
                        "title: \"\\u3000\"",
                        1,
                        "the scenario: length of the title is 0; allowed: 1 to 120"),
                wrong(
                        "title: Two vendors",
                        "title: " + "a".repeat(121),
                        2,
                        "(121 characters); allowed: 1 to 120 characters"),
                wrong("title: Two vendors", "", 1, "the scenario lacks the field title; allowed: 1 to 120 characters"),
                wrong(
                        "protocol: owned-claim",
                        "protocol: owned-clam",
                        4,
                        "protocol is the text \"owned-clam\"; allowed: "
                                + "check-then-insert, best-effort, status-only, executor-id, owned-claim, owned-claim-ledger, "
                                + "owned-claim-atomic; did you mean owned-claim?"),
                wrong(
                        "  lease: {default-ms: 5000}",
                        "  lease: {default-ms: 0}",
                        7,
                        "default-ms of lease of desk is 0; " + "allowed: a whole number from 1 to 86400000"),
                wrong(
                        "  lease: {default-ms: 5000}",
                        "  lease: {by-operation-ms: {reisue: 5}}",
                        7,
                        "by-operation-ms of "
                                + "lease of desk has no field \"reisue\"; allowed: deliver, reissue, refund, cancel; did you mean "
                                + "reissue?"),
                wrong("  lease: {default-ms: 5000}", "  lease: {renews: maybe}", 7, "allowed: true or false"),
                wrong(
                        "  lease: {default-ms: 5000}",
                        "  leaseMs: 5",
                        7,
                        "desk has no field \"leaseMs\"; allowed: lease, work"),
                wrong("    min-ms: 100", "    min-ms: 400", 9, "min-ms of work of desk: min-ms 400 is over max-ms 300"),
                wrong(
                        "  - name: bolt",
                        "  - name: acme",
                        14,
                        "name of vendor 2 is \"acme\", as is that of vendor 1; allowed: " + "each name once"),
                wrong(
                        "  - name: bolt",
                        "  - nme: bolt",
                        14,
                        "vendor 2 has no field \"nme\"",
                        "vendor 2 lacks the field name"),
                wrong(
                        "operations: [deliver, reissue]",
                        "operations: [deliver, resend]",
                        13,
                        "operation 2 of actions of "
                                + "vendor 1 is the text \"resend\"; allowed: deliver, reissue, refund, cancel"),
                wrong(
                        "operations: [deliver, reissue]",
                        "operations: []",
                        13,
                        "operations of actions of vendor 1 is an empty "
                                + "list; allowed: a list of 1 to 100 operations"),
                wrong("count: 4", "count: 100001", 13, "allowed: a whole number from 1 to 100000"),
                wrong("        cap-ms: 400", "        cap-ms: 50", 19, "initial-ms of backoff of retry of vendor 2: "),
                wrong(
                        "        cap-ms: 400",
                        "        jitter: som",
                        20,
                        "jitter of backoff of retry of vendor 2 is the text "
                                + "\"som\"; allowed: none, full, equal, decorrelated"),
                wrong("        cap-ms: 400", "        multiplier: 0.5", 20, "allowed: a number from 1 to 1000"),
                wrong(
                        "    timeout-ms: 900",
                        "    keys: new-key",
                        15,
                        "keys of vendor 2 is the text \"new-key\"; allowed: "
                                + "same-key, new-key-each-retry, changing-body, no-key; did you mean no-key?"),
                wrong(
                        "    timeout-ms: 900",
                        "    breaker: {open-ms: 5}",
                        15,
                        "breaker of vendor 2 lacks the field "
                                + "sliding-window; allowed: a whole number from 1 to 1000"),
                wrong(
                        "lose-reply",
                        "lose-replay",
                        22,
                        "kind of fault 1 is the text \"lose-replay\"; allowed: lose-reply, " + "delay-work, ",
                        "did you mean lose-reply?"),
                wrong(
                        "vendor: acme",
                        "vendor: acne",
                        23,
                        "vendor of fault 1 is \"acne\"; allowed: acme, bolt; did you mean " + "acme?"),
                wrong(
                        "vendor: acme",
                        "operation: refund",
                        22,
                        "fault 1 can never strike: no action of any vendor is refund"),
                wrong("vendor: acme", "action: 5", 22, "fault 1 can never strike: no action of any vendor is number 5"),
                wrong(
                        "vendor: acme",
                        "by-ms: 5",
                        23,
                        "by-ms of fault 1 is superfluous: lose-reply takes no milliseconds"),
                wrong("vendor: acme", "by: 5", 23, "fault 1 has no field \"by\"; allowed: kind, by-ms, vendor"),
                wrong(
                        "lose-reply",
                        "delay-work",
                        22,
                        "fault 1 lacks the field by-ms, which delay-work needs; allowed: a whole "
                                + "number from 1 to 86400000"),
                wrong(
                        "lose-reply",
                        "delay-work\n    by-ms: -3",
                        23,
                        "by-ms of fault 1: delay-work by -3 ms; allowed: a whole " + "number from 1 to 86400000"),
                wrong(
                        "vendor: acme",
                        "attempts: {nth: 1, first: 2}",
                        23,
                        "attempts of fault 1 is a mapping of 2 fields; "
                                + "allowed: one of the fields nth, first, probability"),
                wrong("vendor: acme", "attempts: {}", 23, "allowed: one of the fields nth, first, probability"),
                wrong(
                        "vendor: acme",
                        "attempts: {probability: 0}",
                        23,
                        "probability of attempts of fault 1 is 0; allowed: a " + "number from 0.000001 to 1"),
                wrong(
                        "vendor: acme",
                        "attempts: {probability: 1.01}",
                        23,
                        "is 1.01; allowed: a number from 0.000001 to 1"),
                wrong("vendor: acme", "once: 1", 23, "once of fault 1 is 1; allowed: true or false"));
    }

    @ParameterizedTest(name = "[{index}] {1}")
    @MethodSource("wrongLines")
    void saysInWhichLineWhatIsWrongAndWhatIsAllowed(String line, String wrong, int at, List<String> texts) {
        assertThat(SOUND).contains(line);

        List<Problem> problems = problems(SOUND.replace(line, wrong));

        for (String text : texts) {
            assertThat(problems).anySatisfy(problem -> {
                assertThat(problem.text()).contains(text);
                assertThat(problem.line()).isEqualTo(at);
                assertThat(problem.file()).isEqualTo("test.yaml");
            });
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n\n", "# only a remark\n", "---\n", "\uFEFF", "~", "--- null\n"})
    void callsAnEmptyFileEmpty(String text) {
        assertThat(problems(text)).singleElement().satisfies(problem -> {
            assertThat(problem.text())
                    .isEqualTo("the file is empty; allowed: a mapping of fields such as name: and vendors:");
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"- a\n- b\n", "just text", "7", "\"quoted\""})
    void wantsAMappingAtTheRoot(String text) {
        assertThat(problems(text)).singleElement().satisfies(problem -> {
            assertThat(problem.text()).startsWith("the file holds ").contains("allowed: a mapping");
            assertThat(problem.line()).isEqualTo(1);
        });
    }

    @Test
    void refusesASecondDocument() {
        assertThat(problems(SOUND + "---\nname: b\n")).singleElement().satisfies(problem -> {
            assertThat(problem.line()).isEqualTo(24);
            assertThat(problem.text()).isEqualTo("a second document begins; allowed: one a file");
        });
    }

    @Test
    void reportsAllProblemsInTheOrderOfTheFile() {
        List<Problem> problems = problems(SOUND.replace("seed: 7", "seed: x")
                .replace("kind: lose-reply", "kind: nothing")
                .replace("name: two-vendors", "name: '!'"));

        assertThat(problems).extracting(Problem::line).containsExactly(1, 5, 22);
    }

    @Test
    void reportsNoMoreProblemsThanItsBound() {
        List<Problem> problems = problems(SOUND + "  - {kind: nothing}\n".repeat(200));

        assertThat(problems).hasSize(ScenarioFiles.PROBLEMS_MAX);
        assertThat(problems.get(49).text()).isEqualTo("and 151 more problems from here on");
    }

    @Test
    void boundsTheActionsOfAllVendors() {
        String vendors = Stream.iterate(1, i -> i + 1)
                .limit(11)
                .map(i -> "  - {name: v" + i + ", actions: {count: 100000}}\n")
                .reduce("", String::concat);

        assertThat(problems("name: a\ntitle: b\ndescription: c\nvendors:\n" + vendors))
                .singleElement()
                .satisfies(problem -> {
                    assertThat(problem.line()).isEqualTo(4);
                    assertThat(problem.text())
                            .isEqualTo("the vendors have 1100000 actions in all; allowed: up to 1000000");
                });
    }

    @Test
    void refusesAliasBombsAtTheirFirstAnchor() {
        String bomb = "a: &a [x,x]\nb: &b [*a,*a]\nc: &c [*b,*b]\nd: [*c,*c]\n";

        assertThat(problems(bomb).get(0).text()).startsWith("an anchor, \"&a\"");
    }

    @Test
    void refusesDeepNesting() {
        String deep = "name: " + "[".repeat(5000) + "]".repeat(5000) + "\n";

        assertThat(problems(deep)).anySatisfy(problem -> {
            assertThat(problem.text()).isEqualTo("values are nested more than 12 deep");
            assertThat(problem.line()).isEqualTo(1);
        });
    }

    @Test
    void readsWindowsLinesAndAByteOrderMark() {
        byte[] bytes = ("\uFEFF" + SOUND.replace("\n", "\r\n")).getBytes(StandardCharsets.UTF_8);

        assertThat(ScenarioFiles.read("test.yaml", bytes)).isEqualTo(ScenarioFiles.read("test.yaml", SOUND));
        assertThat(problems("\uFEFF" + SOUND.replace("seed: 7", "seed: x").replace("\n", "\r\n")))
                .singleElement()
                .satisfies(problem -> {
                    assertThat(problem.line()).isEqualTo(5);
                    assertThat(problem.column()).isEqualTo(7);
                });
    }

    @Test
    void namesTheLineOfAByteThatIsNotUtf8() {
        byte[] bytes = SOUND.replace("Nothing", "Nothi\u00FFg").getBytes(StandardCharsets.ISO_8859_1);

        assertThat(ScenarioFiles.read("test.yaml", bytes))
                .isEqualTo(new ScenarioOutcome.Invalid(
                        List.of(new Problem("test.yaml", 3, 19, "a byte that is not UTF-8; allowed: text in UTF-8"))));
    }

    @Test
    void refusesFilesOverItsSize() throws IOException {
        Path file = folder.resolve("large.yaml");
        Files.writeString(file, "#".repeat(256 * 1024));
        assertThat(text(ScenarioFiles.read(file))).startsWith("the file is empty");

        Files.writeString(file, "#".repeat(256 * 1024 + 1));
        assertThat(text(ScenarioFiles.read(file))).isEqualTo("the file is over 256 KiB; allowed: up to that");
    }

    @Test
    void saysWhyThereIsNothingToRead() {
        assertThat(text(ScenarioFiles.read(folder.resolve("absent.yaml")))).startsWith("there is no such file");
        assertThat(text(ScenarioFiles.read(folder))).startsWith("this is a folder");
    }

    @Test
    void namesTheFileAsItWasGiven() throws IOException {
        Path file = folder.resolve("mine.yaml");
        Files.writeString(file, "seed: x");

        List<Problem> problems = ScenarioFiles.read(file).match(read -> List.of(), ScenarioOutcome.Invalid::problems);

        assertThat(problems).extracting(Problem::file).containsOnly(file.toString());
        assertThat(problems.get(0))
                .hasToString(file + ":1:1: " + problems.get(0).text());
    }

    private static Arguments wrong(String line, String wrong, int at, String... texts) {
        return Arguments.of(line, wrong, at, List.of(texts));
    }

    private static Scenario sound(String yaml) {
        return ScenarioFiles.read("test.yaml", yaml).match(ScenarioOutcome.Read::scenario, invalid -> {
            throw new AssertionError(invalid.problems());
        });
    }

    private static List<Problem> problems(String yaml) {
        return ScenarioFiles.read("test.yaml", yaml)
                .match(
                        read -> {
                            throw new AssertionError("was read: " + read.scenario());
                        },
                        ScenarioOutcome.Invalid::problems);
    }

    private static String text(ScenarioOutcome outcome) {
        return outcome.match(
                read -> "read", invalid -> invalid.problems().get(0).text());
    }
}
