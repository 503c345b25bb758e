package claimdesk.app.prove.worker;

import claimdesk.store.claim.Answer;
import claimdesk.store.claim.Claim;
import claimdesk.store.claim.ClaimOutcome;
import claimdesk.store.claim.ClaimRequest;
import claimdesk.store.claim.Claiming;
import claimdesk.store.claim.Claims;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.claim.KeyState;
import claimdesk.store.claim.OutcomeClass;
import claimdesk.store.claim.OwnerToken;
import claimdesk.store.claim.Protocol;
import claimdesk.store.claim.SaveOutcome;
import claimdesk.store.claim.StoredKey;
import java.lang.reflect.Proxy;
import java.util.Optional;

/** The default protocol with one thing broken, to see whether anybody notices. */
public final class BrokenFence {

    /** The save's predicate has lost its token: whoever claimed once may save, if the lease of anybody runs. */
    public static final String NO_TOKEN = "no-token";
    /** Nobody takes over: a key whose owner died stays in progress for ever. */
    public static final String NO_TAKEOVER = "no-takeover";

    /** Every key is said to have been used for another request. */
    public static final String REFUSES_ALL = "refuses-all";
    /** The first claim of the seventh action breaks down. */
    public static final String BREAKS_DOWN_ONCE = "breaks-down-once";

    /** Whatever comes with a key is taken for what the key was used for. */
    public static final String NO_FINGERPRINT = "no-fingerprint";

    private BrokenFence() {}

    public static Protocol named(String id) {
        return (Protocol) Proxy.newProxyInstance(
                Protocol.class.getClassLoader(), new Class<?>[] {Protocol.class}, (proxy, method, arguments) -> {
                    if (method.getName().equals("id")) {
                        return id;
                    }
                    Object result = method.invoke(FitProtocol.OWNED_CLAIM_ATOMIC, arguments);
                    return result instanceof Claims claims ? broken(id, claims) : result;
                });
    }

    private static Claiming broken(String id, Claims claims) {
        return switch (id) {
            case NO_TOKEN -> new WithoutToken(claims);
            case NO_TAKEOVER -> new WithoutTakeover(claims);
            case REFUSES_ALL -> new RefusingAll(claims);
            case NO_FINGERPRINT -> new WithoutFingerprint(claims);
            case BREAKS_DOWN_ONCE -> new BreakingDownOnce(claims);
            default -> throw new IllegalArgumentException(id);
        };
    }

    private static class AsIs implements Claiming {
        final Claims claims;

        AsIs(Claims claims) {
            this.claims = claims;
        }

        @Override
        public ClaimOutcome claim(ClaimRequest request) {
            return claims.claim(request);
        }

        @Override
        public Optional<ClaimOutcome> look(ClaimRequest request) {
            return claims.look(request);
        }

        @Override
        public SaveOutcome save(Claim claim, Answer answer, OutcomeClass outcome, long retentionMs) {
            return claims.save(claim, answer, outcome, retentionMs);
        }

        @Override
        public Optional<Claim> renew(Claim claim, long leaseMs) {
            return claims.renew(claim, leaseMs);
        }

        @Override
        public SaveOutcome release(Claim claim, String reason) {
            return claims.release(claim, reason);
        }
    }

    private static final class WithoutToken extends AsIs {

        WithoutToken(Claims claims) {
            super(claims);
        }

        /** Presents the token that is stored, so that its term always holds, as if it were not there. */
        @Override
        public SaveOutcome save(Claim claim, Answer answer, OutcomeClass outcome, long retentionMs) {
            OwnerToken any =
                    claims.find(claim.caller().key()).flatMap(StoredKey::token).orElse(claim.token());
            Claim unfenced =
                    new Claim(claim.caller(), claim.fingerprint(), any, claim.claimedAtMs(), claim.leaseUntilMs());
            return claims.save(unfenced, answer, outcome, retentionMs);
        }
    }

    private static final class WithoutTakeover extends AsIs {

        WithoutTakeover(Claims claims) {
            super(claims);
        }

        @Override
        public ClaimOutcome claim(ClaimRequest request) {
            boolean isTaken = claims.find(request.caller().key())
                    .filter(row -> row.state() == KeyState.IN_PROGRESS)
                    .isPresent();
            return isTaken ? new ClaimOutcome.Busy(1) : claims.claim(request);
        }
    }

    private static final class RefusingAll extends AsIs {

        RefusingAll(Claims claims) {
            super(claims);
        }

        @Override
        public ClaimOutcome claim(ClaimRequest request) {
            return new ClaimOutcome.Mismatch(request.fingerprint().sha256());
        }
    }

    private static final class BreakingDownOnce extends AsIs {

        BreakingDownOnce(Claims claims) {
            super(claims);
        }

        @Override
        public ClaimOutcome claim(ClaimRequest request) {
            if (request.caller().attempt().text().endsWith("-7-1")) {
                throw new IllegalStateException("broken on purpose");
            }
            return claims.claim(request);
        }
    }

    private static final class WithoutFingerprint extends AsIs {

        WithoutFingerprint(Claims claims) {
            super(claims);
        }

        @Override
        public ClaimOutcome claim(ClaimRequest request) {
            return claims.claim(claims.find(request.caller().key())
                    .map(row ->
                            new ClaimRequest(request.caller(), row.fingerprint(), request.token(), request.leaseMs()))
                    .orElse(request));
        }
    }
}
