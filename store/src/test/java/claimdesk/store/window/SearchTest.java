package claimdesk.store.window;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import claimdesk.store.claim.Caller;
import claimdesk.store.claim.Claim;
import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.IdempotencyKey;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.Vendor;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.EventType;
import claimdesk.store.journal.Subject;
import claimdesk.store.order.Operation;
import claimdesk.store.order.OrderState;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SearchTest {

    private static final String LAST = "\udbff\udfff";

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

    @Test
    void findsKeyOrderVendorAndAttemptByHowTheyBegin() {
        Caller caller = new Caller(
                file.run(),
                SmallFile.key("x-vendor", "x-key"),
                new AttemptId("x-attempt"),
                new OrderId("x-order"),
                Operation.DELIVER,
                "worker");
        file.journal(caller, EventType.RECEIVED, Details.none());
        file.ask(caller);

        List<SearchHit> hits = startingWith("x-", 10);

        assertThat(hits)
                .containsExactly(
                        new SearchHit(
                                SearchHit.Kind.KEY, Subject.of(caller.key()).with(caller.order())),
                        new SearchHit(
                                SearchHit.Kind.ORDER, Subject.of(caller.key()).with(caller.order())),
                        new SearchHit(SearchHit.Kind.VENDOR, Subject.of(new Vendor("x-vendor"))),
                        new SearchHit(SearchHit.Kind.ATTEMPT, caller.subject()));
        assertThat(hits).extracting(SearchHit::key).contains(Optional.of(caller.key()), Optional.empty());
    }

    @Test
    void findsAKeyWhoseRowIsGone() {
        Claim released = file.claim("released");
        file.store().write(tables -> tables.claims().release(released, "nothing happened"));

        assertThat(startingWith("rel", 10))
                .containsExactly(new SearchHit(
                        SearchHit.Kind.KEY,
                        Subject.of(released.caller().key())
                                .with(released.caller().order())));
    }

    @Test
    void findsAKeyThatWasClaimedButNeverReceived() {
        Caller caller = file.caller(file.run(), SmallFile.key("North", "claimed"));
        file.ask(caller);

        assertThat(keys("cla", 10)).containsExactly("claimed");
    }

    @Test
    void findsAKeyOnceHoweverOftenItWasSent() {
        file.save(file.claim("again"));
        file.ask(file.received(file.run(), SmallFile.key("North", "again")));
        file.ask(file.received(file.run(), SmallFile.key("North", "again")));

        assertThat(keys("again", 10)).containsExactly("again");
        assertThat(startingWith("Nor", 10)).hasSize(1);
    }

    @Test
    void findsTheSameKeyOfEachVendor() {
        file.claim(file.run(), SmallFile.key("North", "same"));
        file.claim(file.run(), SmallFile.key("South", "same"));

        assertThat(startingWith("same", 10))
                .extracting(hit -> hit.subject().vendor().orElseThrow().text())
                .containsExactly("North", "South");
    }

    @Test
    void passesOverAKeyWithoutAVendor() {
        Subject vendorless = Subject.nobody().with(new IdempotencyKey("same"));
        file.store()
                .write(tables -> tables.journal().append(file.run(), EventType.RECEIVED, vendorless, Details.none()));
        file.claim("sa");
        file.claim("same");
        file.claim("samest");

        assertThat(keys("sa", 10)).containsExactly("sa", "same", "samest");
    }

    @Test
    void findsAnOrderThatNobodyAskedForAndOneThatWasNeverPlaced() {
        OrderId placed = new OrderId("o-placed");
        file.store().write(tables -> {
            tables.orders().place(placed, new Vendor("North"), OrderState.PLACED);
            return null;
        });
        Subject asked = Subject.of(SmallFile.key("North", "k")).with(new OrderId("o-asked"));
        file.store().write(tables -> tables.journal().append(file.run(), EventType.RECEIVED, asked, Details.none()));

        assertThat(startingWith("o-", 10))
                .containsExactly(
                        new SearchHit(SearchHit.Kind.ORDER, asked),
                        new SearchHit(
                                SearchHit.Kind.ORDER,
                                Subject.of(new Vendor("North")).with(placed)));
    }

    @Test
    void givesTheLatestKeyOfAnOrderAndOfAnAttempt() {
        OrderId order = new OrderId("o-1");
        AttemptId attempt = new AttemptId("a-1");
        Subject keyless = Subject.of(new Vendor("North")).with(order).with(attempt);
        Subject keyed = Subject.of(SmallFile.key("North", "k")).with(order).with(attempt);
        file.store().write(tables -> {
            tables.journal().append(file.run(), EventType.VENDOR_SENT, keyless, Details.none());
            tables.journal().append(file.run(), EventType.RECEIVED, keyed, Details.none());
            return tables.journal().append(file.run(), EventType.ANSWERED, keyless, Details.none());
        });

        assertThat(startingWith("o-1", 10)).extracting(SearchHit::key).containsExactly(keyed.scopedKey());
        assertThat(startingWith("a-1", 10)).extracting(SearchHit::subject).containsExactly(keyed);
    }

    @Test
    void findsAnAttemptWithoutAKey() {
        Subject keyless = Subject.of(new Vendor("North")).with(new AttemptId("a-1"));
        file.store().write(tables -> tables.journal().append(file.run(), EventType.RECEIVED, keyless, Details.none()));

        assertThat(startingWith("a-", 10)).containsExactly(new SearchHit(SearchHit.Kind.ATTEMPT, keyless));
    }

    @Test
    void givesTheFirstOfEachKindUpToTheLimit() {
        for (int i = 9; i >= 0; i--) {
            file.claim("key-" + i);
        }

        assertThat(keys("key-", 3)).containsExactly("key-0", "key-1", "key-2");
        assertThat(startingWith("order-of-", 4)).hasSize(4);
        assertThat(startingWith("attempt-", 5)).hasSize(5);
        assertThat(startingWith("North", 1)).hasSize(1);
    }

    @Test
    void comparesByteForByte() {
        for (String key : List.of("a%b", "a_b", "a*b", "a?b", "a[b", "A%b", "axb", "a", "\u00e9", "e\u0301")) {
            file.claim(key);
        }

        assertThat(keys("a%", 10)).containsExactly("a%b");
        assertThat(keys("a_", 10)).containsExactly("a_b");
        assertThat(keys("a*", 10)).containsExactly("a*b");
        assertThat(keys("a?", 10)).containsExactly("a?b");
        assertThat(keys("a[", 10)).containsExactly("a[b");
        assertThat(keys("A", 10)).containsExactly("A%b");
        assertThat(keys("\u00e9", 10)).containsExactly("\u00e9");
        assertThat(keys("e", 10)).containsExactly("e\u0301");
        assertThat(keys("'; DROP TABLE journal; --", 10)).isEmpty();
    }

    @Test
    void findsNamesBeyondTheFirstPlaneUpToTheLastCharacterOfAll() {
        for (String key :
                List.of("\ud83d\ude00 1", "\ud83d\ude01", "\uffff", LAST, LAST + LAST, LAST + "a", "\u0000b")) {
            file.claim(key);
        }

        assertThat(keys("\ud83d\ude00", 10)).containsExactly("\ud83d\ude00 1");
        assertThat(keys("\uffff", 10)).containsExactly("\uffff");
        assertThat(keys(LAST, 10)).containsExactly(LAST, LAST + "a", LAST + LAST);
        assertThat(keys(LAST + LAST, 10)).containsExactly(LAST + LAST);
        assertThat(keys("\u0000", 10)).containsExactly("\u0000b");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\ud83d", "\ude00"})
    void findsNothingByAnEmptyTextOrHalfACharacter(String text) {
        file.claim("?");
        file.claim("\ud83d\ude00");

        assertThat(startingWith(text, 10)).isEmpty();
    }

    @Test
    void refusesAPageWithoutRows() {
        assertThatIllegalArgumentException().isThrownBy(() -> startingWith("a", 0));
        assertThatIllegalArgumentException().isThrownBy(() -> startingWith("", -1));
    }

    @Test
    void findsWhatAScanFinds() {
        long seed = System.nanoTime();
        System.out.println("SearchTest seed " + seed);
        Random random = new Random(seed);
        TreeSet<String> names = new TreeSet<>((a, b) -> Arrays.compareUnsigned(utf8(a), utf8(b)));
        for (int i = 0; i < 200; i++) {
            String name = name(random);
            if (names.add(name)) {
                file.claim(name);
            }
        }

        for (int i = 0; i < 200; i++) {
            String text = name(random);
            assertThat(keys(text, 5))
                    .as("seed " + seed)
                    .containsExactlyElementsOf(names.stream()
                            .filter(name -> name.startsWith(text))
                            .limit(5)
                            .toList());
        }
    }

    private static String name(Random random) {
        String[] characters = {"a", "%", "_", "*", "\u0000", "\ud7ff", "\ue000", "\uffff", "\ud83d\ude00", LAST};
        StringBuilder name = new StringBuilder();
        for (int length = 1 + random.nextInt(3); length > 0; length--) {
            name.append(characters[random.nextInt(characters.length)]);
        }
        return name.toString();
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private List<SearchHit> startingWith(String text, int limit) {
        return file.store().read(tables -> tables.window().search().startingWith(text, limit));
    }

    private List<String> keys(String text, int limit) {
        return startingWith(text, limit).stream()
                .filter(hit -> hit.kind() == SearchHit.Kind.KEY)
                .map(hit -> hit.subject().key().orElseThrow().text())
                .toList();
    }
}
