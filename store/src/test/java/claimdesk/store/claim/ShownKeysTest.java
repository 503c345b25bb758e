package claimdesk.store.claim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import claimdesk.store.Bench;
import claimdesk.store.RawSql;
import claimdesk.store.RowImage;
import claimdesk.store.Samples;
import claimdesk.store.database.StoreException;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A person's act on a key row is conditional on every column of the row as it was shown. */
class ShownKeysTest {

    @TempDir
    Path folder;

    private Bench bench;

    @BeforeEach
    void open() {
        bench = Bench.serial(folder);
    }

    @AfterEach
    void close() {
        bench.close();
    }

    @Test
    void removesAClaimWhoseLeaseHasEndedAndJournalsItUnderItsRun() {
        StoredKey shown = claimed();
        bench.clock().advance(Bench.LEASE_MS);

        assertThat(remove(shown)).isEqualTo(new ShownOutcome.Unchanged());

        assertThat(bench.row(Samples.KEY).isGone()).isTrue();
        Event last = bench.lastEvent(Samples.KEY);
        assertThat(last.type()).isEqualTo(EventType.PURGED);
        assertThat(last.run()).isEqualTo(bench.run());
        assertThat(last.subject().order()).contains(Samples.ORDER);
        assertThat(last.details().has(Detail.ROW, StoredKey.GONE)).isTrue();
    }

    @Test
    void refusesTheSaveOfAnOwnerWhoseRunningClaimWasRemoved() {
        Claim claim = bench.claimed(bench.request("owner"));
        remove(bench.find(Samples.KEY).orElseThrow());

        SaveOutcome outcome = bench.save(claim, Samples.answer(200, "done"));

        assertThat(((SaveOutcome.Refused) outcome).refusal().term()).isEqualTo(PredicateTerm.KEY);
        assertThat(bench.row(Samples.KEY).isGone()).isTrue();
    }

    @Test
    void removesASavedAnswerAndLetsTheKeyBeClaimedAnew() {
        StoredKey shown = saved();

        assertThat(remove(shown)).isEqualTo(new ShownOutcome.Unchanged());

        assertThat(bench.claim(bench.request("second"))).isInstanceOf(ClaimOutcome.Claimed.class);
    }

