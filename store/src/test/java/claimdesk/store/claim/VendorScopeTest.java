package claimdesk.store.claim;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.store.Bench;
import claimdesk.store.RowImage;
import claimdesk.store.Samples;
import claimdesk.store.identity.ScopedKey;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Case C30: two vendors may use one key and never meet. */
class VendorScopeTest {

    private static final ScopedKey OF_A = Samples.key("vendor-a", "order-1");
    private static final ScopedKey OF_B = Samples.key("vendor-b", "order-1");

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
    void letsBothExecuteAndReplaysToEachItsOwnAnswer() {
        Claim ofA = bench.claimed(bench.request(OF_A, "a"));
        Claim ofB = bench.claimed(bench.request(OF_B, "b"));

        bench.save(ofA, Samples.answer(201, "for a"));
        bench.save(ofB, Samples.answer(202, "for b"));

        assertThat(replayed(OF_A)).isEqualTo(Samples.answer(201, "for a"));
        assertThat(replayed(OF_B)).isEqualTo(Samples.answer(202, "for b"));
    }

    @Test
    void doesNotLetOneVendorSaveOrReleaseTheOthersKey() {
        bench.claimed(bench.request(OF_A, "same token"));
        Claim ofB = bench.claimed(bench.request(OF_B, "same token"));
        RowImage rowOfA = bench.row(OF_A);

        bench.save(ofB, Samples.answer(200, "for b"));

        assertThat(bench.row(OF_A)).isEqualTo(rowOfA);
    }

    @Test
    void doesNotCallAnotherVendorsRequestAMismatch() {
        bench.claimed(bench.request(OF_A, "a"));

        assertThat(bench.claim(Samples.asking("other body", bench.request(OF_B, "b"))))
                .isInstanceOf(ClaimOutcome.Claimed.class);
    }

    @Test
    void doesNotLetVendorAndKeyRunTogether() {
        bench.claimed(bench.request(Samples.key("vendor", "a/1"), "first"));

        assertThat(bench.claim(bench.request(Samples.key("vendor/a", "1"), "second")))
                .isInstanceOf(ClaimOutcome.Claimed.class);
        assertThat(bench.claim(bench.request(Samples.key("vendor\na", "1"), "third")))
                .isInstanceOf(ClaimOutcome.Claimed.class);
        assertThat(bench.claim(bench.request(Samples.key("vendor", "a\n1"), "fourth")))
                .isInstanceOf(ClaimOutcome.Claimed.class);
    }

    private Answer replayed(ScopedKey key) {
        return ((ClaimOutcome.Replay) bench.claim(bench.request(key, "retry"))).answer();
    }
}
