package claimdesk.app.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.store.claim.OwnerToken;
import claimdesk.store.imported.EvidenceRow;
import claimdesk.store.imported.SourceKind;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What lines of each kind become, however the file is written. */
class KindsTest {

    private static final String HEADER = "time,request_id,vendor,method,path,idempotency_key,status,duration_ms\n";

    @TempDir
    Path folder;

    private Imports imports;

    @BeforeEach
    void open() {
        imports = new Imports(folder);
    }

    @AfterEach
    void close() {
        imports.close();
    }

    @ParameterizedTest
    @CsvSource({"UTF-8,true", "UTF-8,false", "UTF-16LE,true", "UTF-16LE,false", "UTF-16BE,true", "UTF-16BE,false"})
    void readsEveryEncodingWithAndWithoutAByteOrderMark(String charset, boolean hasMark) throws IOException {
        String text = (hasMark ? "\uFEFF" : "")
                + HEADER.replace(',', ';')
                + "2026-11-03T09:00:00Z;r-1;n\u00f6rd;POST;/orders/1/deliver;k\u4e2d;200;5\r\n";

        ImportOutcome.Imported outcome =
                imports.imported(imports.file("log.csv", text.getBytes(Charset.forName(charset))));

        EvidenceRow row = imports.rows(outcome).get(0);
        assertThat(row.line().subject().scopedKey().orElseThrow()).hasToString("n\u00f6rd/k\u4e2d");
        assertThat(row.line().details().text(Detail.RAW_TIME)).contains("2026-11-03T09:00:00Z");
        assertThat(outcome.unused()).isEmpty();
    }

    @Test
    void rejectsBytesThatAreNoTextAndReadsThemWhereTheEncodingIsNamed() throws IOException {
        String text = HEADER + "2026-11-03T09:00:00Z,r-1,n\u00f6rd,POST,/orders/1/deliver,k-1,200,5\n"
                + "2026-11-03T09:00:00Z,r-2,north,POST,/orders/1/deliver,k-1,200,5\n";
        Path file = imports.file("log.csv", text.getBytes(StandardCharsets.ISO_8859_1));

        ImportOutcome.Imported asUtf8 = imports.imported(file);
        assertThat(asUtf8.rejected()).singleElement().satisfies(one -> assertThat(one.reason())
                .contains("name its encoding"));
        assertThat(imports.importer().undo(asUtf8.run())).isTrue();

        ImportOutcome.Imported named = imports.imported(file, "encoding: windows-1252");
        assertThat(imports.rows(named).get(0).line().subject().vendor().orElseThrow())
                .hasToString("n\u00f6rd");
    }

    @Test
    void recognisesNestedFieldsByTheirPaths() throws IOException {
        ImportOutcome.Imported outcome = imports.imported(imports.file(
                "log.ndjson",
                "{\"ts\":1762160400,\"request\":{\"id\":\"r-1\",\"method\":\"POST\",\"path\":\"/v1/orders/4%37/refund?x=1\","
                        + "\"headers\":{\"Idempotency-Key\":\"k-1\"}},\"response\":{\"status\":504},"
                        + "\"vendor\":{\"id\":\"west\"},\"latency_ms\":12.7}"));

        EvidenceRow row = imports.rows(outcome).get(0);
        assertThat(row.line().subject()).hasToString("vendor west, key k-1, attempt r-1, order 47");
        assertThat(row.line().details().text(Detail.OPERATION)).contains("refund");
        assertThat(row.line().details().text(Detail.DURATION_MS)).contains("12");
        assertThat(row.line().details().text(Detail.STATUS)).contains("504");
    }

    @Test
    void rejectsAFieldThatIsGivenTwice() throws IOException {
        ImportOutcome outcome = imports.run(
                imports.file("log.ndjson", "{\"time\":1762160400,\"method\":\"GET\",\"status\":200,\"status\":500}"));

        assertThat(outcome).isInstanceOfSatisfying(ImportOutcome.NothingGood.class, none -> assertThat(
                        none.rejected().get(0).reason())
                .contains("twice"));
    }