    @Test
    void removesAnUnknownOutcomeWhichNothingElseDoes() {
        Claim claim = bench.claimed(bench.request("owner"));
        bench.store().write(tables -> tables.claims()
                .save(claim, Samples.answer(500, "who knows"), OutcomeClass.UNKNOWN, Bench.RETENTION_MS));

        assertThat(remove(bench.find(Samples.KEY).orElseThrow())).isEqualTo(new ShownOutcome.Unchanged());

        assertThat(bench.row(Samples.KEY).isGone()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "fingerprint = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'",
                "raw_fingerprint = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'",
                "fingerprint_rule = 'canonical'",
                "order_id = 'another'",
                "operation = 'refund'",
                "owner_token = 'another'",
                "attempt_id = 'another'",
                "run_id = (SELECT max(run_id) FROM run)",
                "claimed_at_ms = claimed_at_ms + 1",
                "lease_until_ms = lease_until_ms + 1"
            })
    void writesNothingIfAColumnOfTheClaimHasChanged(String change) throws SQLException {
        bench.store().write(tables -> tables.runs().ofPeople());
        StoredKey shown = claimed();
        update(change);

        assertUntouchedBy(shown);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "answer_status = 201",
                "answer_headers = ''",
                "answer_body = x'00'",
                "answer_outcome = 'unknown'",
                "saved_at_ms = saved_at_ms + 1",
                "keep_until_ms = keep_until_ms + 1"
            })
    void writesNothingIfAColumnOfTheAnswerHasChanged(String change) throws SQLException {
        StoredKey shown = saved();
        update(change);

        assertUntouchedBy(shown);
    }

    @Test
    void writesNothingIfTheClaimWasSavedSinceItWasShown() {
        Claim claim = bench.claimed(bench.request("owner"));
        StoredKey shown = bench.find(Samples.KEY).orElseThrow();
        bench.save(claim, Samples.answer(200, "done"));

        assertUntouchedBy(shown);
    }

    /** A row that the table's checks forbid: it cannot even be read, and is not removed for all that. */
    @Test
    void writesNothingIfNothingButTheStateHasChanged() {
        StoredKey shown = claimed();
        RawSql.run(bench.file(), "PRAGMA ignore_check_constraints = ON", "UPDATE idempotency_key SET state = 'saved'");
        RowImage before = bench.row(Samples.KEY);

        assertThatThrownBy(() -> remove(shown)).isInstanceOf(RuntimeException.class);

        assertThat(bench.row(Samples.KEY)).isEqualTo(before);
    }

    @Test
    void writesNothingIfItWasMarkedSavedThoughOwned() {
        StoredKey shown = claimed();
        bench.markSavedThoughOwned();
        RowImage before = bench.row(Samples.KEY);

        assertThat(remove(shown)).isInstanceOf(ShownOutcome.Changed.class);

        assertThat(bench.row(Samples.KEY)).isEqualTo(before);
    }

    @Test
    void writesNothingIfItWasTakenOverSinceItWasShown() {
        StoredKey shown = claimed();
        bench.clock().advance(Bench.LEASE_MS);
        bench.claimed(bench.request("successor"));

        assertUntouchedBy(shown);
    }

    @Test
    void letsOnlyTheFirstOfTwoActsWin() {
        StoredKey shown = claimed();

        assertThat(remove(shown)).isEqualTo(new ShownOutcome.Unchanged());
        assertThat(remove(shown)).isEqualTo(new ShownOutcome.Changed(Optional.empty()));

        assertThat(bench.types(Samples.KEY)).containsExactly(EventType.CLAIMED, EventType.PURGED);
    }

    @Test
    void leavesTheSameKeyOfAnotherVendorAlone() {
        bench.claimed(bench.request(Samples.key("vendor-b", "order-1"), "owner"));
        bench.claimed(bench.request(Samples.key("vendor-a", "order-2"), "owner"));

        remove(claimed());

        assertThat(bench.row(Samples.key("vendor-b", "order-1")).isGone()).isFalse();
        assertThat(bench.row(Samples.key("vendor-a", "order-2")).isGone()).isFalse();
    }

    @Test
    void comparesTheRowWithWhatWasShownAndWritesNothing() {
        StoredKey shown = claimed();
        RowImage before = bench.row(Samples.KEY);

        assertThat(compare(Optional.of(shown))).isEqualTo(new ShownOutcome.Unchanged());
        assertThat(compare(Optional.empty())).isInstanceOf(ShownOutcome.Changed.class);
        assertThat(bench.row(Samples.KEY)).isEqualTo(before);
        bench.renew(bench.claimed(bench.request("owner")), Bench.LEASE_MS + 1);
        assertThat(compare(Optional.of(shown))).isInstanceOf(ShownOutcome.Changed.class);
        bench.remove(Samples.KEY);
        assertThat(compare(Optional.of(shown))).isEqualTo(new ShownOutcome.Changed(Optional.empty()));
        assertThat(compare(Optional.empty())).isEqualTo(new ShownOutcome.Unchanged());
    }

    @Test
    void keepsTheValuesForTheJournalWithoutTheToken() {
        bench.claimed(new ClaimRequest(
                bench.request("owner").caller(),
                Samples.fingerprint("body"),
                new OwnerToken("secret"),
                Bench.LEASE_MS));
        StoredKey claimed = bench.find(Samples.KEY).orElseThrow();

        Details values = ShownKeys.values(claimed);

        assertThat(values.has(Detail.STORED_TOKEN, new OwnerToken("secret").digest()))
                .isTrue();
        assertThat(values.all().values()).doesNotContain("secret");
        assertThat(values.has(Detail.ROW_READ, claimed.digest())).isTrue();
        assertThat(values.number(Detail.STORED_LEASE_UNTIL_MS)).hasValue(Bench.START_MS + Bench.LEASE_MS);
    }

    @Test
    void removesNothingWhileTheFileIsLocked() {
        StoredKey shown = claimed();

        assertThatExceptionOfType(StoreException.class)
                .isThrownBy(() -> bench.store().whileLocked().write(tables -> tables.shownKeys()
                        .remove(shown, "stuck")));

        assertThat(bench.types(Samples.KEY)).containsExactly(EventType.CLAIMED);
        assertThat(bench.row(Samples.KEY).isGone()).isFalse();
    }

    private StoredKey claimed() {
        bench.claimed(bench.request("owner"));
        return bench.find(Samples.KEY).orElseThrow();
    }

    private StoredKey saved() {
        bench.save(bench.claimed(bench.request("owner")), Samples.answer(200, "done"));
        return bench.find(Samples.KEY).orElseThrow();
    }

    private ShownOutcome remove(StoredKey shown) {
        return bench.store().write(tables -> tables.shownKeys().remove(shown, "an agent's act"));
    }

    private ShownOutcome compare(Optional<StoredKey> shown) {
        return bench.store().read(tables -> tables.shownKeys().compare(Samples.KEY, shown));
    }

    private void assertUntouchedBy(StoredKey shown) {
        RowImage before = bench.row(Samples.KEY);
        int events = bench.events(Samples.KEY).size();

        ShownOutcome outcome = remove(shown);

        assertThat(outcome).isInstanceOf(ShownOutcome.Changed.class);
        assertThat(((ShownOutcome.Changed) outcome).now().map(StoredKey::digest))
                .contains(bench.find(Samples.KEY).orElseThrow().digest());
        assertThat(bench.row(Samples.KEY)).isEqualTo(before);
        assertThat(bench.events(Samples.KEY)).hasSize(events);
    }

    private void update(String change) throws SQLException {
        try (Connection other = RawSql.connect(bench.file())) {
            RawSql.run(other, "UPDATE idempotency_key SET " + change);
        }
    }
}
