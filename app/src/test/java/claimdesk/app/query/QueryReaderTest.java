package claimdesk.app.query;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.store.window.query.Field;
import claimdesk.store.window.query.Relation;
import claimdesk.store.window.query.StateWord;
import claimdesk.store.window.query.Term;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class QueryReaderTest {

    private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");
    /** 12:30 in Berlin. */
    private static final long NOW_MS = ms("2026-05-02T10:30:00Z");

    @Test
    void takesBareWordsForHowAnyNameBegins() {
        assertThat(terms("4711 a91c")).containsExactly(named("4711"), named("a91c"));
    }

    @Test
    void keepsCapitalsOfNames() {
        assertThat(terms("North")).containsExactly(named("North"));
    }

    @Test
    void readsFields() {
        assertThat(terms("order:4711 KEY:a vendor:North attempt:r-1 request:r-2"))
                .containsExactly(
                        named(Field.ORDER, "4711"),
                        named(Field.KEY, "a"),
                        named(Field.VENDOR, "North"),
                        named(Field.ATTEMPT, "r-1"),
                        named(Field.ATTEMPT, "r-2"));
    }

    @Test
    void readsWhatStandsInQuotesAsItself() {
        assertThat(terms("vendor:\"North East\" \"refused\" \"say \"\"hello\"\"\" key:\"status:500\""))
                .containsExactly(
                        named(Field.VENDOR, "North East"),
                        named("refused"),
                        named("say \"hello\""),
                        named(Field.KEY, "status:500"));
    }

    @ParameterizedTest
    @EnumSource(StateWord.class)
    void readsEveryStateWord(StateWord word) {
        assertThat(terms(word.text())).containsExactly(new Term.In(word));
        assertThat(terms("state:" + word.text().toUpperCase())).containsExactly(new Term.In(word));
        assertThat(terms(word.text().replace('-', ' '))).containsExactly(new Term.In(word));
    }

    @ParameterizedTest
    @CsvSource({
        "attempts>1,MORE,1",
        "attempts >= 2,AT_LEAST,2",
        "attempts=3,EQUAL,3",
        "attempts:3,EQUAL,3",
        "attempts<= 4,AT_MOST,4",
        "Attempts <5,LESS,5"
    })
    void comparesAttempts(String text, Relation relation, int number) {
        assertThat(terms(text)).containsExactly(new Term.Attempts(relation, number));
    }

    @Test
    void readsStatusAndHash() {
        assertThat(terms("status:500 hash:AB12 fingerprint:0f"))
                .containsExactly(new Term.Status(500), new Term.Hash("ab12"), new Term.Hash("0f"));
    }

    @Test
    void offersAStatusForABareNumberOfThreeDigits() {
        QueryOutcome.Understood found = understood("vendor:North 500 refused");

        assertThat(found.query().terms()).contains(named("500"));
        assertThat(found.offers()).containsExactly(new Offer("vendor:North status:500 refused", "status 500"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"refu", "refusd", "Refuse"})
    void offersAStateForAWordThatIsNearlyOne(String text) {
        assertThat(understood(text).offers()).containsExactly(new Offer("refused", "what is refused"));
    }

    @ParameterizedTest
    @CsvSource({
        "after:2026-05-01, 2026-04-30T22:00:00Z",
        "after:2026-05-01T10:00, 2026-05-01T08:00:00Z",
        "after:2026-05-01T10:00:01.250, 2026-05-01T08:00:01.250Z",
        "after:2026-05-01T10:00Z, 2026-05-01T10:00:00Z",
        "after:2026-05-01T10:00:00+0530, 2026-05-01T04:30:00Z",
        "after:2026-05-01T10:00:00-03:00, 2026-05-01T13:00:00Z",
        "after:12:30, 2026-05-02T10:30:00Z",
        "after:12:31, 2026-05-01T10:31:00Z",
        "after:9:05, 2026-05-02T07:05:00Z",
        "after:today, 2026-05-01T22:00:00Z",
        "after:yesterday, 2026-04-30T22:00:00Z",
        "after:1777716000000, 2026-05-02T10:00:00Z",
        "last:15m, 2026-05-02T10:15:00Z",
        "last:2h, 2026-05-02T08:30:00Z",
        "last:1d, 2026-05-01T10:30:00Z"
    })
    void readsTheBeginOfATime(String text, String from) {
        assertThat(terms(text)).containsExactly(new Term.During(ms(from), Long.MAX_VALUE));
    }

    @Test
    void endsBeforeATime() {
        assertThat(terms("before:2026-05-01T10:00"))
                .containsExactly(new Term.During(Long.MIN_VALUE, ms("2026-05-01T08:00:00Z")));
    }

    @ParameterizedTest
    @CsvSource({
        "between 10:00 and 10:05, 2026-05-02T08:00:00Z, 2026-05-02T08:05:00.001Z",
        "between 12:29 and 12:35, 2026-05-02T10:29:00Z, 2026-05-02T10:35:00.001Z",
        "between 23:55 and 00:05, 2026-05-01T21:55:00Z, 2026-05-01T22:05:00.001Z",
        "between 2026-05-01 and 2026-05-02, 2026-04-30T22:00:00Z, 2026-05-02T22:00:00Z",
        "BETWEEN 2026-05-01T10:00Z AND 2026-05-01T10:05Z, 2026-05-01T10:00:00Z, 2026-05-01T10:05:00.001Z"
    })
    void readsBothEndsOfATime(String text, String from, String to) {
        assertThat(terms(text)).containsExactly(new Term.During(ms(from), ms(to)));
    }

    @Test
    void findsTheBeginOfADayThatHasNoMidnight() {
        ZoneId cairo = ZoneId.of("Africa/Cairo");
        Term.During day = QueryReader.read("between 2026-04-24 and 2026-04-24", NOW_MS, cairo)
                .match(found -> found.query().during(), wrong -> Term.During.ALWAYS);

        assertThat(day).isEqualTo(new Term.During(ms("2026-04-23T22:00:00Z"), ms("2026-04-24T21:00:00Z")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ok status:abc|3|13|is no status|from 100 to 599",
                "status:99|0|9|is no status|from 100 to 599",
                "status:600|0|10|is no status|from 100 to 599",
                "hash:xyz|0|8|not how a hash begins|0-9 and a-f",
                "attempts>|0|9|number of attempts|attempts>1",
                "attempts>1000|0|13|number of attempts|to 999",
                "attempts=>2|0|11|number of attempts|>=, =, <=",
                "state:sleepy|0|12|is no state|refused",
                "after:soon|0|10|is no time|2026-05-01",
                "after:2026-02-30|0|16|is no time|2026-05-01",
                "after:25:00|0|11|is no time|2026-05-01",
                "last:15|0|7|no length of time|last:15m",
                "last:999999d|0|12|no length of time|last:15m",
                "between 10:00|0|7|end of|between TIME and TIME",
                "between you and me|0|7|comes a time|between TIME and TIME",
                "order:|0|6|Nothing stands after|how the name begins",
                "\"\"|0|2|Nothing stands after|how the name begins",
                "x vendor:\"North|9|15|not closed|another",
                "statsu:500|0|10|There is no|status:",
                "vender:North|0|12|There is no|vendor:",
                "after:2026-05-02 before:2026-05-01|0|34|No time|before the end"
            })
    void saysWhatIsWrongAndWhereAndWhatIsAllowed(String text, int from, int to, String what, String allowed) {
        QueryProblem problem = problem(text);

        assertThat(problem.what()).contains(what);
        assertThat(problem.allowed()).contains(allowed);
        assertThat(List.of(problem.from(), problem.to())).containsExactly(from, to);
        assertThat(problem.message()).isEqualTo(problem.what() + " " + problem.allowed());
    }

    @Test
    void takesAKeyWithAColonForAKey() {
        assertThat(terms("re:5120 urn:uuid:1-2")).containsExactly(named("re:5120"), named("urn:uuid:1-2"));
    }

    @Test
    void findsNothingWrongWithNothing() {
        assertThat(understood(" \t").query().isEmpty()).isTrue();
    }

    @Test
    void turnsTooMuchAway() {
        assertThat(problem("a".repeat(QueryReader.LENGTH_MAX + 1)).what()).contains("too long");
        assertThat(problem("a ".repeat(33)).what()).contains("33 terms");
        assertThat(terms("a ".repeat(32))).hasSize(32);
    }

    @Test
    void neverThrowsAndPointsIntoTheTextWhateverIsTyped() {
        long seed = new Random().nextLong();
        Random random = new Random(seed);
        List<String> parts = List.of(
                "order:",
                "status:",
                "hash:",
                "attempts",
                ">",
                "<=",
                "\"",
                "between ",
                "and ",
                "10:00",
                "2026-05-01",
                "T",
                "+02:00",
                "last:",
                "99999w",
                "refused",
                "in ",
                "progress",
                " ",
                "\t",
                ":",
                "after:",
                "9999-12-31",
                "0000-01-01",
                "24:00",
                "\ud83d",
                "\u202e",
                "\0",
                "x",
                "\u00e9",
                "state:",
                "1777716000000",
                "Z");
        for (int round = 0; round < 20_000; round++) {
            StringBuilder text = new StringBuilder();
            for (int part = random.nextInt(12); part >= 0; part--) {
                text.append(
                        random.nextInt(5) == 0
                                ? String.valueOf((char) random.nextInt(0x10000))
                                : parts.get(random.nextInt(parts.size())));
            }
            boolean isFine = QueryReader.read(text.toString(), NOW_MS, BERLIN)
                    .match(
                            found -> found.offers().stream()
                                    .allMatch(offer -> QueryReader.read(offer.query(), NOW_MS, BERLIN) != null),
                            wrong -> wrong.problem().from() >= 0
                                    && wrong.problem().from() <= wrong.problem().to()
                                    && wrong.problem().to() <= text.length());
            assertThat(isFine).as("seed %d, text <%s>", seed, text).isTrue();
        }
    }

    @Test
    void readsAQueryOfEveryTermBackFromItsText() {
        long seed = new Random().nextLong();
        Random random = new Random(seed);
        for (int round = 0; round < 2_000; round++) {
            String name = random.ints(1 + random.nextInt(8), 0x20, 0x250)
                    .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                    .toString();
            Field field = Field.values()[random.nextInt(4)];
            int attempts = random.nextInt(1000);
            String text = field.text() + ":\"" + name.replace("\"", "\"\"") + "\" attempts >" + attempts;

            assertThat(terms(text))
                    .as("seed %d, text <%s>", seed, text)
                    .containsExactly(named(field, name), new Term.Attempts(Relation.MORE, attempts));
        }
    }

    private static List<Term> terms(String text) {
        return understood(text).query().terms();
    }

    private static QueryOutcome.Understood understood(String text) {
        return QueryReader.read(text, NOW_MS, BERLIN).match(found -> found, wrong -> {
            throw new AssertionError(wrong.problem().message());
        });
    }

    private static QueryProblem problem(String text) {
        return QueryReader.read(text, NOW_MS, BERLIN)
                .match(
                        found -> {
                            throw new AssertionError("understood as " + found.query());
                        },
                        QueryOutcome.Misunderstood::problem);
    }

    private static Term named(String prefix) {
        return new Term.Named(Optional.empty(), prefix);
    }

    private static Term named(Field field, String prefix) {
        return new Term.Named(Optional.of(field), prefix);
    }

    private static long ms(String time) {
        return Instant.parse(time).toEpochMilli();
    }
}
