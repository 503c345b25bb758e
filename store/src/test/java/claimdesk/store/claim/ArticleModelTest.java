package claimdesk.store.claim;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.store.Bench;
import claimdesk.store.Samples;
import claimdesk.store.claim.BeginFinish.BeginResult;
import claimdesk.store.identity.ScopedKey;
import java.nio.file.Path;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** While leases never end, the store does what the in-memory store of the article on idempotency and retries does. */
class ArticleModelTest {

    private static final int STEPS = 2_500;

    @TempDir
    Path folder;

    private Bench bench;
    private BeginFinish model;
    private BeginFinish real;

    @BeforeEach
    void open() {
        bench = Bench.serial(folder);
        model = new ArticleStore();
        real = new StoreAsArticle(bench);
    }

    @AfterEach
    void close() {
        bench.close();
    }

    @Test
    void meetsTheArticlesOwnAssertionsInTheModel() {
        assertArticle(model);
    }

    @Test
    void meetsTheArticlesOwnAssertionsInTheStore() {
        assertArticle(real);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void doesWhatTheModelDoes(long seed) {
        System.out.println("ArticleModelTest seed " + seed);
        Random random = new Random(seed);
        for (int step = 0; step < STEPS; step++) {
            ScopedKey key = Samples.key("vendor-" + random.nextInt(3), "key-" + random.nextInt(STEPS / 12));
            if (random.nextInt(3) > 0) {
                String body = "body-" + random.nextInt(2);
                assertThat(real.begin(key, body))
                        .as("seed %d, step %d: begin %s with %s", seed, step, key, body)
                        .isEqualTo(model.begin(key, body));
            } else if (model.response(key).isEmpty()) {
                int response = 200 + random.nextInt(400);
                real.finish(key, response);
                model.finish(key, response);
            }
            bench.clock().advance(random.nextInt(1_000));
            assertThat(real.response(key))
                    .as("seed %d, step %d: response of %s", seed, step, key)
                    .isEqualTo(model.response(key));
        }
    }

    /** The one place where the store is stricter: the article's finish may be called again and changes the answer. */
    @Test
    void keepsTheFirstAnswerWhereTheModelTakesTheSecond() {
        for (BeginFinish store : new BeginFinish[] {model, real}) {
            store.begin(Samples.KEY, "hash-a");
            store.finish(Samples.KEY, 201);
            store.finish(Samples.KEY, 500);
        }

        assertThat(model.response(Samples.KEY)).hasValue(500);
        assertThat(real.response(Samples.KEY)).hasValue(201);
    }

    private static void assertArticle(BeginFinish store) {
        ScopedKey key = Samples.key("u", "k");

        assertThat(store.begin(key, "hash-a")).isEqualTo(BeginResult.STARTED);
        assertThat(store.begin(key, "hash-a")).isEqualTo(BeginResult.BUSY);
        assertThat(store.begin(key, "hash-b")).isEqualTo(BeginResult.CONFLICT);
        store.finish(key, 201);
        assertThat(store.begin(key, "hash-a")).isEqualTo(BeginResult.REPLAY);
        assertThat(store.response(key)).hasValue(201);
    }

    static LongStream seeds() {
        return LongStream.of(1, 42, new Random().nextLong());
    }
}
