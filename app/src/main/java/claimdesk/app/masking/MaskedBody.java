package claimdesk.app.masking;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Masks an answer's body. Of JSON the names of members stay, and true, false and null, and the values of members that are
 * known to be about the business ({@link #BUSINESS}), these without addresses and numbers in them; every other text and
 * number is masked. What is no JSON is masked as a whole.
 */
final class MaskedBody {

    /** By name, without case and punctuation. */
    static final Set<String> BUSINESS = Set.of(
            "order",
            "orderid",
            "orderno",
            "ordernumber",
            "operation",
            "state",
            "status",
            "code",
            "type",
            "title",
            "detail",
            "retrywith",
            "retryafter",
            "vendor",
            "vendorid",
            "key",
            "idempotencykey",
            "attempt",
            "attemptid",
            "requestid",
            "amount",
            "currency",
            "replayed");

    private static final ObjectMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .build();

    private final Masks masks;

    MaskedBody(Masks masks) {
        this.masks = masks;
    }

    byte[] of(byte[] body) {
        if (body.length == 0) {
            return body;
        }
        return masked(body).getBytes(StandardCharsets.UTF_8);
    }

    private String masked(byte[] body) {
        String text;
        try {
            text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(body))
                    .toString();
        } catch (CharacterCodingException noText) {
            return masks.mask("body", new String(body, StandardCharsets.ISO_8859_1));
        }
        try {
            JsonNode json = JSON.readTree(text);
            return json.isContainerNode() ? masked(json, false).toString() : masks.mask("body", text);
        } catch (JsonProcessingException none) {
            return masks.mask("body", text);
        }
    }

    private JsonNode masked(JsonNode value, boolean isBusiness) {
        if (value instanceof ObjectNode object) {
            ObjectNode shown = JSON.createObjectNode();
            List<String> names = new ArrayList<>();
            object.fieldNames().forEachRemaining(names::add);
            names.forEach(name -> shown.set(masks.text(name), masked(object.get(name), isBusiness(name))));
            return shown;
        }
        if (value instanceof ArrayNode array) {
            ArrayNode shown = JSON.createArrayNode();
            array.forEach(one -> shown.add(masked(one, isBusiness)));
            return shown;
        }
        if (value.isBoolean() || value.isNull()) {
            return value;
        }
        if (isBusiness) {
            return value.isTextual() ? TextNode.valueOf(masks.text(value.textValue())) : value;
        }
        return TextNode.valueOf(masks.mask("text", value.asText()));
    }

    private static boolean isBusiness(String name) {
        return BUSINESS.contains(name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", ""));
    }
}
