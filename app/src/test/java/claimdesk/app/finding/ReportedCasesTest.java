package claimdesk.app.finding;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.casework.Completeness;
import claimdesk.app.verdict.Claim;
import claimdesk.app.verdict.Docket;
import claimdesk.app.verdict.Value;
import claimdesk.app.verdict.Verdict;
import claimdesk.store.identity.AttemptId;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Faults from public reports, and what each kind of evidence can and cannot show. */
class ReportedCasesTest {

    private static final String LOG = "{\"time\":\"2026-11-03T09:%s\",\"request_id\":\"%s\",\"vendor\":\"north\","
            + "\"method\":\"POST\",\"path\":\"/orders/%s\",\"idempotency_key\":\"%s\",\"status\":%d,"
            + "\"duration_ms\":%d,\"request_sha256\":\"%s\"}";

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

    /** C6: lease 10 s, work 25 s, effect at 8 s, retry at 12 s, on the store's own journal. */
    private void workLongerThanTheLease() {
        long now = Docket.BEGIN_MS;
        docket.row(0, EventType.RECEIVED, "north/k", "a1", "1", Detail.OPERATION, "refund", Detail.FINGERPRINT, "f")
                .row(1, EventType.CLAIMED, "north/k", "a1", "1", Detail.LEASE_UNTIL_MS, now + 10_000)
                .row(2, EventType.WORK_STARTED, "north/k", "a1", "1")
                .row(8_000, EventType.EFFECT, "north/k", "a1", "1", Detail.EFFECT, "refund")
                .row(12_000, EventType.RECEIVED, "north/k", "a2", "1", Detail.OPERATION, "refund")
                .row(12_001, EventType.TAKEN_OVER, "north/k", "a2", "1", Detail.LEASE_UNTIL_MS, now + 22_001)
                .row(12_002, EventType.WORK_STARTED, "north/k", "a2", "1")
                .row(20_000, EventType.EFFECT, "north/k", "a2", "1", Detail.EFFECT, "refund")
                .row(21_000, EventType.SAVED, "north/k", "a2", "1", Detail.STATUS, 200)
                .row(21_001, EventType.ANSWERED, "north/k", "a2", "1", Detail.STATUS, 200)
                .row(25_000, EventType.REFUSED, "north/k", "a1", "1", Detail.TERM, "state")
                .row(25_001, EventType.ANSWERED, "north/k", "a1", "1", Detail.STATUS, 500);
    }

    @Test
    void warnsThatWorkExceededItsLeaseAndListsBothAttempts() {
        workLongerThanTheLease();

        Verdict verdict = docket.verdict("1");

        assertThat(codes(verdict.findings()))
                .contains(
                        FindingCode.WORK_EXCEEDED_LEASE,
                        FindingCode.CLAIM_EXPIRED,
                        FindingCode.SAVE_REFUSED,
                        FindingCode.DOUBLE_EFFECT);
        assertThat(Docket.statement(verdict, Claim.DOUBLE_EFFECT).value()).isEqualTo(Value.PROVEN);
        assertThat(Docket.statement(verdict, Claim.DOUBLE_EFFECT).evidence())
                .extracting(event -> event.subject().attempt())
                .containsExactly(Optional.of(new AttemptId("a1")), Optional.of(new AttemptId("a2")));
        assertThat(Docket.statement(verdict, Claim.CAUSE_LEASE_TOO_SHORT).value())
                .isEqualTo(Value.PROVEN);
        assertThat(Docket.statement(verdict, Claim.CAUSE_STORE_FAULT).value()).isEqualTo(Value.CONTRADICTED);
        assertThat(verdict.advice().code()).isEqualTo("ask-a-person");
    }

    @Test
    void saysOfAnExportWithoutEffectsThatTheEffectMayHaveHappenedTwice() {
        docket.file(
                "journal.ndjson",
                journal(1, 0, "CLAIMED", "a1", "\"leaseUntilMs\":\"" + (Docket.BEGIN_MS + 10_000) + "\""),
                journal(2, 1, "WORK_STARTED", "a1", ""),
                journal(3, 12_000, "TAKEN_OVER", "a2", "\"leaseUntilMs\":\"" + (Docket.BEGIN_MS + 22_000) + "\""),
                journal(4, 12_001, "WORK_STARTED", "a2", ""),
                journal(5, 25_000, "REFUSED", "a1", "\"term\":\"token\""));

        Verdict verdict = docket.verdict("1");

        assertThat(Docket.statement(verdict, Claim.DOUBLE_EFFECT).value()).isEqualTo(Value.NOT_PROVEN);
        assertThat(Docket.statement(verdict, Claim.DOUBLE_EFFECT).text()).contains("may have happened twice");
        assertThat(Docket.statement(verdict, Claim.DOUBLE_EFFECT).evidence()).hasSize(2);
        assertThat(codes(verdict.findings())).contains(FindingCode.WORK_EXCEEDED_LEASE);
    }

