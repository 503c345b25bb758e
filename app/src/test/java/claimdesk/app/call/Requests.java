package claimdesk.app.call;

import claimdesk.store.claim.Fingerprint;
import java.nio.charset.StandardCharsets;

/** Requests that differ in nothing but the body. */
final class Requests {

    private Requests() {}

    static Request json(String body) {
        return json(body.getBytes(StandardCharsets.UTF_8));
    }

    static Request json(byte[] body) {
        return typed("application/json", body);
    }

    static Request typed(String contentType, byte[] body) {
        return new Request("POST", "/orders/{order}/deliver", "order-1", "", contentType, body);
    }

    static Fingerprint fingerprint(String body) {
        return fingerprint(json(body));
    }

    static Fingerprint fingerprint(Request request) {
        return Fingerprints.of(request).match(FingerprintOutcome.Made::fingerprint, refused -> {
            throw new AssertionError(refused.reason());
        });
    }

    static boolean isRefused(byte[] body) {
        return Fingerprints.of(json(body)).match(made -> false, refused -> true);
    }
}
