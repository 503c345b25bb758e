package claimdesk.app.call;

import claimdesk.store.Transactions;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.claim.OwnerTokens;
import claimdesk.store.claim.Protocol;

/** Where calls are served: a store, a protocol, and what the work needs. Makes a {@link Call} for each attempt. */
public final class Desk {

    private final Transactions store;
    private final Protocol protocol;
    private final CallSettings settings;
    private final OwnerTokens tokens;
    private final Outside outside;

    private Desk(Transactions store, Protocol protocol, CallSettings settings, OwnerTokens tokens, Outside outside) {
        this.store = store;
        this.protocol = protocol;
        this.settings = settings;
        this.tokens = tokens;
        this.outside = outside;
    }

    /** A desk that serves real vendors; no studied protocol can be given to it. */
    public static Desk live(
            Transactions store, FitProtocol protocol, CallSettings settings, OwnerTokens tokens, Outside outside) {
        return new Desk(store, protocol, settings, tokens, outside);
    }

    /** A desk for simulation and study, under any protocol. */
    public static Desk simulated(
            Transactions store, Protocol protocol, CallSettings settings, OwnerTokens tokens, Outside outside) {
        return new Desk(store, protocol, settings, tokens, outside);
    }

    public Call serve(Attempt attempt) {
        return new Call(this, attempt);
    }

    Transactions store() {
        return store;
    }

    Protocol protocol() {
        return protocol;
    }

    CallSettings settings() {
        return settings;
    }

    OwnerTokens tokens() {
        return tokens;
    }

    Outside outside() {
        return outside;
    }
}
