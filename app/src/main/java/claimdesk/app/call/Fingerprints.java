package claimdesk.app.call;

import claimdesk.store.claim.Digests;
import claimdesk.store.claim.Fingerprint;
import claimdesk.store.claim.Fingerprint.Rule;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Locale;
import java.util.Optional;
import org.erdtman.jcs.JsonCanonicalizer;

/**
 * Takes the fingerprint of a request: SHA-256 over a version, the rule, method, route, order, query and body, each
 * with its length before it.
 *
 * <p>Of the body, one rule (case C32). It depends on no locale and throws for no bytes:
 *
 * <ol>
 *   <li>A body whose content type is {@code application/json} or ends in {@code +json} (RFC 6839; parameters and case
 *       do not count), and which is I-JSON (RFC 7493, as {@link JsonForm} reads it), is hashed in its RFC 8785 form:
 *       {@link Rule#CANONICAL}. Member order, white space, escapes and spellings of one number make no difference.
 *   <li>A JSON body in which an object has two members of one name is refused, for readers differ on which one counts
 *       (RFC 8259 section 4).
 *   <li>Any other body, an empty one too, is hashed as it came: {@link Rule#RAW}. So two bodies that a lossy reading
 *       would make equal, such as two numbers that become one double, stay two.
 * </ol>
 *
 * <p>A lone string, number, true, false or null is I-JSON, but hashed as it came: the library for RFC 8785 takes only
 * objects and arrays. That is the only place where it was found to fall short of the RFC on I-JSON.
 */
public final class Fingerprints {

    /** Changes with the rule, so that a stored fingerprint is never held against one that was made otherwise. */
    private static final String VERSION = "claimdesk-fingerprint-1";

    private static final String TWO_OF_ONE_NAME = "an object in the JSON body has two members of one name, "
            + "and readers differ on which one counts; send each name once";

    private Fingerprints() {}

    public static FingerprintOutcome of(Request request) {
        byte[] body = request.body();
        JsonForm form = isJson(request.contentType()) ? JsonForm.of(body) : JsonForm.OTHER;
        if (form == JsonForm.TWO_OF_ONE_NAME) {
            return new FingerprintOutcome.Refused(TWO_OF_ONE_NAME);
        }
        String raw = hash(request, Rule.RAW, body);
        return new FingerprintOutcome.Made(canonical(form, body)
                .map(bytes -> new Fingerprint(hash(request, Rule.CANONICAL, bytes), raw, Rule.CANONICAL))
                .orElseGet(() -> new Fingerprint(raw, raw, Rule.RAW)));
    }

    private static boolean isJson(String contentType) {
        String mediaType = contentType.split(";", 2)[0].strip().toLowerCase(Locale.ROOT);
        return mediaType.equals("application/json") || mediaType.endsWith("+json");
    }

    private static Optional<byte[]> canonical(JsonForm form, byte[] body) {
        if (form != JsonForm.I_JSON) {
            return Optional.empty();
        }
        try {
            return Optional.of(new JsonCanonicalizer(body).getEncodedUTF8());
        } catch (IOException neitherObjectNorArray) {
            return Optional.empty();
        }
    }

    private static String hash(Request request, Rule rule, byte[] body) {
        return new Digests()
                .add(VERSION)
                .add(rule.text())
                .add(codeUnits(request.method()))
                .add(codeUnits(request.route()))
                .add(codeUnits(request.order()))
                .add(codeUnits(request.query()))
                .add(body)
                .hex();
    }

    /** As UTF-16, since UTF-8 would turn every half of a surrogate pair into the same question mark. */
    private static byte[] codeUnits(String text) {
        ByteBuffer bytes = ByteBuffer.allocate(2 * text.length());
        bytes.asCharBuffer().put(text);
        return bytes.array();
    }
}
