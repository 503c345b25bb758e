package claimdesk.store.claim;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import claimdesk.store.Bench;
import claimdesk.store.Samples;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.study.StudyProtocol;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.jetbrains.lincheck.LincheckAssertionError;
import org.jetbrains.lincheck.datastructures.IntGen;
import org.jetbrains.lincheck.datastructures.Operation;
import org.jetbrains.lincheck.datastructures.Param;
import org.jetbrains.lincheck.datastructures.StressOptions;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Claims and saves of one key by parallel callers, through the store, return what they would return one after the other:
 * Lincheck makes up scenarios, runs each many times on a real file and looks for an order that explains what came back.
 */
class LinearizableClaimTest {

    @TempDir
    static Path folder;

    private static final AtomicInteger KEYS = new AtomicInteger();
    private static Bench bench;

    @BeforeAll
    static void open() {
        bench = Bench.grouped(folder);
    }

    @AfterAll
    static void close() {
        bench.close();
    }

    private static StressOptions options() {
        return new StressOptions()
                .iterations(10)
                .invocationsPerIteration(15)
                .threads(3)
                .actorsPerThread(2)
                .actorsBefore(1)
                .actorsAfter(2)
                .minimizeFailedScenario(false)
                .sequentialSpecification(OneByOne.class);
    }

    @Test
    void servesParallelCallersAsIfOneByOne() {
        assertThatCode(() -> options().check(OwnedKey.class)).doesNotThrowAnyException();
    }

    @Test
    void isCaughtWhereLookingAndClaimingAreTwoInstants() {
        assertThatThrownBy(() -> options().check(CheckedKey.class)).isInstanceOf(LincheckAssertionError.class);
    }

    @Test
    void isNotCaughtWhereNobodyComesBetween() {
        assertThatCode(() -> options().threads(1).check(CheckedKey.class)).doesNotThrowAnyException();
    }

    /** A key of its own under the protocol that is fit for use. */
    @Param(name = "caller", gen = IntGen.class, conf = "1:3")
    public static class OwnedKey {
        final ScopedKey key = Samples.key("vendor", "key-" + KEYS.incrementAndGet());

        @Operation
        public String claim(@Param(name = "caller") int caller) {
            return name(bench.claim(request(caller)));
        }

        @Operation
        public String save(@Param(name = "caller") int caller) {
            Claim claim = request(caller).claimedAt(bench.clock().millis());
            SaveOutcome outcome = bench.save(claim, Samples.answer(200, "done"));
            return outcome.match(saved -> "saved", refused -> "refused");
        }

        @Operation(nonParallelGroup = "clock")
        public void leaseEnds() {
            bench.clock().advance(Bench.LEASE_MS);
        }

        final ClaimRequest request(int caller) {
            return bench.request(key, "token-" + caller);
        }

        static String name(ClaimOutcome outcome) {
            return outcome.match(claimed -> "claimed", replay -> "replay", busy -> "busy", mismatch -> "mismatch");
        }
    }

    /** Looks first and claims then, each in a transaction of its own. */
    @Param(name = "caller", gen = IntGen.class, conf = "1:3")
    public static class CheckedKey extends OwnedKey {

        @Operation
        @Override
        public String claim(@Param(name = "caller") int caller) {
            Claiming claiming = bench.under(StudyProtocol.CHECK_THEN_INSERT);
            Optional<StoredKey> row = bench.find(key);
            if (row.flatMap(StoredKey::token).equals(Optional.of(request(caller).token()))) {
                return "claimed";
            }
            Optional<ClaimOutcome> taken = claiming.look(request(caller));
            return name(taken.orElseGet(() -> claiming.claim(request(caller))));
        }
    }

    /** The owned claim of design section 2, by one thread and without a file. */
    public static class OneByOne {
        private int owner;
        private boolean isLeased;
        private boolean isSaved;

        public String claim(int caller) {
            if (isSaved) {
                return "replay";
            }
            if (owner == caller) {
                return "claimed";
            }
            if (isLeased) {
                return "busy";
            }
            owner = caller;
            isLeased = true;
            return "claimed";
        }

        public String save(int caller) {
            if (isSaved || owner != caller || !isLeased) {
                return "refused";
            }
            isSaved = true;
            return "saved";
        }

        public void leaseEnds() {
            isLeased = false;
        }
    }
}