    @Test
    void keepsATimeWithoutAnOffsetRawUntilAPersonSaysWhereItWasWritten() throws IOException {
        String text = "retry_key,vendor,state,claimed_at,saved_at\n"
                + "k-1,north,saved,2026-11-03 09:00:00.1,2026-11-03 09:00:01\n"
                + "k-2,north,saved,2026-10-25 02:30:00,2026-11-03 09:00:01+01\n"
                + "k-3,north,in_progress,2026-03-29 02:30:00,\n";
        Path file = imports.file("keys.csv", text);

        ImportOutcome.Imported unplaced = imports.imported(file);
        assertThat(unplaced.untimed()).isEqualTo(3);
        List<Event> events = imports.events(unplaced);
        assertThat(events.get(0).details().text(Detail.TIME_NOTE)).contains("no-offset");
        assertThat(events.get(0).details().text(Detail.RAW_TIME)).contains("2026-11-03 09:00:00.1");
        assertThat(ImportedEvents.isTimed(events.get(0))).isFalse();
        assertThat(imports.importer().undo(unplaced.run())).isTrue();

        ImportOutcome.Imported placed = imports.imported(file, "zone: Europe/Berlin");
        List<EvidenceRow> rows = imports.rows(placed);
        assertThat(rows.get(0).line().atMs()).hasValue(1_793_692_800_100L);
        assertThat(rows.get(1).line().details().text(Detail.TIME_NOTE)).contains("local-time-twice");
        assertThat(rows.get(2).line().details().text(Detail.TIME_NOTE)).contains("local-time-never");
    }

    @Test
    void showsAVendorsClockRawAndPlacesNothingByIt() throws IOException {
        String text = HEADER + "2026-11-03T09:00:07Z,r-1,north,POST,/orders/1/deliver,k-1,200,5\n";

        ImportOutcome.Imported outcome = imports.imported(imports.file("vendor.csv", text), "clock: vendor");

        assertThat(imports.events(outcome)).singleElement().satisfies(event -> {
            assertThat(event.type()).isEqualTo(EventType.VENDOR_SENT);
            assertThat(ImportedEvents.isTimed(event)).isFalse();
            assertThat(event.details().text(Detail.RAW_VENDOR_TIME)).contains("2026-11-03T09:00:07Z");
            assertThat(event.details().number(Detail.VENDOR_CLOCK_MS)).hasValue(1_793_696_407_000L);
            assertThat(event.details().text(Detail.TIME_NOTE)).contains("vendor-clock");
        });
    }

    @Test
    void keepsTheVendorsTimeBesideTheStoresWhereALineHasBoth() throws IOException {
        String text = "time,client_time,method,path,status\n"
                + "2026-11-03T09:00:00Z,2026-11-03T09:00:07Z,POST,/orders/1/deliver,200\n";

        Event received =
                imports.events(imports.imported(imports.file("log.csv", text))).get(0);

        assertThat(received.details().number(Detail.VENDOR_CLOCK_MS).getAsLong() - received.atMs())
                .isEqualTo(7000);
    }

    @Test
    void readsAKeyTableWithItsLeaseAndADigestOfItsToken() throws IOException {
        String text = "vendor\tkey\tfingerprint\tstate\towner_token\tlease_until_ms\tclaimed_at_ms\tsaved_at_ms\n"
                + "north\tk-1\tabc\tin_progress\tsecret-token-1\t1762160430000\t1762160400000\t\\N\n";

        ImportOutcome.Imported outcome = imports.imported(imports.file("keys.tsv", text));

        assertThat(imports.events(outcome)).singleElement().satisfies(event -> {
            assertThat(event.type()).isEqualTo(EventType.CLAIMED);
            assertThat(event.atMs()).isEqualTo(1_762_160_400_000L);
            assertThat(event.details().number(Detail.LEASE_UNTIL_MS)).hasValue(1_762_160_430_000L);
            assertThat(event.details().text(Detail.TOKEN)).contains(new OwnerToken("secret-token-1").digest());
        });
    }

