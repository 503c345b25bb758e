package claimdesk.app.casework;

/** Whether it proves anything that the rows are silent on something. */
public enum Completeness {
    /**
     * All comes from this file's own journal, which records every change in the change's own transaction: what it does
     * not have did not happen at this store.
     */
    COMPLETE,
    /** Something was imported, or rows were left out: what is missing may have happened and stand elsewhere. */
    PARTIAL;

    public boolean provesAbsence() {
        return this == COMPLETE;
    }
}
