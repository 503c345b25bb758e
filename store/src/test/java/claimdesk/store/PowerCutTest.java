package claimdesk.store;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.store.claim.Answer;
import claimdesk.store.claim.Claim;
import claimdesk.store.claim.OutcomeClass;
import claimdesk.store.claim.SavedAnswer;
import claimdesk.store.claim.StoredKey;
import claimdesk.store.effect.EffectKind;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.EventType;
import claimdesk.store.window.Tally;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The power fails under load. What a disk then holds of file and log is made of copies that were taken within a unit of
 * work, where the two belong together, and of what SQLite may have been about to write: with {@code synchronous=FULL}
 * all of the log up to the last commit was synced before any caller was told, and what comes behind it may be there, or
 * not, or in part. Whatever was acknowledged before a copy began must be in it.
 */
class PowerCutTest {

    private static final int CALLERS = 8;
    private static final int ROUNDS = 12;
    private static final int ANSWERS_BETWEEN_MAX = 40;

    @TempDir
    Path folder;

    private final long seed = new Random().nextLong();
    private final Random random = new Random(seed);

    private final Map<ScopedKey, Answer> acknowledged = new ConcurrentHashMap<>();
    private final AtomicInteger numbers = new AtomicInteger();
    private final AtomicBoolean isOver = new AtomicBoolean();
    private final Semaphore acknowledgements = new Semaphore(0);
    private Thread[] callers;
    private Bench bench;
    private int images;

    /** A copy, and what callers had been told before it was taken. */
    private record Moment(PowerImage image, Map<ScopedKey, Answer> told) {}

    @BeforeEach
    void putTheStoreUnderLoad() {
        System.out.println("power cut, seed " + seed);
        bench = Bench.grouped(folder);
        callers = new Thread[CALLERS];
        for (int caller = 0; caller < CALLERS; caller++) {
            callers[caller] = new Thread(this::call, "caller " + caller);
            callers[caller].start();
        }
    }

    @AfterEach
    void close() throws InterruptedException {
        endTheLoad();
        bench.close();
    }

    private void endTheLoad() throws InterruptedException {
        isOver.set(true);
        for (Thread caller : callers) {
            caller.join();
        }
    }

    @Test
    void losesNothingThatWasAcknowledged() throws InterruptedException {
        for (Moment moment : momentsUnderLoad()) {
            check(moment.image, moment.told);
            check(moment.image.cut(moment.image.end()), moment.told);
            check(moment.image.garbled(moment.image.end(), random), moment.told);
        }
    }

    @Test
    void losesNothingWhereverTheLogIsCutBehindItsLastSync() throws InterruptedException {
        List<Moment> moments = momentsUnderLoad();
        int cuts = 0;
        for (int later = 1; later < moments.size(); later++) {
            Moment synced = moments.get(later - 1);
            PowerImage image = moments.get(later).image;
            if (synced.image.isBegunBy(image)) {
                int length = random.nextInt(synced.image.end(), image.end() + 1);
                check(image.cut(length), synced.told);
                check(image.garbled(length, random), synced.told);
                cuts++;
            }
        }
        assertThat(cuts).isPositive();
    }

    @Test
    void losesNothingInTheMiddleOfACheckpoint() throws InterruptedException {
        for (Moment moment : momentsUnderLoad()) {
            check(moment.image.checkpointing(random), moment.told);
        }
    }

    /** A check that cannot fail is worth nothing: a disk that lost what it had synced is noticed. */
    @Test
    void noticesALogThatIsCutWithinWhatWasSynced() throws InterruptedException {
        Moment first = nextMoment();
        Moment second = nextMoment();
        while (!first.image.isBegunBy(second.image) || second.told.size() == first.told.size()) {
            first = second;
            second = nextMoment();
        }

        Path cut = reopened(second.image.cut(first.image.end()));

        assertThat(missing(cut, second.told)).isPositive();
    }

    /** Takes copies at random moments, and then lets the load end. */
    private List<Moment> momentsUnderLoad() throws InterruptedException {
        List<Moment> moments = new ArrayList<>();
        for (int round = 0; round < ROUNDS; round++) {
            moments.add(nextMoment());
        }
        endTheLoad();
        return moments;
    }

    private Moment nextMoment() throws InterruptedException {
        acknowledgements.drainPermits();
        acknowledgements.acquire(1 + random.nextInt(ANSWERS_BETWEEN_MAX));
        // What was told is noted first, within the unit: nobody can be told more of what is in the copy.
        return bench.store().write(tables -> {
            Map<ScopedKey, Answer> told = Map.copyOf(acknowledged);
            return new Moment(PowerImage.of(bench.file()), told);
        });
    }

    private void call() {
        while (!isOver.get()) {
            int number = numbers.incrementAndGet();
            ScopedKey key = Samples.key("vendor-" + number % 3, "key-" + number);
            Answer answer = Samples.answer(201, "made " + number);
            Claim claim = bench.claimed(bench.request(key, "token-" + number));
            bench.store().write(tables -> {
                tables.effects().doOnce(claim, EffectKind.EMAIL);
                return tables.claims().save(claim, answer, OutcomeClass.FINAL, Bench.RETENTION_MS);
            });
            acknowledged.put(key, answer);
            acknowledgements.release();
        }
    }

    /** Opens the file as the program would after the power came back, and leaves it to be looked at. */
    private Path reopened(PowerImage image) {
        Path file = folder.resolve("image-" + ++images + ".db");
        image.writeTo(file);
        Store.open(file, bench.clock()).close();
        return file;
    }

    private void check(PowerImage image, Map<ScopedKey, Answer> told) {
        Path file = reopened(image);

        assertThat(missing(file, told))
                .as("seed %d, image %d: answers missing", seed, images)
                .isZero();
        assertThat(count(file, "SELECT count(*) FROM pragma_integrity_check WHERE integrity_check <> 'ok'"))
                .isZero();
        assertThat(count(file, "SELECT count(*) FROM pragma_foreign_key_check")).isZero();
        checkCounts(file);
        long saved = count(file, "SELECT count(*) FROM idempotency_key WHERE state = 'saved'");
        assertThat(count(file, "SELECT count(*) FROM journal WHERE type = 'SAVED'"))
                .isEqualTo(saved);
        assertThat(count(file, "SELECT count(*) FROM effect")).isEqualTo(saved);
        assertThat(count(file, "SELECT count(*) FROM outbox")).isEqualTo(saved);
    }

    private void checkCounts(Path file) {
        try (Store store = Store.open(file, bench.clock())) {
            Tally counts = store.read(tables -> tables.window().counts().now());
            for (EventType type : EventType.values()) {
                assertThat(counts.of(type))
                        .as("how many rows of type %s", type)
                        .isEqualTo(count(file, "SELECT count(*) FROM journal WHERE type = '" + type + "'"));
            }
            assertThat(counts.inProgress())
                    .isEqualTo(count(file, "SELECT count(*) FROM idempotency_key WHERE state = 'in_progress'"));
            assertThat(counts.saved())
                    .isEqualTo(count(file, "SELECT count(*) FROM idempotency_key WHERE state = 'saved'"));
        }
    }

    private static long count(Path file, String query) {
        return RawSql.number(file, query);
    }

    private long missing(Path file, Map<ScopedKey, Answer> told) {
        try (Store store = Store.open(file, bench.clock())) {
            return store.read(tables -> told.entrySet().stream()
                    .filter(one -> !tables.claims()
                            .find(one.getKey())
                            .flatMap(StoredKey::saved)
                            .map(SavedAnswer::answer)
                            .equals(Optional.of(one.getValue())))
                    .count());
        }
    }
}
