package claimdesk.app.call;

/** The steps of a call, in order. Each is at most one store transaction; a driver decides when the next one runs. */
public enum Step {
    /** Notes the attempt and checks its form; the fingerprint is taken here, once. */
    RECEIVE,
    /** Looks for the key: only under a protocol that claims later than it looks. */
    LOOK,
    CLAIM,
    /** Does the work; under a protocol whose effects commit with the save, only notes that it began. */
    WORK,
    /** Saves the answer, or releases the key if nothing was done. */
    SAVE,
    /** Notes what the vendor is told. */
    ANSWER,
    DONE
}