    @Test
    void namesThreeKeysMinutesApartARotatedKeyAndNoStoreFault() {
        docket.file(
                "gateway.ndjson",
                log("00:00Z", "r1", "9/refund", "k1", 504, 1000, "f"),
                log("04:00Z", "r2", "9/refund", "k2", 504, 1000, "f"),
                log("09:00Z", "r3", "9/refund", "k3", 200, 1000, "f"));

        Verdict verdict = docket.verdict("9");

        assertThat(codes(verdict.findings())).containsExactly(FindingCode.ROTATED_KEYS);
        assertThat(verdict.findings().get(0).text()).contains("3 distinct keys", "0 executions");
        assertThat(verdict.findings().get(0).evidence()).hasSize(3);
        assertThat(Docket.statement(verdict, Claim.REFUNDED).value()).isEqualTo(Value.NOT_PROVEN);
    }

    @Test
    void tellsOtherRequestsForOneOrderFromOneThatIsRepeated() {
        docket.file(
                "gateway.ndjson",
                log("00:00Z", "r1", "9/refund", "k1", 200, 1000, "f"),
                log("04:00Z", "r2", "9/refund", "k2", 200, 1000, "g"),
                log("05:00Z", "r3", "9/deliver", "k3", 200, 1000, "h"));

        assertThat(codes(docket.verdict("9").findings())).containsExactly(FindingCode.ORDER_UNDER_SEVERAL_KEYS);
    }

    @Test
    void findsNoMisread409WhereTheKeyWasSentAgain() {
        docket.file(
                "gateway.ndjson",
                log("00:00.000Z", "r1", "7/deliver", "k1", 200, 640, "f"),
                log("00:00.080Z", "r2", "7/deliver", "k1", 409, 3, "f"),
                log("00:30.000Z", "r3", "8/deliver", "k2", 200, 600, "g"),
                log("00:40.000Z", "r4", "7/deliver", "k1", 200, 6, "f"));

        assertThat(codes(docket.findings())).doesNotContain(FindingCode.MISREAD_409);
        assertThat(codes(docket.verdict("7").findings())).doesNotContain(FindingCode.MISREAD_409);
    }

    @Test
    void annotatesAClockThatIsAheadAndCorrectsNothingByIt() {
        docket.file(
                "gateway.csv",
                "time,client_time,request_id,vendor,path,idempotency_key,status,duration_ms,method",
                "2026-11-03T09:00:00Z,2026-11-03T09:00:07Z,r1,north,/orders/5/deliver,k,500,10,POST",
                "2026-11-03T09:00:01Z,2026-11-03T09:00:08Z,r2,north,/orders/5/deliver,k,200,10,POST");

        Verdict verdict = docket.verdict("5");

        assertThat(codes(verdict.findings())).containsExactly(FindingCode.VENDOR_CLOCK_OFFSET);
        assertThat(verdict.findings().get(0).text()).contains("+7 s", "no time was corrected");
        assertThat(verdict.findings().get(0).code().isNote()).isTrue();
        assertThat(docket.ofOrder("5").events())
                .extracting(Event::type)
                .containsExactly(EventType.RECEIVED, EventType.ANSWERED, EventType.RECEIVED, EventType.ANSWERED);
        assertThat(Docket.statement(verdict, Claim.TOLD_LAST).text()).contains("09:00:01.010Z");
    }

    @Test
    void letsTheOwnJournalProveAbsenceAndAnImportNot() {
        docket.row(0, EventType.RECEIVED, "north/k", "a1", "1", Detail.OPERATION, "deliver")
                .row(1, EventType.ANSWERED, "north/k", "a1", "1", Detail.STATUS, 503, Detail.CODE, "unavailable")
                .file("gateway.ndjson", log("00:00Z", "r1", "2/deliver", "k2", 503, 5, "f"));

        Verdict own = docket.verdict("1");
        Verdict imported = docket.verdict("2");

        assertThat(own.completeness()).isEqualTo(Completeness.COMPLETE);
        assertThat(imported.completeness()).isEqualTo(Completeness.PARTIAL);
        for (Claim claim : List.of(Claim.DELIVERED, Claim.ANSWER_SAVED, Claim.DOUBLE_EFFECT)) {
            assertThat(Docket.statement(own, claim).value()).as(claim.text()).isEqualTo(Value.CONTRADICTED);
            assertThat(Docket.statement(imported, claim).value())
                    .as(claim.text())
                    .isEqualTo(Value.NOT_PROVEN);
        }
        assertThat(own.advice().code()).isEqualTo("same-key");
    }

    @Test
    void countsAnEffectOnceThatTheJournalAndTheProvidersLogBothHave() {
        docket.row(0, EventType.RECEIVED, "north/k", "a1", "1", Detail.OPERATION, "reissue")
                .row(1, EventType.EFFECT, "north/k", "a1", "1", Detail.EFFECT, "email")
                .row(2, EventType.SAVED, "north/k", "a1", "1", Detail.STATUS, 200)
                .row(3, EventType.ANSWERED, "north/k", "a1", "1", Detail.STATUS, 200)
                .file(
                        "emails.csv",
                        "sent_at,message_id,order_id,template,recipient,provider_key",
                        "2026-11-03T09:00:01Z,m-1,1,reissued,c@example.com,north/k/email");

        Verdict verdict = docket.verdict("1");

        assertThat(Docket.statement(verdict, Claim.REISSUED).text()).contains("reissued once");
        assertThat(Docket.statement(verdict, Claim.DOUBLE_EFFECT).value()).isEqualTo(Value.CONTRADICTED);
        assertThat(docket.findings()).extracting(Finding::code).doesNotContain(FindingCode.DOUBLE_EFFECT);
    }

