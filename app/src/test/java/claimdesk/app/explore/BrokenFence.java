package claimdesk.app.explore;

import claimdesk.store.claim.Answer;
import claimdesk.store.claim.Claim;
import claimdesk.store.claim.ClaimOutcome;
import claimdesk.store.claim.ClaimRequest;
import claimdesk.store.claim.Claiming;
import claimdesk.store.claim.Claims;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.claim.OutcomeClass;
import claimdesk.store.claim.Protocol;
import claimdesk.store.claim.SaveOutcome;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Optional;

/**
 * A fit protocol with one term broken on purpose: its save presents whatever token the row has, so that the token is no
 * longer asked for.
 */
final class BrokenFence {

    private BrokenFence() {}

    static Protocol of(FitProtocol fit) {
        // By proxy, for the method that is changed has a parameter of a library that is the store's alone.
        return (Protocol) Proxy.newProxyInstance(
                Protocol.class.getClassLoader(),
                new Class<?>[] {Protocol.class},
                (proxy, method, arguments) -> broken(fit, method, arguments));
    }

    private static Object broken(FitProtocol fit, Method method, Object[] arguments) throws Throwable {
        try {
            Object result = method.invoke(fit, arguments);
            return result instanceof Claims ? new Tokenless((Claims) result) : result;
        } catch (InvocationTargetException failure) {
            throw failure.getCause();
        }
    }

    private record Tokenless(Claims claims) implements Claiming {

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
            return claims.save(withTheRowsToken(claim), answer, outcome, retentionMs);
        }

        @Override
        public Optional<Claim> renew(Claim claim, long leaseMs) {
            return claims.renew(claim, leaseMs);
        }

        @Override
        public SaveOutcome release(Claim claim, String reason) {
            return claims.release(claim, reason);
        }

        private Claim withTheRowsToken(Claim claim) {
            return claims.find(claim.caller().key())
                    .flatMap(row -> row.token())
                    .map(token -> new Claim(
                            claim.caller(), claim.fingerprint(), token, claim.claimedAtMs(), claim.leaseUntilMs()))
                    .orElse(claim);
        }
    }
}
