package claimdesk.store.claim;

/** Where owner tokens come from: a secure random source when live, the run's seed in a simulation. */
@FunctionalInterface
public interface OwnerTokens {

    /** A token that no other claim has. */
    OwnerToken next();
}
