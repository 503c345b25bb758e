package claimdesk.app.masking;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.casework.Case;
import claimdesk.app.verdict.Docket;
import claimdesk.app.verdict.Verdict;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Personal data go, and what a verdict is made of stays. */
class MaskedCaseTest {

    @TempDir
    Path folder;

    @Test
    void masksAddressesAndNumbersWhereverTheyStandAndKeepsBusinessNames() {
        try (Docket docket = new Docket(folder)) {
            docket.row(
                            0,
                            EventType.RECEIVED,
                            "north/re-carol@example.com-1",
                            "a-1",
                            "4711",
                            Detail.ROUTE,
                            "/orders/4711/reissue?to=carol%40example.com",
                            Detail.REASON,
                            "call +49 30 1234567 or (030) 12 34 56 at once")
                    .row(
                            5,
                            EventType.CLAIMED,
                            "north/re-carol@example.com-1",
                            "a-1",
                            "4711",
                            Detail.TOKEN,
                            "0a1b2c3d4e5f")
                    .row(
                            9,
                            EventType.AGENT_ACTION,
                            "north/re-carol@example.com-1",
                            "a-1",
                            "4711",
                            Detail.REASON,
                            "Told Carol",
                            Detail.WHO,
                            "kim");
            Case plain = docket.ofOrder("4711");

            Case masked = MaskedCase.of(plain);

            String all = masked.events().toString() + masked.topic();
            assertThat(all)
                    .doesNotContain("carol", "Carol", "example.com", "1234567", "12 34 56", "kim")
                    .contains(
                            "4711", "key \u2039email ", "a-1", "0a1b2c3d4e5f", "/orders/4711/reissue?to=\u2039email ");
            List<String> keys = masked.events().stream()
                    .map(Event::subject)
                    .map(subject -> subject.key().orElseThrow().text())
                    .distinct()
                    .toList();
            assertThat(keys).hasSize(1);
            assertThat(MaskedCase.of(plain).events()).isEqualTo(masked.events());
            assertThat(MaskedCase.of(masked).events()).isEqualTo(masked.events());
            assertThat(Verdict.of(masked).advice()).isEqualTo(Verdict.of(plain).advice());
        }
    }

    @Test
    void masksWhatAgentsWroteWholeAndWhoTheyAreEvenIfItIsOnePlainWord() {
        try (Docket docket = new Docket(folder)) {
            docket.row(0, EventType.RECEIVED, "north/k-1", "a-1", "4711", Detail.ROUTE, "/x?to=carol@example.com")
                    .row(5, EventType.AGENT_ACTION, "north/k-1", "a-1", "4711", note("kim", "carol"));
            Case first = docket.ofOrder("4711");
            docket.row(9, EventType.AGENT_ACTION, "north/k-1", "a-1", "4711", note("kim", "ring carol@example.com"));
            Case then = docket.ofOrder("4711");

            MaskedCase masked = MaskedCase.onScreen(then);

            String acts = masked.shown().events(EventType.AGENT_ACTION).toString();
            assertThat(acts).doesNotContain("kim", "carol", "ring").contains("note", "\u2039who ", "\u2039note ");
            assertThat(masked.notes().toString())
                    .contains("kim", "\"text\":\"carol\"", "ring \u2039email ")
                    .doesNotContain("example.com");
            String address =
                    masked.shown().events().get(0).details().text(Detail.ROUTE).orElseThrow();
            assertThat(MaskedCase.onScreen(first).shown().events().get(0))
                    .as("masks stay when the case is read again")
                    .isEqualTo(masked.shown().events().get(0));
            assertThat(masked.notes().get(1).details().text(Detail.TEXT).orElseThrow())
                    .isEqualTo("ring " + address.substring(address.indexOf('\u2039')));
        }
    }

