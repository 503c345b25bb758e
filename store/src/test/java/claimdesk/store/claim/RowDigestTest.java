package claimdesk.store.claim;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.store.Bench;
import claimdesk.store.RawSql;
import claimdesk.store.Samples;
import claimdesk.store.journal.Detail;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Each journal row tells by a digest how it left the key's row, so that a later touch can be seen. */
class RowDigestTest {

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
    void journalsTheRowAsEachStepLeavesIt() {
        Claim first = bench.claimed(bench.request("first"));
        assertJournalledAsItIs();
        bench.claim(bench.request("second"));
        assertJournalledAsItIs();
        bench.claim(Samples.asking("other body", bench.request("third")));
        assertJournalledAsItIs();
        bench.renew(first, 2 * Bench.LEASE_MS);
        assertJournalledAsItIs();
        bench.clock().advance(2 * Bench.LEASE_MS);
        Claim fourth = bench.claimed(bench.request("fourth"));
        assertJournalledAsItIs();
        bench.save(first, Samples.answer(200, "late"));
        assertJournalledAsItIs();
        bench.save(fourth, Samples.answer(200, "done"));
        assertJournalledAsItIs();
        bench.claim(bench.request("fifth"));
        assertJournalledAsItIs();
        bench.clock().advance(Bench.RETENTION_MS);
        bench.claimed(bench.request("sixth"));
        assertJournalledAsItIs();
        bench.remove(Samples.KEY);
        assertJournalledAsItIs();
    }

    @Test
    void journalsTheRowAsItIsWhereTheCallerPresentsTheClaimFromBeforeItWasRenewed() {
        Claim claim = bench.claimed(bench.request("first"));
        bench.renew(claim, 2 * Bench.LEASE_MS);

        bench.save(claim, Samples.answer(200, "done"));

        assertJournalledAsItIs();
    }

    @Test
    void seesAChangeOfAnyColumnOfAClaim() {
        bench.claimed(bench.request("first"));

        assertSees(List.of(
                "vendor = 'x'",
                "key = 'x'",
                "fingerprint = '" + "1".repeat(64) + "'",
                "raw_fingerprint = '" + "1".repeat(64) + "'",
                "fingerprint_rule = 'canonical'",
                "order_id = 'x'",
                "operation = 'cancel'",
                "owner_token = 'x'",
                "attempt_id = 'x'",
                "run_id = run_id + 1",
                "claimed_at_ms = claimed_at_ms + 1",
                "lease_until_ms = lease_until_ms + 1"));
    }

    @Test
    void seesAChangeOfAnyColumnOfAnAnswer() {
        bench.save(bench.claimed(bench.request("first")), Samples.answer(200, "done"));

        assertSees(List.of(
                "lease_until_ms = lease_until_ms + 1",
                "answer_status = 201",
                "answer_headers = ''",
                "answer_body = x''",
                "answer_outcome = 'unknown'",
                "saved_at_ms = saved_at_ms + 1",
                "keep_until_ms = keep_until_ms + 1"));
    }

    private void assertJournalledAsItIs() {
        String digest = bench.find(Samples.KEY).map(StoredKey::digest).orElse(StoredKey.GONE);
        assertThat(bench.lastEvent(Samples.KEY).details().text(Detail.ROW))
                .as("after %s", bench.lastEvent(Samples.KEY).type())
                .contains(digest);
    }

    /** Makes each change to the one row of the table, and puts the row back. */
    private void assertSees(List<String> changes) {
        bench.store().write(tables -> tables.runs().beginLive("another", FitProtocol.DEFAULT));
        String before = digest();
        for (String change : changes) {
            RawSql.run(
                    bench.file(),
                    "CREATE TABLE kept AS SELECT * FROM idempotency_key",
                    "UPDATE idempotency_key SET " + change);
            assertThat(digest()).as(change).isNotEqualTo(before);
            RawSql.run(
                    bench.file(),
                    "DELETE FROM idempotency_key",
                    "INSERT INTO idempotency_key SELECT * FROM kept",
                    "DROP TABLE kept");
            assertThat(digest()).isEqualTo(before);
        }
    }

    private String digest() {
        return bench.store()
                .read(tables -> List.of(Samples.KEY, Samples.key("x", "order-1"), Samples.key("vendor-a", "x")).stream()
                        .flatMap(key -> tables.claims().find(key).stream())
                        .findFirst()
                        .orElseThrow()
                        .digest());
    }
}