    @Test
    void takesAJournalEventForEvent() throws IOException {
        String text = "{\"seq\":7,\"atMs\":5000,\"run\":3,\"type\":\"REFUSED\",\"vendor\":\"north\",\"key\":\"k-1\","
                + "\"attempt\":\"a-1\",\"order\":\"o-1\",\"details\":{\"term\":\"token\",\"storedToken\":\"aa\"}}\n"
                + "{\"seq\":8,\"atMs\":5001,\"run\":3,\"type\":\"ANSWERED\",\"vendor\":\"north\",\"key\":\"k-1\","
                + "\"details\":{\"status\":\"500\"}}\n"
                + "{\"seq\":9,\"atMs\":5002,\"run\":3,\"type\":\"SOMETHING_NEW\",\"details\":{}}\n";

        ImportOutcome.Imported outcome = imports.imported(imports.file("journal.ndjson", text));

        assertThat(outcome.kind()).isEqualTo(SourceKind.JOURNAL);
        assertThat(outcome.rejected()).extracting(Rejected::line).containsExactly(3L);
        Event refused = imports.events(outcome).get(0);
        assertThat(refused.type()).isEqualTo(EventType.REFUSED);
        assertThat(refused.atMs()).isEqualTo(5000);
        assertThat(refused.details().text(Detail.TERM)).contains("token");
        assertThat(refused.details().text(Detail.STORED_TOKEN)).contains("aa");
        assertThat(refused.details().number(Detail.SOURCE_SEQ)).hasValue(7);
        assertThat(refused.details().number(Detail.SOURCE_RUN)).hasValue(3);
        assertThat(refused.subject()).hasToString("vendor north, key k-1, attempt a-1, order o-1");
    }

    @Test
    void takesAJournalFromCsvToo() throws IOException {
        String text = "seq,at_ms,run_id,type,vendor,key,attempt_id,order_id,details\n"
                + "1,5000,1,SAVED,north,k-1,a-1,o-1,\"{\"\"status\"\":\"\"200\"\"}\"\n";

        ImportOutcome.Imported outcome = imports.imported(imports.file("journal.csv", text));

        assertThat(imports.events(outcome).get(0).details().number(Detail.STATUS))
                .hasValue(200);
    }

    @Test
    void takesTheVendorsKeyFromAnEffectLogThatKnowsTheVendor() throws IOException {
        ImportOutcome.Imported own = imports.imported(imports.file(
                "a.csv", "sent_at,effect,order_id,vendor,idempotency_key\n2026-11-03T09:00:00Z,email,1,north,k-1\n"));
        ImportOutcome.Imported providers = imports.imported(
                imports.file("b.csv", "sent_at,effect,order_id,idempotency_key\n2026-11-03T09:00:00Z,email,1,k-1\n"));

        assertThat(imports.rows(own).get(0).line().subject().key()).isPresent();
        assertThat(imports.rows(providers).get(0).line().subject().key()).isEmpty();
        assertThat(imports.rows(providers).get(0).line().details().text(Detail.DOWNSTREAM_KEY))
                .contains("k-1");
    }

    @Test
    void readsAFileWithoutAHeaderByContentAndAMapping() throws IOException {
        Path file = imports.file(
                "log.txt",
                "2026-11-03T09:00:00Z|POST|/orders/1/deliver|200|k-1\n1762160400|POST|/orders/2/deliver|409|k-2");

        ImportOutcome.Imported guessed = imports.imported(file);
        assertThat(guessed.unused()).containsExactly("5");
        assertThat(imports.importer().undo(guessed.run())).isTrue();

        ImportOutcome.Imported mapped = imports.imported(
                file, "kind: request-log\ncolumns: {time: '1', method: '2', path: '3', status: '4', key: '5'}");
        assertThat(imports.rows(mapped).stream()
                        .map(row -> row.line().subject().key().orElseThrow().text()))
                .containsExactly("k-1", "k-2");
    }

    @Test
    void refusesAMappingWhoseColumnIsNotThere() throws IOException {
        Path file =
                imports.file("log.csv", HEADER + "2026-11-03T09:00:00Z,r-1,north,POST,/orders/1/deliver,k-1,200,5\n");

        assertThat(imports.run(file, "columns: {time: when}"))
                .isInstanceOfSatisfying(ImportOutcome.Unusable.class, unusable -> assertThat(unusable.reason())
                        .contains("no column when")
                        .contains("idempotency_key"));
    }

    @Test
    void takesADashForNothingOnlyWhereTheMappingSaysSo() throws IOException {
        Path file = imports.file("log.csv", HEADER + "2026-11-03T09:00:00Z,r-1,north,POST,/orders/1/deliver,-,200,5\n");

        ImportOutcome.Imported plain = imports.imported(file);
        assertThat(imports.rows(plain).get(0).line().subject().key()).isPresent();
        assertThat(imports.importer().undo(plain.run())).isTrue();

        ImportOutcome.Imported mapped = imports.imported(file, "absent: ['-']");
        assertThat(imports.rows(mapped).get(0).line().subject().key()).isEmpty();
    }
}
