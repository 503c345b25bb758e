package claimdesk.store.claim;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.store.Bench;
import claimdesk.store.RowImage;
import claimdesk.store.Samples;
import claimdesk.store.identity.ScopedKey;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * With leases that end, owners that come back late, renewals, releases and rows that vanish, the store does what the
 * rows of the article on owned claims do.
 */
class OwnedClaimModelTest {

    private static final int STEPS = 2_500;
    private static final long LEASE_MS = 20;
    private static final long KEEP_MS = 60;

    @TempDir
    Path folder;

    private final OwnedRows model = new OwnedRows();
    private final List<Claim> handedOut = new ArrayList<>();
    private Bench bench;
    private Random random;

    @BeforeEach
    void open() {
        bench = Bench.serial(folder);
    }

    @AfterEach
    void close() {
        bench.close();
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void doesWhatTheArticlesRowsDo(long seed) {
        System.out.println("OwnedClaimModelTest seed " + seed);
        random = new Random(seed);
        for (int step = 0; step < STEPS; step++) {
            String where = "seed " + seed + ", step " + step + ": ";
            ScopedKey key = step(where);
            assertSameRow(where + key, key);
            bench.clock().advance(random.nextInt(3) == 0 ? random.nextInt(15) : 0);
        }
        assertThat(handedOut).as("claims by seed %d", seed).hasSizeGreaterThan(STEPS / 20);
    }

    private ScopedKey step(String where) {
        int kind = handedOut.isEmpty() ? 0 : random.nextInt(10);
        if (kind < 5) {
            return claim(where);
        }
        Claim claim = handedOut.get(Math.max(0, handedOut.size() - 1 - random.nextInt(12)));
        ScopedKey key = claim.caller().key();
        String hash = claim.fingerprint().sha256();
        String ticket = claim.token().text();
        long now = bench.clock().millis();
        RowImage before = bench.row(key);
        boolean done;
        boolean expected;
        if (kind < 8) {
            int status = 200 + random.nextInt(400);
            done = save(claim, status) instanceof SaveOutcome.Saved;
            expected = model.save(key, hash, ticket, status, now, KEEP_MS);
        } else if (random.nextBoolean()) {
            done = bench.renew(claim, LEASE_MS).isPresent();
            expected = model.renew(key, hash, ticket, now, LEASE_MS);
        } else {
            done = bench.release(claim) instanceof SaveOutcome.Saved;
            expected = model.release(key, hash, ticket, now);
        }
        assertThat(done).as("%s %s", where, claim).isEqualTo(expected);
        if (!done) {
            assertThat(bench.row(key)).as("%s refused: %s", where, claim).isEqualTo(before);
        }
        return key;
    }

    private ScopedKey claim(String where) {
        ScopedKey key = Samples.key("vendor-" + random.nextInt(2), "key-" + random.nextInt(4));
        if (random.nextInt(40) == 0) {
            bench.remove(key);
            model.remove(key);
            return key;
        }
        String body = random.nextInt(8) == 0 ? "other" : "body";
        String ticket = handedOut.isEmpty() || random.nextInt(4) > 0
                ? "ticket-" + random.nextInt()
                : handedOut.get(handedOut.size() - 1).token().text();
        long now = bench.clock().millis();
        ClaimRequest request = Samples.asking(body, Samples.lasting(LEASE_MS, bench.request(key, ticket)));

        ClaimOutcome outcome = bench.claim(request);

        assertThat(words(outcome))
                .as("%s claim %s with %s", where, key, ticket)
                .isEqualTo(model.claim(key, request.fingerprint().sha256(), ticket, now, LEASE_MS));
        if (outcome instanceof ClaimOutcome.Claimed) {
            handedOut.add(Bench.claimed(outcome));
        }
        return key;
    }

    private SaveOutcome save(Claim claim, int status) {
        return bench.store()
                .write(tables -> tables.claims().save(claim, Samples.answer(status, ""), OutcomeClass.FINAL, KEEP_MS));
    }

    private static String words(ClaimOutcome outcome) {
        return outcome.match(
                claimed -> "claimed",
                replay -> "replay " + replay.answer().status(),
                busy -> "busy " + busy.leaseLeftMs(),
                mismatch -> "mismatch");
    }

    private void assertSameRow(String where, ScopedKey key) {
        OwnedRows.Row expected = model.row(key);
        assertThat(bench.find(key)
                        .map(row -> new OwnedRows.Row(
                                key,
                                row.fingerprint().sha256(),
                                row.token().map(OwnerToken::text).orElse(""),
                                row.state() == KeyState.IN_PROGRESS,
                                row.saved().map(SavedAnswer::keepUntilMs).orElse(row.leaseUntilMs()),
                                row.saved()
                                        .map(saved -> saved.answer().status())
                                        .orElse(0))))
                .as(where)
                .isEqualTo(Optional.ofNullable(expected));
    }

    static LongStream seeds() {
        return LongStream.of(1, 42, new Random().nextLong());
    }
}
