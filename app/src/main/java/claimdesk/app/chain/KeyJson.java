package claimdesk.app.chain;

import claimdesk.store.claim.Answer;
import claimdesk.store.claim.Caller;
import claimdesk.store.claim.Fingerprint;
import claimdesk.store.claim.OutcomeClass;
import claimdesk.store.claim.SavedAnswer;
import claimdesk.store.claim.StoredKey;
import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.IdempotencyKey;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.RunId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.identity.Vendor;
import claimdesk.store.order.Operation;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** A key row as members of a line; its owner token is not among them, for whoever has it owns the claim. */
final class KeyJson {

    private KeyJson() {}

    static ObjectNode write(StoredKey row) {
        ObjectNode line = Fields.object();
        line.put("vendor", row.key().vendor().text());
        line.put("key", row.key().key().text());
        line.put("order", row.order().text());
        line.put("operation", row.operation().text());
        line.put("attempt", row.attempt().text());
        Fields.put(line, "run", row.caller().run().number());
        line.put("fingerprint", row.fingerprint().sha256());
        line.put("rawFingerprint", row.fingerprint().rawSha256());
        line.put("fingerprintRule", row.fingerprint().rule().text());
        line.put("state", row.state().text());
        Fields.put(line, "claimedAtMs", row.claimedAtMs());
        Fields.put(line, "leaseUntilMs", row.leaseUntilMs());
        line.put("digest", row.digest());
        row.saved().ifPresent(saved -> line.set("answer", answer(saved)));
        return line;
    }

    private static ObjectNode answer(SavedAnswer saved) {
        ObjectNode answer = Fields.object();
        answer.put("status", saved.answer().status());
        ObjectNode headers = answer.putObject("headers");
        saved.answer().headers().forEach(headers::put);
        body(answer, saved.answer().body());
        answer.put("outcome", saved.outcome().text());
        Fields.put(answer, "savedAtMs", saved.savedAtMs());
        Fields.put(answer, "keepUntilMs", saved.keepUntilMs());
        return answer;
    }

    private static void body(ObjectNode answer, byte[] body) {
        try {
            answer.put(
                    "body",
                    StandardCharsets.UTF_8
                            .newDecoder()
                            .decode(ByteBuffer.wrap(body))
                            .toString());
        } catch (CharacterCodingException noText) {
            answer.put("bodyBase64", Base64.getEncoder().encodeToString(body));
        }
    }

    static StoredKey read(JsonNode line) {
        ScopedKey key =
                new ScopedKey(new Vendor(Fields.text(line, "vendor")), new IdempotencyKey(Fields.text(line, "key")));
        Caller caller = new Caller(
                new RunId(Fields.number(line, "run")),
                key,
                new AttemptId(Fields.text(line, "attempt")),
                new OrderId(Fields.text(line, "order")),
                Operation.named(Fields.text(line, "operation"))
                        .orElseThrow(() -> new IllegalArgumentException("its operation is none that there is")),
                "");
        Fingerprint fingerprint = new Fingerprint(
                Fields.text(line, "fingerprint"),
                Fields.text(line, "rawFingerprint"),
                one(Fingerprint.Rule.values(), Fingerprint.Rule::text, Fields.text(line, "fingerprintRule")));
        Optional<SavedAnswer> saved =
                line.has("answer") ? Optional.of(saved(Fields.object(line, "answer"))) : Optional.empty();
        return StoredKey.recorded(
                caller,
                fingerprint,
                new StoredKey.Lease(Fields.number(line, "claimedAtMs"), Fields.number(line, "leaseUntilMs")),
                saved,
                Fields.text(line, "digest"));
    }

    private static SavedAnswer saved(ObjectNode answer) {
        Map<String, String> headers = new HashMap<>();
        ObjectNode named = Fields.object(answer, "headers");
        named.fieldNames().forEachRemaining(name -> headers.put(name, Fields.text(named, name)));
        byte[] body = Fields.textIfThere(answer, "body")
                .map(text -> text.getBytes(StandardCharsets.UTF_8))
                .orElseGet(() -> Base64.getDecoder().decode(Fields.text(answer, "bodyBase64")));
        return new SavedAnswer(
                new Answer((int) Fields.number(answer, "status"), headers, body),
                one(OutcomeClass.values(), OutcomeClass::text, Fields.text(answer, "outcome")),
                Fields.number(answer, "savedAtMs"),
                Fields.number(answer, "keepUntilMs"));
    }

    private static <E> E one(E[] all, Function<E, String> naming, String text) {
        return Arrays.stream(all)
                .filter(each -> naming.apply(each).equals(text))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("it has a word that this version does not know"));
    }
}
