package claimdesk.app.vendor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class WordsTest {

    @Test
    void keyPoliciesAreKnownByTheirWords() {
        assertThat(Arrays.stream(KeyPolicy.values()).map(KeyPolicy::text))
                .containsExactly("same-key", "new-key-each-retry", "changing-body", "no-key");
        for (KeyPolicy policy : KeyPolicy.values()) {
            assertThat(KeyPolicy.named(policy.text())).contains(policy);
        }
        assertThat(KeyPolicy.named("SAME_KEY")).isEmpty();
    }

    @Test
    void jittersAreKnownByTheirWords() {
        assertThat(Arrays.stream(Jitter.values()).map(Jitter::text))
                .containsExactly("none", "full", "equal", "decorrelated");
        for (Jitter jitter : Jitter.values()) {
            assertThat(Jitter.named(jitter.text())).contains(jitter);
        }
        assertThat(Jitter.named("")).isEmpty();
    }

    @Test
    void wordsAreTheSameInTurkish() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("tr-TR"));

            assertThat(KeyPolicy.CHANGING_BODY.text()).isEqualTo("changing-body");
        } finally {
            Locale.setDefault(before);
        }
    }
}
