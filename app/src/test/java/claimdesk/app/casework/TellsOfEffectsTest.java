package claimdesk.app.casework;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.verdict.Claim;
import claimdesk.app.verdict.Docket;
import claimdesk.app.verdict.Value;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A line about an effect is not always one effect more. */
class TellsOfEffectsTest {

    private static final String EMAILS = "sent_at,order_id,template,recipient";
    private static final String EMAIL = "2026-11-03T09:00:41Z,51,reissued,a@example.org";
    private static final String REFUNDS = "refunded_at,refund_id,order_id,amount,state,provider_key";

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
    void aLineWithoutANumberThatTwoExportsHaveCountsOnce() {
        docket.file("monday.csv", EMAILS, EMAIL)
                .file("week.csv", EMAILS, EMAIL, "2026-11-03T10:00:00Z,52,reissued,b@example.org");

        assertThat(docket.ofOrder("51").effects()).hasSize(1);
        assertThat(docket.findings()).isEmpty();
    }

    @Test
    void aLineThatOneExportHasTwiceCountsTwice() {
        docket.file("monday.csv", EMAILS, EMAIL).file("week.csv", EMAILS, EMAIL, EMAIL);

        assertThat(docket.ofOrder("51").effects()).hasSize(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"failed", "DECLINED", "Cancelled", "pending", "in progress"})
    void aRefundThatWasNotDoneIsNone(String state) {
        docket.file(
                "refunds.csv",
                REFUNDS,
                "2026-11-03T09:00:41Z,R1,71,10," + state + ",east/k71/refund",
                "2026-11-03T09:00:43Z,R2,71,10,succeeded,east/k71/refund");

        assertThat(docket.ofOrder("71").effects()).hasSize(1);
        assertThat(docket.findings()).isEmpty();
        assertThat(Docket.statement(docket.verdict("71"), Claim.DOUBLE_EFFECT).value())
                .isEqualTo(Value.NOT_PROVEN);
    }
}
