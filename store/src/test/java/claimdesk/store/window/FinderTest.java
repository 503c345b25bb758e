package claimdesk.store.window;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.store.claim.Caller;
import claimdesk.store.claim.Claim;
import claimdesk.store.claim.ClaimOutcome;
import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.IdempotencyKey;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.identity.Vendor;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.EventType;
import claimdesk.store.journal.Subject;
import claimdesk.store.order.Operation;
import claimdesk.store.order.OrderState;
import claimdesk.store.window.find.FoundPage;
import claimdesk.store.window.find.FoundRow;
import claimdesk.store.window.find.SearchProgress;
import claimdesk.store.window.find.Standing;
import claimdesk.store.window.query.Field;
import claimdesk.store.window.query.Query;
import claimdesk.store.window.query.Relation;
import claimdesk.store.window.query.StateWord;
import claimdesk.store.window.query.Term;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class FinderTest {

    @TempDir
    Path folder;

    private SmallFile file;

    @BeforeEach
    void open() {
        file = new SmallFile(folder);
    }

    @AfterEach
    void close() {
        file.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"x-vendor", "x-key", "x-attempt", "x-order", "x-"})
    void findsAKeyByHowAnyOfItsNamesBegins(String prefix) {
        Caller caller = named("x-vendor", "x-key", "x-attempt", "x-order");
        file.claim("other");

        assertThat(find(word(prefix))).extracting(FoundRow::subject).containsExactly(subject(caller));
    }

    @Test
    void findsByOneFieldOnly() {
        named("a", "b", "c", "d");
        named("b", "c", "d", "a");

        assertThat(keys(named(Field.VENDOR, "a"))).containsExactly("b");
        assertThat(keys(named(Field.KEY, "b"))).containsExactly("b");
        assertThat(keys(named(Field.ATTEMPT, "c"))).containsExactly("b");
        assertThat(keys(named(Field.ORDER, "a"))).containsExactly("c");
    }

    @Test
    void comparesNamesByteForByte() {
        named("v", "Key%", "a1", "o1");
        named("v", "key_", "a2", "o2");
        named("v", "key\u0000more", "a3", "o3");

        assertThat(keys(named(Field.KEY, "Key"))).containsExactly("Key%");
        assertThat(keys(named(Field.KEY, "key"))).containsExactly("key\u0000more", "key_");
        assertThat(keys(named(Field.KEY, "key%"))).isEmpty();
        assertThat(keys(word("\ud83d"))).isEmpty();
    }

    @Test
    void findsAnOrderUnderEachOfItsKeysAndOneThatHasNone() {
        file.store().write(tables -> {
            tables.orders().place(new OrderId("o-none"), new Vendor("North"), OrderState.PLACED);
            return null;
        });
        named("North", "k1", "a1", "o-two");
        named("North", "k2", "a2", "o-two");
        Subject keyless = Subject.of(new Vendor("North")).with(new OrderId("o-keyless"));
        file.store().write(tables -> tables.journal().append(file.run(), EventType.RECEIVED, keyless, Details.none()));

        List<FoundRow> found = find(named(Field.ORDER, "o-"));

        assertThat(found)
                .extracting(row -> row.order().orElseThrow().text())
                .containsExactlyInAnyOrder("o-none", "o-two", "o-two", "o-keyless");
        assertThat(found).filteredOn(row -> row.key().isEmpty()).hasSize(2);
    }

    @Test
    void findsAKeyWhoseRowIsGone() {
        Claim released = file.claim("released");
        file.store().write(tables -> tables.claims().release(released, "nothing happened"));

        assertThat(find(word("rel"))).extracting(FoundRow::standing).containsExactly(Standing.NO_ROW);
        assertThat(keys(in(StateWord.RELEASED))).containsExactly("released");
    }

    @Test
    void saysInShortWhatTheFileHas() {
        Claim claim = file.claim("k");
        file.passMs(10);
        file.save(claim);
        file.passMs(10);
        file.ask(file.received(file.run(), SmallFile.key("North", "k")));

        FoundRow row = find(named(Field.KEY, "k")).get(0);

        assertThat(row.standing()).isEqualTo(Standing.SAVED);
        assertThat(row.attempts()).isEqualTo(2);
        assertThat(row.status()).isEqualTo(OptionalInt.of(200));
        assertThat(row.newestAtMs()).hasValue(file.nowMs());
        assertThat(row.marks()).containsExactly(EventType.REPLAYED);
        assertThat(row.isImported()).isFalse();
    }

    @Test
    void tellsHowAKeyStands() {
        file.claim("old");
        file.passMs(SmallFile.LEASE_MS);
        Claim saved = file.claim("saved");
        file.save(saved);
        file.claim("new");

        assertThat(keys(in(StateWord.IN_PROGRESS))).containsExactly("new", "old");
        assertThat(keys(in(StateWord.STUCK))).containsExactly("old");
        assertThat(keys(in(StateWord.EXPIRED))).containsExactly("old");
        assertThat(keys(in(StateWord.SAVED))).containsExactly("saved");
        assertThat(keys(in(StateWord.UNKNOWN))).isEmpty();
        assertThat(file.<Long>read(window -> window.finder().stuckClaims(file.nowMs())))
                .isEqualTo(1);
        assertThat(file.<Long>read(window -> window.finder().stuckClaims(file.nowMs() - 1)))
                .isZero();
    }

    @Test
    void findsATakeoverAmongWhatExpired() {
        file.claim("k");
        file.passMs(SmallFile.LEASE_MS);
        file.save(file.claim("k"));

        assertThat(keys(in(StateWord.EXPIRED))).containsExactly("k");
        assertThat(keys(in(StateWord.TAKEN_OVER))).containsExactly("k");
        assertThat(keys(in(StateWord.STUCK))).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(StateWord.class)
    void findsWhateverAWordsRowsShowAndNothingElse(StateWord word) {
        for (EventType type : word.events()) {
            Caller caller = file.caller(file.run(), SmallFile.key("North", "it-" + type));
            file.journal(caller, type, Details.none());
        }
        Caller other = file.caller(file.run(), SmallFile.key("North", "other"));
        file.journal(other, EventType.WORK_STARTED, Details.none());

        assertThat(keys(in(word)))
                .containsExactlyElementsOf(
                        word.events().stream().map(type -> "it-" + type).toList());
    }

    @Test
    void findsRefusedSavesNewestFirstAndEachKeyOnce() {
        file.refused(file.run(), SmallFile.key("North", "a"));
        file.refused(file.run(), SmallFile.key("North", "b"));
        file.refused(file.run(), SmallFile.key("North", "a"));

        assertThat(keys(in(StateWord.REFUSED))).containsExactly("a", "b");
    }

    @Test
    void asksWhatHappenedAndWhenOfOneRow() {
        Claim claim = file.claim("k");
        Caller busy = file.received(file.run(), SmallFile.key("North", "k"));
        assertThat(file.ask(busy)).isInstanceOf(ClaimOutcome.Busy.class);
        long busyAtMs = file.nowMs();
        file.passMs(1_000);
        file.save(claim);
        long savedAtMs = file.nowMs();

        assertThat(keys(in(StateWord.BUSY), at(busyAtMs))).containsExactly("k");
        assertThat(keys(in(StateWord.BUSY), at(savedAtMs))).isEmpty();
        assertThat(keys(named(Field.KEY, "k"), in(StateWord.BUSY), at(savedAtMs)))
                .isEmpty();
        assertThat(keys(in(StateWord.SAVED), at(busyAtMs))).containsExactly("k");
        assertThat(keys(at(savedAtMs))).containsExactly("k");
        assertThat(keys(at(savedAtMs + 1))).isEmpty();
        assertThat(keys(named(Field.KEY, "k"), at(savedAtMs + 1))).isEmpty();
        assertThat(keys(new Term.During(Long.MIN_VALUE, busyAtMs))).isEmpty();
    }

    @Test
    void findsARefusalOnlyAtItsTime() {
        file.refused(file.run(), SmallFile.key("North", "a"));
        long atMs = file.nowMs();

        assertThat(keys(in(StateWord.REFUSED), at(atMs))).containsExactly("a");
        assertThat(keys(in(StateWord.REFUSED), at(atMs - 1))).isEmpty();
    }

    @Test
    void countsAttempts() {
        file.claim("once");
        file.claim("twice");
        file.ask(file.received(file.run(), SmallFile.key("North", "twice")));

        assertThat(keys(new Term.Attempts(Relation.MORE, 1))).containsExactly("twice");
        assertThat(keys(new Term.Attempts(Relation.EQUAL, 1))).containsExactly("once");
        assertThat(keys(new Term.Attempts(Relation.AT_LEAST, 1))).containsExactlyInAnyOrder("once", "twice");
        assertThat(keys(new Term.Attempts(Relation.LESS, 2))).containsExactly("once");
        assertThat(keys(new Term.Attempts(Relation.AT_LEAST, 3))).isEmpty();
    }

    @Test
    void findsStatusAndHash() {
        file.save(file.claim("k"));
        Caller other = file.received(file.run(), SmallFile.key("North", "told"));
        file.journal(other, EventType.ANSWERED, Details.none().with(Detail.STATUS, 500));
        file.journal(other, EventType.RECEIVED, Details.none().with(Detail.FINGERPRINT, "fedcba"));

        assertThat(keys(new Term.Status(200))).containsExactly("k");
        assertThat(keys(new Term.Status(500))).containsExactly("told");
        assertThat(keys(new Term.Status(50))).isEmpty();
        assertThat(keys(new Term.Hash("0123456789abcdef"))).containsExactly("k");
        assertThat(keys(new Term.Hash("fed"))).containsExactly("told");
        assertThat(keys(new Term.Hash("fee"))).isEmpty();
    }

    @Test
    void wantsAllTermsToHold() {
        file.refused(file.run(), SmallFile.key("North", "a"));
        file.refused(file.run(), SmallFile.key("South", "a"));
        file.claim(file.run(), SmallFile.key("South", "b"));

        assertThat(find(in(StateWord.REFUSED), named(Field.VENDOR, "So")))
                .extracting(row -> row.key().orElseThrow())
                .containsExactly(SmallFile.key("South", "a"));
        assertThat(keys(word("a"), word("order-of"), named(Field.VENDOR, "North")))
                .containsExactly("a");
        assertThat(keys(in(StateWord.REFUSED), in(StateWord.SAVED))).isEmpty();
    }

    @Test
    void givesEveryResultOnceOverManyPages() {
        Set<String> made = new HashSet<>();
        for (int number = 0; number < 230; number++) {
            made.add("k" + number);
            file.claim("k" + number);
        }

        for (Query query :
                List.of(Query.of(word("k")), Query.of(in(StateWord.IN_PROGRESS)), Query.of(word("order-of")))) {
            List<FoundRow> found = all(query, 7);
            assertThat(found).hasSize(230);
            assertThat(found)
                    .extracting(row -> row.key().orElseThrow().key().text())
                    .containsExactlyInAnyOrderElementsOf(made);
        }
    }

    @Test
    void saysHowFarItCameAndGoesOnFromThere() {
        Caller sought = file.received(file.run(), SmallFile.key("North", "sought"));
        file.journal(sought, EventType.BUSY, Details.none());
        Caller other = file.caller(file.run(), SmallFile.key("North", "other"));
        file.store().write(tables -> {
            for (int number = 0; number < 30_000; number++) {
                tables.journal().append(file.run(), EventType.WORK_STARTED, other.subject(), Details.none());
            }
            return null;
        });
        SearchProgress search = new SearchProgress(Query.of(in(StateWord.BUSY)), 10);

        FoundPage first = next(search);
        List<FoundRow> found = new ArrayList<>(first.rows());
        long before = first.rowsScanned();
        FoundPage page = first;
        while (!page.isComplete()) {
            page = next(search);
            found.addAll(page.rows());
            assertThat(page.rowsScanned() - before).isBetween(1L, 20_000L);
            before = page.rowsScanned();
        }

        assertThat(first.isComplete()).isFalse();
        assertThat(first.rows()).isEmpty();
        assertThat(first.rowsScanned()).isEqualTo(20_000);
        assertThat(found).extracting(row -> row.key().orElseThrow()).containsExactly(sought.key());
        assertThat(page.rowsScanned()).isEqualTo(30_002);
    }

    /** Whatever term leads, what is found is what both terms find by themselves. */
    @Test
    void findsTheSameWhicheverTermLeads() {
        long seed = new Random().nextLong();
        Random random = new Random(seed);
        fillAtRandom(random);
        List<Term> terms = new ArrayList<>(List.of(
                word("k1"),
                word("North"),
                named(Field.ORDER, "order-of-k2"),
                named(Field.VENDOR, "South"),
                named(Field.ATTEMPT, "attempt-1"),
                new Term.Status(200),
                new Term.Hash("0123"),
                new Term.Attempts(Relation.MORE, 1),
                new Term.Attempts(Relation.AT_MOST, 2)));
        for (StateWord word : StateWord.values()) {
            terms.add(in(word));
        }

        for (int round = 0; round < 150; round++) {
            Term one = terms.get(random.nextInt(terms.size()));
            Term other = terms.get(random.nextInt(terms.size()));
            Set<ScopedKey> both = found(one);
            both.retainAll(found(other));
            assertThat(found(one, other))
                    .as("seed %d: %s and %s", seed, one, other)
                    .isEqualTo(both);
        }
    }

    private void fillAtRandom(Random random) {
        List<Claim> claims = new ArrayList<>();
        for (int step = 0; step < 250; step++) {
            ScopedKey key = SmallFile.key(random.nextBoolean() ? "North" : "South", "k" + random.nextInt(30));
            Caller caller = file.received(file.run(), key);
            if (file.ask(caller) instanceof ClaimOutcome.Claimed claimed) {
                claims.add(claimed.claim());
            }
            file.passMs(random.nextInt(10_000));
            if (!claims.isEmpty() && random.nextInt(3) > 0) {
                file.save(claims.remove(random.nextInt(claims.size())));
            }
        }
    }

    private Set<ScopedKey> found(Term... terms) {
        Set<ScopedKey> keys = new HashSet<>();
        all(Query.of(terms), 50).forEach(row -> keys.add(row.key().orElseThrow()));
        return keys;
    }

    private Caller named(String vendor, String key, String attempt, String order) {
        Caller caller = new Caller(
                file.run(),
                SmallFile.key(vendor, key),
                new AttemptId(attempt),
                new OrderId(order),
                Operation.DELIVER,
                "worker");
        file.journal(caller, EventType.RECEIVED, Details.none());
        file.ask(caller);
        return caller;
    }

    private static Subject subject(Caller caller) {
        return Subject.of(caller.key()).with(caller.order());
    }

    private List<String> keys(Term... terms) {
        return find(terms).stream()
                .map(row ->
                        row.key().map(ScopedKey::key).map(IdempotencyKey::text).orElseThrow())
                .toList();
    }

    private List<FoundRow> find(Term... terms) {
        return all(Query.of(terms), 100);
    }

    private List<FoundRow> all(Query query, int pageRows) {
        SearchProgress search = new SearchProgress(query, pageRows);
        List<FoundRow> found = new ArrayList<>();
        FoundPage page;
        do {
            page = next(search);
            assertThat(page.rows().size()).isLessThanOrEqualTo(pageRows);
            found.addAll(page.rows());
        } while (!page.isComplete());
        return found;
    }

    private FoundPage next(SearchProgress search) {
        return file.read(window -> window.finder().next(search, file.nowMs()));
    }

    private static Term word(String prefix) {
        return new Term.Named(Optional.empty(), prefix);
    }

    private static Term named(Field field, String prefix) {
        return new Term.Named(Optional.of(field), prefix);
    }

    private static Term in(StateWord word) {
        return new Term.In(word);
    }

    private static Term at(long atMs) {
        return new Term.During(atMs, atMs + 1);
    }
}
