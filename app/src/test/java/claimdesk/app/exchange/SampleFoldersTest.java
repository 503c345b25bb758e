package claimdesk.app.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.IdempotencyKey;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.identity.Vendor;
import claimdesk.store.imported.LineCounts;
import claimdesk.store.imported.SourceKind;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The five sample folders: what they become, so that a verdict can be made of it. */
class SampleFoldersTest {

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

    @Test
    void tellsOfALostReplyThatTheVendorHungUpAndThenGotAReplay() {
        ImportOutcome.Imported gateway = imports.imported(Imports.sample("1-lost-reply/gateway.ndjson"));
        ImportOutcome.Imported keys = imports.imported(Imports.sample("1-lost-reply/keys.csv"));
        ImportOutcome.Imported emails = imports.imported(Imports.sample("1-lost-reply/emails.csv"));

        List<Event> requests = imports.events(gateway);
        assertThat(requests)
                .extracting(Event::type, Event::atMs)
                .containsExactly(
                        tuple(EventType.RECEIVED, at("09:00:00")),
                        tuple(EventType.REPLY_LOST, at("09:00:30")),
                        tuple(EventType.RECEIVED, at("09:00:33.200")),
                        tuple(EventType.ANSWERED, at("09:00:33.206")));
        assertThat(requests.get(3).details().has(Detail.REPLAYED, "true")).isTrue();
        assertThat(requests.get(3).subject().attempt()).contains(new AttemptId("r-1002"));
        List<Event> saves = imports.events(keys);
        assertThat(saves).extracting(Event::type).containsExactly(EventType.CLAIMED, EventType.SAVED);
        assertThat(saves.get(1).atMs()).isEqualTo(at("09:00:01.300"));
        assertThat(saves.get(1).details().number(Detail.STATUS)).hasValue(200);
        assertThat(saves.get(1).details().text(Detail.FINGERPRINT))
                .isEqualTo(requests.get(0).details().text(Detail.FINGERPRINT))
                .isPresent();
        assertThat(emails.kind()).isEqualTo(SourceKind.EFFECT_LOG);
        Event email = imports.events(emails).get(0);
        assertThat(email.subject().scopedKey()).contains(key("north", "dlv-4711-a"));
        assertThat(email.details().has(Detail.EFFECT, "email")).isTrue();
        assertThat(email.details().text(Detail.RECIPIENT)).contains("c***@example.com");
        assertThat(imports.ofOrder("4711")).hasSize(4);
        assertThat(imports.ofKey(key("north", "dlv-4711-a"))).hasSize(4);
        assertThat(imports.ofAttempt("r-1001")).hasSize(1);
    }

    @Test
    void tellsOfASecondEmailWhenEachWasSentAndWhatTheVendorWasToldBefore() {
        ImportOutcome.Imported gateway = imports.imported(Imports.sample("2-second-email/gateway.ndjson"));
        ImportOutcome.Imported emails = imports.imported(Imports.sample("2-second-email/emails.csv"));
        ImportOutcome.Imported keys = imports.imported(Imports.sample("2-second-email/keys.csv"));

        List<Event> sent = imports.events(emails);
        assertThat(sent).extracting(Event::type).containsOnly(EventType.EFFECT);
        assertThat(sent.get(1).atMs() - sent.get(0).atMs()).isEqualTo(259_800);
        assertThat(imports.events(gateway).stream()
                        .filter(event -> event.type() == EventType.ANSWERED)
                        .sorted(Comparator.comparingLong(Event::atMs))
                        .map(event -> event.details().number(Detail.STATUS).getAsLong()))
                .containsExactly(409L, 500L, 200L);
        Event claimed = imports.events(keys).get(0);
        assertThat(claimed.details().text(Detail.LEASE_UNTIL_MS)).isEmpty();
        assertThat(claimed.details().text(Detail.OPERATION)).contains("reissue");
    }

