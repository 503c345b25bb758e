package claimdesk.store.claim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import claimdesk.store.Samples;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The values of the protocol say what they hold, and refuse what they cannot. */
class ClaimValuesTest {

    @Test
    void showsATokenOnlyByItsDigest() {
        OwnerToken token = new OwnerToken("secret");

        assertThat(token).hasToString("token " + token.digest());
        assertThat(token.digest()).matches("[0-9a-f]{12}").isNotEqualTo(new OwnerToken("secrets").digest());
    }

    @Test
    void refusesATokenThatIsEmptyOrTooLong() {
        assertThatThrownBy(() -> new OwnerToken("")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new OwnerToken("t".repeat(101))).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0", "G", "ABCDEF"})
    void refusesAFingerprintThatIsNotOne(String text) {
        String good = Samples.fingerprint("body").sha256();

        assertThatThrownBy(() -> new Fingerprint(text, good, Fingerprint.Rule.RAW))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Fingerprint(good, good.toUpperCase(), Fingerprint.Rule.RAW))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void doesNotLetTheFieldsOfADigestRunTogether() {
        assertThat(new Digests().add("ab").add("c").hex())
                .isNotEqualTo(new Digests().add("a").add("bc").hex())
                .isNotEqualTo(new Digests().add("abc").hex())
                .isNotEqualTo(new Digests().add("ab").add("c").add("").hex());
    }

    @ParameterizedTest
    @EnumSource(FitProtocol.class)
    void findsAFitProtocolByItsWord(FitProtocol protocol) {
        assertThat(FitProtocol.named(protocol.id())).contains(protocol);
        assertThat(protocol.isFitForUse()).isTrue();
        assertThat(protocol.looksFirst()).isFalse();
        assertThat(protocol.answersUnsaved()).isFalse();
    }

    @Test
    void findsNoFitProtocolByTheWordOfAStudiedOne() {
        assertThat(FitProtocol.named("best-effort")).isEmpty();
        assertThat(FitProtocol.DEFAULT.id()).isEqualTo("owned-claim-atomic");
    }

    @ParameterizedTest
    @EnumSource(PredicateTerm.class)
    void findsATermByItsWord(PredicateTerm term) {
        assertThat(PredicateTerm.named(term.text())).contains(term);
        assertThat(term.sentence()).isNotBlank();
    }

    @Test
    void givesEachOutcomeToItsOwnBranch() {
        ClaimOutcome[] outcomes = {
            new ClaimOutcome.Claimed(null),
            new ClaimOutcome.Replay(null, OutcomeClass.FINAL, 1, null),
            new ClaimOutcome.Busy(1),
            new ClaimOutcome.Mismatch("")
        };

        assertThat(Arrays.stream(outcomes)
                        .map(one -> one.<String>match(
                                claimed -> "claimed", replay -> "replay", busy -> "busy", mismatch -> "mismatch")))
                .containsExactly("claimed", "replay", "busy", "mismatch");
        assertThat(new SaveOutcome.Saved().<String>match(saved -> "saved", refused -> "refused"))
                .isEqualTo("saved");
        assertThat(new SaveOutcome.Refused(null).<String>match(saved -> "saved", refused -> "refused"))
                .isEqualTo("refused");
    }
}
