package claimdesk.store;

import claimdesk.store.claim.Answer;
import claimdesk.store.claim.Caller;
import claimdesk.store.claim.ClaimRequest;
import claimdesk.store.claim.Digests;
import claimdesk.store.claim.Fingerprint;
import claimdesk.store.claim.OwnerToken;
import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.IdempotencyKey;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.RunId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.identity.Vendor;
import claimdesk.store.order.Operation;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** Keys, requests and answers that tests are made of. */
public final class Samples {

    /** The key of tests that need only one. */
    public static final ScopedKey KEY = key("vendor-a", "order-1");

    public static final OrderId ORDER = new OrderId("o-1");

    private Samples() {}

    public static ScopedKey key(String vendor, String key) {
        return new ScopedKey(new Vendor(vendor), new IdempotencyKey(key));
    }

    /** The fingerprint of a request with this body, compared as it came. */
    public static Fingerprint fingerprint(String body) {
        String hash = new Digests().add(body).hex();
        return new Fingerprint(hash, hash, Fingerprint.Rule.RAW);
    }

    /** A call by a worker of its own, whose attempt is named as its token is. */
    public static Caller caller(RunId run, ScopedKey key, String attempt) {
        return new Caller(run, key, new AttemptId(attempt), ORDER, Operation.DELIVER, "worker of " + attempt);
    }

    public static ClaimRequest request(RunId run, ScopedKey key, String token) {
        return new ClaimRequest(caller(run, key, token), fingerprint("body"), new OwnerToken(token), Bench.LEASE_MS);
    }

    /** The same request with another body. */
    public static ClaimRequest asking(String body, ClaimRequest request) {
        return new ClaimRequest(request.caller(), fingerprint(body), request.token(), request.leaseMs());
    }

    /** The same request for another time. */
    public static ClaimRequest lasting(long leaseMs, ClaimRequest request) {
        return new ClaimRequest(request.caller(), request.fingerprint(), request.token(), leaseMs);
    }

    public static Answer answer(int status, String body) {
        return new Answer(status, Map.of("Content-Type", "text/plain"), body.getBytes(StandardCharsets.UTF_8));
    }
}
