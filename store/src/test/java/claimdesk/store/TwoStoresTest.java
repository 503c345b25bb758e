package claimdesk.store;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.store.claim.Claim;
import claimdesk.store.claim.ClaimOutcome;
import claimdesk.store.claim.SaveOutcome;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two stores on one file, as two processes would have it. */
class TwoStoresTest {

    private static final int KEYS = 30;
    private static final int THREADS_EACH = 4;

    @TempDir
    Path folder;

    private Bench one;
    private Bench other;

    @BeforeEach
    void open() {
        one = Bench.grouped(folder);
        other = Bench.grouped(folder);
    }

    @AfterEach
    void close() {
        other.close();
        one.close();
    }

    @Test
    void seeEachOthersCommitsAtOnce() {
        Claim claim = one.claimed(one.request("one"));

        assertThat(other.claim(other.request("other"))).isEqualTo(new ClaimOutcome.Busy(Bench.LEASE_MS));
        one.save(claim, Samples.answer(201, "made"));
        assertThat(other.claim(other.request("other"))).isInstanceOf(ClaimOutcome.Replay.class);
        assertThat(other.find(Samples.KEY).orElseThrow().digest())
                .isEqualTo(one.find(Samples.KEY).orElseThrow().digest());
    }

    @Test
    void giveEachKeyToOneCallerAndKeepEverythingThatWasCommitted() {
        List<Callable<Integer>> callers = new ArrayList<>();
        for (int thread = 0; thread < THREADS_EACH; thread++) {
            String name = "-" + thread;
            callers.add(() -> serveAll(one, "one" + name));
            callers.add(() -> serveAll(other, "other" + name));
        }

        int executed =
                Crowd.together(callers).stream().mapToInt(Integer::intValue).sum();

        assertThat(executed).isEqualTo(KEYS);
        for (int number = 0; number < KEYS; number++) {
            ScopedKey key = Samples.key("vendor-a", "key-" + number);
            assertThat(one.types(key)).containsOnlyOnce(EventType.CLAIMED, EventType.SAVED);
            assertThat(one.types(key)).hasSize(2 * THREADS_EACH + 1);
            assertThat(other.claim(other.request(key, "late"))).isInstanceOf(ClaimOutcome.Replay.class);
        }
    }

    @Test
    void numberTheirEventsInOneSequence() {
        Crowd.together(List.<Callable<Integer>>of(() -> serveAll(one, "one"), () -> serveAll(other, "other")));

        List<Event> events = one.store().read(tables -> tables.journal().after(0, 1_000));
        assertThat(events).extracting(Event::seq).isSorted().doesNotHaveDuplicates();
        assertThat(events).hasSize(3 * KEYS);
    }

    @Test
    void letNoFormerOwnerSaveOverTheOtherStoresSuccessor() {
        Claim former = one.claimed(one.request("former"));
        other.clock().advance(Bench.LEASE_MS);
        Claim successor = other.claimed(other.request("successor"));
        RowImage row = other.row(Samples.KEY);

        assertThat(one.save(former, Samples.answer(200, "late"))).isInstanceOf(SaveOutcome.Refused.class);

        assertThat(other.row(Samples.KEY)).isEqualTo(row);
        assertThat(other.save(successor, Samples.answer(200, "done"))).isEqualTo(new SaveOutcome.Saved());
    }

    /** Tries every key once, does its work where it is claimed, and returns how often that was. */
    private static int serveAll(Bench bench, String caller) {
        int executed = 0;
        for (int number = 0; number < KEYS; number++) {
            ScopedKey key = Samples.key("vendor-a", "key-" + number);
            ClaimOutcome outcome = bench.claim(bench.request(key, caller));
            if (outcome instanceof ClaimOutcome.Claimed) {
                Claim claim = Bench.claimed(outcome);
                assertThat(bench.save(claim, Samples.answer(201, "by " + caller)))
                        .isEqualTo(new SaveOutcome.Saved());
                executed++;
            }
        }
        return executed;
    }
}