    @Test
    void findsOneKeyForTwoOrders() {
        docket.file(
                "gateway.ndjson",
                log("00:00Z", "r1", "1/deliver", "k", 200, 10, "f"),
                log("01:00Z", "r2", "2/deliver", "k", 422, 10, "g"));

        assertThat(docket.findings()).extracting(Finding::code).containsExactly(FindingCode.KEY_WITH_SEVERAL_BODIES);
        assertThat(codes(Verdict.of(docket.ofKey("north/k")).findings()))
                .containsExactly(FindingCode.KEY_WITH_SEVERAL_BODIES);
    }

    @Test
    void findsRetriesThatMustNotComeAndRetriesThatComeTooFast() {
        docket.file(
                "gateway.ndjson",
                log("00:00.000Z", "r1", "1/deliver", "k", 400, 10, "f"),
                log("00:05.000Z", "r2", "1/deliver", "k", 400, 10, "f"),
                log("00:00.000Z", "s1", "2/deliver", "s", 503, 10, "g"),
                log("00:00.100Z", "s2", "2/deliver", "s", 503, 10, "g"),
                log("00:00.200Z", "s3", "2/deliver", "s", 503, 10, "g"),
                log("00:00.300Z", "s4", "2/deliver", "s", 503, 10, "g"),
                log("00:00.400Z", "s5", "2/deliver", "s", 503, 10, "g"),
                log("00:00.000Z", "b1", "3/deliver", "b", 503, 10, "h"),
                log("00:00.100Z", "b2", "3/deliver", "b", 503, 10, "h"),
                log("00:00.300Z", "b3", "3/deliver", "b", 503, 10, "h"),
                log("00:00.700Z", "b4", "3/deliver", "b", 503, 10, "h"),
                log("00:01.500Z", "b5", "3/deliver", "b", 503, 10, "h"));

        assertThat(codes(docket.verdict("1").findings())).containsExactly(FindingCode.RETRIED_FINAL);
        assertThat(codes(docket.verdict("2").findings())).containsExactly(FindingCode.RETRY_STORM);
        assertThat(docket.verdict("3").findings()).isEmpty();
    }

    @Test
    void comparesADumpWithWhatWasAnswered() {
        docket.file(
                        "keys.csv",
                        "vendor,retry_key,state,lease_until,answer_status,order_id,operation,claimed_at,saved_at",
                        "north,k1,in_progress,2026-11-03T09:00:30Z,,1,deliver,2026-11-03T09:00:00Z,",
                        "north,k2,saved,,201,2,deliver,2026-11-03T09:00:00Z,2026-11-03T09:00:01Z")
                .file(
                        "gateway.ndjson",
                        log("00:00Z", "r1", "1/deliver", "k1", 200, 40_000, "f"),
                        log("02:00Z", "r2", "1/deliver", "k1", 409, 4, "f"),
                        log("01:00Z", "r3", "2/deliver", "k2", 200, 4, "g").replace("}", ",\"replayed\":true}"));

        assertThat(codes(docket.verdict("1").findings()))
                .contains(FindingCode.SUCCESS_NOT_SAVED, FindingCode.WORK_EXCEEDED_LEASE, FindingCode.CLAIM_STUCK);
        assertThat(codes(docket.verdict("2").findings())).containsExactly(FindingCode.REPLAY_DIFFERS);
    }

    @Test
    void takesIntoAKeysCaseTheEffectsThatCanOnlyBeItsOwn() {
        docket.sample("3-rotated-keys");

        Verdict verdict = Verdict.of(docket.ofKey("west/1762160412"));

        assertThat(Docket.statement(verdict, Claim.REFUNDED).text()).contains("refunded once");
        assertThat(Docket.statement(verdict, Claim.ERROR_AFTER_EFFECT).value()).isEqualTo(Value.PROVEN);
        assertThat(codes(verdict.findings())).isEmpty();
    }

    private static String journal(int seq, long afterMs, String type, String attempt, String details) {
        return "{\"seq\":" + seq + ",\"atMs\":" + (Docket.BEGIN_MS + afterMs) + ",\"run\":1,\"type\":\"" + type
                + "\",\"vendor\":\"north\",\"key\":\"k\",\"attempt\":\"" + attempt + "\",\"order\":\"1\",\"details\":{"
                + details + "}}";
    }

    private static String log(
            String time, String id, String place, String key, int status, int tookMs, String fingerprint) {
        return String.format(LOG, time, id, place, key, status, tookMs, fingerprint.repeat(64));
    }

    private static List<FindingCode> codes(List<Finding> findings) {
        return findings.stream().map(Finding::code).toList();
    }
}
