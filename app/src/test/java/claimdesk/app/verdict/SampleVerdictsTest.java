package claimdesk.app.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.finding.Finding;
import claimdesk.app.finding.FindingCode;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The five sample folders come out as their README says. */
class SampleVerdictsTest {

    @TempDir
    Path folder;

    private Docket docket;

    @BeforeEach
    void open() {
        docket = new Docket(folder);
    }

    @AfterEach
    void close() {
        docket.close();
    }

    @Test
    void findsOfALostReplyOneDeliveryAReplayAndNothingToDo() {
        Verdict verdict = docket.sample("1-lost-reply").verdict("4711");

        assertThat(proven(verdict, Claim.DELIVERED)).contains("delivered once");
        assertThat(proven(verdict, Claim.TOLD_LAST))
                .contains("told 200", "a replay of the answer saved at 2026-11-03T09:00:01.300Z", "r-1002");
        assertThat(proven(verdict, Claim.TOLD_TRUE)).contains("true");
        assertThat(proven(verdict, Claim.ANSWER_SAVED)).contains("2026-11-03T09:00:01.300Z");
        assertThat(proven(verdict, Claim.EFFECT_COUNT)).contains("1 effect \"email delivered\"");
        assertThat(value(verdict, Claim.DOUBLE_EFFECT)).isEqualTo(Value.NOT_PROVEN);
        assertThat(verdict.findings()).isEmpty();
        assertThat(verdict.advice().code()).isEqualTo("none");
    }

    @Test
    void findsOfASecondEmailADoubleEffectForOneKeyAndNotWhyTheSaveWasRefused() {
        Verdict verdict = docket.sample("2-second-email").verdict("5120");

        assertThat(proven(verdict, Claim.REISSUED)).contains("reissued twice");
        assertThat(proven(verdict, Claim.DOUBLE_EFFECT)).contains("twice for east/re-5120", "4 min 19.8 s apart");
        assertThat(places(Docket.statement(verdict, Claim.DOUBLE_EFFECT).evidence()))
                .contains("emails.csv:2", "emails.csv:3", "gateway.ndjson:1", "gateway.ndjson:3");
        assertThat(proven(verdict, Claim.ERROR_AFTER_EFFECT))
                .contains("500 at 2026-11-03T09:01:01.800Z", "2026-11-03T09:00:41Z");
        assertThat(value(verdict, Claim.SAVE_REFUSED)).isEqualTo(Value.NOT_PROVEN);
        assertThat(Docket.statement(verdict, Claim.SAVE_REFUSED).settledBy())
                .hasValueSatisfying(settling -> assertThat(settling).contains("journal", "r-2001"));
        assertThat(value(verdict, Claim.CAUSE_LEASE_TOO_SHORT)).isEqualTo(Value.NOT_PROVEN);
        assertThat(value(verdict, Claim.CAUSE_ROTATED_KEYS)).isEqualTo(Value.CONTRADICTED);
        assertThat(codes(verdict)).containsExactly(FindingCode.DOUBLE_EFFECT);
        assertThat(verdict.advice().code()).isEqualTo("ask-a-person");
    }

    @Test
    void findsOfRotatedKeysThreeRefundsByTheVendorsDoingAndNoFaultOfTheStore() {
        Verdict verdict = docket.sample("3-rotated-keys").verdict("6003");

        assertThat(proven(verdict, Claim.REFUNDED)).contains("refunded 3 times");
        assertThat(proven(verdict, Claim.EFFECT_COUNT)).contains("3 effects \"refund\"");
        assertThat(proven(verdict, Claim.REPEATED_EFFECT)).contains("3 times under 3 keys");
        assertThat(proven(verdict, Claim.CAUSE_ROTATED_KEYS)).contains("3 keys");
        assertThat(value(verdict, Claim.CAUSE_STORE_FAULT)).isEqualTo(Value.CONTRADICTED);
        assertThat(value(verdict, Claim.DOUBLE_EFFECT)).isEqualTo(Value.NOT_PROVEN);
        assertThat(codes(verdict)).containsExactly(FindingCode.REPEATED_EFFECT, FindingCode.ROTATED_KEYS);
        assertThat(verdict.findings().get(1).text()).contains("3 distinct keys", "3 executions");
        assertThat(verdict.advice().code()).isEqualTo("ask-a-person");
    }

    @Test
    void findsOfAMisread409OneDeliveryAndASecondOrderThatIsNoDuplicate() {
        docket.sample("4-misread-409");
        Verdict first = docket.verdict("7400");
        Verdict second = docket.verdict("7401");

        assertThat(proven(first, Claim.DELIVERED)).isEqualTo("Order 7400 was delivered once.");
        assertThat(value(first, Claim.ANSWER_SAVED)).isEqualTo(Value.NOT_PROVEN);
        for (Verdict verdict : List.of(first, second)) {
            assertThat(proven(verdict, Claim.CAUSE_TWO_ORDERS))
                    .contains("7401 is a new order under the new key south/K-89", "no duplicate by the store");
            assertThat(codes(verdict)).containsExactly(FindingCode.MISREAD_409);
        }
        assertThat(first.advice().code()).isEqualTo("same-key");
        assertThat(docket.findings()).extracting(Finding::code).containsExactly(FindingCode.MISREAD_409);
    }

    @Test
    void proveOfHostileRowsNoMoreThanAnAnswer() {
        docket.sample("5-hostile-rows");

        for (String order : List.of("0010", "12E34", "1", "3")) {
            Verdict verdict = docket.verdict(order);
            assertThat(proven(verdict, Claim.TOLD_LAST)).contains("told 20");
            assertThat(value(verdict, Claim.DELIVERED)).isEqualTo(Value.NOT_PROVEN);
            assertThat(value(verdict, Claim.TOLD_TRUE)).isEqualTo(Value.NOT_PROVEN);
            assertThat(value(verdict, Claim.ANSWER_SAVED)).isEqualTo(Value.NOT_PROVEN);
        }
        assertThat(docket.findings()).isEmpty();
    }

    private static String proven(Verdict verdict, Claim claim) {
        Statement statement = Docket.statement(verdict, claim);
        assertThat(statement.value()).as(statement.text()).isEqualTo(Value.PROVEN);
        return statement.text();
    }

    private static Value value(Verdict verdict, Claim claim) {
        return Docket.statement(verdict, claim).value();
    }

    private static List<FindingCode> codes(Verdict verdict) {
        return verdict.findings().stream().map(Finding::code).toList();
    }

    private static List<String> places(List<Event> events) {
        return events.stream()
                .map(event -> event.details().text(Detail.SOURCE).orElseThrow() + ":"
                        + event.details().text(Detail.LINE).orElseThrow())
                .toList();
    }
}
