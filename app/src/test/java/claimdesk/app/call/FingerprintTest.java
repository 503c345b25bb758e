package claimdesk.app.call;

import static claimdesk.app.call.Requests.fingerprint;
import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.store.claim.Digests;
import claimdesk.store.claim.Fingerprint;
import claimdesk.store.claim.Fingerprint.Rule;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FingerprintTest {

    @Test
    void memberOrderAndWhiteSpaceDoNotCountC32() {
        Fingerprint one = fingerprint("{\"a\":1,\"b\":2}");
        Fingerprint reordered = fingerprint("{\"b\":2,\"a\":1}");
        Fingerprint spaced = fingerprint(" {\r\n\t\"a\" : 1 , \"b\" : 2 }\n");

        assertThat(one.rule()).isEqualTo(Rule.CANONICAL);
        assertThat(List.of(reordered.sha256(), spaced.sha256())).containsOnly(one.sha256());
        assertThat(Stream.of(one, reordered, spaced).map(Fingerprint::rawSha256))
                .doesNotHaveDuplicates();
    }

    @Test
    void memberOrderDoesNotCountInNestedObjectsC32() {
        assertThat(fingerprint("{\"x\":[{\"a\":{\"c\":1,\"d\":2},\"b\":[]}]}").sha256())
                .isEqualTo(fingerprint("{\"x\": [{\"b\":[], \"a\":{\"d\":2, \"c\":1}}]}")
                        .sha256());
    }

    @Test
    void elementOrderCountsC32() {
        assertThat(fingerprint("[1,2]").sha256())
                .isNotEqualTo(fingerprint("[2,1]").sha256());
    }

    @Test
    void spellingsOfOneValueDoNotCount() {
        assertThat(fingerprint("[\"a/\\u00e9\\n\",100,-0]").sha256())
                .isEqualTo(fingerprint("[\"\\u0061\\/é\\u000A\",1.00E+2,0.0]").sha256());
    }

    @Test
    void everyPartOfTheRequestCounts() {
        byte[] body = "{}".getBytes(StandardCharsets.UTF_8);
        List<Request> requests = List.of(
                new Request("POST", "/a", "1", "", "application/json", body),
                new Request("PUT", "/a", "1", "", "application/json", body),
                new Request("POST", "/b", "1", "", "application/json", body),
                new Request("POST", "/a", "2", "", "application/json", body),
                new Request("POST", "/a", "1", "x=1", "application/json", body),
                new Request("POST", "/a", "1", "", "text/plain", body),
                new Request("POST", "/a", "1", "", "application/json", new byte[0]),
                new Request("POST", "/a1", "", "", "application/json", body),
                new Request("POST", "/a", "\uD800", "", "application/json", body),
                new Request("POST", "/a", "?", "", "application/json", body),
                new Request("POST", "/a", "\uFFFD", "", "application/json", body));

        assertThat(requests.stream().map(request -> fingerprint(request).sha256()))
                .doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "application/json",
                "APPLICATION/JSON",
                " application/json ; charset=utf-8",
                "application/vnd.claim+json",
                "application/Problem+Json;q=1"
            })
    void jsonIsKnownByItsContentType(String contentType) {
        byte[] body = "{ }".getBytes(StandardCharsets.UTF_8);

        assertThat(fingerprint(Requests.typed(contentType, body)).rule()).isEqualTo(Rule.CANONICAL);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ";", "text/plain", "application/json5", "application/x-ndjson", "json"})
    void otherContentTypesAreHashedAsTheyCame(String contentType) {
        byte[] body = "{\"a\":1,\"a\":2}".getBytes(StandardCharsets.UTF_8);

        assertThat(fingerprint(Requests.typed(contentType, body)).rule()).isEqualTo(Rule.RAW);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "\"a\"", "1", "true", "null"})
    void emptyBodiesAndLoneValuesAreHashedAsTheyCame(String body) {
        Fingerprint fingerprint = fingerprint(body);

        assertThat(fingerprint.rule()).isEqualTo(Rule.RAW);
        assertThat(fingerprint.sha256()).isEqualTo(fingerprint.rawSha256());
    }

    @Test
    void rawHashIsTakenOverTheBytesAsTheyCame() {
        String rawOfJson = fingerprint("{ \"a\":1}").rawSha256();
        Request sameBytes = Requests.typed("text/plain", "{ \"a\":1}".getBytes(StandardCharsets.UTF_8));

        assertThat(rawOfJson).isEqualTo(fingerprint(sameBytes).sha256());
    }

    @ParameterizedTest
    @ValueSource(strings = {"tr-TR", "ar-EG-u-nu-arab", "th-TH-u-nu-thai", "en-US", "lt-LT"})
    void noLocaleChangesTheHash(String language) {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.ROOT);
            List<String> expected = hashesOfSamples();

            Locale.setDefault(Locale.forLanguageTag(language));

            assertThat(hashesOfSamples()).isEqualTo(expected);
        } finally {
            Locale.setDefault(before);
        }
    }

    private static List<String> hashesOfSamples() {
        byte[] body = "{\"I\":1234567.5e10,\"i\":\"\\u0130\"}".getBytes(StandardCharsets.UTF_8);
        return Stream.of("APPLICATION/JSON", "application/X+JSON", "TEXT/PLAIN")
                .map(type -> fingerprint(Requests.typed(type, body)))
                .map(fingerprint -> fingerprint.rule() + fingerprint.sha256() + fingerprint.rawSha256())
                .collect(Collectors.toList());
    }

    /** Stored keys outlive a release: a changed hash needs a new version, or every retry in flight is a mismatch. */
    @Test
    void hashStaysTheSameFromReleaseToRelease() {
        Fingerprint fingerprint = fingerprint("{\"b\": 2, \"a\": 1}");

        assertThat(fingerprint.sha256()).isEqualTo(byHand("canonical", "{\"a\":1,\"b\":2}"));
        assertThat(fingerprint.rawSha256()).isEqualTo(byHand("raw", "{\"b\": 2, \"a\": 1}"));
    }

    private static String byHand(String rule, String body) {
        return new Digests()
                .add("claimdesk-fingerprint-1")
                .add(rule)
                .add("POST".getBytes(StandardCharsets.UTF_16BE))
                .add("/orders/{order}/deliver".getBytes(StandardCharsets.UTF_16BE))
                .add("order-1".getBytes(StandardCharsets.UTF_16BE))
                .add("")
                .add(body)
                .hex();
    }
}
