package claimdesk.store.claim;

import claimdesk.store.identity.ScopedKey;
import java.util.OptionalInt;

/** What the store of the article on idempotency and retries can do. */
interface BeginFinish {

    /** What a caller is told when it begins. */
    enum BeginResult {
        STARTED,
        REPLAY,
        CONFLICT,
        BUSY
    }

    BeginResult begin(ScopedKey key, String requestHash);

    void finish(ScopedKey key, int response);

    OptionalInt response(ScopedKey key);
}
