package claimdesk.app.casefile;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.casework.Case;
import claimdesk.app.casework.Completeness;
import claimdesk.app.casework.Topic;
import claimdesk.app.exchange.ImportOutcome;
import claimdesk.app.exchange.Importer;
import claimdesk.app.verdict.Docket;
import claimdesk.app.verdict.Verdict;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.RunId;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.EventType;
import claimdesk.store.journal.Subject;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a case file is in a store that it is imported into. */
class CaseFileImportTest {

    private static final Topic REISSUED = new Topic.OfOrder(new OrderId("5120"));
    private static final Topic OWN = new Topic.OfOrder(new OrderId("o-1"));

    @TempDir
    Path folder;

    private Docket docket;
    private Elsewhere there;

    @BeforeEach
    void open() throws IOException {
        docket = new Docket(folder);
        there = new Elsewhere(folder);
    }

    @AfterEach
    void close() {
        docket.close();
        there.close();
    }

    private Path written(Topic topic) throws IOException {
        return Elsewhere.write(docket.store(), folder, Docket.BEGIN_MS, topic, true)
                .lines();
    }

    private Path ownCase() throws IOException {
        docket.row(0, EventType.RECEIVED, "north/k-1", "a-1", "o-1", Detail.OPERATION, "deliver")
                .row(1, EventType.CLAIMED, "north/k-1", "a-1", "o-1", Detail.LEASE_UNTIL_MS, Docket.BEGIN_MS + 1000)
                .row(9, EventType.SAVED, "north/k-1", "a-1", "o-1", Detail.STATUS, 200)
                .row(10, EventType.ANSWERED, "north/k-1", "a-1", "o-1", Detail.STATUS, 200);
        return written(OWN);
    }

    private void note(Topic.OfOrder topic) {
        there.store().write(tables -> {
            RunId run = tables.runs().beginLive("note", FitProtocol.DEFAULT);
            return tables.journal()
                    .append(
                            run,
                            EventType.AGENT_ACTION,
                            Subject.nobody().with(topic.order()),
                            Details.of(Detail.REASON, "called the vendor"));
        });
    }

    @Test
    void isKnownWhenItComesAgainAndGoneWhenItIsUndone() throws IOException {
        docket.sample("2-second-email");
        Path file = written(REISSUED);

        ImportOutcome.Imported done = (ImportOutcome.Imported) there.take(file);
        assertThat(there.take(Files.copy(file, folder.resolve("other-name.ndjson"))))
                .isInstanceOf(ImportOutcome.Known.class);

        assertThat(there.undo(done)).isTrue();
        assertThat(there.find(REISSUED)).isEmpty();
    }

    @Test
    void countsNothingTwiceBesideTheFilesThatItIsMadeOf() throws IOException, URISyntaxException {
        docket.sample("2-second-email");
        there.take(written(REISSUED));
        for (String name : List.of("emails.csv", "gateway.ndjson", "keys.csv")) {
            there.take(Path.of(
                    Importer.class.getResource("samples/2-second-email/" + name).toURI()));
        }

        Case both = there.find(REISSUED).orElseThrow();

        assertThat(both.events()).hasSameSizeAs(docket.ofOrder("5120").events());
        assertThat(Verdict.of(both).advice()).isEqualTo(docket.verdict("5120").advice());
        assertThat(both.completeness()).isEqualTo(Completeness.PARTIAL);
    }

    @Test
    void countsNothingTwiceInTheStoreThatItComesFrom() throws IOException {
        Path file = ownCase();
        Verdict before = docket.verdict("o-1");

        docket.imported(file);

        assertThat(docket.verdict("o-1")).isEqualTo(before);
    }

    @Test
    void isCompleteWhereItWasCompleteAndANoteDoesNotChangeThat() throws IOException {
        Path file = ownCase();
        Verdict here = docket.verdict("o-1");
        assertThat(here.completeness()).isEqualTo(Completeness.COMPLETE);

        there.take(file);
        note(new Topic.OfOrder(new OrderId("o-1")));

        Case restored = there.find(OWN).orElseThrow();
        assertThat(restored.events(EventType.AGENT_ACTION)).hasSize(1);
        assertThat(Verdict.of(restored)).isEqualTo(here);
    }

    @Test
    void isNoLongerCompleteWhenSomethingElseTellsOfTheCase() throws IOException {
        there.take(ownCase());
        there.take(Files.writeString(
                folder.resolve("log.ndjson"),
                "{\"time\":\"2026-11-03T09:10:00Z\",\"request_id\":\"a-9\",\"vendor\":\"north\",\"method\":\"POST\","
                        + "\"path\":\"/orders/o-1/deliver\",\"idempotency_key\":\"k-1\",\"status\":200}\n"));

        Case both = there.find(OWN).orElseThrow();

        assertThat(both.completeness()).isEqualTo(Completeness.PARTIAL);
        assertThat(both.calls()).hasSize(2);
    }

    @Test
    void takesTheNewestOfSeveralThatTellOfOneCase() throws IOException {
        there.take(ownCase());
        docket.row(20, EventType.RECEIVED, "north/k-1", "a-2", "o-1", Detail.OPERATION, "deliver");
        Path later = Elsewhere.write(docket.store(), folder, Docket.BEGIN_MS + 5000, OWN, true)
                .lines();
        there.take(later);

        assertThat(Verdict.of(there.find(OWN).orElseThrow())).isEqualTo(docket.verdict("o-1"));
    }

    @Test
    void aNoteOnWhatWasOnlyImportedMakesNothingComplete() throws IOException {
        there.take(Files.writeString(
                folder.resolve("log.ndjson"),
                "{\"time\":\"2026-11-03T09:10:00Z\",\"request_id\":\"a-9\",\"vendor\":\"north\",\"method\":\"POST\","
                        + "\"path\":\"/orders/o-5/deliver\",\"status\":500}\n"));
        note(new Topic.OfOrder(new OrderId("o-5")));

        Case one = there.find(new Topic.OfOrder(new OrderId("o-5"))).orElseThrow();
        assertThat(one.events(EventType.AGENT_ACTION)).hasSize(1);
        assertThat(one.completeness()).isEqualTo(Completeness.PARTIAL);
    }

    @Test
    void isTheSameBytesByTheSameClockAndWhenItIsWrittenAgainElsewhere() throws IOException {
        docket.sample("2-second-email");
        byte[] first = Files.readAllBytes(written(REISSUED));
        Path file = written(REISSUED);
        assertThat(Files.readAllBytes(file)).isEqualTo(first);

        there.take(file);
        Path again = Elsewhere.write(
                        there.store(), Files.createDirectory(folder.resolve("again")), Docket.BEGIN_MS, REISSUED, true)
                .lines();

        assertThat(Files.readAllBytes(again)).isEqualTo(first);
    }
}
