package claimdesk.app.call;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import claimdesk.store.claim.Fingerprint;
import claimdesk.store.claim.Fingerprint.Rule;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each property under one fixed seed, and under one that is new for every run. */
class FingerprintFuzzTest {

    private static final int BODIES = 5_000;

    /** Reads every number exactly; nothing of it is used by the code under test. */
    private static final JsonMapper EXACT = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    static List<Long> seeds() {
        return List.of(1L, System.nanoTime());
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void neverThrowsWhateverTheBytes(long seed) {
        System.out.println("FingerprintFuzzTest.neverThrows seed " + seed);
        Random random = new Random(seed);
        RandomJson json = new RandomJson(random);
        for (int body = 0; body < BODIES; body++) {
            byte[] bytes = mutated(json.spell(json.container()).getBytes(StandardCharsets.UTF_8), random);

            assertThatCode(() -> Fingerprints.of(Requests.json(bytes)))
                    .as("seed %d, bytes %s", seed, HexFormat.of().formatHex(bytes))
                    .doesNotThrowAnyException();
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void anotherSpellingKeepsTheHashOfIJson(long seed) {
        System.out.println("FingerprintFuzzTest.anotherSpelling seed " + seed);
        RandomJson json = new RandomJson(new Random(seed));
        int canonical = 0;
        for (int body = 0; body < BODIES; body++) {
            Object value = json.container();
            Fingerprint one = Requests.fingerprint(json.spell(value));
            Fingerprint other = Requests.fingerprint(json.spell(value));

            assertThat(one.rule()).as("seed %d, %s", seed, value).isEqualTo(other.rule());
            if (one.rule() == Rule.CANONICAL) {
                canonical++;
                assertThat(one.sha256()).as("seed %d, %s", seed, value).isEqualTo(other.sha256());
            }
        }
        assertThat(canonical).isBetween(BODIES / 4, BODIES - BODIES / 10);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void oneHashMeansOneValue(long seed) throws IOException {
        System.out.println("FingerprintFuzzTest.oneHash seed " + seed);
        Random random = new Random(seed);
        RandomJson json = new RandomJson(random);
        Map<String, Object> meaningBySha256 = new HashMap<>();
        int met = 0;
        for (int body = 0; body < 4 * BODIES; body++) {
            byte[] spelled = json.spell(json.container()).getBytes(StandardCharsets.UTF_8);
            byte[] bytes = random.nextInt(3) == 0 ? mutated(spelled, random) : spelled;
            Optional<String> sha256 = canonicalSha256(bytes);
            if (sha256.isPresent()) {
                Object meaning = meaning(EXACT.readTree(bytes));
                Object known = meaningBySha256.putIfAbsent(sha256.get(), meaning);
                met += known == null ? 0 : 1;
                assertThat(known == null ? meaning : known)
                        .as("seed %d, bytes %s", seed, HexFormat.of().formatHex(bytes))
                        .isEqualTo(meaning);
            }
        }
        assertThat(met).as("bodies that met an equal one").isGreaterThan(BODIES / 10);
        assertThat(new HashMap<>(meaningBySha256).values()).doesNotHaveDuplicates();
    }

    private static Optional<String> canonicalSha256(byte[] body) {
        return Fingerprints.of(Requests.json(body))
                .match(
                        made -> Optional.of(made.fingerprint())
                                .filter(fingerprint -> fingerprint.rule() == Rule.CANONICAL)
                                .map(Fingerprint::sha256),
                        refused -> Optional.empty());
    }

    /** Equal for equal values, whatever the order of members and the scale of numbers. */
    private static Object meaning(JsonNode node) {
        if (node.isObject()) {
            Map<String, Object> members = new TreeMap<>();
            node.properties().forEach(member -> members.put(member.getKey(), meaning(member.getValue())));
            return members;
        }
        if (node.isArray()) {
            List<Object> elements = new ArrayList<>();
            node.forEach(element -> elements.add(meaning(element)));
            return elements;
        }
        if (node.isNumber()) {
            BigDecimal number = node.decimalValue();
            return number.signum() == 0 ? BigDecimal.ZERO : number.stripTrailingZeros();
        }
        return node.isTextual() ? node.textValue() : node.toString() + " literal";
    }

    /** Bytes changed, cut, doubled or put in: none to four times. */
    private static byte[] mutated(byte[] body, Random random) {
        byte[] bytes = body;
        for (int left = random.nextInt(5); left > 0 && bytes.length > 0; left--) {
            int at = random.nextInt(bytes.length);
            switch (random.nextInt(4)) {
                case 0 -> bytes = Arrays.copyOf(bytes, at);
                case 1 -> {
                    bytes = bytes.clone();
                    bytes[at] = anyByte(random);
                }
                case 2 -> bytes = spliced(bytes, at, Arrays.copyOfRange(bytes, random.nextInt(at + 1), at));
                default -> bytes = spliced(bytes, at, new byte[] {anyByte(random)});
            }
        }
        return bytes;
    }

    private static byte anyByte(Random random) {
        String telling = "{}[]:,\"\\0123456789eE+-.u \ntfn";
        return random.nextInt(4) == 0
                ? (byte) random.nextInt(256)
                : (byte) telling.charAt(random.nextInt(telling.length()));
    }

    private static byte[] spliced(byte[] bytes, int at, byte[] more) {
        byte[] spliced = Arrays.copyOf(bytes, bytes.length + more.length);
        System.arraycopy(more, 0, spliced, at, more.length);
        System.arraycopy(bytes, at, spliced, at + more.length, bytes.length - at);
        return spliced;
    }
}
