package claimdesk.app.call;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class RequestTest {

    @Test
    void keepsItsBodyWhenTheSendersArrayChangesC35() {
        byte[] sent = "{\"a\":1}".getBytes(StandardCharsets.UTF_8);
        Request request = Requests.json(sent);
        String before = Requests.fingerprint(request).sha256();

        sent[5] = '2';

        assertThat(request.body()).asString(StandardCharsets.UTF_8).isEqualTo("{\"a\":1}");
        assertThat(Requests.fingerprint(request).sha256()).isEqualTo(before);
    }

    @Test
    void keepsItsBodyWhenAHandlerEditsWhatItWasGivenC35() {
        Request request = Requests.json("{\"a\":1}");
        String before = Requests.fingerprint(request).sha256();

        request.body()[5] = '2';

        assertThat(request.body()).asString(StandardCharsets.UTF_8).isEqualTo("{\"a\":1}");
        assertThat(Requests.fingerprint(request).sha256()).isEqualTo(before);
    }

    @Test
    void holdsABodyThatIsTooLargeToo() {
        assertThat(Request.BODY_BYTES_MAX).isEqualTo(1_048_576);
        assertThat(Requests.json(new byte[1_048_577]).bodyBytes()).isEqualTo(1_048_577);
    }

    @Test
    void isAValue() {
        assertThat(Requests.json("{}")).isEqualTo(Requests.json("{}")).hasSameHashCodeAs(Requests.json("{}"));
        assertThat(Requests.json("{}")).isNotEqualTo(Requests.json("[]"));
        assertThat(Requests.json("{\"name\":\"Ada\"}").toString()).doesNotContain("Ada");
    }
}
