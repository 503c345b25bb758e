package claimdesk.app.call;

import claimdesk.store.claim.Answer;
import claimdesk.store.order.Operation;
import claimdesk.store.order.Order;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The bodies of replies: what was done, as JSON, or why not, as problem details (RFC 9457). Both carry the machine code
 * and what to do with the key.
 */
record ReplyBody(String code, KeyAdvice advice) {

    private static final ObjectMapper JSON = new ObjectMapper();

    /** The answer to an operation that was done. */
    static Answer done(Order order, Operation operation, int status) {
        Map<String, Object> body = new LinkedHashMap<>();
        body.put("order", order.id().text());
        body.put("operation", operation.text());
        body.put("state", operation.target().text());
        body.put("code", ReplyCode.DONE.text());
        Map<String, String> headers = Map.of(
                "content-type",
                "application/json",
                "location",
                "/orders/" + segment(order.id().text()));
        return new Answer(status, headers, bytes(body));
    }

    /** A name as one segment of a path, whatever characters it has. */
    private static String segment(String name) {
        return URLEncoder.encode(name, StandardCharsets.UTF_8).replace("+", "%20");
    }

    /** The answer that tells of a refusal or a failure. */
    static Answer problem(ReplyCode code, int status, String detail) {
        Map<String, Object> body = new LinkedHashMap<>();
        body.put("type", "urn:claimdesk:" + code.text());
        body.put("title", code.title());
        body.put("status", status);
        body.put("detail", detail);
        body.put("code", code.text());
        body.put("retryWith", code.advice().text());
        return new Answer(status, Map.of("content-type", "application/problem+json"), bytes(body));
    }

    /** Reads code and advice back from a body; both are empty for a body that is none of ours. */
    static ReplyBody read(byte[] body) {
        try {
            JsonNode json = JSON.readTree(body);
            KeyAdvice advice = KeyAdvice.named(json.path("retryWith").asText()).orElse(KeyAdvice.NONE);
            return new ReplyBody(json.path("code").asText(), advice);
        } catch (IOException notJson) {
            return new ReplyBody("", KeyAdvice.NONE);
        }
    }

    private static byte[] bytes(Map<String, Object> body) {
        try {
            return JSON.writeValueAsBytes(body);
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException("texts and numbers are always JSON", impossible);
        }
    }
}
