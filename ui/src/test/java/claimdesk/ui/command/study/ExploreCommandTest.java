package claimdesk.ui.command.study;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.explore.Exploration;
import claimdesk.app.explore.Explorer;
import claimdesk.app.room.Setting;
import claimdesk.store.claim.FitProtocol;
import claimdesk.ui.command.ClaimdeskCommand;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What {@code explore} and {@code replay} print, and their exit codes. */
class ExploreCommandTest {

    /** What the window would return. */
    private static final int WINDOW = 77;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void saysOfASearchThatWasStoppedHowFarItCameAndEndsOtherwise() throws InterruptedException {
        Setting setting = new Setting(FitProtocol.OWNED_CLAIM_ATOMIC, 2, 0);
        AtomicInteger asked = new AtomicInteger();
        Exploration part = new Explorer(setting, () -> asked.incrementAndGet() > 200).explore();

        assertThat(part.breaks()).isEmpty();
        assertThat(ExploreCommand.code(part)).isEqualTo(ClaimdeskCommand.UNFINISHED);
        assertThat(ExplorationText.plain(part))
                .contains("in the " + part.schedules() + " tried", "the search was stopped")
                .doesNotContain("in all");
        assertThat(ExplorationText.json(part)).contains("\"complete\":false,\"end\":\"asked-to-stop\"");
    }

    @Test
    void exploresAndPrintsOneJsonObject() throws IOException {
        assertThat(run("explore", "--protocol", "owned-claim", "--callers", "2", "--faults", "0", "--json"))
                .isEqualTo(ClaimdeskCommand.BROKEN);

        JsonNode json = new ObjectMapper().readTree(out.toString());
        assertThat(json.fieldNames())
                .toIterable()
                .containsExactly(
                        "protocol",
                        "callers",
                        "faults",
                        "schedules",
                        "states",
                        "complete",
                        "end",
                        "notTried",
                        "violations");
        assertThat(json.path("complete").asBoolean()).isTrue();
        assertThat(json.path("violations")).hasSize(1);
        JsonNode broken = json.path("violations").path(0);
        assertThat(broken.path("invariant").asText()).isEqualTo("one-execution");
        assertThat(broken.path("length").asInt()).isEqualTo(7);
        assertThat(broken.path("steps")).hasSize(7);

        out.getBuffer().setLength(0);
        assertThat(run("replay", broken.path("id").asText())).isEqualTo(ClaimdeskCommand.BROKEN);
        assertThat(out.toString())
                .contains("B: claim", "TAKEN_OVER", "before   key     in_progress, claimed by A")
                .contains("after    effect  email by B at 30000 ms", "BROKEN  one-execution");
    }

    @Test
    void saysThatNoScheduleBreaksAProtocolThatHolds() {
        assertThat(run("explore", "--protocol", "owned-claim-atomic", "--callers", "1", "--faults", "1"))
                .isZero();

        assertThat(out.toString())
                .contains("all there are", "none    one-execution")
                .doesNotContain("BROKEN");
    }

    @ParameterizedTest
    @CsvSource({
        "explore, Missing required option",
        "explore --protocol magic, owned-claim-atomic",
        "explore --protocol owned-claim --callers 0, 1 to 3 can be explored",
        "explore --protocol owned-claim --callers 9, 1 to 3 can be explored",
        "explore --protocol owned-claim --faults -1, 0 to 9 can be explored",
        "explore --protocol owned-claim --faults many, 'many' is not an int",
        "replay, Missing required parameter",
        "replay a\u001b[2Jb, a⟨U+001B⟩[2Jb",
        "replay nonsense, '4: protocol, callers, moves, check'",
        "replay owned-claim.2.aaabtbc.9d, no move at character 21",
        "replay owned-claim.2.aaabtba.9d, check characters",
        "replay owned-claim.2.b.wt, 'move 1, \"b\", is not legal there; legal are [a]'"
    })
    void saysWhatIsWrongWithWhatIsToBeExploredOrReplayed(String arguments, String said) {
        assertThat(run(arguments.split(" "))).isEqualTo(ClaimdeskCommand.WRONG_INPUT);

        assertThat(err.toString()).contains(said).doesNotContain("\tat ");
        assertThat(out.toString()).isEmpty();
    }

    private int run(String... arguments) {
        return ClaimdeskCommand.run(
                new PrintWriter(out), new PrintWriter(err), file -> WINDOW, others -> {}, arguments);
    }
}
