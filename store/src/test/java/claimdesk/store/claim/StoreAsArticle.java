package claimdesk.store.claim;

import claimdesk.store.Bench;
import claimdesk.store.Samples;
import claimdesk.store.identity.ScopedKey;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;

/** The real store in the words of the article: a begin is a claim whose lease never ends, a finish is its save. */
final class StoreAsArticle implements BeginFinish {

    private static final long NEVER_MS = 1_000_000_000_000_000L;

    private final Map<ScopedKey, Claim> claims = new HashMap<>();
    private final Bench bench;
    private int tokens;

    StoreAsArticle(Bench bench) {
        this.bench = bench;
    }

    @Override
    public BeginResult begin(ScopedKey key, String requestHash) {
        ClaimRequest request = bench.request(key, "token-" + tokens++);
        return bench.claim(Samples.asking(requestHash, Samples.lasting(NEVER_MS, request)))
                .match(
                        claimed -> {
                            claims.put(key, claimed.claim());
                            return BeginResult.STARTED;
                        },
                        replay -> BeginResult.REPLAY,
                        busy -> BeginResult.BUSY,
                        mismatch -> BeginResult.CONFLICT);
    }

    @Override
    public void finish(ScopedKey key, int response) {
        Claim claim = claims.get(key);
        if (claim != null) {
            bench.save(claim, Samples.answer(response, ""));
        }
    }

    @Override
    public OptionalInt response(ScopedKey key) {
        return bench.find(key)
                .flatMap(StoredKey::saved)
                .map(saved -> OptionalInt.of(saved.answer().status()))
                .orElse(OptionalInt.empty());
    }
}