    @Test
    void leavesTimesAsTheyWereWrittenButForAddressesInTheirPlace() {
        Masks masks = new Masks("0a1b2c");

        assertThat(masks.time("0171 123456")).isEqualTo("0171 123456");
        assertThat(masks.time("carol@example.com")).doesNotContain("carol");
        assertThat(MaskedText.of("to carol@example.com or +49 30 1234567"))
                .isEqualTo("to \u2039email\u203A or \u2039phone\u203A");
        assertThat(MaskedText.name("030-1234567")).isEqualTo("030-1234567");
        assertThat(MaskedText.cell("{\"name\":\"Carol\",\"order\":\"7\"}"))
                .contains("\"7\"")
                .doesNotContain("Carol");
        assertThat(MaskedText.cell("{\"name\":\"Car")).as("a cell that is cut").doesNotContain("Car");
    }

    private static Object[] note(String who, String text) {
        return new Object[] {Detail.ACTION, "note", Detail.WHO, who, Detail.TEXT, text};
    }

    @Test
    void tellsNothingByTheLengthOfAMask() {
        Masks masks = new Masks("0a1b2c");

        String brief = masks.mask("text", "a");
        String wordy = masks.mask("text", "a".repeat(500));

        assertThat(wordy).hasSameSizeAs(brief).isNotEqualTo(brief);
        assertThat(masks.mask("text", "a")).isEqualTo(brief);
        assertThat(masks.mask("text", brief)).isEqualTo(brief);
        assertThat(masks.mask("text", "\u2039text of carol\u203A")).doesNotContain("carol");
    }

    @Test
    void masksTheValuesOfABodyButForThoseOfTheBusiness() {
        String body =
                "{\"order\":\"4711\",\"status\":200,\"customer\":{\"name\":\"Carol\",\"born\":19700101,\"vip\":true},"
                        + "\"code\":\"done carol@example.com\",\"notes\":[\"ring twice\",null]}";

        String shown = body(body);

        assertThat(shown)
                .startsWith("{\"order\":\"4711\",\"status\":200,\"customer\":{\"name\":\"\u2039text ")
                .contains("\"vip\":true", "\"code\":\"done \u2039email ", ",null]")
                .doesNotContain("Carol", "carol", "1970", "ring");
        assertThat(body(shown)).isEqualTo(shown);
    }

    @Test
    void masksABodyThatIsNoJsonAsAWhole() {
        assertThat(body("Dear Carol")).doesNotContain("Carol").startsWith("\u2039body ");
        assertThat(body("\"Carol\"")).doesNotContain("Carol");
        assertThat(body("{\"name\":\"Carol\"")).doesNotContain("Carol");
        assertThat(new MaskedBody(new Masks("0a1b2c")).of(new byte[] {(byte) 0xC3, 'C', 'a'}))
                .asString()
                .doesNotContain("Ca");
        assertThat(body("")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "4711",
                "0010",
                "12E34",
                "re-5120",
                "20261103090000",
                "3f0e7c1a-0123-4567-89ab-0123456789ab",
                "2026-11-03T09:00:01.300+01:00",
                "0a1b2c3d4e5f",
                "north/k@1",
                "3e3a491d04796157088cc6a26c334bc37d8085b2741d7bf59f86295b4a1c8c6c"
            })
    void leavesWhatIsNoAddressAndNoNumber(String text) {
        assertThat(new Masks("0a1b2c").text(text)).isEqualTo(text);
    }

    @Test
    void leavesAnOrderThatOnlyLooksLikeALocalNumber() {
        assertThat(new Masks("0a1b2c").name("030-1234567")).isEqualTo("030-1234567");
        assertThat(new Masks("0a1b2c").name("to +493012345678")).doesNotContain("4930");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "carol@example.com",
                "c***@example.com",
                "carol.o'neil+shop@mail.example.co.uk",
                "carol%40example.com",
                "+493012345678",
                "+49 (30) 1234-5678",
                "(030) 1234567",
                "0171 1234567",
                "j\u00fcrgen@m\u00fcller.example"
            })
    void masksWhatIsOne(String text) {
        assertThat(new Masks("0a1b2c").text("to " + text + ", soon"))
                .matches("to \u2039(email|phone) 0a1b2c-1\u203A, soon");
    }

    private static String body(String text) {
        byte[] shown = new MaskedBody(new Masks("0a1b2c")).of(text.getBytes(StandardCharsets.UTF_8));
        return new String(shown, StandardCharsets.UTF_8);
    }
}
