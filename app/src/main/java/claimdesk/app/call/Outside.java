package claimdesk.app.call;

import claimdesk.store.claim.Claim;

/** What the work must reach beyond this store before it can be done. Asked outside of any transaction. */
@FunctionalInterface
public interface Outside {

    /** How asking went. */
    enum Reached {
        /** The work can be done. */
        READY,
        /** Nothing was started; a retry may find it ready. */
        UNAVAILABLE,
        /** Something may have been started, and nobody knows. */
        UNKNOWN
    }

    Reached ask(Claim claim);
}