    @Test
    void tellsOfRotatedKeysThatOneOrderHadThreeKeysAndThreeRefunds() {
        ImportOutcome.Imported gateway = imports.imported(Imports.sample("3-rotated-keys/gateway.ndjson"));
        ImportOutcome.Imported refunds = imports.imported(Imports.sample("3-rotated-keys/refunds.csv"));

        assertThat(imports.rows(gateway).stream()
                        .map(row -> row.line().subject().key().orElseThrow().text()))
                .containsExactly("1762160400", "1762160412", "1762160426");
        assertThat(imports.rows(gateway).stream()
                        .map(row -> row.line().details().text(Detail.FINGERPRINT))
                        .distinct())
                .hasSize(1);
        assertThat(imports.events(refunds))
                .hasSize(3)
                .allMatch(event -> event.details().has(Detail.EFFECT, "refund"))
                .allMatch(event -> event.details().has(Detail.AMOUNT, "19.90"))
                .allMatch(event -> event.subject().order().equals(Optional.of(new OrderId("6003"))));
        assertThat(imports.events(refunds).stream()
                        .map(event ->
                                event.details().text(Detail.DOWNSTREAM_KEY).orElseThrow()))
                .containsExactly("a1", "b7", "c3");
    }

    @Test
    void tellsOfAMisread409WhichOrderHadWhichKey() {
        ImportOutcome.Imported gateway = imports.imported(Imports.sample("4-misread-409/gateway.ndjson"));
        ImportOutcome.Imported emails = imports.imported(Imports.sample("4-misread-409/emails.csv"));

        assertThat(imports.rows(gateway).stream()
                        .map(row -> row.line().subject().key().orElseThrow() + " "
                                + row.line().subject().order().orElseThrow() + " "
                                + row.line().details().text(Detail.STATUS).orElseThrow()))
                .containsExactly("K-88 7400 200", "K-88 7400 409", "K-89 7401 200");
        assertThat(imports.events(emails).stream()
                        .map(event -> event.subject().scopedKey().orElseThrow()))
                .containsExactly(key("south", "K-88"), key("south", "K-89"));
    }

    @Test
    void takesOfHostileRowsTheFourGoodOnes() {
        ImportOutcome.Imported outcome = imports.imported(Imports.sample("5-hostile-rows/gateway.ndjson"));

        assertThat(outcome.counts()).isEqualTo(new LineCounts(4, 1, 3));
        assertThat(imports.rows(outcome).stream().map(row -> row.line().line())).containsExactly(1L, 2L, 6L, 8L);
        assertThat(imports.rows(outcome).stream()
                        .map(row -> row.line().subject().key().orElseThrow().text()))
                .containsExactly("0010", "12E34", "k\u202e1", "last");
        assertThat(imports.rows(outcome).stream()
                        .map(row -> row.line().subject().order().orElseThrow().text()))
                .containsExactly("0010", "12E34", "1", "3");
        assertThat(imports.rows(outcome).get(2).line().subject().vendor()).contains(new Vendor("=cmd()"));
        assertThat(outcome.rejected())
                .containsExactly(
                        new Rejected(4, "the JSON breaks off before its end"),
                        new Rejected(5, "holds a JSON array; allowed: one JSON object a line"),
                        new Rejected(7, "status is no whole number"));
    }

    @Test
    void namesOfEveryEventTheFileAndTheLine() {
        Stream.of("2-second-email/gateway.ndjson", "2-second-email/keys.csv", "2-second-email/emails.csv")
                .map(name -> imports.events(imports.imported(Imports.sample(name))))
                .flatMap(List::stream)
                .forEach(event -> {
                    assertThat(event.details().text(Detail.SOURCE)).isPresent();
                    assertThat(event.details().number(Detail.LINE)).isPresent();
                    assertThat(event.details().text(Detail.EVIDENCE)).isPresent();
                    assertThat(event.seq()).isGreaterThan(ImportedEvents.FIRST_SEQ);
                    assertThat(ImportedEvents.evidenceId(event)).isPresent();
                });
    }

    private static ScopedKey key(String vendor, String key) {
        return new ScopedKey(new Vendor(vendor), new IdempotencyKey(key));
    }

    private static long at(String time) {
        return Instant.parse("2026-11-03T" + time + "Z").toEpochMilli();
    }
}
